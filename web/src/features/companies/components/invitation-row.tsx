import { getTeam, resendInvitation, revokeInvitation, type Team } from '@prova/contract/companies/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** An invitation that waits: sent again or taken back. */
export function InvitationRow({
  companyId,
  invitation,
}: {
  companyId: string;
  invitation: Team['invitations'][number];
}) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const params = { id: companyId, invitationId: invitation.id };
  const resend = useCall(resendInvitation, {
    invalidates: [getTeam],
    onSuccess: () => void toast.success(t('team.resent')),
  });
  const [revoking, setRevoking] = useState(false);
  const revoke = useCall(revokeInvitation, {
    invalidates: [getTeam],
    meta: { quiet: true },
    onSuccess: () => void toast.success(t('team.revoked')),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{invitation.email}</p>
        <p className="text-small text-muted">
          {t('team.sentAt', { date: format.date(invitation.sentAt), name: invitation.invitedBy })}
          {!invitation.expired && `, ${t('team.expires', { date: format.date(invitation.expiresAt) })}`}
        </p>
      </div>
      <Badge tone={invitation.expired ? 'amber' : 'plain'}>
        {invitation.expired ? t('team.expired') : t(`role.${invitation.role}`)}
      </Badge>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate({ params })}>
          {t('team.resend')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setRevoking(true)}>
          {t('team.revoke')}
        </Button>
      </div>
      {revoking && (
        <ConfirmDialog
          title={t('team.revokeTitle', { email: invitation.email })}
          confirmLabel={t('team.revoke')}
          cancelLabel={t('team.revokeKeep')}
          danger
          onConfirm={() => revoke.mutateAsync({ params })}
          onClose={() => setRevoking(false)}
        >
          {t('team.revokeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
