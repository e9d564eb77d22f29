import { addPasskey, getSecondFactors, passkeyRegistration, renamePasskey } from '@prova/contract/security';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
        onClose();
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
  const formId = useId();
  const form = useContractForm(renamePasskey.body, { name });
  const busy = form.formState.isSubmitting;
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      onClose={onClose}
      dismissable={!busy}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        {...form.formProps(async (values) => {
          const instead = await onSend(values.name);
          if (instead) form.fail(instead);
        })}
        id={formId}
        className="flex flex-col gap-4"
      >
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={60}
          required
          autoFocus
          {...form.register('name')}
          error={form.errorOf('name')}
        />
      </form>
    </Dialog>
  );
}
