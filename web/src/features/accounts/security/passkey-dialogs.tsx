import { addPasskey, getSecondFactors, passkeyRegistration, renamePasskey } from '@prova/contract/accounts/security';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isOtherSite, wasGivenUp } from '../passkey-obstacle.ts';

/** Asks for a name, then has the device make a passkey. */
export function AddPasskeyDialog({
  confirmed,
  onDone,
  onClose,
}: {
  confirmed: <T>(run: () => Promise<T>) => Promise<T>;
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  return (
    <NameDialog
      title={t('passkeys.add')}
      description={t('passkeys.addText')}
      submit={t('passkeys.addSubmit')}
      name=""
      onClose={onClose}
      onSend={async (name) => {
        try {
          const { challenge, options } = await confirmed(() => call(passkeyRegistration));
          const { makePasskey } = await import('../passkey.ts');
          const attestation = await makePasskey(options);
          const { recoveryCodes } = await call(addPasskey, { body: { challenge, name, attestation } });
          await invalidate(client, [getSecondFactors]);
          onDone(recoveryCodes);
        } catch (error) {
          if (wasGivenUp(error)) return t('passkeys.notMade');
          if (isOtherSite(error)) return t('passkeys.otherSite');
          if (error instanceof Error && error.name === 'InvalidStateError') return t('passkeys.already');
          throw error;
        }
        return null;
      }}
    />
  );
}

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const rename = useCall(renamePasskey, { meta: { quiet: true }, invalidates: [getSecondFactors] });
  return (
    <NameDialog
      title={t('passkeys.rename')}
      submit={t('save')}
      name={passkey.name}
      onClose={onClose}
      onSend={async (name) => {
        await rename.mutateAsync({ params: { id: passkey.id }, body: { name } });
        return null;
      }}
    />
  );
}

function NameDialog({
  title,
  description,
  submit,
  name,
  onSend,
  onClose,
}: {
  title: string;
  description?: ReactNode;
  submit: string;
  name: string;
  /** Answers what to say instead, when it did not come to anything. */
  onSend: (name: string) => Promise<string | null>;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const form = useContractForm(renamePasskey.body, { name });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={title}
      description={description}
      submitLabel={submit}
      onSubmit={async (values) => {
        const instead = await onSend(values.name);
        if (!instead) return;
        form.fail(instead);
        return false;
      }}
      onClose={onClose}
    >
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        maxLength={60}
        required
        autoFocus
        {...form.register('name')}
        error={form.errorOf('name')}
      />
    </FormDialog>
  );
}
