import { type JobStatus, shownJobStatus } from '@prova/contract/jobs/job-status';
import { type Actor, type MemberRole, roleIn } from '../../platform/actor.ts';
import { type ApplicationRight, mayWithApplication } from '../applications/applications.service.ts';
import { runsJobs } from '../companies/companies.service.ts';
import { mayWithJob } from '../jobs/jobs.service.ts';

/** A job, and whether it is shared with the actor. */
interface BoardFacts {
  readonly companyId: string;
  readonly status: JobStatus;
  readonly shared: boolean;
}

/** Who may see the board of a job: who may read its applications. */
export function mayReadBoard(actor: Actor, { companyId, shared }: Omit<BoardFacts, 'status'>): boolean {
  // Tasks read jobs, but no boards.
  return actor.kind !== 'system' && mayWithJob(actor, 'read', { companyId, shared });
}

/** Who hears what happens on the board of a job. Links end with their job; the team reads on. */
export function mayFollowBoard(actor: Actor, job: BoardFacts): boolean {
  return mayReadBoard(actor, job) && (actor.kind !== 'token' || shownJobStatus(job.status) !== 'closed');
}

/** Who may go through everybody of a company, or of the jobs shared with them: not who judges without knowing the rest. */
export function mayListCandidates(actor: Actor, companyId: string): boolean {
  return mayWithApplication(actor, 'read_history', { companyId, shared: true });
}

/** Who takes lists of people out of the product: who runs all jobs of the company. */
export const mayExport = (role: MemberRole | null): boolean => role !== null && runsJobs(role);

/** What the buttons of a board obey. A closed job has closed its applications too. */
export function boardFlags(actor: Actor, job: BoardFacts) {
  const facts = { companyId: job.companyId, shared: job.shared };
  const shown = shownJobStatus(job.status);
  const open = mayReadBoard(actor, job) && shown !== 'closed';
  const can = (right: ApplicationRight) => open && mayWithApplication(actor, right, job);
  return {
    edit: open && mayWithJob(actor, 'edit', facts),
    share: job.status !== 'DRAFT' && mayWithJob(actor, 'share', facts),
    close: open && job.status !== 'DRAFT' && mayWithJob(actor, 'close', facts),
    reopen: shown === 'closed' && mayWithJob(actor, 'reopen', facts),
    move: can('decide'),
    hire: can('hire'),
    offer: can('handle_offers'),
    test: can('handle_tests'),
    interview: can('handle_interviews'),
    export: mayReadBoard(actor, job) && mayExport(roleIn(actor, job.companyId)),
  };
}
