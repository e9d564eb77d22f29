import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { APPLICATION_SORTS } from '@prova/contract/applications/applications';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { NearNames } from '../../platform/near-names.ts';
import { escapeLike } from '../../platform/plain-search.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import { type ApplicationRow, applicationRows } from './applications.queries.ts';
import { nameFit, peopleNamed } from './people-named.queries.ts';

/** Whose applications: those to jobs of a company, or those of a talent. */
export type ApplicationScope = JobScope | { readonly talentId: string };

export interface ApplicationFilter {
  readonly scope: ApplicationScope;
  readonly jobId: string | undefined;
  readonly statuses: readonly CandidateStatus[] | undefined;
  readonly active: boolean | undefined;
  readonly words: readonly string[];
  /** Names like the words; none unless they are looked for. */
  readonly near?: NearNames;
}

type Sort = (typeof APPLICATION_SORTS)[number] | 'match';

const ORDERS: Readonly<Record<(typeof APPLICATION_SORTS)[number], RawBuilder<unknown>>> = {
  recent: sql`a.applied_at desc, a.id desc`,
  oldest: sql`a.applied_at, a.id`,
};

/**
 * A page and how many there are. Counting stays apart from the page, so that the count reads an index alone and the page
 * stops at its last row; what is beside an application is read for that page only.
 */
export async function selectApplicationPage(
  ctx: Ctx,
  filter: ApplicationFilter,
  page: { sort: Sort; limit: number; offset: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const where = conditions(filter);
  const order = page.sort === 'match' ? byMatch(filter) : ORDERS[page.sort];
  const { rows: found } = await sql<{ total: number; id: string | null }>`
    with person as materialized (${peopleOf(filter)})
    select counted.total, listed.id
    from (select count(*)::int as total from applications a where ${where}) counted
    left join lateral (
      select a.id from applications a where ${where} order by ${order} limit ${page.limit} offset ${page.offset}
    ) listed on true`.execute(ctx.db);
  const ids = found.flatMap(({ id }) => id ?? []);
  const rows = ids.length > 0 ? await applicationRows(ctx.db).where('applications.id', 'in', ids).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: found[0]?.total ?? 0 };
}

/** A talent's own are all of one person. */
const byMatch = ({ scope, words, near }: ApplicationFilter): RawBuilder<unknown> =>
  'talentId' in scope || words.length === 0
    ? ORDERS.recent
    : sql`(select ${nameFit(words, near)} from candidate_search where candidate_id = a.candidate_id) desc, ${ORDERS.recent}`;

/** The candidates that are asked for: the talent's, or those that a search finds in the company. */
function peopleOf({ scope, words, near }: ApplicationFilter): RawBuilder<{ candidateId: string }> {
  if ('talentId' in scope) return sql`select id as candidate_id from candidates where talent_id = ${scope.talentId}`;
  return words.length > 0 ? peopleNamed(scope.companyId, words, near) : sql`select null::uuid as candidate_id`;
}

function conditions({ scope, jobId, statuses, active, words }: ApplicationFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [];
  const ofPeople = sql`a.candidate_id = any(array(select candidate_id from person))`;
  if ('talentId' in scope) {
    all.push(ofPeople);
    for (const word of words)
      all.push(sql`exists (select 1 from jobs j join companies c on c.id = j.company_id
        where j.id = a.job_id and plain(j.title || ' ' || c.name) like '%' || plain(${escapeLike(word)}) || '%')`);
  } else {
    all.push(sql`a.company_id = ${scope.companyId}`);
    if (scope.sharedWith !== null) all.push(inScope(scope, sql.ref('a.jobId')));
    // Whoever is hidden is found by no name.
    if (words.length > 0)
      all.push(sql`${ofPeople} and a.locked_at is null and (a.revealed_at is not null or a.job_id <> all(array(
        select id from jobs where company_id = ${scope.companyId} and blind)))`);
  }
  if (jobId) all.push(sql`a.job_id = ${jobId}`);
  if (statuses) all.push(sql`a.status = any(${statuses}::text[])`);
  if (active !== undefined) {
    // The record of a hire stays active for the company; for the person hired it has ended.
    if (!('talentId' in scope)) all.push(sql`a.active = ${active}`);
    else all.push(active ? sql`a.active and a.status <> 'hired'` : sql`(not a.active or a.status = 'hired')`);
  }
  return sql.join(all, sql` and `);
}
