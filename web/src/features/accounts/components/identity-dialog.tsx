import { confirmIdentity } from '@prova/contract/security';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** Asks once more for the password before something that only its owner may do. */
export function IdentityDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const { t } = useTranslation('security');
  const { email } = useUser();
  const formId = useId();
  const form = useContractForm(confirmIdentity.body, { password: '' });
  const confirm = useCall(confirmIdentity, { meta: { quiet: true } });
  return (
    <Dialog
      open
      size="sm"
      title={t('identity.title')}
      description={t('identity.intro')}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.formState.isSubmitting}>
            {t('identity.submit')}
          </Button>
        </>
      }
    >
      <form
        {...form.formProps(async (body) => {
          try {
            await confirm.mutateAsync({ body });
            onClose(true);
          } catch (error) {
            if (!isApiError(error, 'INVALID_CREDENTIALS')) throw error;
            form.setError('password', { type: 'server', message: t('identity.wrongPassword') });
            form.setFocus('password', { shouldSelect: true });
          }
        })}
        id={formId}
        className="flex flex-col gap-4"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        {/* Says to a password manager whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('identity.password')}
          required
          autoFocus
          {...form.register('password')}
          error={form.errorOf('password')}
        />
      </form>
    </Dialog>
  );
}
