import type { Team } from '@prova/contract/companies/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Member } from './member.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** A person of the team, with what the reader may do about it. */
export function MemberRow({ companyId, team, member }: { companyId: string; team: Team; member: Member }) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const [open, setOpen] = useState<'role' | 'transfer' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const actions = [
    ...(member.can.changeRole ? [{ id: 'role', label: t('team.changeRole'), onAction: () => setOpen('role') }] : []),
    ...(member.can.transfer
      ? [{ id: 'transfer', label: t('team.transfer'), onAction: () => setOpen('transfer') }]
      : []),
    ...(member.can.remove
      ? [
          {
            id: 'remove',
            label: t(member.self ? 'team.leave' : 'team.remove'),
            danger: true,
            onAction: () => setOpen('remove'),
          },
        ]
      : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Avatar name={member.name} src={member.photoUrl} />
      <div className="min-w-0 flex-1 basis-32 sm:basis-48">
        <p className="font-semibold wrap-break-word">
          {member.name}
          {member.self && <span className="font-normal text-muted"> ({t('team.you')})</span>}
        </p>
        <p className="text-small text-muted wrap-anywhere">{member.email}</p>
        <p className="text-small text-muted">
          {t('team.joined', { date: format.date(member.joinedAt) })}
          {member.jobs > 0 && ` · ${t('team.jobs', { count: member.jobs })}`}
        </p>
      </div>
      {/* On a phone below the name, with the menu beside it. */}
      <span className="order-last basis-full pl-14 sm:order-none sm:basis-auto sm:pl-0">
        <Badge tone={member.role === 'owner' ? 'green' : 'plain'}>{t(`role.${member.role}`)}</Badge>
      </span>
      {actions.length > 0 && (
        <Menu label={t('team.actionsOf', { name: member.name })} iconOnly groups={[{ id: 'all', items: actions }]} />
      )}
      {open === 'role' && <RoleDialog companyId={companyId} team={team} member={member} onClose={close} />}
      {open === 'transfer' && <TransferDialog companyId={companyId} member={member} onClose={close} />}
      {open === 'remove' && <RemoveDialog companyId={companyId} team={team} member={member} onClose={close} />}
    </li>
  );
}
