import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { KnowledgeSort, KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type SearchTerm, searchQuery } from '../../platform/search-query.ts';
import { type ItemKind, type ItemRow, itemColumns, itemSides, type Reader } from './items.queries.ts';

export interface ItemFilters {
  readonly terms: readonly SearchTerm[];
  readonly wholes: readonly string[];
  readonly skill: string | undefined;
  readonly mine: boolean;
  readonly status: KnowledgeStatus | undefined;
  readonly categories: readonly TestCategory[] | undefined;
  readonly levels: readonly TestDifficulty[] | undefined;
}

/** Letters from which on the last word of a search is taken for a beginning. */
const PREFIX_FROM = 3;

/** What a talent is enrolled in, and published articles that they keep. */
const ownItems = (talentId: string | null) => sql<boolean>`
  i.id = any(array(
    select item_id from enrolments where talent_id = ${talentId} and left_at is null
    union all select item_id from bookmarks where talent_id = ${talentId}))
  and (i.kind <> 'article' or i.status = 'published')`;

/** A path all of whose steps were taken back is left to its author. */
const LEADS_SOMEWHERE = sql`exists (
  select from knowledge_steps s join knowledge_items t on t.id = s.item_id where s.path_id = i.id and t.status = 'published')`;

/** @param kind the one that is looked for; undefined where all are counted */
function conditions(
  { authorId, talentId }: Reader,
  { terms, wholes, skill, mine, status }: ItemFilters,
  kind: ItemKind | undefined,
): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [];
  if (kind) all.push(sql`i.kind = ${kind}`);
  if (authorId !== null) all.push(sql`i.author_id = ${authorId}`);
  else if (mine) all.push(ownItems(talentId));
  else {
    all.push(sql`i.status = 'published'`);
    if (kind === 'path') all.push(LEADS_SOMEWHERE);
    if (!kind) all.push(sql`(i.kind <> 'path' or ${LEADS_SOMEWHERE})`);
  }
  if (authorId !== null && status) all.push(sql`i.status = ${status}`);
  if (terms.length > 0) all.push(sql`i.document @@ ${searchQuery(terms, PREFIX_FROM, wholes)}`);
  if (skill !== undefined) all.push(sql`i.skills @> array[${skill}]::text[]`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

const inCategories = ({ categories = [] }: ItemFilters) =>
  categories.length > 0 ? sql<boolean>`i.category = any(${[...categories]})` : sql<boolean>`true`;
const inLevels = ({ levels = [] }: ItemFilters) =>
  levels.length > 0 ? sql<boolean>`i.level = any(${[...levels]})` : sql<boolean>`true`;

/** When a talent did something for it last: a lesson, an article of a path, enrolling, keeping it. */
const lastDone = (talentId: string | null) => sql`greatest(
  (select max(d.created_at) from knowledge_lessons l join lessons_done d on d.lesson_id = l.id and d.talent_id = ${talentId}
    where l.course_id = i.id),
  (select max(r.created_at) from knowledge_steps s join articles_read r on r.item_id = s.item_id and r.talent_id = ${talentId}
    where s.path_id = i.id),
  (select e.created_at from enrolments e where e.item_id = i.id and e.talent_id = ${talentId}),
  (select b.created_at from bookmarks b where b.item_id = i.id and b.talent_id = ${talentId}))`;

/** Each order is that of an index, where nothing is searched and nothing one's own. */
function orderOf({ authorId, talentId }: Reader, filters: ItemFilters, sort: KnowledgeSort): RawBuilder<unknown> {
  if (sort === 'title') return sql`plain(i.title), i.id`;
  const latest =
    authorId !== null
      ? sql`i.updated_at desc`
      : filters.mine
        ? sql`${lastDone(talentId)} desc nulls last`
        : sql`i.published_at desc`;
  // By the short text alone: whole documents lie apart from their rows.
  const rank =
    filters.terms.length > 0
      ? sql`ts_rank(i.heading, ${searchQuery(filters.terms, PREFIX_FROM, filters.wholes)}) desc, `
      : sql``;
  return sql`${rank}${latest}, i.id desc`;
}

/** A page of a kind, and how many there are. What is looked for in the title stands before what only speaks of it. */
export async function selectItemPage(
  ctx: Ctx,
  reader: Reader,
  kind: ItemKind,
  filters: ItemFilters,
  page: { readonly sort: KnowledgeSort; readonly limit: number; readonly offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = sql`${conditions(reader, filters, kind)} and ${inCategories(filters)} and ${inLevels(filters)}`;
  const order = orderOf(reader, filters, page.sort);
  const counted = sql`select count(*)::int from knowledge_items i where ${where}`;
  const placed = sql`select i.id, row_number() over (order by ${order}) as place from knowledge_items i where ${where}`;
  const part = sql`limit ${page.limit} offset ${page.offset}`;
  // What a search finds is looked for once, also to be counted. Otherwise a page ends where it does, without the rest being put in order.
  const { found, total } =
    filters.terms.length > 0
      ? {
          found: sql`found as materialized (${placed}), page as (select id, place from found order by place ${part})`,
          total: sql`select count(*)::int from found`,
        }
      : { found: sql`page as materialized (${placed} order by ${order} ${part})`, total: counted };
  const { rows } = await sql<ItemRow & { total: number }>`
    with ${found}
    select (${total}) as total, ${itemColumns(reader)}
    from page p join knowledge_items i on i.id = p.id ${itemSides(reader)}
    order by p.place`.execute(ctx.db);
  if (rows.length > 0 || page.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const beyond = await sql<{ total: number }>`select (${counted}) as total`.execute(ctx.db);
  return { rows, total: beyond.rows[0]?.total ?? 0 };
}

export interface FacetRow {
  readonly of: 'kind' | 'category' | 'level' | 'mine';
  readonly value: string;
  readonly count: number;
}

/** How many there are of each kind, and of one kind in each category and level. What is counted leaves its own filter out. */
export async function countFacets(ctx: Ctx, reader: Reader, kind: ItemKind, filters: ItemFilters): Promise<FacetRow[]> {
  const own = sql`${conditions(reader, { ...filters, mine: true }, kind)} and ${inCategories(filters)} and ${inLevels(filters)}`;
  const { rows } = await sql<FacetRow>`
    with found as materialized (
      select i.kind, i.category, i.level, ${inCategories(filters)} as in_category, ${inLevels(filters)} as in_level,
        count(*) as count
      from knowledge_items i where ${conditions(reader, filters, undefined)} group by i.kind, i.category, i.level
    )
    select 'kind' as of, kind as value, sum(count)::int as count from found where in_category and in_level group by kind
    union all select 'category', category, sum(count)::int from found where kind = ${kind} and in_level group by category
    union all select 'level', level, sum(count)::int from found where kind = ${kind} and in_category group by level
    union all select 'mine', '', count(*)::int from knowledge_items i where ${own}`.execute(ctx.db);
  return rows;
}
