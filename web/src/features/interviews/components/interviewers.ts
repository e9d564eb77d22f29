import type { Interview } from '@prova/contract/interviews/interviews';

/** The members who interview, the host first; who only observes is not among them. */
export function interviewersIn({ participants }: Pick<Interview, 'participants'>): Interview['participants'] {
  const members = participants.filter(({ role }) => role === 'host' || role === 'interviewer');
  return members.toSorted((one, other) => Number(other.role === 'host') - Number(one.role === 'host'));
}
