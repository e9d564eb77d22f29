import { confirmEmailChange } from '@prova/contract/accounts/email-change';
import { accountPaths } from '@prova/contract/accounts/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AttemptState } from '../components/attempt-state.tsx';
import { Outcome } from '../components/outcome.tsx';

const SHORTEST_TOKEN = 20;

function titleOf(complete: boolean, { isSuccess, error }: { isSuccess: boolean; error: unknown }) {
  if (isSuccess) return 'emailChange.confirm.doneTitle';
  if (!complete || isRefusal(error)) return 'emailChange.confirm.refusedTitle';
  return error ? 'emailChange.confirm.failedTitle' : 'emailChange.confirm.title';
}

const isRefusal = (error: unknown) => isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'VALIDATION_FAILED');

/** Where the mail to a new address leads; it proves the address by a POST, which no mail scanner sends. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const { t } = useTranslation(['security', 'accounts']);
  const complete = token.length >= SHORTEST_TOKEN;
  const attempt = useQuery({
    queryKey: ['accounts.confirmEmailChange', token],
    queryFn: () => call(confirmEmailChange, { body: { token } }),
    enabled: complete,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const title = t(titleOf(complete, attempt));
  usePageTitle(title);
  if (attempt.isSuccess) {
    return (
      <Outcome icon={<CircleCheck />} title={title} text={t('emailChange.confirm.done', attempt.data)}>
        <LinkButton href={accountPaths.login} variant="primary">
          {t('emailChange.confirm.toSecurity')}
        </LinkButton>
      </Outcome>
    );
  }
  if (!complete || isRefusal(attempt.error)) {
    return (
      <Outcome icon={<LinkIcon />} tone="amber" title={title} text={t('emailChange.confirm.refused')}>
        <LinkButton href={accountPaths.login} variant="primary">
          {t('emailChange.confirm.toSecurity')}
        </LinkButton>
      </Outcome>
    );
  }
  return <AttemptState title={title} waiting={t('emailChange.confirm.wait')} attempt={attempt} />;
}
