import { register } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { EMAIL_MAX } from '@prova/contract/email';
import { to } from '@prova/contract/paths';
import { Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { currentLocale } from '../../lib/i18n.ts';
import { takeNewcomer } from '../../lib/newcomer.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../lib/use-kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { nothingAccepted } from '../../widgets/acceptance.ts';
import { registrationBody, registrationForm } from './account-forms.ts';
import { AcceptanceField } from './components/acceptance-field.tsx';
import { EmailAdvice } from './components/email-advice.tsx';
import { FormHeading } from './components/form-heading.tsx';
import { GoogleEntry } from './components/google-entry.tsx';
import { NewPasswordFields } from './components/new-password-fields.tsx';
import { RoleField } from './components/role-field.tsx';
import { VisibilityField } from './components/visibility-field.tsx';
import { rememberAcceptance, rememberPending } from './device.ts';
import { rememberRegistered } from './registered-here.ts';
import { SecondStep, useSecondStep } from './use-second-step.ts';

export function RegisterPage() {
  const { t } = useTranslation('accounts');
  usePageTitle(t('register.title'));
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [role, setRole] = useState<'POTENTIAL' | 'RECRUITER'>(() =>
    search.get('role') === 'recruiter' ? 'RECRUITER' : 'POTENTIAL',
  );
  const isRecruiter = role === 'RECRUITER';
  const form = useContractForm(registrationForm(isRecruiter), {
    name: '',
    // Applications of before come along by this very address.
    email: search.get('email')?.slice(0, EMAIL_MAX) ?? '',
    password: '',
    confirmation: '',
    companyName: '',
    visibility: 'applied',
    acceptance: nothingAccepted,
  });
  const { getValues, setValue } = form;
  const emailField = form.register('email');
  const email = useWatch({ control: form.control, name: 'email' });
  const [leftEmail, setLeftEmail] = useState('');
  // Where Google has led to an account that is there already, and that asks for more.
  const secondStep = useSecondStep(form.fail);
  const forgetDraft = useKeptDraft('register', form, ['password', 'confirmation', 'acceptance']);
  const addressOfLink = search.get('email') ?? '';
  useEffect(() => {
    const name = takeNewcomer(addressOfLink);
    if (name && !getValues('name')) setValue('name', name);
  }, [addressOfLink, getValues, setValue]);
  // A draft of before, without an address, has taken the place of what the form began with.
  useEffect(() => {
    if (addressOfLink && !getValues('email')) setValue('email', addressOfLink.slice(0, EMAIL_MAX));
  }, [addressOfLink, getValues, setValue]);
  const registration = useCall(register, { meta: { quiet: true } });

  const choose = (chosen: typeof role) => {
    setRole(chosen);
    form.clearErrors('companyName');
    // The address follows, so that a reload keeps the choice.
    const next = new URLSearchParams(search);
    if (chosen === 'RECRUITER') next.set('role', 'recruiter');
    else next.delete('role');
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  if (secondStep.question)
    return (
      <Suspense fallback={<Skeleton className="h-8 w-60" />}>
        <SecondStep
          question={secondStep.question}
          onBack={(why) => {
            secondStep.close();
            if (why) form.fail(why);
          }}
        />
      </Suspense>
    );

  return (
    <>
      <FormHeading title={t('register.title')}>{t('register.intro')}</FormHeading>
      <GoogleEntry context="signup" role={role} onFailure={secondStep.asks} />
      <form
        {...form.formProps(async (values) => {
          const body = registrationBody(values, role, currentLocale());
          const { email: address, resendAfterSeconds } = await registration.mutateAsync({ body });
          rememberAcceptance();
          rememberPending(address, resendAfterSeconds);
          rememberRegistered(address, values.password);
          forgetDraft();
          await navigate(to(accountPaths.emailVerification, {}, { email: address }));
        })}
        className="flex flex-col gap-5"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <RoleField value={role} onChange={choose} />
        <TextField
          label={t('register.name')}
          autoComplete="name"
          required
          {...form.register('name')}
          error={form.errorOf('name')}
        />
        {isRecruiter && (
          <TextField
            label={t('register.company')}
            autoComplete="organization"
            required
            {...form.register('companyName')}
            error={form.errorOf('companyName')}
          />
        )}
        <div className="flex flex-col gap-1">
          <TextField
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            required
            {...emailField}
            onBlur={(event) => {
              setLeftEmail(event.target.value);
              return emailField.onBlur(event);
            }}
            error={form.errorOf('email')}
          />
          <EmailAdvice
            left={leftEmail}
            current={email}
            onAccept={(suggestion) => {
              form.setValue('email', suggestion, { shouldDirty: true, shouldValidate: true });
              form.setFocus('email');
            }}
          />
        </div>
        <NewPasswordFields form={form} name="password" label={t('password')} />
        {!isRecruiter && <VisibilityField form={form} />}
        <AcceptanceField form={form} asksAdult />
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('register.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center text-muted">
        {t('register.hasAccount')}{' '}
        <Link href={accountPaths.login} className="font-semibold text-brand hover:underline">
          {t('login.submit')}
        </Link>
      </p>
    </>
  );
}
