import type { login } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { safeNext } from '@prova/contract/accounts/next';
import { accountPaths } from '@prova/contract/accounts/paths';
import { normaliseEmail } from '@prova/contract/email';
import { to } from '@prova/contract/paths';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { fetchAhead } from '../../lib/fetch-ahead.ts';
import { useLocation } from '../../lib/lean-router.tsx';
import { leaveTo } from '../../lib/leave.ts';
import { forgetLoginNote, type LoginNote, loginNote } from '../../lib/login-note.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { untilGone } from '../../lib/until-gone.ts';
import { useAdoptTyped } from '../../lib/use-adopt-typed.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useLeanForm } from '../../lib/use-lean-form.ts';
import { Callout } from '../../ui/callout.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { acceptanceProblems, nothingAccepted } from '../../widgets/acceptance.ts';
import { TermsAcceptance } from '../../widgets/terms-acceptance.tsx';
import { FormHeading } from './components/form-heading.tsx';
import { GoogleEntry } from './components/google-entry.tsx';
import { PasskeyEntry } from './components/passkey-entry.tsx';
import { acceptedHere, pendingVerification, rememberPending } from './device.ts';
import { loadEntering } from './load-entering.ts';
import { checkLogin, type LoginValues } from './login-check.ts';
import { SecondStep, useSecondStep } from './use-second-step.ts';

const NOT_VERIFIED = 'Please verify your email before logging in';

/** What comes after the form, fetched while somebody fills it in: nobody waits for it, and a connection lost by then does no harm. */
async function prepare(): Promise<void> {
  await loadEntering();
  const next = safeNext(new URLSearchParams(location.search).get('next'));
  await fetchAhead(next ?? '/admin');
}

export function LoginPage() {
  const { t } = useTranslation('accounts');
  usePageTitle(t('login.title'));
  useAdoptTyped();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const [note, setNote] = useState<LoginNote | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const [asksAcceptance, setAsksAcceptance] = useState(() => !hydrated || !acceptedHere());
  const form = useLeanForm<LoginValues>({ email: '', password: '', acceptance: nothingAccepted }, (values) =>
    checkLogin(values, asksAcceptance),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of what this device knows.
  useEffect(() => {
    if (acceptedHere()) setAsksAcceptance(false);
    const left = loginNote();
    // For this visit: the note itself goes at once.
    forgetLoginNote();
    if (left) setNote(left);
    if (left?.email && !form.values.email) form.set('email', left.email);
  }, []);
  const { begun } = form;
  useEffect(() => {
    if (begun) prepare().catch(() => undefined);
  }, [begun]);

  const secondStep = useSecondStep(form.fail);
  const { question } = secondStep;

  const send = async ({ email: typed, password }: LoginValues) => {
    const { enter, hasLeft } = await loadEntering();
    await hasLeft();
    const email = normaliseEmail(typed);
    const documents = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };
    try {
      const session = await request<typeof login>(
        'POST',
        '/api/v1/auth/login',
        { body: { email, password, ...(asksAcceptance && documents) } },
        { repeatable: false },
      );
      await enter(session);
    } catch (error) {
      if (await secondStep.asks(error)) return;
      if (isApiError(error) && (error.code === 'EMAIL_NOT_VERIFIED' || error.message.includes(NOT_VERIFIED))) {
        if (pendingVerification()?.email !== email) rememberPending(email, 0);
        leaveTo(to(accountPaths.emailVerification, {}, { email }));
        await untilGone();
      } else if (isApiError(error, 'INVALID_CREDENTIALS')) {
        form.fail(t('login.invalid'));
        form.focus('password', { select: true });
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
    form.set('password', '');
    if (why) form.fail(why);
    setCameBack(true);
  };
  // The field comes back with the form, after this has been drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what focuses it is another function each time.
  useEffect(() => {
    if (!question && cameBack) form.focus('password');
  }, [question, cameBack]);
  if (question)
    return (
      <Suspense fallback={<Skeleton className="h-8 w-60" />}>
        <SecondStep key={question.challenge} question={question} onBack={backToPassword} />
      </Suspense>
    );

  return (
    <>
      <FormHeading title={t('login.title')}>{t('login.intro')}</FormHeading>
      {note && !form.failure && (
        <Callout kind="success" live className="mb-5">
          {t(`login.${note.notice}`)}
        </Callout>
      )}
      <GoogleEntry context="signin" onFailure={secondStep.asks} />
      <form {...form.formProps(send)} className="flex flex-col gap-5">
        <NeedsScript />
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
          {...form.text('email')}
        />
        <PasswordField
          label={t('password')}
          required
          aside={
            <Link href={accountPaths.forgotPassword} className="text-sm font-semibold text-brand hover:underline">
              {t('login.forgot')}
            </Link>
          }
          {...form.text('password')}
        />
        {asksAcceptance && (
          // Until this device is asked: who has accepted some version here is not shown the boxes for a moment.
          <div className={cx(!hydrated && 'in-data-accepted:hidden')}>
            <TermsAcceptance
              value={form.values.acceptance}
              onChange={(acceptance) => form.set('acceptance', acceptance)}
              problems={form.errorOf('acceptance') ? acceptanceProblems(form.values.acceptance, false) : []}
              intro={t('login.acceptIntro')}
            />
          </div>
        )}
        <SubmitButton variant="primary" fullWidth busy={form.isSending}>
          {t('login.submit')}
        </SubmitButton>
        <PasskeyEntry
          accepted={() => acceptanceProblems(form.values.acceptance, false).length === 0}
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
