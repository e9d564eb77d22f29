import { acceptsApplications, type JobStatus, toggledJobStatus } from '@prova/contract/jobs/job-status';
import { type Actor, type MemberRole, roleIn } from '../../platform/actor.ts';
import { runsJobs } from '../companies/companies.service.ts';

export const JOB_ACTIONS = [
  'read',
  'edit',
  'publish',
  'toggle',
  'close',
  'reopen',
  'remove',
  'duplicate',
  'share',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** What the rules need to know of a job. */
export interface JobFacts {
  readonly companyId: string;
  readonly status: JobStatus;
  readonly applications: number;
  /** With the actor of the context that it was read in. */
  readonly shared: boolean;
}

/** Whether the actor has the right to do something to a job, whatever state the job allows it in. */
export function may(actor: Actor, action: JobAction, job: Pick<JobFacts, 'companyId' | 'shared'>): boolean {
  if (actor.kind === 'system') return true;
  // The link of a board reads its own job, and is of the company that made it.
  if (actor.kind === 'token')
    return action === 'read' && actor.token === 'board' && actor.companyId === job.companyId && job.shared;
  const role = roleIn(actor, job.companyId);
  if (!role) return false;
  if (runsJobs(role)) return true;
  return action === 'read' && seesShared(role) && job.shared;
}

/** Whether a role sees those jobs alone that are shared with the person. */
export function seesShared(role: MemberRole): boolean {
  return role === 'hiring_manager' || role === 'interviewer';
}

/** Whether the state of a job allows it. */
export function stateAllows(
  action: JobAction,
  { status, applications }: Pick<JobFacts, 'status' | 'applications'>,
): boolean {
  const closed = status === 'FILLED' || status === 'CANCELLED';
  switch (action) {
    case 'read':
    case 'duplicate':
      return true;
    // A draft is the business of those who write it.
    case 'share':
      return status !== 'DRAFT';
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
    share: can('share'),
  };
}
