import { getSecondFactors, removeTotp, startTotp } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useConfirmIdentity } from '../components/confirm-identity.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { SecuritySection } from './security-section.tsx';

/** Codes of an app on the phone. */
export function AuthenticatorApp({ totp }: { totp: DataOf<typeof getSecondFactors>['totp'] }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const identity = useConfirmIdentity();
  const [removing, setRemoving] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useCall(startTotp, { around: identity.confirmed });
  const remove = useCall(removeTotp, {
    around: identity.confirmed,
    invalidates: [getSecondFactors],
    onSuccess: () => toast.success(t('totp.removed')),
    meta: { quiet: true },
  });
  return (
    <SecuritySection
      title={t('totp.title')}
      intro={t('totp.intro')}
      badge={<Badge tone={totp ? 'green' : 'plain'}>{t(totp ? 'on' : 'off')}</Badge>}
      actions={
        totp ? (
          <Button onClick={() => setRemoving(true)}>{t('totp.remove')}</Button>
        ) : (
          <Button variant="primary" busy={start.isPending} onClick={() => start.mutate({})}>
            {t('totp.start')}
          </Button>
        )
      }
    >
      {totp && (
        <p className="text-sm text-muted">
          {t('totp.since', { date: format.date(totp.confirmedAt) })}
          {totp.lastUsedAt && (
            <>
              {' · '}
              <time dateTime={totp.lastUsedAt} title={format.dateTime(totp.lastUsedAt)}>
                {t('totp.lastUsed', { when: format.relative(totp.lastUsedAt) })}
              </time>
            </>
          )}
        </p>
      )}
      {start.data && !totp && (
        <EnrolDialog
          seed={start.data}
          onClose={() => start.reset()}
          onDone={(recoveryCodes) => {
            start.reset();
            setCodes(recoveryCodes);
            toast.success(t('totp.done'));
          }}
        />
      )}
      {codes && <NewCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {removing && (
        <ConfirmDialog
          danger
          title={t('totp.removeTitle')}
          confirmLabel={t('totp.remove')}
          onConfirm={() => remove.mutateAsync({})}
          onClose={() => setRemoving(false)}
        >
          {t('totp.removeText')}
        </ConfirmDialog>
      )}
      {identity.dialog}
    </SecuritySection>
  );
}
