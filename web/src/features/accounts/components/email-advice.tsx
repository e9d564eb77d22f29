import { validateEmail } from '@prova/contract/accounts/email-validation';
import { checkEmail, normaliseEmail } from '@prova/contract/email';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';

/**
 * What may be wrong with an address that is well formed: a typing error, a domain that takes no mail, a disposable
 * mailer. It hinders nobody, and stays silent when it cannot be found out.
 */
export function EmailAdvice({
  left,
  current,
  onAccept,
}: {
  /** As the field was left. */
  left: string;
  /** As it is now: what is being typed is not commented on. */
  current: string;
  onAccept: (email: string) => void;
}) {
  const { t } = useTranslation('accounts');
  const email = normaliseEmail(left);
  const { data } = useQuery({
    ...queryOf(validateEmail, { params: { email } }),
    enabled: checkEmail(left) === 'ok',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const advice = data?.email === normaliseEmail(current) ? data : undefined;
  const warning =
    advice?.mailDomain === 'refuses'
      ? t('advice.refuses', { domain: advice.email.split('@')[1] })
      : advice?.disposable
        ? t('advice.disposable')
        : null;
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-1 empty:hidden">
      {advice?.suggestion && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 text-left wrap-anywhere"
          onClick={() => onAccept(advice.suggestion ?? '')}
        >
          {t('advice.suggestion', { email: advice.suggestion })}
        </Button>
      )}
      {/* Many a misspelt provider is a disposable mailer, too: the likely address is all that helps then. */}
      {warning && !advice?.suggestion && (
        <p className="flex items-start gap-1.5 text-small text-amber wrap-anywhere">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
          {warning}
        </p>
      )}
    </div>
  );
}
