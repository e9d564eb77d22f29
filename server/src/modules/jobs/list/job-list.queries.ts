import type { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { type JOB_SORTS, JOBS_PER_PAGE } from '@prova/contract/jobs/job-list';
import type { SENIORITIES } from '@prova/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { prepare } from '../../../platform/db.ts';
import { escapeLike } from '../../../platform/plain-search.ts';
import type { JobRow } from '../jobs.queries.ts';
import { inScope } from '../sharing/shared-jobs.queries.ts';
import type { JobScope } from '../sharing/shared-jobs.ts';

/** What a row of the list shows. */
export type ListedJob = Omit<
  JobRow,
  | 'description'
  | 'requirements'
  | 'draft'
  | 'benefits'
  | 'companySlug'
  | 'companyWebsite'
  | 'companyVerified'
  | 'companyVerifiedBy'
  | 'companyVerifiedDomain'
>;

export interface ListFilters {
  readonly scope: JobScope;
  readonly words: readonly string[];
  readonly statuses: readonly string[];
  readonly contractTypes: readonly (typeof CONTRACT_TYPES)[number][];
  readonly levels: readonly (typeof SENIORITIES)[number][];
}

/** What runs comes first, whoever has begun drafts since; closed jobs come last. By the index `jobs_by_state`. */
const BY_STATE = sql`(case when j.status in ('ACTIVE', 'OPEN', 'ON_HOLD') then 0 when j.status = 'DRAFT' then 1 else 2 end)`;

const ORDERS: Readonly<Record<(typeof JOB_SORTS)[number], RawBuilder<unknown>>> = {
  recent: sql`${BY_STATE}, j.created_at desc, j.id desc`,
  oldest: sql`j.created_at, j.id`,
  title: sql`plain(j.title), j.id`,
  candidates: sql`coalesce(t.applications, 0) desc, j.created_at desc, j.id desc`,
  views: sql`coalesce(t.views, 0) desc, j.created_at desc, j.id desc`,
};

/**
 * A page of a company's jobs and how many there are, in one question. Counting stays apart from the page, so that the
 * count reads the index alone and the page stops at its last row.
 */
export async function selectJobPage(
  ctx: Ctx,
  filters: ListFilters,
  page: { sort: (typeof JOB_SORTS)[number]; limit: number; offset: number },
): Promise<{ jobs: ListedJob[]; total: number }> {
  const where = conditions(filters);
  const order = ORDERS[page.sort];
  const opening = isOpening(filters, page);
  const limit = opening ? sql`limit ${sql.lit(page.limit)}` : sql`limit ${page.limit} offset ${page.offset}`;
  const query = sql<ListedJob & { total: number; id: string | null }>`
    select counted.total, listed.*
    from (select count(*) as total from jobs j where ${where}) counted
    left join lateral (
      select j.id, j.company_id, j.slug, j.title, j.status, j.location_model, j.city, j.state, j.contract_type, j.seniority, j.internal_code,
        j.pay_mode, j.pay_min, j.pay_max, j.currency, j.urgent, j.featured, j.draft_steps, j.created_at, j.updated_at, j.published_at, c.name as company_name,
        coalesce(t.views, 0) as views, coalesce(t.applications, 0) as applications, coalesce(t.active, 0) as active,
        coalesce(t.hired, 0) as hired, ${filters.scope.sharedWith !== null}::boolean as shared
      from jobs j join companies c on c.id = j.company_id left join job_totals t on t.job_id = j.id
      where ${where} order by ${order} ${limit}
    ) listed on true
  `.compile(ctx.db);
  if (opening) prepare(`job-page-${page.sort}-${filters.scope.sharedWith === null ? 'all' : 'shared'}`, query.sql);
  const { rows } = await ctx.db.executeQuery(query);
  return { jobs: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/**
 * What the list opens with, in each order: prepared, since PostgreSQL takes longer to plan the page than to read it. It
 * keeps a plan only if the limit stands in the text.
 */
function isOpening(filters: ListFilters, { limit, offset }: { limit: number; offset: number }): boolean {
  const { words, statuses, contractTypes, levels } = filters;
  const filtered = [words, statuses, contractTypes, levels].some(({ length }) => length > 0);
  return !filtered && limit === JOBS_PER_PAGE && offset === 0;
}

function conditions(filters: ListFilters): RawBuilder<unknown> {
  const all = [sql`j.company_id = ${filters.scope.companyId} and j.deleted_at is null`];
  if (filters.scope.sharedWith !== null) all.push(inScope(filters.scope, sql.ref('j.id')));
  for (const word of filters.words)
    all.push(sql`plain(j.title || ' ' || coalesce(j.internal_code, '')) like '%' || plain(${escapeLike(word)}) || '%'`);
  if (filters.statuses.length > 0) all.push(sql`j.status = any(${[...filters.statuses]})`);
  if (filters.contractTypes.length > 0) all.push(sql`j.contract_type = any(${[...filters.contractTypes]})`);
  if (filters.levels.length > 0) all.push(sql`j.seniority = any(${[...filters.levels]})`);
  return sql.join(all, sql` and `);
}
