import { normaliseEmail } from '@prova/contract/email';
import { eraseAccount, previewErasure } from '@prova/contract/privacy/privacy';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { forgetLoginNote, noteForLogin } from '../../../lib/login-note.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { signOut, useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';
import { ErasurePreview } from './erasure-preview.tsx';

const eraseForm = (own: string) =>
  z.object({
    email: z
      .string()
      .overwrite(normaliseEmail)
      .refine((typed) => typed === own),
  });

/** What goes and what stays, then the address of the account, typed, then who is there. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-data');
  const { email } = useUser();
  const form = useContractForm(
    useMemo(() => eraseForm(email), [email]),
    { email: '' },
    { words: { email: t('erase.mismatch') } },
  );
  const preview = useQuery({ ...queryOf(previewErasure), gcTime: 0 });
  const identity = useConfirmIdentity();
  const erase = useCall(eraseAccount, {
    around: identity.confirmed,
    meta: { quiet: true },
    onSuccess: signOut,
    onError: forgetLoginNote,
  });
  return (
    <>
      <FormDialog
        form={form}
        danger
        title={t('erase.dialogTitle')}
        cancelLabel={t('erase.cancel')}
        submitLabel={preview.data && t('erase.confirm')}
        onSubmit={async (body) => {
          // The session ends with the account, perhaps before the answer is here.
          noteForLogin({ notice: 'closed' });
          await erase.mutateAsync({ body });
          return false;
        }}
        onClose={onClose}
      >
        <QueryView
          query={preview}
          skeleton={
            <SkeletonGroup className="flex flex-col gap-3">
              <span className="sr-only">{t('erase.loading')}</span>
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-24 w-full" />
            </SkeletonGroup>
          }
          failure={{ level: 3, title: t('erase.failed') }}
        >
          {(found) => (
            <>
              <ErasurePreview preview={found} />
              <TextField
                label={t('erase.type', { email })}
                autoComplete="off"
                inputMode="email"
                required
                {...form.register('email')}
                error={form.errorOf('email')}
              />
            </>
          )}
        </QueryView>
      </FormDialog>
      {identity.dialog}
    </>
  );
}
