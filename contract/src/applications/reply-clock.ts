/**
 * The promise of an answer: by when the company has said that it will answer, in which stages, and when the clock stands
 * still. Pure and free of dependencies.
 */

import type { StageType } from '../jobs/stage-types.ts';
import { type CandidateStatus, isRejection } from './application-status.ts';

const DAY_MS = 86_400_000;

/** What the clock needs to know of an application. */
export interface Waiting {
  readonly status: CandidateStatus;
  readonly stageId: string;
  readonly stageType: StageType;
  /** Days in which an answer is promised in this stage. */
  readonly replyDays: number | null;
  /** Withdrawn, or closed with its job. */
  readonly ended: boolean;
}

/** Statuses in which the clock stands still. */
const HELD: readonly CandidateStatus[] = [
  'put_on_hold',
  'test_sent',
  'interview_scheduled',
  'ai_interview_scheduled',
  'ai_interview_in_progress',
];

export interface ReplyClock {
  /** By when an answer is promised; null while none is, or the clock stands still. */
  readonly dueAt: Date | null;
  /** Seconds that are left once the clock goes on; negative when they were over already. */
  readonly left: number | null;
}

export const NO_PROMISE: ReplyClock = { dueAt: null, left: null };

/** Stages in which an answer can be promised: in the last two the word is the candidate's, or everything is said. */
export function promisesReply(stageType: StageType): boolean {
  return stageType !== 'offer' && stageType !== 'hired';
}

/** Whether the company owes an answer that was promised. */
function owesReply({ status, stageType, replyDays, ended }: Waiting): boolean {
  return !ended && !isRejection(status) && status !== 'hired' && promisesReply(stageType) && replyDays !== null;
}

const begun = (replyDays: number, now: Date): ReplyClock => ({
  dueAt: new Date(now.getTime() + replyDays * DAY_MS),
  left: null,
});

/**
 * The clock after a change. It begins with each stage, and again for who is taken up after an end, other than that of the
 * job (whose people go on with the promise that they had); on hold, and while a test or an interview is ahead of the candidate,
 * what is left of it waits, and an answer that was overdue before is overdue again.
 * @param before null for who has just applied
 */
export function replyClock(before: (Waiting & ReplyClock) | null, after: Waiting, now: Date): ReplyClock {
  if (!owesReply(after) || after.replyDays === null) return NO_PROMISE;
  const held = HELD.includes(after.status);
  const same = before !== null && before.stageId === after.stageId && owesReply(before);
  if (!same) return held ? { dueAt: null, left: (after.replyDays * DAY_MS) / 1000 } : begun(after.replyDays, now);
  const left = before.dueAt ? Math.round((before.dueAt.getTime() - now.getTime()) / 1000) : before.left;
  if (left === null) return held ? NO_PROMISE : { dueAt: before.dueAt, left: null };
  if (held) return { dueAt: null, left };
  return { dueAt: before.dueAt ?? new Date(now.getTime() + left * 1000), left: null };
}
