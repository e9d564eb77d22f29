import { eraseAccount, previewErasure } from '@prova/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { forgetFarewell, noteFarewell } from '../../../lib/farewell.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { signOut, useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';
import { ErasurePreview } from './erasure-preview.tsx';

/** What goes and what stays, then the address of the account, typed, then who is there. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-data');
  const { email } = useUser();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const preview = useQuery({ ...queryOf(previewErasure), gcTime: 0 });
  const identity = useConfirmIdentity();
  const erase = useCall(eraseAccount, {
    around: identity.confirmed,
    meta: { quiet: true },
    onSuccess: signOut,
    onError: forgetFarewell,
  });
  const failure = preview.error ?? (erase.error?.name === 'AbortError' ? null : erase.error);
  return (
    <>
      <Dialog
        open
        title={t('erase.dialogTitle')}
        onClose={onClose}
        dismissable={!erase.isPending}
        footer={
          <>
            <Button onClick={onClose}>{t('erase.cancel')}</Button>
            {preview.data && (
              <Button type="submit" form={formId} variant="danger" busy={erase.isPending}>
                {t('erase.confirm')}
              </Button>
            )}
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const same = typed.trim().toLowerCase() === email;
            setMismatch(!same);
            if (!same) return;
            // The session ends with the account, perhaps before the answer is here.
            noteFarewell();
            erase.mutate({ body: { email } });
          }}
        >
          {failure && (
            <Callout kind="error" live title={preview.error ? t('erase.failed') : undefined}>
              {messageOf(failure)}
            </Callout>
          )}
          {preview.isPending && (
            <SkeletonGroup className="flex flex-col gap-3">
              <span className="sr-only">{t('erase.loading')}</span>
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-24 w-full" />
            </SkeletonGroup>
          )}
          {preview.data && (
            <>
              <ErasurePreview preview={preview.data} />
              <TextField
                label={t('erase.type', { email })}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                error={mismatch ? t('erase.mismatch') : undefined}
                autoComplete="off"
                inputMode="email"
                required
              />
            </>
          )}
        </form>
      </Dialog>
      {identity.dialog}
    </>
  );
}
