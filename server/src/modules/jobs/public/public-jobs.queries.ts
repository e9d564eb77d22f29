import type { VerifiedBy } from '@prova/contract/companies/companies';
import type { publicJobSummary } from '@prova/contract/jobs/public-jobs';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { escapeLike } from '../../../platform/plain-search.ts';
import { type SearchTerm, searchAnyQuery, searchQuery, wordsOf } from '../../../platform/search-query.ts';
import type { Place } from './places.ts';
import type { Wanted, WantedFact } from './wanted-jobs.ts';

/** Letters from which on a word may still be on its way. */
const PREFIX_FROM = 3;

export interface PublicFilters extends Wanted {
  readonly levels: readonly string[];
  readonly contractTypes: readonly string[];
  readonly locationModels: readonly string[];
  /** What a place may mean, any of it; none for everywhere. */
  readonly places: readonly Place[];
  readonly companySlug: string | undefined;
}

export type SummaryRow = Omit<z.input<typeof publicJobSummary>, 'company'> & {
  companyName: string;
  companySlug: string;
  companyLogoFileId: string | null;
  companyVerified: boolean;
  companyVerifiedBy: VerifiedBy;
  companyVerifiedDomain: string | null;
};

/** Of a job `j` and its company `c`. */
export const SUMMARY = sql`j.id, j.slug, j.title, c.name as company_name, c.slug as company_slug, c.logo_file_id as company_logo_file_id,
        c.verified_at is not null as company_verified, c.verified_by as company_verified_by, c.verified_domain as company_verified_domain, j.location_model, j.city, j.state, j.country, j.contract_type, j.seniority,
        j.pay_mode, j.pay_min, j.pay_max, j.currency, j.urgent, j.featured, j.published_at,
        (select n.reply_days from job_stages n where n.job_id = j.id and n.type = 'new' and n.removed_at is null) as reply_days,
        (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'level', a.level, 'required', a.required)
            order by a.required desc, k.name), '[]')
          from job_skills a join skills k on k.id = a.skill_id where a.job_id = j.id) as skills`;

/**
 * A page of the open jobs of verified companies. The hits are found first, then paged and counted: otherwise a frequent
 * word reads every vector and a rare one walks the whole list.
 */
export async function selectPublicPage(
  ctx: Ctx,
  filters: PublicFilters,
  page: { limit: number; offset: number },
): Promise<{ rows: SummaryRow[]; total: number }> {
  const hits = await statementOfHits(ctx, filters);
  const { rows } = await sql<SummaryRow & { total: number; id: string | null }>`
    with hit as materialized (${hits})
    select counted.total, listed.*
    from (select count(*) as total from hit) counted
    left join lateral (
      select ${SUMMARY}
      from (select * from hit order by rank desc, published_at desc, job_id desc limit ${page.limit} offset ${page.offset}) chosen
      join jobs j on j.id = chosen.job_id join companies c on c.id = j.company_id
      order by chosen.rank desc, chosen.published_at desc, chosen.job_id desc
    ) listed on true
  `.execute(ctx.db);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** The open jobs of verified companies that are found: job_id, published_at, and the rank by the words. */
export async function statementOfHits(ctx: Ctx, filters: PublicFilters): Promise<RawBuilder<unknown>> {
  const query = queryOf(filters);
  const searches = await hasSearchableWords(ctx, filters.search, query);
  const rank = searches ? sql`ts_rank(s.document, ${query})` : sql`0::real`;
  return sql`select s.job_id, s.published_at, ${rank} as rank from job_search s ${conditions(filters, searches ? query : null)}`;
}

function queryOf({ search, terms, place, otherNames, inState }: Wanted): RawBuilder<unknown> {
  const ways = [sql`websearch_to_tsquery('portuguese', prose(${search}))`];
  const all = [...place, ...terms];
  if (all.length > 0) ways.push(searchQuery(all, PREFIX_FROM, otherNames));
  // As jobs have it beside their city, whatever the word says: SE is Sergipe, and "se" is "if".
  if (inState) {
    const state = sql`to_tsquery('simple', ${`${inState.state.toLowerCase()}:B`})`;
    ways.push(inState.terms.length > 0 ? sql`(${searchQuery(inState.terms, PREFIX_FROM)} && ${state})` : state);
  }
  return sql`(${sql.join(ways, sql` || `)})`;
}

/** Words that are all too common to be searched ("de") find everything, not nothing. */
async function hasSearchableWords(ctx: Ctx, search: string, query: RawBuilder<unknown>): Promise<boolean> {
  if (search === '') return false;
  // Asked by itself: beside `or` no index finds the words.
  const { rows } = await sql<{ nodes: number }>`select numnode(${query}) as nodes`.execute(ctx.db);
  return (rows[0]?.nodes ?? 0) > 0;
}

/** Whether any listed job has these words; true for words that say nothing, which leave out none. */
export async function findsAny(ctx: Ctx, wanted: Wanted): Promise<boolean> {
  return (await haveAny(ctx, [queryOf(wanted)]))[0] ?? true;
}

/** Of each term, whether any listed job has it. */
export function haveTerms(ctx: Ctx, terms: readonly SearchTerm[]): Promise<boolean[]> {
  return haveAny(
    ctx,
    terms.map((term) => searchQuery([term], PREFIX_FROM)),
  );
}

async function haveAny(ctx: Ctx, queries: readonly RawBuilder<unknown>[]): Promise<boolean[]> {
  const each = queries.map(
    (query) => sql`numnode(${query}) = 0 or exists (select from job_search s where s.document @@ ${query})`,
  );
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(each)}] as found`.execute(ctx.db);
  return rows[0]?.found ?? [];
}

/** How many remote jobs are left out for their place alone. */
export async function countRemoteBeside(ctx: Ctx, filters: PublicFilters): Promise<number> {
  const anywhere = conditionsOf({ ...filters, places: [] }, null);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job_search s
    where ${IS_REMOTE} and ${hasTermsBesidePlace(filters)} and ${allOf(anywhere)} and not ${await isFound(ctx, filters)}`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * The jobs that are nearest to what is looked for and not found by it: those that have the most of it, and some of its words if
 * it has any.
 */
export async function selectNearest(ctx: Ctx, filters: PublicFilters, limit: number): Promise<SummaryRow[]> {
  const has = (term: SearchTerm) => sql`s.document @@ ${searchQuery([term], PREFIX_FROM)}`;
  const places = [...filters.place.map(has), ...(filters.places.length > 0 ? [isInAny(filters.places)] : [])];
  const wanted = [
    ...filters.terms.map(has),
    ...(places.length > 0 ? [sql`(${IS_REMOTE} or ${sql.join(places, sql` or `)})`] : []),
    ...conditionsOf({ ...filters, places: [], companySlug: undefined }, null),
  ];
  if (wanted.length === 0) return [];
  const any = filters.terms.length > 0 ? searchAnyQuery(filters.terms, PREFIX_FROM) : null;
  const { rows } = await sql<SummaryRow>`
    with near as materialized (
      select s.job_id, s.published_at, ${sum(wanted)} as met, ${any ? sql`ts_rank(s.document, ${any})` : sql`0::real`} as rank
      from job_search s
      where ${any ? sql`s.document @@ ${any}` : sql`(${sql.join(wanted, sql` or `)})`} and ${isOfCompany(filters)} and not ${await isFound(ctx, filters)}
    )
    select ${SUMMARY} from (select * from near order by met desc, rank desc, published_at desc, job_id desc limit ${limit}) chosen
    join jobs j on j.id = chosen.job_id join companies c on c.id = j.company_id
    order by chosen.met desc, chosen.rank desc, chosen.published_at desc, chosen.job_id desc`.execute(ctx.db);
  return rows;
}

async function isFound(ctx: Ctx, filters: PublicFilters): Promise<RawBuilder<unknown>> {
  const query = queryOf(filters);
  return allOf(conditionsOf(filters, (await hasSearchableWords(ctx, filters.search, query)) ? query : null));
}

/** Of nothing unknown: what a job does not say is not so. */
const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`coalesce(${sql.join([sql`true`, ...conditions], sql` and `)}, false)`;

/** How many of these are so. */
const sum = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join(
    conditions.map((condition) => sql`coalesce(${condition}, false)::int`),
    sql` + `,
  );

/** Whether any listed job is at one of these places. */
export async function hasPlace(ctx: Ctx, places: readonly Place[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from job_search s where ${isInAny(places)}) as found`.execute(ctx.db);
  return rows[0]?.found ?? false;
}

/** The places of the listed jobs. */
export async function selectListedPlaces(ctx: Ctx): Promise<{ city: string; state: string | null }[]> {
  const { rows } = await sql<{ city: string; state: string | null }>`
    select distinct city, state from job_search where city is not null`.execute(ctx.db);
  return rows;
}

/** The words of titles, companies and cities of the listed jobs, with what they have in common with their other forms. */
export async function selectListedWords(ctx: Ctx, letters: number): Promise<{ word: string; stem: string }[]> {
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, coalesce((ts_lexize('portuguese_stem', word))[1], word) as stem from (
      select distinct regexp_split_to_table(plain(concat_ws(' ', j.title, c.name, s.city)), '[^[:alpha:]]+') as word
      from job_search s join jobs j on j.id = s.job_id join companies c on c.id = s.company_id
    ) every where length(word) >= ${letters} order by word
  `.execute(ctx.db);
  return rows;
}

/** As the index on it is written. */
const PLACE = sql`plain(coalesce(s.city, '') || ' ' || coalesce(s.state, ''))`;

/** Remote work is asked for: a place concerns the other jobs. */
const asksForRemote = ({ locationModels, facts }: PublicFilters): boolean =>
  locationModels.includes('remote') || facts.some(({ value }) => value === 'remote');

const IS_REMOTE = sql`s.location_model = 'remote'`;

function conditions(filters: PublicFilters, query: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const all = conditionsOf(filters, query);
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
}

function conditionsOf(filters: PublicFilters, query: RawBuilder<unknown> | null): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  const hasPlace = filters.place.length > 0 || filters.inState !== undefined;
  const withoutPlace =
    hasPlace && asksForRemote(filters) ? sql` or (${IS_REMOTE} and ${hasTermsBesidePlace(filters)})` : sql``;
  if (query) all.push(sql`(s.document @@ ${query}${withoutPlace})`);
  for (const kind of ['model', 'contract', 'level'] as const) {
    const facts = filters.facts.filter((fact) => fact.kind === kind);
    if (facts.length > 0) all.push(sql`(${sql.join(facts.map(isSo), sql` or `)})`);
  }
  if (filters.levels.length > 0) all.push(sql`s.seniority = any(${[...filters.levels]})`);
  if (filters.contractTypes.length > 0) all.push(sql`s.contract_type = any(${[...filters.contractTypes]})`);
  if (filters.locationModels.length > 0) all.push(sql`s.location_model = any(${[...filters.locationModels]})`);
  if (filters.places.length > 0)
    all.push(asksForRemote(filters) ? sql`(${IS_REMOTE} or ${isInAny(filters.places)})` : isInAny(filters.places));
  if (filters.companySlug !== undefined) all.push(isOfCompany(filters));
  return all;
}

const isOfCompany = ({ companySlug }: PublicFilters) =>
  companySlug === undefined ? sql`true` : sql`s.company_id = (select id from companies where slug = ${companySlug})`;

const COLUMNS: Readonly<Record<WantedFact['kind'], RawBuilder<unknown>>> = {
  model: sql`s.location_model::text`,
  contract: sql`s.contract_type::text`,
  level: sql`s.seniority::text`,
};

/** The job is of this kind, or says the very word in its title, its company or its skills. */
const isSo = ({ kind, value, text }: WantedFact) =>
  sql`(${COLUMNS[kind]} = ${value} or s.document @@ ${wordsOf(text, 'AB')})`;

function hasTermsBesidePlace({ place, terms, inState }: PublicFilters): RawBuilder<unknown> {
  const left = place.length > 0 || !inState ? terms : inState.terms;
  return left.length > 0 ? sql`s.document @@ ${searchQuery(left, PREFIX_FROM)}` : sql`true`;
}

const isInAny = (places: readonly Place[]) => sql`(${sql.join(places.map(isIn), sql` or `)})`;

function isIn({ words, states }: Place): RawBuilder<unknown> {
  const all = words.map((word) => sql`${PLACE} like '%' || plain(${escapeLike(word)}) || '%'`);
  const ofStates = states.map((state) => sql`${PLACE} like '% ' || ${state.toLowerCase()}`);
  if (ofStates.length > 0) all.push(sql`(${sql.join(ofStates, sql` or `)})`);
  return sql`(${sql.join(all, sql` and `)})`;
}

/** The listed jobs among these. */
export async function selectListed(ctx: Ctx, jobIds: readonly string[]): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY} from job_search s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id
    where s.job_id = any(${[...jobIds]}::uuid[])
  `.execute(ctx.db);
  return rows;
}

/** The open jobs of a company, verified or not, the newest first. */
export async function selectOpenOfCompany(ctx: Ctx, companyId: string, limit: number): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY} from jobs j join companies c on c.id = j.company_id
    where j.company_id = ${companyId} and j.deleted_at is null and j.status in ('ACTIVE', 'OPEN') and j.published_at is not null
    order by j.published_at desc, j.id desc limit ${limit}
  `.execute(ctx.db);
  return rows;
}
