import { verifyEmail } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { to } from '@prova/contract/paths';
import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LinkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { keepCredentials } from './completion.queries.ts';
import { AttemptState } from './components/attempt-state.tsx';
import { Outcome } from './components/outcome.tsx';
import { forgetPending, pendingVerification } from './device.ts';

const SHORTEST_TOKEN = 20;

/** What the page is about by now, in the tab as in its heading. */
function titleOf(complete: boolean, { isSuccess, error }: { isSuccess: boolean; error: unknown }) {
  if (isSuccess) return 'doneTitle';
  if (isApiError(error, 'EMAIL_ALREADY_VERIFIED')) return 'alreadyTitle';
  if (isApiError(error, 'VERIFICATION_EXPIRED')) return 'expiredTitle';
  if (!complete || isApiError(error, 'VERIFICATION_INVALID', 'VALIDATION_FAILED')) return 'invalidTitle';
  return error ? 'failedTitle' : 'title';
}

/** Where the link of the verification mail leads; it proves the address by a POST, which no mail scanner sends. */
export function VerifyEmailPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const complete = token.length >= SHORTEST_TOKEN;
  const attempt = useQuery({
    queryKey: ['accounts.verifyLink', token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    enabled: complete,
    // Once is enough: a second time would answer "already verified".
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const title = t(`verifyLink.${titleOf(complete, attempt)}`);
  usePageTitle(title);
  useEffect(() => {
    if (!attempt.isSuccess) return;
    forgetPending();
    const { completionToken, email } = attempt.data;
    if (completionToken) keepCredentials({ token: completionToken, email });
  }, [attempt.isSuccess, attempt.data]);

  const toLogin = (
    <LinkButton href={accountPaths.login} {...(!attempt.data?.completionToken && { variant: 'primary' })}>
      {t('login.submit')}
    </LinkButton>
  );
  if (attempt.isSuccess) {
    return (
      <Outcome icon={<CircleCheck />} title={title} text={t('verifyLink.done', attempt.data)}>
        {attempt.data.completionToken && (
          <LinkButton href={recruiterPaths.completeRegistration} variant="primary">
            {t('verifyLink.complete')}
          </LinkButton>
        )}
        {toLogin}
      </Outcome>
    );
  }
  if (isApiError(attempt.error, 'EMAIL_ALREADY_VERIFIED')) {
    return (
      <Outcome icon={<CircleCheck />} title={title} text={attempt.error.message}>
        {toLogin}
      </Outcome>
    );
  }
  if (!complete || isApiError(attempt.error, 'VERIFICATION_INVALID', 'VERIFICATION_EXPIRED', 'VALIDATION_FAILED')) {
    const expired = isApiError(attempt.error, 'VERIFICATION_EXPIRED');
    const pending = pendingVerification();
    return (
      <Outcome
        icon={<LinkIcon />}
        tone="amber"
        title={title}
        text={t(expired ? 'verifyLink.expired' : 'verifyLink.invalid')}
      >
        {pending && (
          <LinkButton href={to(accountPaths.emailVerification, {}, { email: pending.email })} variant="primary">
            {t('verifyLink.another')}
          </LinkButton>
        )}
        <LinkButton href={accountPaths.login}>{t('backToLogin')}</LinkButton>
      </Outcome>
    );
  }
  return <AttemptState title={title} waiting={t('verifyLink.wait')} attempt={attempt} />;
}
