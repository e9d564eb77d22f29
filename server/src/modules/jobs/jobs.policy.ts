import { acceptsApplications, type JobStatus, toggledJobStatus } from '@prova/contract/candidacy';
import type { Actor, MemberRole } from '../../platform/actor.ts';

export const JOB_ACTIONS = ['read', 'edit', 'publish', 'toggle', 'close', 'reopen', 'remove', 'duplicate'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** What the rules need to know of a job. */
export interface JobFacts {
  readonly company_id: string;
  readonly status: JobStatus;
  readonly applications: number;
}

/** Hiring managers and interviewers see jobs that were shared with them; sharing is not built yet, so they see none. */
const RUN_JOBS: readonly MemberRole[] = ['owner', 'recruiter'];

/** Whether the actor has the right to do something to a job, whatever state the job is in. */
export function may(actor: Actor, _action: JobAction, job: Pick<JobFacts, 'company_id'>): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind !== 'user') return false;
  const membership = actor.memberships.find((each) => each.companyId === job.company_id);
  return membership !== undefined && runsJobs(membership.role);
}

/** Whether a role in a company works on its jobs at all. */
export function runsJobs(role: MemberRole): boolean {
  return RUN_JOBS.includes(role);
}

/** Whether the state of a job allows it. */
export function stateAllows(action: JobAction, { status, applications }: Omit<JobFacts, 'company_id'>): boolean {
  const closed = status === 'FILLED' || status === 'CANCELLED';
  switch (action) {
    case 'read':
    case 'duplicate':
      return true;
    case 'edit':
      return !closed;
    case 'publish':
      return status === 'DRAFT';
    case 'toggle':
      return toggledJobStatus(status) !== null;
    case 'close':
      return acceptsApplications(status) || status === 'ON_HOLD';
    case 'reopen':
      return closed;
    case 'remove':
      return applications === 0;
  }
}

/** What buttons obey. */
export function jobFlags(actor: Actor, job: JobFacts) {
  const can = (action: JobAction) => may(actor, action, job) && stateAllows(action, job);
  return {
    edit: can('edit'),
    publish: can('publish'),
    toggle: can('toggle'),
    close: can('close'),
    reopen: can('reopen'),
    remove: can('remove'),
    duplicate: can('duplicate'),
  };
}
