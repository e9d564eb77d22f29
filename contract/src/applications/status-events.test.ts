import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAGE_TYPES } from '../jobs/stage-types.ts';
import {
  APPLICATION_ACTIONS,
  type ApplicationState,
  CANDIDATE_STATUSES,
  type CandidateStatus,
  isRejection,
  transition,
} from './application-status.ts';
import { applyEvent, isReversible, STATUS_EVENTS, type StatusEvent, UNDO_SECONDS, undo } from './status-events.ts';

// By hand: for each event, the statuses it changes and what they become. Everything else stays.
const EXPECTED: Record<StatusEvent, [CandidateStatus[], CandidateStatus]> = {
  test_submitted: [['new', 'review', 'open_to_test', 'open_to_interview', 'test_sent'], 'test_done'],
  test_declined: [['test_sent'], 'test_declined'],
  test_expired: [['test_sent'], 'open_to_test'],
  test_cancelled: [['test_sent'], 'open_to_test'],
  interview_started: [['new', 'review', 'open_to_test', 'open_to_interview', 'interview_scheduled'], 'doing_interview'],
  interview_ended: [
    ['new', 'review', 'open_to_test', 'open_to_interview', 'interview_scheduled', 'doing_interview'],
    'interview_done',
  ],
  interview_declined: [['interview_scheduled'], 'interview_declined'],
  interview_cancelled: [['interview_scheduled', 'doing_interview'], 'interview_cancelled'],
  ai_interview_started: [
    ['new', 'review', 'open_to_test', 'open_to_interview', 'ai_interview_scheduled', 'ai_interview_failed'],
    'ai_interview_in_progress',
  ],
  ai_interview_completed: [
    [
      'new',
      'review',
      'open_to_test',
      'open_to_interview',
      'ai_interview_scheduled',
      'ai_interview_in_progress',
      'ai_interview_failed',
    ],
    'ai_interview_completed',
  ],
  ai_interview_failed: [['ai_interview_scheduled', 'ai_interview_in_progress'], 'ai_interview_failed'],
  ai_interview_cancelled: [
    ['ai_interview_scheduled', 'ai_interview_in_progress', 'ai_interview_failed'],
    'ai_interview_cancelled',
  ],
  offer_accepted: [['offer_sent'], 'offer_approved'],
  offer_declined: [['offer_sent'], 'offer_declined'],
  offer_expired: [['offer_sent'], 'offer_expired'],
};

const stateWith = (status: CandidateStatus): ApplicationState => ({
  status,
  statusBefore: null,
  stageType: status.startsWith('offer') ? 'offer' : 'review',
  withdrawn: false,
  closed: false,
  liveOffer: status === 'offer_sent',
});

describe('events', () => {
  test('every event on every status', () => {
    for (const event of STATUS_EVENTS) {
      const [from, to] = EXPECTED[event];
      for (const status of CANDIDATE_STATUSES) {
        const after = applyEvent(event, stateWith(status));
        if (from.includes(status)) {
          expect(after).toEqual({ ...stateWith(status), status: to, liveOffer: false });
        } else {
          expect(after, `${event} on ${status}`).toBeNull();
        }
      }
    }
  });

  test('a withdrawn application hears nothing; a closed one only that its offer ended', () => {
    for (const event of STATUS_EVENTS) {
      for (const status of CANDIDATE_STATUSES) {
        expect(applyEvent(event, { ...stateWith(status), withdrawn: true })).toBeNull();
        const after = applyEvent(event, { ...stateWith(status), closed: true });
        const ends = status === 'offer_sent' && (event === 'offer_declined' || event === 'offer_expired');
        expect(after !== null).toBe(ends);
      }
    }
  });

  test('on hold or rejected, the news waits for the reopening', () => {
    for (const action of ['hold', 'reject'] as const) {
      const set = transition(action, stateWith('test_sent'));
      if (!set.allowed) throw new Error(set.reason);
      const heard = applyEvent('test_submitted', set.after);
      expect(heard).toMatchObject({ status: set.after.status, statusBefore: 'test_done' });
      const reopened = transition('reopen', heard ?? set.after);
      expect(reopened).toMatchObject({ allowed: true, after: { status: 'test_done' } });
    }
    expect(applyEvent('test_submitted', { ...stateWith('rejected'), statusBefore: 'interview_done' })).toBeNull();
    expect(applyEvent('offer_accepted', { ...stateWith('rejected'), statusBefore: 'offer_sent' })).toBeNull();
    expect(applyEvent('test_submitted', stateWith('put_on_hold'))).toBeNull();
  });

  test('an accepted offer leads to hiring', () => {
    const accepted = applyEvent('offer_accepted', stateWith('offer_sent'));
    expect(accepted).toMatchObject({ status: 'offer_approved', stageType: 'offer', liveOffer: false });
    expect(accepted && transition('hire', accepted)).toMatchObject({
      allowed: true,
      after: { status: 'hired', stageType: 'hired' },
    });
  });

  test('an event never rejects, reopens or moves anybody', () => {
    for (const event of STATUS_EVENTS) {
      for (const status of CANDIDATE_STATUSES) {
        for (const stageType of STAGE_TYPES) {
          const before = { ...stateWith(status), stageType };
          const after = applyEvent(event, before);
          if (!after) continue;
          expect(after.stageType).toBe(stageType);
          expect(isRejection(after.status)).toBe(isRejection(status));
        }
      }
    }
  });
});

describe('undo', () => {
  const at = new Date('2026-03-02T12:00:00Z');
  const soon = new Date(at.getTime() + UNDO_SECONDS * 1000);
  const target = { stageType: 'interview' as const, stageId: 'to' };
  const from = fc.record({
    status: fc.constantFrom(...CANDIDATE_STATUSES),
    statusBefore: fc.option(fc.constantFrom(...CANDIDATE_STATUSES), { nil: null }),
    stageType: fc.constantFrom(...STAGE_TYPES),
    stageId: fc.constant('from'),
    withdrawn: fc.boolean(),
    closed: fc.boolean(),
    liveOffer: fc.boolean(),
  });

  test('a reversible step is taken back exactly, the others are not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...APPLICATION_ACTIONS), from, (action, before) => {
        const step = transition(action, before, { target });
        if (!step.allowed) return;
        const undone = undo({ action, before, after: step.after, at }, step.after, soon);
        expect(undone).toEqual(
          isReversible(action) ? { allowed: true, after: before } : { allowed: false, reason: 'NOT_REVERSIBLE' },
        );
      }),
    );
    expect(APPLICATION_ACTIONS.filter(isReversible)).toEqual(['approve', 'reject', 'move', 'reopen', 'hold']);
  });

  test('not after the time, nor after another change', () => {
    const before = stateWith('review');
    const after = { ...before, status: 'rejected' as const, statusBefore: 'review' as const };
    const step = { action: 'reject' as const, before, after, at };
    expect(undo(step, after, new Date(soon.getTime() + 1))).toEqual({ allowed: false, reason: 'UNDO_EXPIRED' });
    const changes: Partial<ApplicationState>[] = [
      { status: 'not_a_fit' },
      { statusBefore: 'new' },
      { stageType: 'test' },
      { withdrawn: true },
      { closed: true },
      { liveOffer: true },
    ];
    for (const change of changes) {
      expect(undo(step, { ...after, ...change }, soon)).toEqual({ allowed: false, reason: 'CHANGED_SINCE' });
    }
    const moved = { ...after, stageId: 'a' };
    expect(undo({ ...step, after: moved }, { ...after, stageId: 'b' }, soon)).toMatchObject({ allowed: false });
  });
});
