import { changeEmail } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { to } from '@prova/contract/paths';
import { MailQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { changeEmailForm } from './account-forms.ts';
import { FormHeading } from './components/form-heading.tsx';
import { Outcome } from './components/outcome.tsx';
import { pendingVerification, rememberPending } from './device.ts';

/** Another address for an account that is not verified yet; once only. */
export function ChangeEmailPage() {
  const { t } = useTranslation('accounts');
  usePageTitle(t('changeEmail.title'));
  const [search] = useSearchParams();
  const email = search.get('email') || pendingVerification()?.email;
  if (email) return <ChangeEmail email={email} />;
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

function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const form = useContractForm(changeEmailForm, { password: '', newEmail: '' });
  const change = useCall(changeEmail, { meta: { quiet: true } });
  const back = to(accountPaths.emailVerification, {}, { email });
  return (
    <>
      <FormHeading title={t('changeEmail.title')}>{t('changeEmail.intro')}</FormHeading>
      <form
        {...form.formProps(async (values) => {
          try {
            const state = await change.mutateAsync({ body: { email, ...values } });
            rememberPending(state.email, state.resendAfterSeconds);
            await navigate(to(accountPaths.emailVerification, {}, { email: state.email }));
          } catch (error) {
            if (!isApiError(error, 'INVALID_CREDENTIALS')) throw error;
            form.setError('password', { type: 'server', message: t('changeEmail.wrongPassword') });
          }
        })}
        className="flex flex-col gap-5"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <TextField label={t('changeEmail.current')} value={email} readOnly />
        <TextField
          label={t('changeEmail.new')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          {...form.register('newEmail')}
          error={form.errorOf('newEmail')}
        />
        <PasswordField
          label={t('password')}
          hint={t('changeEmail.passwordHint')}
          required
          {...form.register('password')}
          error={form.errorOf('password')}
        />
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('changeEmail.submit')}
        </Button>
        <LinkButton href={back} variant="ghost" fullWidth>
          {t('back')}
        </LinkButton>
      </form>
    </>
  );
}
