import { JOB_STATUSES, type JobStatus } from '@prova/contract/candidacy';
import { describe, expect, test } from 'vitest';
import { type Actor, guest, type MemberRole, system } from '../../platform/actor.ts';
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
const job = { company_id: 'a' };

describe('who', () => {
  test.each([
    ['owner', member('owner'), true],
    ['recruiter', member('recruiter'), true],
    ['hiring manager', member('hiring_manager'), false],
    ['interviewer', member('interviewer'), false],
    ['expert', member('expert'), false],
    ['owner of another company', member('owner', 'b'), false],
    ['guest', guest, false],
    ['board link', board, false],
    ['task', system, true],
  ])('%s', (_who, actor, allowed) => {
    for (const action of JOB_ACTIONS) expect([action, may(actor, action, job)]).toEqual([action, allowed]);
  });
});

describe('when', () => {
  const ALLOWED: Record<JobStatus, readonly JobAction[]> = {
    DRAFT: ['read', 'edit', 'publish', 'remove', 'duplicate'],
    ACTIVE: ['read', 'edit', 'toggle', 'close', 'remove', 'duplicate'],
    OPEN: ['read', 'edit', 'toggle', 'close', 'remove', 'duplicate'],
    ON_HOLD: ['read', 'edit', 'toggle', 'close', 'remove', 'duplicate'],
    FILLED: ['read', 'reopen', 'remove', 'duplicate'],
    CANCELLED: ['read', 'reopen', 'remove', 'duplicate'],
  };

  test.each(JOB_STATUSES)('%s', (status) => {
    expect(JOB_ACTIONS.filter((action) => stateAllows(action, { status, applications: 0 }))).toEqual(ALLOWED[status]);
    const applied = JOB_ACTIONS.filter((action) => stateAllows(action, { status, applications: 1 }));
    expect(applied).toEqual(ALLOWED[status].filter((action) => action !== 'remove'));
  });

  test('buttons need both the right and the state', () => {
    const facts = { company_id: 'a', status: 'ACTIVE', applications: 0 } as const;
    expect(Object.values(jobFlags(member('interviewer'), facts))).toEqual(Array(7).fill(false));
    expect(jobFlags(member('owner'), facts)).toMatchObject({ publish: false, close: true });
  });
});
