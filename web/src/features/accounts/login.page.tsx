import { login, PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { to } from '@prova/contract/paths';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { forgetFarewell, hasFarewell } from '../../lib/farewell.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { hasLeft } from '../../lib/session.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { loginForm, nothingAccepted } from './account-forms.ts';
import { AcceptanceField } from './components/acceptance-field.tsx';
import { FormHeading } from './components/form-heading.tsx';
import { GoogleEntry } from './components/google-entry.tsx';
import { PasskeyEntry } from './components/passkey-entry.tsx';
import { acceptedHere, pendingVerification, rememberPending } from './device.ts';
import { enter } from './enter.ts';
import { SecondStep, useSecondStep } from './use-second-step.ts';

/** What another screen of this feature may hand over with a move to the login. */
export interface LoginHandover {
  email?: string;
  notice?: 'verified' | 'passwordChanged';
}

const NOT_VERIFIED = 'Please verify your email before logging in';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  usePageTitle(t('login.title'));
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const handover = (state ?? {}) as LoginHandover;
  const { email } = handover;
  // Kept for this visit: the note itself goes at once.
  const [closed] = useState(hasFarewell);
  useEffect(forgetFarewell, []);
  const notice = closed ? 'closed' : handover.notice;
  const [cameBack, setCameBack] = useState(false);
  const [asksAcceptance, setAsksAcceptance] = useState(() => !acceptedHere());
  const form = useContractForm(loginForm(asksAcceptance), {
    email: email ?? '',
    password: '',
    acceptance: nothingAccepted,
  });

  const secondStep = useSecondStep(form.fail);
  const { question } = secondStep;

  const send = async (values: { email: string; password: string }) => {
    await hasLeft();
    try {
      const session = await call(login, {
        body: {
          email: values.email,
          password: values.password,
          ...(asksAcceptance && { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION }),
        },
      });
      await enter(session);
    } catch (error) {
      if (await secondStep.asks(error)) return;
      if (isApiError(error) && (error.code === 'EMAIL_NOT_VERIFIED' || error.message.includes(NOT_VERIFIED))) {
        if (pendingVerification()?.email !== values.email) rememberPending(values.email, 0);
        void navigate(to(accountPaths.emailVerification, {}, { email: values.email }));
      } else if (isApiError(error, 'INVALID_CREDENTIALS')) {
        form.fail(t('login.invalid'));
        form.setFocus('password', { shouldSelect: true });
      } else if (isApiError(error, 'TERMS_REQUIRED')) {
        setAsksAcceptance(true);
        form.fail(error.message);
      } else {
        throw error;
      }
    }
  };

  const backToPassword = (why?: string) => {
    secondStep.close();
    form.resetField('password');
    if (why) form.fail(why);
    setCameBack(true);
  };
  // The field comes back with the form, after this has been drawn.
  useEffect(() => {
    if (!question && cameBack) form.setFocus('password');
  }, [question, cameBack, form.setFocus]);
  if (question)
    return (
      <Suspense fallback={<Skeleton className="h-8 w-60" />}>
        <SecondStep key={question.challenge} question={question} onBack={backToPassword} />
      </Suspense>
    );

  return (
    <>
      <FormHeading title={t('login.title')}>{t('login.intro')}</FormHeading>
      {notice && !form.failure && (
        <Callout kind="success" live className="mb-5">
          {t(`login.${notice}`)}
        </Callout>
      )}
      <GoogleEntry context="signin" onFailure={secondStep.asks} />
      <form {...form.formProps(send)} className="flex flex-col gap-5">
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        <PasswordField
          label={t('password')}
          required
          aside={
            <Link href={accountPaths.forgotPassword} className="text-sm font-semibold text-brand hover:underline">
              {t('login.forgot')}
            </Link>
          }
          {...form.register('password')}
          error={form.errorOf('password')}
        />
        {asksAcceptance && <AcceptanceField form={form} intro={t('login.acceptIntro')} />}
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('login.submit')}
        </Button>
        <PasskeyEntry
          accepted={() => form.getValues('acceptance.terms') && form.getValues('acceptance.privacy')}
          onFailure={(message, error) => {
            if (isApiError(error, 'TERMS_REQUIRED')) setAsksAcceptance(true);
            form.fail(message);
          }}
        />
      </form>
      <p className="mt-6 text-center text-muted">
        {t('login.noAccount')}{' '}
        <Link href={accountPaths.register + search} className="font-semibold text-brand hover:underline">
          {t('login.register')}
        </Link>
      </p>
    </>
  );
}
