import { applicationStatusOf, type CandidateStatus, mayAct } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/applications/applications';
import type { OwnApplication } from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import type { StageType } from '@prova/contract/jobs/stage-types';
import type { Ctx } from '../../platform/context.ts';
import { logoUrl } from '../companies/companies.service.ts';
import { stageName } from '../jobs/jobs.service.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { applicationState } from './applications.service.ts';

export interface StageOfJob {
  readonly id: string;
  readonly jobId: string;
  readonly name: string;
  readonly type: StageType;
  readonly minutes: number | null;
}

/** Statuses in which the next step is the candidate's. */
const CANDIDATES_TURN: ReadonlySet<CandidateStatus> = new Set([
  'test_sent',
  'interview_scheduled',
  'doing_interview',
  'ai_interview_scheduled',
  'ai_interview_in_progress',
  'offer_sent',
]);

/** Whose turn it is; nobody's once the application is over. */
export function waitsFor({ active, status }: Pick<ApplicationRow, 'active' | 'status'>): OwnApplication['waitsFor'] {
  if (!active || status === 'hired') return 'nobody';
  return CANDIDATES_TURN.has(status) ? 'candidate' : 'company';
}

/** Whether the form may still be changed: until somebody has taken the application up. */
export function mayAmend({ active, status, stageType }: ApplicationRow): boolean {
  return active && stageType === 'new' && status === 'new';
}

/** Offers that ended without leading on; the application stays with the company. */
const OFFER_ENDED: Readonly<Partial<Record<CandidateStatus, NonNullable<OwnApplication['offerEnded']>>>> = {
  offer_declined: 'declined',
  offer_expired: 'expired',
};

/**
 * An application as the candidate sees it: nothing of what the company keeps to itself.
 * @param visited ids of the stages that it has been in
 */
export function toOwn(
  { locale }: Ctx,
  row: ApplicationRow,
  stages: readonly StageOfJob[],
  visited: ReadonlySet<string>,
): ResultOf<typeof contract.undoWithdrawal> {
  return {
    id: row.id,
    jobTitle: row.jobTitle,
    jobId: row.jobId,
    jobSlug: row.jobSlug,
    companyName: row.companyName,
    companyLogoUrl: logoUrl(row.companyLogoId),
    status: applicationStatusOf(row.status),
    stage: { name: stageName(locale, { type: row.stageType, name: row.stageName }), type: row.stageType },
    stages: stages.map(({ id, name, type, minutes }) => ({ name, type, minutes, visited: visited.has(id) })),
    stageIndex: stages.findIndex(({ id }) => id === row.stageId),
    appliedAt: row.appliedAt,
    stageSince: row.stageSince,
    replyDueAt: row.replyDueAt,
    withdrawnAt: row.withdrawnAt,
    closedAt: row.closedAt,
    active: row.active,
    offerEnded: OFFER_ENDED[row.status] ?? null,
    waitsFor: waitsFor(row),
    can: { withdraw: mayAct('withdraw', applicationState(row)).allowed, amend: row.talentId !== null && mayAmend(row) },
  };
}
