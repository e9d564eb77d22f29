import type { Invitation } from '@prova/contract/interviews/interviews';

/** How an interview stands for the candidate: what they answered, that it takes place or has passed, or how it ended. */
export type InterviewState =
  | NonNullable<Invitation['cause']>
  | 'unanswered'
  | 'accepted'
  | 'another_time'
  | 'under_way'
  | 'past'
  | 'completed'
  | 'declined';

type Known = Pick<Invitation, 'status' | 'cause' | 'answer' | 'startsAt' | 'endsAt'>;

export function stateOf({ status, cause, answer, startsAt, endsAt }: Known, now: Date): InterviewState {
  if (status === 'cancelled') return cause ?? 'called_off';
  if (status === 'declined' || answer === 'declined') return 'declined';
  if (status === 'completed') return 'completed';
  if (status === 'in_progress') return 'under_way';
  if (new Date(endsAt) <= now) return 'past';
  if (new Date(startsAt) <= now) return 'under_way';
  return answer ?? 'unanswered';
}

const AHEAD: readonly InterviewState[] = ['unanswered', 'accepted', 'another_time'];

/** It has not begun, and stands. */
export const isAhead = (state: InterviewState): boolean => AHEAD.includes(state);

/** It stands, and is not over: where it takes place is of use. */
export const isOn = (state: InterviewState): boolean => state === 'under_way' || isAhead(state);
