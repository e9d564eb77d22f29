import { forgotPassword } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emailForm } from './account-forms.ts';
import { FormHeading } from './components/form-heading.tsx';
import { Outcome } from './components/outcome.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  usePageTitle(t('forgot.title'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(emailForm, { email: '' });
  const forgot = useCall(forgotPassword, { meta: { quiet: true } });

  if (sentTo) {
    return (
      <Outcome icon={<MailCheck />} title={t('forgot.sentTitle')} text={t('forgot.sent', { email: sentTo })}>
        <LinkButton href={accountPaths.login} variant="primary">
          {t('backToLogin')}
        </LinkButton>
        <Button onClick={() => setSentTo(null)}>{t('forgot.again')}</Button>
      </Outcome>
    );
  }
  return (
    <>
      <FormHeading title={t('forgot.title')}>{t('forgot.intro')}</FormHeading>
      <form
        {...form.formProps(async (values) => {
          await forgot.mutateAsync({ body: values });
          setSentTo(values.email);
        })}
        className="flex flex-col gap-5"
      >
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
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('forgot.submit')}
        </Button>
        <LinkButton href={accountPaths.login} variant="ghost" fullWidth>
          {t('backToLogin')}
        </LinkButton>
      </form>
    </>
  );
}
