import { CANDIDATE_STATUSES, mayAct } from '@prova/contract/applications/application-status';
import type { ResultOf } from '@prova/contract/endpoint';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { COMPATIBLE_SHOWN, type recruiterCharts } from '@prova/contract/metrics/reports';
import type { Ctx } from '../../platform/context.ts';
import { mayWithApplication } from '../applications/applications.service.ts';
import { talentPorts } from '../talents/talents.service.ts';
import type { Counted } from './cases.queries.ts';
import { type CompatibleRow, selectCompatible } from './compatible.queries.ts';

type People = ResultOf<typeof recruiterCharts>['compatible']['people'];
const PROOFS_SHOWN = 3;

/** Of those who fit best, for how many the reader may schedule an interview. */
export async function readUnscheduled(ctx: Ctx, of: Pick<Counted, 'scope' | 'jobId'>): Promise<number> {
  if (!maySchedule(ctx, of)) return 0;
  const [first] = await selectCompatible(ctx, of, { open: OPEN_TO_INTERVIEWS, limit: 1 });
  return first?.unscheduled ?? 0;
}

const maySchedule = (ctx: Ctx, { scope: { companyId } }: Pick<Counted, 'scope'>) =>
  mayWithApplication(ctx.actor, 'handle_interviews', { companyId, shared: true });

/** Who fits best of those in process, and how many there are. */
export async function readCompatible(
  ctx: Ctx,
  of: Pick<Counted, 'scope' | 'jobId'>,
): Promise<{ total: number; people: People }> {
  const rows = await selectCompatible(ctx, of, { open: OPEN_TO_INTERVIEWS, limit: COMPATIBLE_SHOWN });
  const talentIds = rows.flatMap(({ talentId }) => talentId ?? []);
  const proofs = talentIds.length > 0 ? await talentPorts.proofsOf(ctx, talentIds) : new Map();
  const mayHandle = maySchedule(ctx, of);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    people: rows.map((row) => {
      const scheduling = mayAct('schedule_interview', stateOf(row));
      return {
        applicationId: row.applicationId,
        version: row.version,
        jobId: row.jobId,
        jobTitle: row.jobTitle,
        name: row.blind ? null : row.name,
        match: row.match,
        proofs: bestOf(proofs.get(row.talentId ?? '') ?? []),
        interview:
          row.interviewId && row.startsAt ? { id: row.interviewId, startsAt: row.startsAt.toISOString() } : null,
        canSchedule: mayHandle && scheduling.allowed,
        scheduleRefusal: !mayHandle || scheduling.allowed ? null : scheduling.reason,
      };
    }),
  };
}

const bestOf = (proofs: readonly { name: string; score: number; faded: number; validUntil: Date }[]) =>
  proofs
    .toSorted((one, other) => other.faded - one.faded)
    .slice(0, PROOFS_SHOWN)
    .map(({ name, score }) => ({ skill: name, score }));

const stateOf = ({ status, stageType, interviewId }: Pick<CompatibleRow, 'status' | 'stageType' | 'interviewId'>) => ({
  status,
  stageType,
  withdrawn: false,
  closed: false,
  liveOffer: status === 'offer_sent',
  interviewAhead: interviewId !== null,
});

/** Where the table of actions lets an interview be scheduled. */
const OPEN_TO_INTERVIEWS = CANDIDATE_STATUSES.flatMap((status) =>
  STAGE_TYPES.filter(
    (stageType) => mayAct('schedule_interview', stateOf({ status, stageType, interviewId: null })).allowed,
  ).map((stageType) => `${status} ${stageType}`),
);
