import { JOB_STATUSES, type JobStatus } from '@prova/contract/jobs/job-status';
import { describe, expect, test } from 'vitest';
import { type Actor, guest, type MemberRole, system, type UserActor } from '../../platform/actor.ts';
import { JOB_ACTIONS, type JobAction, jobFlags, may, stateAllows } from './jobs.policy.ts';

const member = (role: MemberRole, companyId = 'a'): Actor => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  role: 'RECRUITER',
  name: 'Ana',
  email: 'ana@correio.example',
  locale: 'pt-BR',
  memberships: [{ companyId, role }],
});
const board: Actor = {
  kind: 'token',
  token: 'board',
  tokenId: 't',
  subjectId: 'j',
  companyId: 'a',
  permissions: ['act'],
  label: null,
};
const shared = { companyId: 'a', shared: true };
const unshared = { companyId: 'a', shared: false };
const ALL = JOB_ACTIONS;

describe('who', () => {
  test.each<[string, Actor, readonly JobAction[], readonly JobAction[]]>([
    ['owner', member('owner'), ALL, ALL],
    ['recruiter', member('recruiter'), ALL, ALL],
    ['hiring manager', member('hiring_manager'), ['read'], []],
    ['interviewer', member('interviewer'), ['read'], []],
    ['expert', member('expert'), [], []],
    ['owner of another company', member('owner', 'b'), [], []],
    ['hiring manager of another company', member('hiring_manager', 'b'), [], []],
    ['guest', guest, [], []],
    ['board link', board, ['read'], []],
    ['task', system, ALL, ALL],
  ])('%s', (_who, actor, withShared, withUnshared) => {
    expect(JOB_ACTIONS.filter((action) => may(actor, action, shared))).toEqual(withShared);
    expect(JOB_ACTIONS.filter((action) => may(actor, action, unshared))).toEqual(withUnshared);
  });

  test('a role of one company is none in another', () => {
    const actor: Actor = {
      ...(member('owner', 'b') as UserActor),
      memberships: [
        { companyId: 'b', role: 'owner' },
        { companyId: 'a', role: 'interviewer' },
      ],
    };
    expect(may(actor, 'edit', { companyId: 'b', shared: false })).toBe(true);
    expect(may(actor, 'edit', shared)).toBe(false);
    expect(may(actor, 'read', unshared)).toBe(false);
  });
});

describe('when', () => {
  const ALLOWED: Record<JobStatus, readonly JobAction[]> = {
    DRAFT: ['read', 'edit', 'publish', 'remove', 'duplicate'],
    ACTIVE: ['read', 'edit', 'toggle', 'close', 'remove', 'duplicate', 'share'],
    OPEN: ['read', 'edit', 'toggle', 'close', 'remove', 'duplicate', 'share'],
    ON_HOLD: ['read', 'edit', 'toggle', 'close', 'remove', 'duplicate', 'share'],
    FILLED: ['read', 'reopen', 'remove', 'duplicate', 'share'],
    CANCELLED: ['read', 'reopen', 'remove', 'duplicate', 'share'],
  };

  test.each(JOB_STATUSES)('%s', (status) => {
    expect(JOB_ACTIONS.filter((action) => stateAllows(action, { status, applications: 0 }))).toEqual(ALLOWED[status]);
    const applied = JOB_ACTIONS.filter((action) => stateAllows(action, { status, applications: 1 }));
    expect(applied).toEqual(ALLOWED[status].filter((action) => action !== 'remove'));
  });

  test('buttons need both the right and the state', () => {
    const facts = { companyId: 'a', status: 'ACTIVE', applications: 0, shared: true } as const;
    expect(Object.values(jobFlags(member('hiring_manager'), facts))).toEqual(Array(8).fill(false));
    expect(jobFlags(member('owner'), facts)).toMatchObject({ publish: false, close: true, share: true });
  });
});
