import { getTeam, transferOwnership } from '@prova/contract/companies/team';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';
import type { Member } from './member.ts';

/** Hands the company over; who does so proves once more who they are. */
export function TransferDialog({
  companyId,
  member,
  onClose,
}: {
  companyId: string;
  member: Member;
  onClose: () => void;
}) {
  const { t } = useTranslation('companies');
  const identity = useConfirmIdentity();
  const transfer = useCall(transferOwnership, {
    around: identity.confirmed,
    invalidates: [getTeam],
    meta: { quiet: true },
    onSuccess: () => toast.success(t('team.transferred', { name: member.name })),
  });
  return (
    <>
      <ConfirmDialog
        danger
        title={t('team.transferTitle', { name: member.name })}
        confirmLabel={t('team.transfer')}
        onClose={onClose}
        onConfirm={() => transfer.mutateAsync({ params: { id: companyId }, body: { userId: member.userId } })}
      >
        {t('team.transferText')}
      </ConfirmDialog>
      {identity.dialog}
    </>
  );
}
