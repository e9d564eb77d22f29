import type { Team } from '@prova/contract/companies/team';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import type { Member } from './member.ts';

/** How the field is registered in a form: nobody chosen is null. */
export const successor = { setValueAs: (userId: string) => userId || null };

/** Who takes over what is in the name of a member. */
export function SuccessorField({
  team,
  member,
  ...field
}: {
  team: Team;
  member: Member;
} & Omit<ComponentProps<typeof Select>, 'options'>) {
  const { t } = useTranslation('companies');
  const successors = team.members.filter(({ userId, takesOver }) => takesOver && userId !== member.userId);
  return (
    <Select
      {...field}
      required
      placeholder={t('team.choose')}
      options={successors.map(({ userId, name }) => ({ value: userId, label: name }))}
    />
  );
}
