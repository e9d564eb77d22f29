import { getSecondFactors, removePasskey } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useConfirmIdentity } from '../components/confirm-identity.tsx';
import { passkeyObstacle } from '../passkey-obstacle.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { SecuritySection } from './security-section.tsx';

type Passkey = DataOf<typeof getSecondFactors>['passkeys'][number];

/** Devices that sign in by a finger, a face or a PIN. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const identity = useConfirmIdentity();
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const remove = useCall(removePasskey, {
    around: identity.confirmed,
    invalidates: [getSecondFactors],
    onSuccess: () => toast.success(t('passkeys.removed')),
    meta: { quiet: true },
  });
  const obstacle = passkeyObstacle();
  return (
    <SecuritySection
      title={t('passkeys.title')}
      intro={t('passkeys.intro')}
      actions={
        !obstacle && (
          <Button icon={<Fingerprint className="size-4" />} onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {obstacle && <Callout kind="info">{t(`passkeys.obstacle.${obstacle}`, { host: location.hostname })}</Callout>}
      {passkeys.length > 0 && (
        <ul className="flex flex-col divide-y divide-border border-y border-border">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-muted">
                  {t('passkeys.since', { date: format.date(passkey.createdAt) })} ·{' '}
                  {passkey.lastUsedAt ? (
                    <time dateTime={passkey.lastUsedAt} title={format.dateTime(passkey.lastUsedAt)}>
                      {t('passkeys.lastUsed', { when: format.relative(passkey.lastUsedAt) })}
                    </time>
                  ) : (
                    t('passkeys.neverUsed')
                  )}
                </p>
              </div>
              <IconButton
                label={t('passkeys.renameOf', { name: passkey.name })}
                icon={<Pencil />}
                onClick={() => setRenaming(passkey)}
              />
              <IconButton
                label={t('passkeys.removeOf', { name: passkey.name })}
                icon={<Trash2 />}
                onClick={() => setRemoving(passkey)}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <AddPasskeyDialog
          confirmed={identity.confirmed}
          onClose={() => setAdding(false)}
          onDone={(recoveryCodes) => {
            setAdding(false);
            setCodes(recoveryCodes);
            toast.success(t('passkeys.added'));
          }}
        />
      )}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      {codes && <NewCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {removing && (
        <ConfirmDialog
          danger
          title={t('passkeys.removeTitle', { name: removing.name })}
          confirmLabel={t('passkeys.remove')}
          onConfirm={() => remove.mutateAsync({ params: { id: removing.id } })}
          onClose={() => setRemoving(null)}
        >
          {t('passkeys.removeText')}
        </ConfirmDialog>
      )}
      {identity.dialog}
    </SecuritySection>
  );
}
