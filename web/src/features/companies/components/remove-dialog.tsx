import { getTeam, removeMember, type Team } from '@prova/contract/companies/team';
import { homePaths } from '@prova/contract/metrics/paths';
import { useTranslation } from 'react-i18next';
import { leaveTo } from '../../../lib/leave.ts';
import { useCall } from '../../../lib/query.ts';
import { chooseCompany } from '../../../lib/tokens.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Member } from './member.ts';
import { SuccessorField, successor } from './successor-field.tsx';

const hasWork = ({ jobs, interviews }: Member) => jobs > 0 || interviews > 0;

const removalForm = (member: Member) =>
  removeMember.body.refine(({ handOverTo }) => handOverTo !== null || !hasWork(member), { path: ['handOverTo'] });

/** Removes a person, or lets the reader go; jobs and interviews in their name need somebody to take them over. */
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
  const form = useContractForm(
    removalForm(member),
    { handOverTo: null },
    { words: { handOverTo: t('team.chooseWho') } },
  );
  const remove = useCall(removeMember, { invalidates: member.self ? [] : [getTeam], meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      size="sm"
      role="alertdialog"
      danger
      title={member.self ? t('team.leaveTitle') : t('team.removeTitle', { name: member.name })}
      description={t(member.self ? 'team.leaveText' : 'team.removeText')}
      submitLabel={t(member.self ? 'team.leave' : 'team.remove')}
      onSubmit={async (body) => {
        await remove.mutateAsync({ params: { id: companyId, userId: member.userId }, body });
        if (member.self) {
          chooseCompany(null);
          leaveTo(homePaths.recruiterHome);
        } else toast.success(t('team.removed', { name: member.name }));
      }}
      onClose={onClose}
    >
      {hasWork(member) && (
        <SuccessorField
          team={team}
          member={member}
          label={t('team.handOverAll')}
          hint={[
            ...(member.jobs > 0 ? [t('team.jobs', { count: member.jobs })] : []),
            ...(member.interviews > 0 ? [t('team.interviews', { count: member.interviews })] : []),
          ].join(', ')}
          {...form.register('handOverTo', successor)}
          error={form.errorOf('handOverTo')}
        />
      )}
    </FormDialog>
  );
}
