import { getEmailChange, startEmailChange } from '@prova/contract/accounts/email-change';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { newEmailForm } from '../account-forms.ts';
import { useConfirmIdentity } from '../components/confirm-identity.tsx';
import { EmailAdvice } from '../components/email-advice.tsx';

/** Asks for another address, with the password or another proof of who is there. */
export function NewEmailForm({
  hasPassword,
  onDone,
  onCancel,
}: {
  hasPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('security');
  const identity = useConfirmIdentity();
  const [left, setLeft] = useState('');
  const form = useContractForm(
    useMemo(() => newEmailForm(hasPassword), [hasPassword]),
    { newEmail: '', password: '' },
  );
  const start = useCall(startEmailChange, {
    meta: { quiet: true },
    around: identity.confirmed,
    invalidates: [getEmailChange],
  });
  return (
    <>
      <form
        {...form.formProps(async ({ newEmail, password }) => {
          try {
            await start.mutateAsync({ body: { newEmail, ...(hasPassword && { password }) } });
            toast.success(t('emailChange.section.sent'));
            onDone();
          } catch (error) {
            if (!isApiError(error, 'INVALID_CREDENTIALS')) throw error;
            form.setError('password', { type: 'server', message: t('emailChange.section.wrongPassword') });
            form.setFocus('password', { shouldSelect: true });
          }
        })}
        className="flex max-w-md flex-col gap-4"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <div className="flex flex-col gap-1">
          <TextField
            label={t('emailChange.section.new')}
            hint={t('emailChange.section.newHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoFocus
            required
            {...form.register('newEmail', { onBlur: () => setLeft(form.getValues('newEmail')) })}
            error={form.errorOf('newEmail')}
          />
          <EmailAdvice
            left={left}
            current={form.watch('newEmail')}
            onAccept={(email) => {
              form.setValue('newEmail', email);
              setLeft(email);
            }}
          />
        </div>
        {hasPassword && (
          <PasswordField
            label={t('emailChange.section.password')}
            required
            {...form.register('password')}
            error={form.errorOf('password')}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {t('emailChange.section.submit')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('emailChange.section.back')}
          </Button>
        </div>
      </form>
      {identity.dialog}
    </>
  );
}
