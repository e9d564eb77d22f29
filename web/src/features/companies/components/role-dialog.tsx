import { changeMemberRole, getTeam, RECRUITING_ROLES as ROLES, type Team } from '@prova/contract/companies/team';
import { SHARING_ROLES } from '@prova/contract/jobs/job-members';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Member } from './member.ts';
import { SuccessorField, successor } from './successor-field.tsx';

type Role = (typeof ROLES)[number];

const losesJobs = (member: Member, role: Role) => member.jobs > 0 && SHARING_ROLES.some((each) => each === role);

const roleForm = (member: Member) =>
  changeMemberRole.body.refine(({ role, handOverTo }) => handOverTo !== null || !losesJobs(member, role), {
    path: ['handOverTo'],
  });

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
  const form = useContractForm(
    roleForm(member),
    { role: ROLES.find((each) => each === member.role) ?? 'recruiter', handOverTo: null },
    { words: { handOverTo: t('team.chooseFirst') } },
  );
  const change = useCall(changeMemberRole, { invalidates: [getTeam], meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      title={t('team.roleTitle', { name: member.name })}
      submitLabel={t('team.roleSave')}
      onSubmit={async ({ role, handOverTo }) => {
        await change.mutateAsync({
          params: { id: companyId, userId: member.userId },
          body: { role, handOverTo: losesJobs(member, role) ? handOverTo : null },
        });
        toast.success(t('team.roleSaved'));
      }}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <RadioGroup
            label={t('team.role')}
            value={field.value}
            onChange={field.onChange}
            options={ROLES.map((value) => ({ value, label: t(`role.${value}`), hint: t(`roleHint.${value}`) }))}
          />
        )}
      />
      {losesJobs(member, form.watch('role')) && (
        <SuccessorField
          team={team}
          member={member}
          label={t('team.handOver')}
          hint={t('team.jobs', { count: member.jobs })}
          {...form.register('handOverTo', successor)}
          error={form.errorOf('handOverTo')}
        />
      )}
    </FormDialog>
  );
}
