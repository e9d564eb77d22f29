import type { MessageSide, WRITING_REFUSALS } from '@prova/contract/conversations/conversations';
import { ANSWER_DAYS, UNANSWERED_MAX } from '@prova/contract/conversations/limits';
import { after, DAY } from '../../platform/clock.ts';

/** What decides about writing, beside who is who. */
export interface ConversationFacts {
  /** When the application ended; null while it goes on. */
  readonly endedAt: Date | null;
  /** The candidate was erased, and can be reached no more. */
  readonly erased: boolean;
  /** When the team last wrote; null where it never has. */
  readonly lastTeamAt: Date | null;
  /** Messages of the candidate since then. */
  readonly unanswered: number;
}

type Refusal = (typeof WRITING_REFUSALS)[number];

/** Until when the candidate may answer: whoever is written to after the end has as long again. Null while nothing has ended. */
export function answerUntil({ endedAt, lastTeamAt }: ConversationFacts): Date | null {
  if (endedAt === null) return null;
  return after(lastTeamAt !== null && lastTeamAt > endedAt ? lastTeamAt : endedAt, ANSWER_DAYS * DAY);
}

/**
 * Why a side may not write now; null where it may. The company begins, and is never shut out of its own process.
 * @param begins whether the candidate may write first
 */
export function refusalOf(side: MessageSide, facts: ConversationFacts, now: Date, begins = false): Refusal | null {
  if (facts.erased) return 'erased';
  if (side === 'team') return null;
  if (facts.lastTeamAt === null && !begins) return 'not_begun';
  const until = answerUntil(facts);
  if (until !== null && until < now) return 'ended';
  return facts.unanswered >= UNANSWERED_MAX ? 'waits' : null;
}
