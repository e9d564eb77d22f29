import { JOB_STATUSES } from '@prova/contract/jobs/job-status';
import { expect, test } from 'vitest';
import { type Actor, guest, type MemberRole, system } from '../../platform/actor.ts';
import { boardFlags, mayExport, mayFollowBoard, mayReadBoard } from './funnel.policy.ts';

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

const NONE = {
  edit: false,
  share: false,
  close: false,
  reopen: false,
  move: false,
  hire: false,
  offer: false,
  test: false,
  interview: false,
  export: false,
};
const ALL = {
  edit: true,
  share: true,
  close: true,
  reopen: false,
  move: true,
  hire: true,
  offer: true,
  test: true,
  interview: true,
  export: true,
};

test.each([
  ['owner', true, true, ALL],
  ['recruiter', true, true, ALL],
  ['hiring_manager', true, false, { ...NONE, move: true }],
  ['interviewer', true, false, NONE],
  ['expert', false, false, NONE],
] as const)('%s: the board of a shared job %s, of another %s', (role, ofShared, ofUnshared, flags) => {
  const job = (shared: boolean) => ({ companyId: 'one', shared, status: 'ACTIVE' as const });
  expect(mayReadBoard(member('one', role), job(true))).toBe(ofShared);
  expect(mayReadBoard(member('one', role), job(false))).toBe(ofUnshared);
  expect(mayReadBoard(member('other', role), job(true))).toBe(false);
  expect(boardFlags(member('one', role), job(true))).toEqual(flags);
  expect(boardFlags(member('one', role), job(false))).toEqual(ofUnshared ? flags : NONE);
  expect(boardFlags(member('other', role), job(true))).toEqual(NONE);
});

test('only who runs all jobs of the company exports', () => {
  const roles = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'expert', null] as const;
  expect(roles.filter(mayExport)).toEqual(['owner', 'recruiter']);
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
  for (const actor of [guest, system, link])
    expect(mayReadBoard(actor, { companyId: 'one', shared: true })).toBe(false);
});

test.each(JOB_STATUSES.map((status) => [status, status !== 'FILLED' && status !== 'CANCELLED'] as const))(
  'in a job that is %s cards move: %s',
  (status, open) => {
    expect(boardFlags(member('one', 'owner'), { companyId: 'one', status, shared: false })).toEqual({
      ...(open ? ALL : NONE),
      export: true,
      share: status !== 'DRAFT',
      close: open && status !== 'DRAFT',
      reopen: !open,
    });
  },
);

test.each(JOB_STATUSES)(
  'the board of a job that is %s is followed by its team, and by its links while it goes on',
  (status) => {
    const link: Actor = {
      kind: 'token',
      token: 'board',
      tokenId: 't',
      subjectId: 'job',
      companyId: 'one',
      permissions: ['view'],
      label: 'Gestora',
    };
    const job = { companyId: 'one', status, shared: true };
    expect(mayFollowBoard(member('one', 'owner'), job)).toBe(true);
    expect(mayFollowBoard(link, job)).toBe(status !== 'FILLED' && status !== 'CANCELLED');
    expect(mayFollowBoard(link, { ...job, shared: false })).toBe(false);
  },
);
