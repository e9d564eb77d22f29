import { SHARING_ROLES } from '@prova/contract/job-members';
import { changeMemberRole, getTeam, RECRUITING_ROLES as ROLES, type Team } from '@prova/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { HeirField } from './heir-field.tsx';
import type { Member } from './member.ts';

/** Changes what a person is; jobs in the name of who runs none from now on need somebody to take them over. */
export function RoleDialog({
  companyId,
  team,
  member,
  onClose,
}: {
  companyId: string;
  team: Team;
  member: Member;
  onClose: () => void;
}) {
  const { t } = useTranslation('companies');
  const [role, setRole] = useState<(typeof ROLES)[number]>(ROLES.find((each) => each === member.role) ?? 'recruiter');
  const [heir, setHeir] = useState('');
  const [problem, setProblem] = useState<string>();
  const needsHeir = member.jobs > 0 && SHARING_ROLES.some((each) => each === role);
  const change = useCall(changeMemberRole, {
    invalidates: [getTeam],
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('team.roleSaved'));
      onClose();
    },
  });
  const save = () => {
    if (needsHeir && !heir) setProblem(t('team.chooseFirst'));
    else
      change.mutate({
        params: { id: companyId, userId: member.userId },
        body: { role, handOverTo: needsHeir ? heir : null },
      });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('team.roleTitle', { name: member.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={change.isPending} onClick={save}>
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
        {needsHeir && (
          <HeirField
            team={team}
            member={member}
            value={heir}
            error={problem}
            onChange={(userId) => {
              setHeir(userId);
              setProblem(undefined);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
