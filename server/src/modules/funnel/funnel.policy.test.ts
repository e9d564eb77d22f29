import { JOB_STATUSES } from '@prova/contract/candidacy';
import { expect, test } from 'vitest';
import { type Actor, guest, type MemberRole, system } from '../../platform/actor.ts';
import { boardFlags, mayUseBoard } from './funnel.policy.ts';

const member = (companyId: string, role: MemberRole): Actor => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  role: 'RECRUITER',
  name: 'Ana',
  email: 'ana@example.com',
  locale: 'pt-BR',
  memberships: [{ companyId, role }],
});

test.each([
  ['owner', true],
  ['recruiter', true],
  ['hiring_manager', false],
  ['interviewer', false],
  ['expert', false],
] as const)('a %s uses the boards of the company: %s; a stranger none', (role, may) => {
  expect(mayUseBoard(member('one', role), { companyId: 'one' })).toBe(may);
  expect(mayUseBoard(member('other', role), { companyId: 'one' })).toBe(false);
});

test('guests, tasks and links use none', () => {
  const link: Actor = {
    kind: 'token',
    token: 'application_status',
    tokenId: 't',
    subjectId: 'a',
    companyId: 'one',
    permissions: [],
    label: null,
  };
  for (const actor of [guest, system, link]) expect(mayUseBoard(actor, { companyId: 'one' })).toBe(false);
});

test.each(JOB_STATUSES.map((status) => [status, status !== 'FILLED' && status !== 'CANCELLED'] as const))(
  'in a job that is %s cards move: %s',
  (status, open) => {
    expect(boardFlags(member('one', 'owner'), { companyId: 'one', status })).toEqual({ edit: open, move: open });
    expect(boardFlags(member('other', 'owner'), { companyId: 'one', status })).toEqual({ edit: false, move: false });
  },
);
