import type { Team } from '@prova/contract/team';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import type { Member } from './member.ts';

/** Who takes over the jobs and open offers of a member. */
export function HeirField({
  team,
  member,
  value,
  error,
  onChange,
}: {
  team: Team;
  member: Member;
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}) {
  const { t } = useTranslation('companies');
  const heirs = team.members.filter(({ userId, takesOver }) => takesOver && userId !== member.userId);
  return (
    <Select
      label={t('team.handOver')}
      hint={t('team.jobs', { count: member.jobs })}
      required
      placeholder={t('team.choose')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      options={heirs.map(({ userId, name }) => ({ value: userId, label: name }))}
    />
  );
}
