import { changeMemberRole, getTeam, RECRUITING_ROLES as ROLES } from '@prova/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Member } from './member.ts';

export function RoleDialog({ companyId, member, onClose }: { companyId: string; member: Member; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const [role, setRole] = useState<(typeof ROLES)[number]>(ROLES.find((each) => each === member.role) ?? 'recruiter');
  const change = useCall(changeMemberRole, {
    invalidates: [getTeam],
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('team.roleSaved'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('team.roleTitle', { name: member.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            onClick={() => change.mutate({ params: { id: companyId, userId: member.userId }, body: { role } })}
          >
            {t('team.roleSave')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {change.isError && (
          <Callout kind="error" live>
            {messageOf(change.error)}
          </Callout>
        )}
        <RadioGroup
          label={t('team.role')}
          value={role}
          onChange={setRole}
          options={ROLES.map((value) => ({ value, label: t(`role.${value}`), hint: t(`roleHint.${value}`) }))}
        />
      </div>
    </Dialog>
  );
}
