import { changePassword, getSecondFactors, listSessions } from '@prova/contract/accounts/security';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changePasswordForm } from '../account-forms.ts';
import { useConfirmIdentity } from '../components/confirm-identity.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { SecuritySection } from './security-section.tsx';

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

/** Another password, or the first one of an account that signs in by other means. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('security');
  const { email } = useUser();
  const identity = useConfirmIdentity();
  const form = useContractForm(
    useMemo(() => changePasswordForm(hasPassword), [hasPassword]),
    EMPTY,
  );
  const change = useCall(changePassword, {
    meta: { quiet: true },
    around: identity.confirmed,
    invalidates: [listSessions, getSecondFactors],
  });
  return (
    <SecuritySection title={t('password.title')} intro={t(hasPassword ? 'password.intro' : 'password.none')}>
      <form
        {...form.formProps(async ({ currentPassword, newPassword }) => {
          try {
            await change.mutateAsync({ body: { newPassword, ...(hasPassword && { currentPassword }) } });
            form.reset(EMPTY);
            toast.success(t('password.done'));
          } catch (error) {
            if (!isApiError(error, 'INVALID_CREDENTIALS')) throw error;
            form.setError('currentPassword', { type: 'server', message: t('identity.wrongPassword') });
            form.setFocus('currentPassword', { shouldSelect: true });
          }
        })}
        className="flex max-w-md flex-col gap-4"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {hasPassword && (
          <PasswordField
            label={t('password.current')}
            required
            {...form.register('currentPassword')}
            error={form.errorOf('currentPassword')}
          />
        )}
        <NewPasswordFields form={form} name="newPassword" label={t('password.new')} />
        <div>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
      {identity.dialog}
    </SecuritySection>
  );
}
