import { resendVerification, verifyEmail, verifyEmailStatus } from '@prova/contract/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { to } from '@prova/contract/paths';
import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf, useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { keepCredentials } from './completion.queries.ts';
import { CODE_LENGTH, CodeField } from './components/code-field.tsx';
import { FormHeading } from './components/form-heading.tsx';
import { Outcome } from './components/outcome.tsx';
import { forgetPending, pendingVerification, rememberPending } from './device.ts';
import type { LoginHandover } from './login.page.tsx';
import { useCountdown } from './use-countdown.ts';

const POLL_MS = 5000;

export function EmailVerificationPage() {
  const { t } = useTranslation('accounts');
  usePageTitle(t('verification.title'));
  const [search] = useSearchParams();
  const email = search.get('email') || pendingVerification()?.email;
  if (email) return <Verification key={email} email={email} />;
  return (
    <Outcome
      icon={<MailQuestion />}
      tone="amber"
      title={t('verification.noEmailTitle')}
      text={t('verification.noEmail')}
    >
      <LinkButton href={accountPaths.login} variant="primary">
        {t('backToLogin')}
      </LinkButton>
    </Outcome>
  );
}

function Verification({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [resendProblem, setResendProblem] = useState<string>();
  const [resendAt, setResendAt] = useState(() => {
    const pending = pendingVerification();
    return pending?.email === email ? pending.resendAt : 0;
  });
  const seconds = useCountdown(resendAt);

  const finish = () => {
    forgetPending();
    void navigate(accountPaths.login, { replace: true, state: { email, notice: 'verified' } satisfies LoginHandover });
  };
  const verify = useCall(verifyEmail, {
    meta: { quiet: true },
    onSuccess: ({ completionToken }) => {
      if (!completionToken) {
        finish();
        return;
      }
      // A recruiter goes on with the registration, and signs in after it.
      forgetPending();
      keepCredentials({ token: completionToken, email });
      void navigate(recruiterPaths.completeRegistration, { replace: true });
    },
    onError: (error) => {
      if (isApiError(error, 'EMAIL_ALREADY_VERIFIED')) finish();
      else {
        setCode('');
        setProblem(messageOf(error));
      }
    },
  });
  const resend = useCall(resendVerification, {
    meta: { quiet: true },
    onSuccess: ({ resendAfterSeconds }) => {
      setResendProblem(undefined);
      setResendAt(rememberPending(email, resendAfterSeconds).resendAt);
      toast.success(t('verification.resent'));
    },
    onError: (error) => {
      const wait = isApiError(error, 'RESEND_COOLDOWN') ? Number(error.data.seconds) : 0;
      if (wait > 0) setResendAt(rememberPending(email, wait).resendAt);
      else setResendProblem(isApiError(error) ? error.message : t('verification.resendError'));
    },
  });

  // The link of the mail may be opened in another tab or on the phone.
  const status = useQuery({ ...queryOf(verifyEmailStatus, { query: { email } }), refetchInterval: POLL_MS });
  const verifiedElsewhere = status.data?.verified === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it has become verified counts.
  useEffect(() => {
    if (verifiedElsewhere) finish();
  }, [verifiedElsewhere]);

  const send = (digits: string) => {
    if (verify.isPending) return;
    if (digits.length < CODE_LENGTH) setProblem(t('verification.codeShort'));
    else verify.mutate({ body: { email, code: digits } });
  };
  const type = (digits: string) => {
    setCode(digits);
    setProblem(undefined);
    if (digits.length === CODE_LENGTH) send(digits);
  };

  return (
    <>
      <FormHeading title={t('verification.title')}>
        {t('verification.intro')} <strong className="text-text wrap-anywhere">{email}</strong>
      </FormHeading>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send(code);
        }}
      >
        <CodeField
          label={t('verification.code')}
          hint={t('verification.codeHint')}
          value={code}
          error={problem}
          onChange={type}
        />
        <Button type="submit" variant="primary" fullWidth busy={verify.isPending}>
          {t('verification.submit')}
        </Button>
      </form>
      <section aria-label={t('verification.helpTitle')} className="mt-8 flex flex-col gap-4 border-t pt-6">
        {resendProblem && (
          <Callout kind="error" live>
            {resendProblem}
          </Callout>
        )}
        <div className="flex flex-wrap items-start gap-3">
          <Button
            busy={resend.isPending}
            disabledReason={seconds > 0 ? t('verification.resendIn', { seconds }) : undefined}
            reasonPlacement="beside"
            onClick={() => resend.mutate({ body: { email } })}
          >
            {t('verification.resend')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t('verification.help')}</p>
        <p className="text-sm">
          {t('verification.wrongEmail')}{' '}
          <Link href={to(accountPaths.changeEmail, {}, { email })} className="font-semibold text-brand hover:underline">
            {t('verification.changeEmail')}
          </Link>
        </p>
        <p className="text-sm">
          <Link href={accountPaths.login} className="font-semibold text-brand hover:underline">
            {t('backToLogin')}
          </Link>
        </p>
      </section>
    </>
  );
}
