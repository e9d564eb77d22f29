import { resetPassword } from '@prova/contract/accounts/accounts';
import { accountPaths } from '@prova/contract/accounts/paths';
import { LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { leaveTo } from '../../lib/leave.ts';
import { noteForLogin } from '../../lib/login-note.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { untilGone } from '../../lib/until-gone.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { newPasswordForm } from './account-forms.ts';
import { FormHeading } from './components/form-heading.tsx';
import { NewPasswordFields } from './components/new-password-fields.tsx';
import { Outcome } from './components/outcome.tsx';

const SHORTEST_TOKEN = 20;

export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [refused, setRefused] = useState<string | null>(token.length < SHORTEST_TOKEN ? t('reset.badLink') : null);
  usePageTitle(t(refused ? 'reset.badLinkTitle' : 'reset.title'));
  const form = useContractForm(newPasswordForm, { newPassword: '', confirmation: '' });
  const reset = useCall(resetPassword, { meta: { quiet: true } });

  if (refused) {
    return (
      <Outcome icon={<LinkIcon />} tone="amber" title={t('reset.badLinkTitle')} text={refused}>
        <LinkButton href={accountPaths.forgotPassword} variant="primary">
          {t('reset.askAgain')}
        </LinkButton>
        <LinkButton href={accountPaths.login}>{t('backToLogin')}</LinkButton>
      </Outcome>
    );
  }
  return (
    <>
      <FormHeading title={t('reset.title')}>{t('reset.intro')}</FormHeading>
      <form
        {...form.formProps(async ({ newPassword }) => {
          try {
            await reset.mutateAsync({ body: { token, newPassword } });
          } catch (error) {
            if (!isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED')) throw error;
            setRefused(error.message);
            return;
          }
          noteForLogin({ notice: 'passwordChanged' });
          leaveTo(accountPaths.login);
          await untilGone();
        })}
        className="flex flex-col gap-5"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <NewPasswordFields form={form} name="newPassword" label={t('reset.newPassword')} />
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  );
}
