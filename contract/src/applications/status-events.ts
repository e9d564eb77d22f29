/**
 * What happens to an application by itself (a test is handed in, an interview ends, an offer is answered), and how a
 * recruiter's step is undone. Actions of people are in application.ts. Pure and free of dependencies.
 */
import {
  type ApplicationAction,
  type ApplicationState,
  type CandidateStatus,
  isRejection,
} from './application-status.ts';

export const STATUS_EVENTS = [
  'test_submitted',
  'test_declined',
  'test_expired',
  'test_cancelled',
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
export type StatusEvent = (typeof STATUS_EVENTS)[number];

// After a manual move the status says only where the person waits; news of a test or interview still under way may replace it.
const WAITING: readonly CandidateStatus[] = ['new', 'review', 'open_to_test', 'open_to_interview'];

const EFFECTS: Record<StatusEvent, { from: readonly CandidateStatus[]; to: CandidateStatus }> = {
  test_submitted: { from: [...WAITING, 'test_sent'], to: 'test_done' },
  test_declined: { from: ['test_sent'], to: 'test_declined' },
  // Another one can be sent.
  test_expired: { from: ['test_sent'], to: 'open_to_test' },
  test_cancelled: { from: ['test_sent'], to: 'open_to_test' },
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
 * The application after an event, or null when the event changes nothing of it and belongs in the history alone: the
 * application is over, or something later has happened since. On hold or rejected, the event changes what reopening goes
 * back to. After `offer_accepted` the caller goes on, in the same transaction, with `transition('hire', …)`.
 */
export function applyEvent(event: StatusEvent, application: ApplicationState): ApplicationState | null {
  if (application.withdrawn) return null;
  // An offer still out when the job closed may end, but is no longer accepted.
  if (application.closed && event !== 'offer_declined' && event !== 'offer_expired') return null;
  const { from, to } = EFFECTS[event];
  if (application.status === 'put_on_hold' || isRejection(application.status)) {
    const before = application.statusBefore;
    return before && before !== 'offer_sent' && from.includes(before) ? { ...application, statusBefore: to } : null;
  }
  if (!from.includes(application.status)) return null;
  const answersOffer = application.status === 'offer_sent';
  return { ...application, status: to, statusBefore: null, liveOffer: answersOffer ? false : application.liveOffer };
}

/** For how long the undo of a step is offered; mails it causes wait as long. Seconds. */
export const UNDO_SECONDS = 10;

/** So many a second can be counted on, of a step that is done to many at once. */
const AT_ONCE_A_SECOND = 20;
const secondsFor = (count: number): number => Math.floor(count / AT_ONCE_A_SECOND);

/** For how long each of so many can be taken back that one call decides: the first waits for the last. Seconds. */
export const undoSeconds = (count: number): number => UNDO_SECONDS + secondsFor(count);
/** How long what follows from it waits, mails among it: until all of them could have been taken back. Seconds. */
export const settledSeconds = (count: number): number => undoSeconds(count) + secondsFor(count);

const REVERSIBLE: readonly ApplicationAction[] = ['approve', 'reject', 'move', 'reopen', 'hold'];

/**
 * Whether an action can be undone as a change of the application. The others are taken back or ended in their own place:
 * an offer is not sent after all, and cancelled once it is out, a test or interview is cancelled; withdrawing is taken back
 * by the candidate; hiring asks first.
 */
export function isReversible(action: ApplicationAction): boolean {
  return REVERSIBLE.includes(action);
}

export type Undo =
  | { allowed: true; after: ApplicationState }
  | { allowed: false; reason: 'NOT_REVERSIBLE' | 'CHANGED_SINCE' | 'UNDO_EXPIRED' };

/**
 * Takes a step back exactly: status, status before and stage as they were. Refused once anything has changed since
 * (compare `after` with what is stored) or the time is over.
 * @param step the action with the application before and after it, when it was made, and for how long it can be taken back
 */
export function undo(
  step: {
    action: ApplicationAction;
    before: ApplicationState;
    after: ApplicationState;
    at: Date;
    seconds?: number | undefined;
  },
  current: ApplicationState,
  now: Date,
): Undo {
  if (!isReversible(step.action)) return { allowed: false, reason: 'NOT_REVERSIBLE' };
  const { seconds = UNDO_SECONDS } = step;
  if (now.getTime() - step.at.getTime() > seconds * 1000) return { allowed: false, reason: 'UNDO_EXPIRED' };
  return sameState(step.after, current)
    ? { allowed: true, after: { ...step.before } }
    : { allowed: false, reason: 'CHANGED_SINCE' };
}

function sameState(a: ApplicationState, b: ApplicationState): boolean {
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
