import { getSecondFactors, renewRecoveryCodes } from '@prova/contract/accounts/security';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useConfirmIdentity } from '../components/confirm-identity.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { SecuritySection } from './security-section.tsx';

const FEW = 3;

/** Codes for the day on which the phone is gone. */
export function RecoveryCodes({ left }: { left: number }) {
  const { t } = useTranslation('security');
  const identity = useConfirmIdentity();
  const [asking, setAsking] = useState(false);
  const renew = useCall(renewRecoveryCodes, {
    around: identity.confirmed,
    invalidates: [getSecondFactors],
    meta: { quiet: true },
  });
  return (
    <SecuritySection
      title={t('recovery.title')}
      intro={t('recovery.intro')}
      badge={<Badge tone={left > FEW ? 'plain' : 'amber'}>{t('recovery.left', { count: left })}</Badge>}
      actions={<Button onClick={() => setAsking(true)}>{t('recovery.renew')}</Button>}
    >
      {asking && (
        <ConfirmDialog
          title={t('recovery.renewTitle')}
          confirmLabel={t('recovery.renew')}
          onConfirm={() => renew.mutateAsync({})}
          onClose={() => setAsking(false)}
        >
          {t('recovery.renewText')}
        </ConfirmDialog>
      )}
      {renew.data && <NewCodesDialog codes={renew.data.recoveryCodes} onClose={() => renew.reset()} />}
      {identity.dialog}
    </SecuritySection>
  );
}
