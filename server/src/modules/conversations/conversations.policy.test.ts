import { describe, expect, test } from 'vitest';
import { answerUntil, type ConversationFacts, refusalOf } from './conversations.policy.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const open: ConversationFacts = { endedAt: null, erased: false, lastTeamAt: at(1), unanswered: 0 };

describe('the candidate', () => {
  test.each([
    ['answers while it goes on', open, at(300), null],
    ['does not begin', { ...open, lastTeamAt: null }, at(2), 'not_begun'],
    ['answers for thirty days after the end', { ...open, endedAt: at(5) }, at(35), null],
    ['and no longer', { ...open, endedAt: at(5) }, new Date(at(35).getTime() + 1), 'ended'],
    ['has as long again once the team writes after it', { ...open, endedAt: at(5), lastTeamAt: at(20) }, at(50), null],
    ['but a message of before gives no more time', { ...open, endedAt: at(5), lastTeamAt: at(4) }, at(36), 'ended'],
    ['waits after twenty messages', { ...open, unanswered: 20 }, at(2), 'waits'],
    ['and not after nineteen', { ...open, unanswered: 19 }, at(2), null],
    ['is gone once erased', { ...open, erased: true }, at(2), 'erased'],
  ] as const)('%s', (_, facts, now, refusal) => expect(refusalOf('candidate', facts, now)).toBe(refusal));
});

test('who asks for help with a test begins, and no more often than anybody', () => {
  const unheard = { ...open, lastTeamAt: null };
  expect(refusalOf('candidate', unheard, at(2), true)).toBeNull();
  expect(refusalOf('candidate', { ...unheard, unanswered: 20 }, at(2), true)).toBe('waits');
  expect(refusalOf('candidate', { ...unheard, endedAt: at(1) }, at(32), true)).toBe('ended');
});

test.each([
  ['begins', { ...open, lastTeamAt: null }, null],
  ['writes long after the end', { ...open, endedAt: at(1) }, null],
  ['does not wait for answers', { ...open, unanswered: 99 }, null],
  ['writes to nobody who was erased', { ...open, erased: true }, 'erased'],
] as const)('the team %s', (_, facts, refusal) => expect(refusalOf('team', facts, at(400))).toBe(refusal));

test('nobody is told a last day while it goes on', () => expect(answerUntil(open)).toBeNull());
