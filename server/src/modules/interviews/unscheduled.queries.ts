import type { NotAskedReason } from '@prova/contract/applications/not-asked';
import { settledSeconds } from '@prova/contract/applications/status-events';
import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { INTERVIEW_STAGES } from '@prova/contract/jobs/stage-types';
import { type SqlBool, sql } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { isHiddenApplication, isLocked } from '../applications/applications.service.ts';
import { inScope, type JobScope, stageNameColumn } from '../jobs/jobs.service.ts';

interface Filter {
  readonly scope: JobScope;
  readonly jobId?: string | undefined;
}

/** Some seconds until the task that asks has run. */
const MARGIN = 15;
/** Seconds in which a stage has asked, where it does so by itself, also whoever came into it as one of the most at once. */
const ASKED_WITHIN = settledSeconds(MOST_AT_ONCE) + MARGIN;

/** Why a stage that asks by itself did not, as the history has it since somebody stands there. */
const notAsked = sql<NotAskedReason | null>`(
  select e.data ->> 'reason' from application_events e
  where e.application_id = applications.id and e.type = 'ai_interview' and e.data ->> 'status' = 'not_scheduled'
    and e.created_at > applications.stage_since
  order by e.id desc limit 1)`;

/** Applications in a stage of interviews with none ahead, and none held there. */
const unscheduled = (ctx: Ctx, { scope, jobId }: Filter) =>
  ctx.db
    .selectFrom('applications')
    .innerJoin('jobStages', 'jobStages.id', 'applications.stageId')
    .where('applications.companyId', '=', scope.companyId)
    // As the index on them has it.
    .where(sql<SqlBool>`applications.active and applications.status = 'open_to_interview'`)
    // Of any kind, also with a program.
    .where('applications.interviewAhead', '=', false)
    .where(sql<SqlBool>`not ${isLocked('applications')}`)
    .where('jobStages.type', 'in', INTERVIEW_STAGES)
    .where(inScope(scope, sql.ref('applications.job_id')))
    // Whom a stage asks by itself waits for nobody meanwhile.
    .where(
      sql<SqlBool>`(job_stages.days_to_begin is null
        or applications.stage_since < ${after(ctx.clock.now(), -ASKED_WITHIN)}::timestamptz)`,
    )
    .$if(jobId !== undefined, (query) => query.where('applications.jobId', '=', jobId ?? ''))
    .where(
      sql<SqlBool>`not exists (
        select from interviews i
        where i.application_id = applications.id and (
          i.status in ('scheduled', 'in_progress') or (i.status = 'completed' and i.stage_id = applications.stage_id)))`,
    );

export async function selectUnscheduled(
  ctx: Ctx,
  filter: Filter,
  page: { readonly limit: number; readonly offset: number },
) {
  const rows = await unscheduled(ctx, filter)
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select(['applications.id as applicationId', 'applications.jobId', 'applications.stageSince as since'])
    .select(['jobs.title as jobTitle', 'candidates.name as candidateName'])
    .select(isHiddenApplication.as('blind'))
    .select(stageNameColumn(ctx.locale, 'jobStages').as('stageName'))
    .select(notAsked.as('notAsked'))
    .orderBy('applications.stageSince')
    .orderBy('applications.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: await countUnscheduled(ctx, filter) };
}

export async function countUnscheduled(ctx: Ctx, filter: Filter): Promise<number> {
  const { total } = await unscheduled(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
