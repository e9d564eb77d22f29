import { describe, expect, test } from 'vitest';
import { STAGE_TYPES, type StageType } from '../jobs/stage-types.ts';
import type { CandidateStatus } from './application-status.ts';
import { NO_PROMISE, replyClock, type Waiting } from './reply-clock.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-20T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * DAY);
const waiting = (change: Partial<Waiting> = {}): Waiting => ({
  status: 'review',
  stageId: 'review',
  stageType: 'review',
  replyDays: 5,
  ended: false,
  ...change,
});
const running = { ...waiting(), dueAt: at(2), left: null };

describe('the clock of an answer', () => {
  test('begins with the application and with each stage', () => {
    expect(replyClock(null, waiting(), now)).toEqual({ dueAt: at(5), left: null });
    const next = waiting({ stageId: 'talk', stageType: 'custom', replyDays: 3 });
    expect(replyClock(running, next, now)).toEqual({ dueAt: at(3), left: null });
    expect(replyClock(running, waiting({ replyDays: null }), now)).toEqual(NO_PROMISE);
  });

  test('goes on within a stage, also once it is over', () => {
    expect(replyClock(running, waiting({ status: 'test_done' }), now)).toEqual({ dueAt: at(2), left: null });
    const late = { ...waiting(), dueAt: at(-3), left: null };
    expect(replyClock(late, waiting(), now)).toEqual({ dueAt: at(-3), left: null });
  });

  test('stands still on hold, and goes on with what was left', () => {
    const onHold = waiting({ status: 'put_on_hold' });
    const held = replyClock(running, onHold, now);
    expect(held).toEqual({ dueAt: null, left: (2 * DAY) / 1000 });
    const later = at(30);
    expect(replyClock({ ...onHold, ...held }, waiting(), later)).toEqual({ dueAt: at(32), left: null });
    const late = replyClock({ ...waiting(), dueAt: at(-1), left: null }, onHold, now);
    expect(replyClock({ ...onHold, ...late }, waiting(), later)).toEqual({ dueAt: at(29), left: null });
  });

  test.each(STAGE_TYPES.map((type) => [type]))('in the stage %s', (stageType: StageType) => {
    const promised = replyClock(running, waiting({ stageId: 'other', stageType, status: 'review' }), now);
    expect(promised.dueAt === null).toBe(stageType === 'offer' || stageType === 'hired');
  });

  test.each<[CandidateStatus, Partial<Waiting>]>([
    ['rejected', {}],
    ['hired', {}],
    ['review', { ended: true }],
    ['offer_sent', { stageType: 'offer', stageId: 'offer' }],
    ['offer_declined', { stageType: 'offer', stageId: 'offer' }],
    ['offer_expired', { stageType: 'offer', stageId: 'offer' }],
  ])('is none for %s %j, and begins when that is over', (status, change) => {
    const over = waiting({ status, ...change });
    expect(replyClock(running, over, now)).toEqual(NO_PROMISE);
    expect(replyClock({ ...over, ...NO_PROMISE }, waiting(), now)).toEqual({ dueAt: at(5), left: null });
  });
});
