/**
 * What happens to a candidacy by itself (a test is handed in, an interview ends, an offer is answered), and how a
 * recruiter's step is undone. Actions of people are in candidacy.ts. Pure and free of dependencies.
 */
import { type Candidacy, type CandidacyAction, type CandidateStatus, isRejection } from './candidacy.ts';

export const CANDIDACY_EVENTS = [
  'test_submitted',
  'test_declined',
  'interview_started',
  'interview_ended',
  'interview_declined',
  'interview_cancelled',
  'ai_interview_started',
  'ai_interview_completed',
  'ai_interview_failed',
  'ai_interview_cancelled',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
] as const;
export type CandidacyEvent = (typeof CANDIDACY_EVENTS)[number];

// After a manual move the status says only where the person waits; news of a test or interview still under way may replace it.
const WAITING: readonly CandidateStatus[] = ['new', 'review', 'open_to_test', 'open_to_interview'];

const EFFECTS: Record<CandidacyEvent, { from: readonly CandidateStatus[]; to: CandidateStatus }> = {
  test_submitted: { from: [...WAITING, 'test_sent'], to: 'test_done' },
  test_declined: { from: ['test_sent'], to: 'test_declined' },
  interview_started: { from: [...WAITING, 'interview_scheduled'], to: 'doing_interview' },
  interview_ended: { from: [...WAITING, 'interview_scheduled', 'doing_interview'], to: 'interview_done' },
  interview_declined: { from: ['interview_scheduled'], to: 'interview_declined' },
  interview_cancelled: { from: ['interview_scheduled', 'doing_interview'], to: 'interview_cancelled' },
  ai_interview_started: {
    from: [...WAITING, 'ai_interview_scheduled', 'ai_interview_failed'],
    to: 'ai_interview_in_progress',
  },
  ai_interview_completed: {
    from: [...WAITING, 'ai_interview_scheduled', 'ai_interview_in_progress', 'ai_interview_failed'],
    to: 'ai_interview_completed',
  },
  ai_interview_failed: { from: ['ai_interview_scheduled', 'ai_interview_in_progress'], to: 'ai_interview_failed' },
  ai_interview_cancelled: {
    from: ['ai_interview_scheduled', 'ai_interview_in_progress', 'ai_interview_failed'],
    to: 'ai_interview_cancelled',
  },
  offer_accepted: { from: ['offer_sent'], to: 'offer_approved' },
  offer_declined: { from: ['offer_sent'], to: 'offer_declined' },
  offer_expired: { from: ['offer_sent'], to: 'offer_expired' },
};

/**
 * The candidacy after an event, or null when the event changes nothing of it and belongs in the history alone: the
 * candidacy is over, or something later has happened since. On hold or rejected, the event changes what reopening goes
 * back to. After `offer_accepted` the caller goes on, in the same transaction, with `transition('hire', …)`.
 */
export function applyEvent(event: CandidacyEvent, candidacy: Candidacy): Candidacy | null {
  if (candidacy.withdrawn) return null;
  // An offer still out when the job closed may end, but is no longer accepted.
  if (candidacy.closed && event !== 'offer_declined' && event !== 'offer_expired') return null;
  const { from, to } = EFFECTS[event];
  if (candidacy.status === 'put_on_hold' || isRejection(candidacy.status)) {
    const before = candidacy.statusBefore;
    return before && before !== 'offer_sent' && from.includes(before) ? { ...candidacy, statusBefore: to } : null;
  }
  if (!from.includes(candidacy.status)) return null;
  const answersOffer = candidacy.status === 'offer_sent';
  return { ...candidacy, status: to, statusBefore: null, liveOffer: answersOffer ? false : candidacy.liveOffer };
}

/** For how long the undo of a step is offered; mails it causes wait as long. Seconds. */
export const UNDO_SECONDS = 10;

const REVERSIBLE: readonly CandidacyAction[] = ['approve', 'reject', 'move', 'reopen', 'hold'];

/**
 * Whether an action can be undone. The others have reached the candidate or a third party and are ended instead: an
 * offer is cancelled, a test or interview is cancelled in its own place; hiring and withdrawing ask first.
 */
export function isReversible(action: CandidacyAction): boolean {
  return REVERSIBLE.includes(action);
}

export type Undo =
  | { allowed: true; after: Candidacy }
  | { allowed: false; reason: 'NOT_REVERSIBLE' | 'CHANGED_SINCE' | 'UNDO_EXPIRED' };

/**
 * Takes a step back exactly: status, status before and stage as they were. Refused once anything has changed since
 * (compare `after` with what is stored) or the time is over.
 * @param step the action with the candidacy before and after it, and when it was made
 */
export function undo(
  step: { action: CandidacyAction; before: Candidacy; after: Candidacy; at: Date },
  current: Candidacy,
  now: Date,
): Undo {
  if (!isReversible(step.action)) return { allowed: false, reason: 'NOT_REVERSIBLE' };
  if (now.getTime() - step.at.getTime() > UNDO_SECONDS * 1000) return { allowed: false, reason: 'UNDO_EXPIRED' };
  return sameStanding(step.after, current)
    ? { allowed: true, after: { ...step.before } }
    : { allowed: false, reason: 'CHANGED_SINCE' };
}

function sameStanding(a: Candidacy, b: Candidacy): boolean {
  return (
    a.status === b.status &&
    (a.statusBefore ?? null) === (b.statusBefore ?? null) &&
    a.stageType === b.stageType &&
    (a.stageId === undefined || b.stageId === undefined || a.stageId === b.stageId) &&
    a.withdrawn === b.withdrawn &&
    a.closed === b.closed &&
    a.liveOffer === b.liveOffer
  );
}
