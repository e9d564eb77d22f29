import type { Participant } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { teamQuery } from '../interviews.queries.ts';

type Choice = { value: string; label: string };

interface Attending {
  readonly people: Choice[];
  /** Experts of the company, who grade its tests. */
  readonly experts: Choice[];
  readonly failed: boolean;
}

/**
 * The members of the company who may interview, oneself in any case, and those who may observe.
 * @param invited who is asked already, and may have left the company since
 */
export function useInterviewers(invited: readonly Participant[] = []): Attending {
  const { t } = useTranslation('interviews');
  const user = useUser();
  const team = useQuery(teamQuery(useWorkingCompany()?.id));
  const people = new Map<string, string>([[user.id, t('form.self', { name: user.name })]]);
  const experts = new Map<string, string>();
  for (const { userId, name, role } of team.data?.members ?? []) {
    const group = role === 'expert' ? experts : people;
    if (!group.has(userId)) group.set(userId, name);
  }
  for (const { userId, name, role } of invited) {
    const group = role === 'observer' ? experts : people;
    if (userId !== null && !group.has(userId)) group.set(userId, name ?? t('erased'));
  }
  return { people: choices(people), experts: choices(experts), failed: team.isError };
}

const choices = (names: ReadonlyMap<string, string>): Choice[] =>
  [...names].map(([value, label]) => ({ value, label }));
