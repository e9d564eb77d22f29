import type { ParticipantRole } from '@prova/contract/interviews/interview-fields';
import { type Actor, roleIn } from '../../platform/actor.ts';
import { mayWithApplication } from '../applications/applications.service.ts';
import type { InterviewRow } from './interviews.queries.ts';

interface InterviewFacts {
  readonly companyId: string;
  /** Whether the job is shared with the actor. */
  readonly shared: boolean;
  /** As what the actor is invited as a member of the company; null: not at all. */
  readonly ownRole: ParticipantRole | null;
}

/** Who schedules, moves and calls off. */
export function mayHandleInterviews(actor: Actor, row: Pick<InterviewFacts, 'companyId' | 'shared'>): boolean {
  return mayWithApplication(actor, 'handle_interviews', row);
}

/** Who in the company sees an interview: whoever works with its candidate, and who is invited. */
export function mayReadInterview(actor: Actor, row: InterviewFacts): boolean {
  return mayWithApplication(actor, 'read_interviews', row) || mayAttend(actor, row);
}

/** Who says afterwards how it went. */
export function mayConclude(actor: Actor, row: InterviewFacts): boolean {
  return mayHandleInterviews(actor, row) || mayAttend(actor, row);
}

/** Who is asked to interview as a member of the company. */
export function mayAttend(
  actor: Actor,
  { companyId, ownRole }: Pick<InterviewFacts, 'companyId' | 'ownRole'>,
): boolean {
  return ownRole !== null && ownRole !== 'observer' && roleIn(actor, companyId) !== null;
}

/** Which expert sees and hears, and reads when, where and who. */
export function mayObserve(
  actor: Actor,
  { companyId, ownRole }: Pick<InterviewFacts, 'companyId' | 'ownRole'>,
): boolean {
  return ownRole === 'observer' && roleIn(actor, companyId) !== null;
}

/** Who opens the application itself. */
export function mayOpenApplication(actor: Actor, row: Pick<InterviewFacts, 'companyId' | 'shared'>): boolean {
  return mayWithApplication(actor, 'read', row);
}

/** Who reads what the candidate sent: whoever opens the application, and who is invited to an interview that was not called off. */
export function mayReadApplication(actor: Actor, row: InterviewFacts & Pick<InterviewRow, 'status'>): boolean {
  const takesPlace = row.status !== 'cancelled' && row.status !== 'declined';
  return mayOpenApplication(actor, row) || (takesPlace && mayAttend(actor, row));
}

/** Who answers as the candidate: the holder of the link, or the account behind the application. */
export function mayAnswerAsCandidate(
  actor: Actor,
  row: { readonly candidateUserId: string | null; readonly candidateParticipantId: string },
): boolean {
  if (actor.kind === 'token') return actor.token === 'interview' && actor.subjectId === row.candidateParticipantId;
  return actor.kind === 'user' && actor.role === 'POTENTIAL' && actor.userId === row.candidateUserId;
}
