import { resendVerification, verifyEmail, verifyEmailStatus } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { to } from '@prova/contract/paths';
import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { waitInWords } from '@prova/contract/wait';
import { useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/i18n.ts';
import { leaveTo } from '../../lib/leave.ts';
import { noteForLogin } from '../../lib/login-note.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf, useCall } from '../../lib/query.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
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
import { enter } from './enter.ts';
import { isRefusedCode, proofForm } from './proof-form.ts';
import { signInAsRegistered } from './registered-here.ts';

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
  const locale = useLocale();
  const form = useContractForm(proofForm('totp'), { typed: '' }, { words: { typed: t('verification.codeShort') } });
  const [resendProblem, setResendProblem] = useState<string>();
  const [resendAt, setResendAt] = useState(() => {
    const pending = pendingVerification();
    return pending?.email === email ? pending.resendAt : 0;
  });
  const seconds = useCountdown(resendAt);

  const finish = async () => {
    forgetPending();
    const session = await signInAsRegistered(email);
    if (session) return enter(session);
    noteForLogin({ email, notice: 'verified' });
    leaveTo(accountPaths.login, { replace: true });
  };
  const verify = useCall(verifyEmail, {
    meta: { quiet: true },
    onSuccess: ({ completionToken }) => {
      if (!completionToken) {
        void finish();
        return;
      }
      // A recruiter goes on with the registration, and signs in after it.
      forgetPending();
      keepCredentials({ token: completionToken, email });
      void navigate(recruiterPaths.completeRegistration, { replace: true });
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
    if (verifiedElsewhere) void finish();
  }, [verifiedElsewhere]);

  const { onSubmit, ...formProps } = form.formProps(async ({ typed }) => {
    try {
      await verify.mutateAsync({ body: { email, code: typed } });
    } catch (error) {
      if (isApiError(error, 'EMAIL_ALREADY_VERIFIED')) await finish();
      else {
        form.setValue('typed', '');
        form.setError('typed', { type: 'server', message: messageOf(error) });
      }
    }
  });
  const type = (digits: string) => {
    form.setValue('typed', digits);
    form.clearErrors();
    if (digits.length === CODE_LENGTH) void onSubmit();
  };

  return (
    <>
      <FormHeading title={t('verification.title')}>
        {t('verification.intro')} <strong className="text-text wrap-anywhere">{email}</strong>
      </FormHeading>
      <form
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRefusedCode(form.getValues('typed'), form.errorOf('typed'))) void onSubmit(event);
        }}
        className="flex flex-col gap-5"
      >
        <CodeField
          label={t('verification.code')}
          hint={t('verification.codeHint')}
          value={form.watch('typed')}
          error={form.errorOf('typed')}
          onChange={type}
        />
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
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
            disabledReason={
              seconds > 0 ? t('verification.resendIn', { wait: waitInWords(seconds, locale) }) : undefined
            }
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
