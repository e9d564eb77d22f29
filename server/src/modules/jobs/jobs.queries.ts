import type { VerifiedBy } from '@prova/contract/companies/companies';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Jobs } from '../../platform/schema.gen.ts';
import { sharedWith } from './sharing/shared-jobs.queries.ts';

/** A job with its company and its totals. */
export interface JobRow extends Selectable<Jobs> {
  readonly companyName: string;
  readonly companySlug: string;
  readonly companyLogoFileId: string | null;
  readonly companyWebsite: string | null;
  readonly companyVerified: boolean;
  readonly companyVerifiedBy: VerifiedBy;
  readonly companyVerifiedDomain: string | null;
  readonly views: number;
  readonly applications: number;
  readonly active: number;
  readonly hired: number;
  /** With the actor of the context that it was read in. */
  readonly shared: boolean;
}

/** `update` waits for other changes of the job, `share` keeps it as it is until the transaction ends. */
export type JobLock = 'update' | 'share';

async function selectOne(ctx: Ctx, condition: ReturnType<typeof sql>, lock?: JobLock): Promise<JobRow | undefined> {
  const locking = lock === 'update' ? sql`for update of j` : lock === 'share' ? sql`for share of j` : sql``;
  const { rows } = await sql<JobRow>`
    select j.*, c.name as company_name, c.slug as company_slug, c.website as company_website, c.logo_file_id as company_logo_file_id,
      c.verified_at is not null as company_verified, c.verified_by as company_verified_by, c.verified_domain as company_verified_domain,
      coalesce(t.views, 0) as views, coalesce(t.applications, 0) as applications, coalesce(t.active, 0) as active,
      coalesce(t.hired, 0) as hired, ${sharedWith(ctx.actor, sql.ref('j.id'))} as shared
    from jobs j join companies c on c.id = j.company_id left join job_totals t on t.job_id = j.id
    where j.deleted_at is null and c.closed_at is null and ${condition} ${locking}
  `.execute(ctx.db);
  return rows[0];
}

export function selectJob(ctx: Ctx, id: string, lock?: JobLock): Promise<JobRow | undefined> {
  return selectOne(ctx, sql`j.id = ${id}`, lock);
}

export function selectJobBySlug(ctx: Ctx, slug: string, lock?: JobLock): Promise<JobRow | undefined> {
  return selectOne(ctx, sql`j.slug = ${slug}`, lock);
}

/** Those that take applications, or may again. */
export function selectOpenJobsOf(ctx: Ctx, companyIds: readonly string[]): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('companyId', 'in', [...companyIds])
    .where('status', 'in', ['OPEN', 'ACTIVE', 'ON_HOLD'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** The job by itself, as it can be stored again. */
export function selectJobColumns(ctx: Ctx, id: string): Promise<Selectable<Jobs>> {
  return ctx.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function insertJob(ctx: Ctx, job: Insertable<Jobs>): Promise<void> {
  await ctx.db.insertInto('jobs').values(job).execute();
  await ctx.db
    .insertInto('jobTotals')
    .values({ jobId: job.id, companyId: job.companyId, createdAt: ctx.clock.now() })
    .execute();
}

/** Changes a job; every change raises its version. */
export async function updateJobRow(ctx: Ctx, id: string, change: Updateable<Jobs>): Promise<void> {
  await ctx.db
    .updateTable('jobs')
    .set({ ...change, version: sql<number>`version + 1`, updatedAt: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

export async function deleteJob(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('jobs').where('id', '=', id).execute();
}

export interface Totals {
  readonly applications?: number;
  readonly active?: number;
  readonly hired?: number;
}

export async function addTotals(ctx: Ctx, jobId: string, by: Totals): Promise<void> {
  await ctx.db
    .updateTable('jobTotals')
    .set({
      applications: sql<number>`applications + ${by.applications ?? 0}`,
      active: sql<number>`active + ${by.active ?? 0}`,
      hired: sql<number>`hired + ${by.hired ?? 0}`,
    })
    .where('jobId', '=', jobId)
    .execute();
}
