import type { Actor } from '../../platform/actor.ts';
import { mayWithApplication } from '../applications/applications.service.ts';

interface AiInterviewFacts {
  readonly companyId: string;
  /** Whether the job is shared with the actor. */
  readonly shared: boolean;
}

/** Who schedules, gives more time, calls off, has it analysed and says what they think of that. */
export const mayHandleAiInterview = (actor: Actor, row: AiInterviewFacts): boolean =>
  mayWithApplication(actor, 'handle_interviews', row);

/** Who in the company sees that there is one, and reads what was said. */
export const mayReadAiInterview = (actor: Actor, row: AiInterviewFacts): boolean =>
  mayWithApplication(actor, 'read_interviews', row);

/** Who opens the application itself. */
export const mayOpenApplication = (actor: Actor, row: AiInterviewFacts): boolean =>
  mayWithApplication(actor, 'read', row);

/** Whose interview it is: the holder of the link, or the account behind the application. */
export function isInterviewed(
  actor: Actor,
  row: { readonly id: string; readonly candidateUserId: string | null },
): boolean {
  if (actor.kind === 'token') return actor.token === 'interview' && actor.subjectId === row.id;
  return actor.kind === 'user' && actor.role === 'POTENTIAL' && actor.userId === row.candidateUserId;
}
