import type { Participant } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { teamQuery } from '../interviews.queries.ts';

type Choice = { value: string; label: string };

/**
 * The members of the company who may interview; oneself is there in any case.
 * @param invited who is asked already, and may have left the company since
 */
export function useInterviewers(invited: readonly Participant[] = []): { people: Choice[]; failed: boolean } {
  const { t } = useTranslation('interviews');
  const user = useUser();
  const team = useQuery(teamQuery(useWorkingCompany()?.id));
  const people = new Map<string, string>([[user.id, t('form.self', { name: user.name })]]);
  // Whoever only grades tests takes no part in interviews.
  for (const { userId, name, role } of team.data?.members ?? [])
    if (role !== 'expert' && !people.has(userId)) people.set(userId, name);
  for (const { userId, name } of invited)
    if (userId !== null && !people.has(userId)) people.set(userId, name ?? t('erased'));
  return { people: [...people].map(([value, label]) => ({ value, label })), failed: team.isError };
}
