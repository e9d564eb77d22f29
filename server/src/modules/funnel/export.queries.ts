import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { ExportColumn } from '@prova/contract/funnel/export-columns';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { type Insertable, sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { firstIdAt } from '../../platform/id.ts';
import type { CandidateExports } from '../../platform/schema.gen.ts';
import { isHiddenApplication, isLocked } from '../applications/applications.service.ts';

/** What is written down of each export, beside its history. */
export const EXPORTED = 'funnel.candidates_exported';

/** Those of applications that there are, with what decides whether they may be exported. */
export function selectChosen(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select(['applications.id', 'applications.companyId', 'candidates.erasedAt'])
    .where('applications.id', 'in', [...ids])
    .execute();
}

/** How many of these are hidden, and of which jobs they are. */
export async function selectExportFacts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ hidden: number; jobIds: string[] }> {
  const { rows } = await sql<{ hidden: number; jobIds: string[] }>`
    select count(*) filter (where ${isHiddenApplication})::int as hidden, array_agg(distinct jobs.id) as job_ids
    from unnest(${[...ids]}::uuid[]) of (id)
    join applications on applications.id = of.id join jobs on jobs.id = applications.job_id`.execute(ctx.db);
  return rows[0] ?? { hidden: 0, jobIds: [] };
}

export async function insertExport(ctx: Ctx, row: Insertable<CandidateExports>): Promise<void> {
  await ctx.db.insertInto('candidateExports').values(row).execute();
}

/** An export with what its file is named after. */
export function selectExport(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('candidateExports as e')
    .innerJoin('companies as c', 'c.id', 'e.companyId')
    .leftJoin('jobs as j', 'j.id', 'e.jobId')
    .select(['e.id', 'e.companyId', 'e.userId', 'e.columns', 'e.locale', 'e.createdAt'])
    .select(['c.name as companyName', 'c.timeZone', 'j.title as jobTitle'])
    .select(sql<number>`cardinality(e.application_ids)`.as('rows'))
    .where('e.id', '=', id)
    .$narrowType<{ columns: ExportColumn[] }>()
    .executeTakeFirst();
}
export type ExportRow = NonNullable<Awaited<ReturnType<typeof selectExport>>>;

export interface ExportedRow {
  readonly id: string;
  readonly candidateId: string;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly title: string | null;
  readonly jobTitle: string;
  readonly stageName: string;
  readonly stageType: StageType;
  readonly status: CandidateStatus;
  readonly withdrawn: boolean;
  readonly closed: boolean;
  readonly source: string | null;
  readonly appliedAt: Date;
  readonly stageSince: Date;
  readonly replyDueAt: Date | null;
}

/** Some of the lines of an export, as things are now; those of people who were erased since are missing. */
export async function selectExportedRows(
  ctx: Ctx,
  { id, companyId }: Pick<ExportRow, 'id' | 'companyId'>,
  { from, to }: { from: number; to: number },
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select applications.id, c.id as candidate_id, ${isHiddenApplication} as hidden, ${isLocked('applications')} as locked,
      c.name, c.email, c.phone, c.city, c.state, c.title,
      jobs.title as job_title, t.name as stage_name, t.type as stage_type, applications.status,
      applications.withdrawn_at is not null as withdrawn, applications.closed_at is not null as closed,
      s.platform as source, applications.applied_at, applications.stage_since, applications.reply_due_at
    from unnest((select application_ids[${from}:${to}] from candidate_exports where id = ${id}))
      with ordinality as line (id, place)
    join applications on applications.id = line.id and applications.company_id = ${companyId}
    join candidates c on c.id = applications.candidate_id and c.erased_at is null
    join jobs on jobs.id = applications.job_id
    join job_stages t on t.id = applications.stage_id
    left join job_sources s on s.id = applications.source_id
    order by line.place`.execute(ctx.db);
  return rows;
}

export async function deleteExpiredExports(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('candidateExports').where('expiresAt', '<', ctx.clock.now()).execute();
}

/** What somebody has exported of late, as it was written down. */
export async function measureExported(ctx: Ctx, userId: string, since: Date): Promise<Amount> {
  const { rows } = await ctx.db
    .selectFrom('auditEntries')
    .select(sql<number>`coalesce(sum((data ->> 'rows')::int), 0)::int`.as('rows'))
    .where('actorId', '=', userId)
    .where('action', '=', EXPORTED)
    .where('createdAt', '>', since)
    // Ids carry their time, and the index has them.
    .where('id', '>', firstIdAt(since))
    .executeTakeFirstOrThrow();
  return { rows, bytes: 0 };
}
