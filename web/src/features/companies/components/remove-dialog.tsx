import { homePaths } from '@prova/contract/metrics/paths';
import { getTeam, removeMember, type Team } from '@prova/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { leaveTo } from '../../../lib/leave.ts';
import { useCall } from '../../../lib/query.ts';
import { chooseCompany } from '../../../lib/tokens.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { HeirField } from './heir-field.tsx';
import type { Member } from './member.ts';

/** Removes a person, or lets the reader go; jobs in their name need somebody to take them over. */
export function RemoveDialog({
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
  const [heir, setHeir] = useState('');
  const [problem, setProblem] = useState<string>();
  const remove = useCall(removeMember, {
    invalidates: member.self ? [] : [getTeam],
    meta: { quiet: true },
    onSuccess: () => {
      if (member.self) {
        chooseCompany(null);
        leaveTo(homePaths.recruiterHome);
        return;
      }
      toast.success(t('team.removed', { name: member.name }));
      onClose();
    },
  });
  const confirm = () => {
    if (member.jobs > 0 && !heir) setProblem(t('team.chooseFirst'));
    else remove.mutate({ params: { id: companyId, userId: member.userId }, body: { handOverTo: heir || null } });
  };
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      onClose={onClose}
      dismissable={!remove.isPending}
      title={member.self ? t('team.leaveTitle') : t('team.removeTitle', { name: member.name })}
      description={t(member.self ? 'team.leaveText' : 'team.removeText')}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            {t(member.self ? 'team.leave' : 'team.remove')}
          </Button>
        </>
      }
    >
      {(member.jobs > 0 || remove.isError) && (
        <div className="flex flex-col gap-4">
          {remove.isError && (
            <Callout kind="error" live>
              {messageOf(remove.error)}
            </Callout>
          )}
          {member.jobs > 0 && (
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
      )}
    </Dialog>
  );
}
