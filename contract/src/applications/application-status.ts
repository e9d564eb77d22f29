/**
 * The status machine of an application: what may be done to it, by whom it is refused, and where it leads. The server
 * enforces this table, the board greys buttons out by it, and mass actions explain their partial results with it.
 * Pure, and free of dependencies but types, so that any page may carry it.
 */
import type { StageType } from '../jobs/stage-types.ts';

/** Where an application stands. Withdrawn and closed are times beside the status, not statuses. */
export const CANDIDATE_STATUSES = [
  'new',
  'review',
  'open_to_test',
  'open_to_interview',
  'interview_scheduled',
  'doing_interview',
  'interview_done',
  'interview_declined',
  'interview_cancelled',
  'ai_interview_scheduled',
  'ai_interview_in_progress',
  'ai_interview_completed',
  'ai_interview_failed',
  'ai_interview_cancelled',
  'test_sent',
  'test_done',
  'test_declined',
  'offer_sent',
  'offer_approved',
  'offer_declined',
  'offer_expired',
  'hired',
  'rejected',
  'put_on_hold',
  'not_a_fit',
  'not_qualified',
  'over_qualified',
] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** The four ways to say no. All keep the stage and can be reopened. */
export const REJECTION_STATUSES = ['rejected', 'not_a_fit', 'not_qualified', 'over_qualified'] as const;
export type RejectionStatus = (typeof REJECTION_STATUSES)[number];

/** True for the four rejections. */
export function isRejection(status: CandidateStatus): status is RejectionStatus {
  return (REJECTION_STATUSES as readonly CandidateStatus[]).includes(status);
}

/** The short status that candidates and interview screens see. */
export const APPLICATION_STATUSES = ['pending', 'reviewing', 'approved', 'rejected', 'interviewed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The five-value application status, derived from the candidate status. */
export function applicationStatusOf(status: CandidateStatus): ApplicationStatus {
  if (isRejection(status)) return 'rejected';
  switch (status) {
    case 'new':
      return 'pending';
    case 'interview_done':
    case 'ai_interview_completed':
      return 'interviewed';
    case 'offer_sent':
    case 'offer_approved':
    case 'hired':
      return 'approved';
    default:
      return 'reviewing';
  }
}

/** Everything that may be asked of an application. `withdraw` is the candidate's, the rest belong to the company. */
export const APPLICATION_ACTIONS = [
  'approve',
  'reject',
  'move',
  'reopen',
  'hold',
  'send_test',
  'schedule_interview',
  'schedule_ai_interview',
  'send_offer',
  'cancel_offer',
  'hire',
  'withdraw',
] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** Stable codes for a refusal; each has a phrase in both languages. */
export const REFUSAL_REASONS = [
  'ALREADY_HIRED',
  'WITHDRAWN',
  'CLOSED',
  'ALREADY_REJECTED',
  'OFFER_ACCEPTED',
  'OFFER_LIVE',
  'ON_HOLD',
  'ALREADY_ON_HOLD',
  'NOT_REJECTED',
  'NOT_IN_OFFER_STAGE',
  'TEST_ALREADY_SENT',
  'INTERVIEW_ALREADY_SCHEDULED',
  'OFFER_ALREADY_SENT',
  'NO_LIVE_OFFER',
  'SAME_STAGE',
  'OFFER_STAGE_ONLY_BY_OFFER',
  'HIRED_STAGE_ONLY_BY_HIRING',
  'OFFER_NOT_ACCEPTED',
  'LAST_STAGE_BEFORE_OFFER',
  'LOCKED',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * What the rules need to know of an application.
 * `liveOffer`: an offer is out and unanswered (sent or viewed; a pending one binds nobody yet). Who does not load offers
 * may pass `status === 'offer_sent'`, which says the same.
 * `testOut`, `interviewAhead`: a test is out and unanswered, an interview still to come, also where the application has been
 * moved on since and its status says something else.
 * `statusBefore`: what reopening, resuming or cancelling an offer goes back to.
 * `locked`: it came beyond what the company's plan allows, and is neither read nor gone on with; saying no stays possible.
 * `stageId`: tells two custom stages apart; without it only the stages that exist once are compared.
 */
export type ApplicationState = {
  status: CandidateStatus;
  statusBefore?: CandidateStatus | null;
  stageType: StageType;
  stageId?: string;
  withdrawn: boolean;
  closed: boolean;
  liveOffer: boolean;
  testOut?: boolean;
  interviewAhead?: boolean;
  locked?: boolean;
};

/** A stage to go to. For `approve` null means: there is no next stage before the offer. */
export type StageTarget = { stageType: StageType; stageId?: string };

export type Permission = { allowed: true } | { allowed: false; reason: RefusalReason };

/** True while the application counts as open or hired; the same rule as the column `applications.active`. */
export function isActive(application: Pick<ApplicationState, 'status' | 'withdrawn' | 'closed'>): boolean {
  return !application.withdrawn && !application.closed && !isRejection(application.status);
}

/** How an application ends: the four ways to say no, a hire, with its job, or taken back by the candidate. */
export const APPLICATION_ENDS = ['hired', ...REJECTION_STATUSES, 'closed', 'withdrawn'] as const;
export type ApplicationEnd = (typeof APPLICATION_ENDS)[number];

/** How an application has ended; null while it goes on. */
export function endOf(application: Pick<ApplicationState, 'status' | 'withdrawn' | 'closed'>): ApplicationEnd | null {
  const { status, withdrawn, closed } = application;
  if (withdrawn) return 'withdrawn';
  if (closed) return 'closed';
  if (isRejection(status)) return status;
  return status === 'hired' ? 'hired' : null;
}

type Gate = (application: ApplicationState, target: StageTarget | null | undefined) => RefusalReason | null;

const INTERVIEW_AHEAD: readonly CandidateStatus[] = [
  'interview_scheduled',
  'doing_interview',
  'ai_interview_scheduled',
  'ai_interview_in_progress',
];
const SINGLE_STAGES: readonly StageType[] = ['new', 'review', 'offer', 'hired'];

// A status of offer_sent counts as live even when the offer was not loaded: err on the side of the promise made.
const offerIsOut = (application: ApplicationState) => application.liveOffer || application.status === 'offer_sent';

const notHired: Gate = (c) => (c.status === 'hired' || c.stageType === 'hired' ? 'ALREADY_HIRED' : null);
const notWithdrawn: Gate = (c) => (c.withdrawn ? 'WITHDRAWN' : null);
const notClosed: Gate = (c) => (c.closed ? 'CLOSED' : null);
const notRejected: Gate = (c) => (isRejection(c.status) ? 'ALREADY_REJECTED' : null);
const notAccepted: Gate = (c) => (c.status === 'offer_approved' ? 'OFFER_ACCEPTED' : null);
const noOfferOut: Gate = (c) => (offerIsOut(c) ? 'OFFER_LIVE' : null);
const noSecondOffer: Gate = (c) => (offerIsOut(c) ? 'OFFER_ALREADY_SENT' : null);
const offerOut: Gate = (c) => (offerIsOut(c) ? null : 'NO_LIVE_OFFER');
const notOnHold: Gate = (c) => (c.status === 'put_on_hold' ? 'ON_HOLD' : null);
const notYetOnHold: Gate = (c) => (c.status === 'put_on_hold' ? 'ALREADY_ON_HOLD' : null);
const rejectedOrOnHold: Gate = (c) => (isRejection(c.status) || c.status === 'put_on_hold' ? null : 'NOT_REJECTED');
const beforeOfferStage: Gate = (c) => (c.stageType === 'offer' ? 'NOT_IN_OFFER_STAGE' : null);
const noTestOut: Gate = (c) => (c.status === 'test_sent' || c.testOut ? 'TEST_ALREADY_SENT' : null);
const notLocked: Gate = (c) => (c.locked ? 'LOCKED' : null);
const noInterviewAhead: Gate = (c) =>
  INTERVIEW_AHEAD.includes(c.status) || c.interviewAhead ? 'INTERVIEW_ALREADY_SCHEDULED' : null;

const reachableByMove: Gate = (c, target) => {
  if (!target) return null;
  if (isSameStage(c, target)) return 'SAME_STAGE';
  if (target.stageType === 'offer') return 'OFFER_STAGE_ONLY_BY_OFFER';
  return target.stageType === 'hired' ? 'HIRED_STAGE_ONLY_BY_HIRING' : null;
};

const reachableByApproval: Gate = (c, target) => {
  if (c.stageType === 'offer' && (c.status === 'offer_declined' || c.status === 'offer_expired'))
    return 'OFFER_NOT_ACCEPTED';
  if (c.stageType === 'offer' || target?.stageType === 'hired') return 'HIRED_STAGE_ONLY_BY_HIRING';
  return target === null || target?.stageType === 'offer' ? 'LAST_STAGE_BEFORE_OFFER' : null;
};

function isSameStage(from: StageTarget, to: StageTarget): boolean {
  if (from.stageId !== undefined && to.stageId !== undefined) return from.stageId === to.stageId;
  return from.stageType === to.stageType && SINGLE_STAGES.includes(to.stageType);
}

const open = [notHired, notWithdrawn, notClosed, notRejected, notAccepted] as const;
const free = [...open, noOfferOut, notOnHold] as const;
const readable = [...free, notLocked] as const;
const evaluable = [...readable, beforeOfferStage] as const;

// The table. Gates are asked in order and the first refusal is the answer, so the weightiest reason comes first.
const RULES: Record<ApplicationAction, readonly Gate[]> = {
  approve: [...readable, reachableByApproval],
  reject: [...open, noOfferOut],
  move: [...readable, reachableByMove],
  reopen: [notHired, notWithdrawn, notClosed, rejectedOrOnHold, notLocked],
  hold: [...open, noOfferOut, notYetOnHold, notLocked],
  send_test: [...evaluable, noTestOut],
  schedule_interview: [...evaluable, noInterviewAhead],
  schedule_ai_interview: [...evaluable, noInterviewAhead],
  send_offer: [...open, noSecondOffer, notOnHold, notLocked],
  // An offer that is out can be called back even after the job was closed.
  cancel_offer: [notHired, notWithdrawn, notRejected, notAccepted, offerOut],
  // An accepted offer ends in hiring, in the same transaction.
  hire: [notHired, notWithdrawn, notClosed, notRejected, noOfferOut, notOnHold, notLocked],
  withdraw: open,
};

/**
 * Whether an action may be done to an application now, and if not, why not.
 * Without a target, `move` and `approve` answer for the application alone (is the button live?); with one, for that step.
 */
export function mayAct(
  action: ApplicationAction,
  application: ApplicationState,
  target?: StageTarget | null,
): Permission {
  for (const gate of RULES[action]) {
    const reason = gate(application, target);
    if (reason) return { allowed: false, reason };
  }
  return { allowed: true };
}

/** The status that a manual move into a stage sets; the offer and hired stages are never entered by hand. */
export function statusAfterMove(stageType: Exclude<StageType, 'offer' | 'hired'>): CandidateStatus {
  switch (stageType) {
    case 'new':
      return 'new';
    case 'review':
    case 'custom':
      return 'review';
    case 'test':
      return 'open_to_test';
    case 'interview':
    case 'interview_ia':
      return 'open_to_interview';
  }
}

/** The stage that *approve* leads to: the next one in the given order, or null when that would be offer, hired or none. */
export function nextStage<S extends { id: string; type: StageType }>(
  stages: readonly S[],
  currentId: string,
): S | null {
  const index = stages.findIndex((stage) => stage.id === currentId);
  const next = index < 0 ? undefined : stages[index + 1];
  return !next || next.type === 'offer' || next.type === 'hired' ? null : next;
}

/**
 * The required stages that a move passes over: those between where an application stands and where it goes. Going back
 * passes over none, and where it has been before it need not be again.
 */
export function skippedStages<S extends { id: string; required: boolean }>(
  stages: readonly S[],
  { fromId, toId, visited = [] }: { fromId: string; toId: string; visited?: Iterable<string> },
): S[] {
  const from = stages.findIndex(({ id }) => id === fromId);
  const to = stages.findIndex(({ id }) => id === toId);
  const been = new Set(visited);
  return from < 0
    ? []
    : stages.slice(from + 1, Math.max(to, from + 1)).filter(({ id, required }) => required && !been.has(id));
}

export type TransitionInput = {
  /** Where `move` and `approve` lead. */
  target?: StageTarget | null;
  /** The kind of no; `rejected` unless told. */
  rejection?: RejectionStatus;
  /** For `cancel_offer`: the stage the offer was sent from (the history knows), unless it no longer exists. */
  cameFrom?: StageTarget | null;
};

export type Transition = { allowed: true; after: ApplicationState } | { allowed: false; reason: RefusalReason };

/**
 * The application after an action, or the refusal. The input is never changed. `stageId` of the result is absent where a
 * stage that exists once (review, offer, hired) is meant by its type.
 * Withdrawing with an offer out answers that offer: the caller ends it as declined. `move` and `approve` need a target
 * and throw a RangeError without one, since that is a mistake of the program and not of a person.
 */
export function transition(
  action: ApplicationAction,
  application: ApplicationState,
  input: TransitionInput = {},
): Transition {
  const permission = mayAct(action, application, input.target);
  if (!permission.allowed) return permission;
  return { allowed: true, after: { ...application, ...change(action, application, input) } };
}

function change(
  action: ApplicationAction,
  application: ApplicationState,
  input: TransitionInput,
): Partial<ApplicationState> {
  const { status } = application;
  switch (action) {
    case 'approve':
    case 'move': {
      const stage = input.target;
      if (!stage || stage.stageType === 'offer' || stage.stageType === 'hired') throw new RangeError('target missing');
      return { ...place(stage), status: statusAfterMove(stage.stageType), statusBefore: null };
    }
    case 'reject':
      return { status: input.rejection ?? 'rejected', statusBefore: status };
    case 'hold':
      return { status: 'put_on_hold', statusBefore: status };
    case 'reopen':
      return { status: application.statusBefore ?? statusAtRest(application.stageType), statusBefore: null };
    case 'send_test':
      // An interview ahead is the nearer appointment; the test shows in the history.
      return INTERVIEW_AHEAD.includes(status) ? {} : { status: 'test_sent', statusBefore: null };
    case 'schedule_interview':
      return { status: 'interview_scheduled', statusBefore: null };
    case 'schedule_ai_interview':
      return { status: 'ai_interview_scheduled', statusBefore: null };
    case 'send_offer':
      return { ...place({ stageType: 'offer' }), status: 'offer_sent', statusBefore: status, liveOffer: true };
    case 'cancel_offer': {
      const from = input.cameFrom ?? { stageType: 'review' as const };
      const before = input.cameFrom ? application.statusBefore : null;
      return { ...place(from), status: before ?? statusAtRest(from.stageType), statusBefore: null, liveOffer: false };
    }
    case 'hire':
      return { ...place({ stageType: 'hired' }), status: 'hired', statusBefore: null };
    case 'withdraw': {
      const ended = offerIsOut(application) ? { status: 'offer_declined' as const, statusBefore: null } : {};
      return { ...ended, withdrawn: true, liveOffer: false };
    }
  }
}

const place = (stage: StageTarget): StageTarget => ({ stageType: stage.stageType, stageId: stage.stageId });

const statusAtRest = (stageType: StageType): CandidateStatus =>
  stageType === 'offer' || stageType === 'hired' ? 'review' : statusAfterMove(stageType);
