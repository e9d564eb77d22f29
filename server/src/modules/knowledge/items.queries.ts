import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { Locale } from '@prova/contract/common';
import type { KnowledgeSort, KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type SearchTerm, searchQuery } from '../../platform/search-query.ts';

export type ItemKind = 'course' | 'article' | 'path';

export interface ItemFields {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly pictures: string[];
  readonly minutes: number;
  readonly category: TestCategory;
  readonly level: TestDifficulty;
  readonly skills: string[];
  readonly locale: Locale;
  readonly sources: { readonly title: string; readonly url: string }[];
  readonly testId: string | null;
}

/** What stands in a list, with how far the talent has come. */
export interface ItemRow extends Omit<ItemFields, 'body' | 'pictures' | 'sources'> {
  readonly id: string;
  readonly version: number;
  readonly kind: ItemKind;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly status: KnowledgeStatus;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  /** Published lessons or steps; to its author all. */
  readonly parts: number;
  readonly done: number;
  readonly enrolled: boolean;
  readonly reached: number;
  readonly completedAt: Date | null;
  readonly bookmarked: boolean;
  readonly read: boolean;
}

export type WholeItemRow = ItemRow & Pick<ItemFields, 'body' | 'pictures' | 'sources'>;

/** Who reads: an author among their own, or a talent, who reads all the same without a profile. */
export interface Reader {
  readonly authorId: string | null;
  readonly talentId: string | null;
}

export interface ItemFilters {
  readonly terms: readonly SearchTerm[];
  readonly wholes: readonly string[];
  readonly skill: string | undefined;
  readonly mine: boolean;
  readonly status: KnowledgeStatus | undefined;
}

/** Letters from which on the last word of a search is taken for a beginning. */
const PREFIX_FROM = 3;

const LESSON = sql`l.course_id = i.id and l.deleted_at is null`;

/** Whether a talent has done what a step leads to. */
export const stepDone = (talentId: string | null | RawBuilder<unknown>, item: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from articles_read r where r.item_id = ${item} and r.talent_id = ${talentId})
  or exists (select from enrolments c where c.item_id = ${item} and c.talent_id = ${talentId} and c.completed_at is not null))`;

const columns = ({ authorId, talentId }: Reader) => {
  const all = authorId !== null;
  return sql`
    i.id, i.version, i.kind, i.author_id as "authorId", author.name as "authorName", i.title, i.summary, i.category, i.level,
    i.skills, i.locale, i.test_id as "testId", i.status, i.published_at as "publishedAt", i.updated_at as "updatedAt",
    case i.kind
      when 'course' then (select count(*) from knowledge_lessons l where ${LESSON} and (${all} or l.status = 'published'))
      when 'path' then (
        select count(*) from knowledge_steps s join knowledge_items t on t.id = s.item_id
        where s.path_id = i.id and (${all} or t.status = 'published'))
      else 0 end::int as parts,
    case i.kind
      when 'course' then greatest(1,
        (select sum(l.minutes) from knowledge_lessons l where ${LESSON} and (${all} or l.status = 'published')))
      when 'path' then greatest(1, (
        select sum(case t.kind when 'article' then t.minutes else (
          select coalesce(sum(l.minutes), 1) from knowledge_lessons l
          where l.course_id = t.id and l.status = 'published' and l.deleted_at is null) end)
        from knowledge_steps s join knowledge_items t on t.id = s.item_id
        where s.path_id = i.id and t.status = 'published'))
      else i.minutes end::int as minutes,
    case i.kind
      when 'course' then (
        select count(*) from knowledge_lessons l join lessons_done d on d.lesson_id = l.id and d.talent_id = ${talentId}
        where ${LESSON} and l.status = 'published')
      when 'path' then (
        select count(*) from knowledge_steps s join knowledge_items t on t.id = s.item_id
        where s.path_id = i.id and t.status = 'published' and ${stepDone(talentId, sql`s.item_id`)})
      else 0 end::int as done,
    e.talent_id is not null as enrolled, coalesce(e.reached, 0) as reached, e.completed_at as "completedAt",
    exists (select from bookmarks b where b.item_id = i.id and b.talent_id = ${talentId}) as bookmarked,
    exists (select from articles_read r where r.item_id = i.id and r.talent_id = ${talentId}) as read`;
};

const from = ({ talentId }: Reader) => sql`
  from knowledge_items i
    left join users author on author.id = i.author_id
    left join enrolments e on e.item_id = i.id and e.talent_id = ${talentId} and e.left_at is null`;

/** What a reader may see: what is published, or their own. What somebody is enrolled in they find, also once it is taken back. */
const seen = ({ authorId }: Reader): RawBuilder<boolean> =>
  authorId !== null
    ? sql<boolean>`i.author_id = ${authorId}`
    : sql<boolean>`(i.status = 'published' or e.talent_id is not null)`;

/** What a talent is enrolled in, and published articles that they keep. */
const ownItems = (talentId: string | null) => sql<boolean>`
  i.id = any(array(
    select item_id from enrolments where talent_id = ${talentId} and left_at is null
    union all select item_id from bookmarks where talent_id = ${talentId}))
  and (i.kind <> 'article' or i.status = 'published')`;

function conditions(reader: Reader, { terms, wholes, skill, mine, status }: ItemFilters): RawBuilder<boolean> {
  const all = [seen(reader)];
  const { authorId, talentId } = reader;
  if (authorId === null && !mine) all.push(sql`i.status = 'published'`);
  if (authorId === null && mine) all.push(ownItems(talentId));
  if (authorId !== null && status) all.push(sql`i.status = ${status}`);
  if (terms.length > 0) all.push(sql`i.document @@ ${searchQuery(terms, PREFIX_FROM, wholes)}`);
  if (skill !== undefined) all.push(sql`${skill} = any(i.skills)`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

interface Chosen {
  readonly categories: readonly TestCategory[] | undefined;
  readonly levels: readonly TestDifficulty[] | undefined;
}

const inCategories = ({ categories = [] }: Chosen) =>
  categories.length > 0 ? sql<boolean>`i.category = any(${[...categories]})` : sql<boolean>`true`;
const inLevels = ({ levels = [] }: Chosen) =>
  levels.length > 0 ? sql<boolean>`i.level = any(${[...levels]})` : sql<boolean>`true`;

/** A page of a kind, and how many there are. What is looked for in the title stands before what only speaks of it. */
export async function selectItemPage(
  ctx: Ctx,
  reader: Reader,
  kind: ItemKind,
  filters: ItemFilters & Chosen,
  page: { readonly sort: KnowledgeSort; readonly limit: number; readonly offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = sql`i.kind = ${kind} and ${conditions(reader, filters)} and ${inCategories(filters)} and ${inLevels(filters)}`;
  const latest =
    reader.authorId !== null ? sql`i.updated_at desc, i.id desc` : sql`i.published_at desc nulls last, i.id desc`;
  const rank =
    filters.terms.length > 0
      ? sql`ts_rank(i.document, ${searchQuery(filters.terms, PREFIX_FROM, filters.wholes)}) desc,`
      : sql``;
  const order = page.sort === 'title' ? sql`plain(i.title), i.id` : sql`${rank} ${latest}`;
  const { rows } = await sql<ItemRow>`
    select ${columns(reader)} ${from(reader)} where ${where}
    order by ${order} limit ${page.limit} offset ${page.offset}`.execute(ctx.db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from(reader)} where ${where}`.execute(
    ctx.db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface FacetRow {
  readonly of: 'kind' | 'category' | 'level' | 'mine';
  readonly value: string;
  readonly count: number;
}

/** How many there are of each kind, and of one kind in each category and level. What is counted leaves its own filter out. */
export async function countFacets(
  ctx: Ctx,
  reader: Reader,
  kind: ItemKind,
  filters: ItemFilters & Chosen,
): Promise<FacetRow[]> {
  const own = sql`${conditions(reader, { terms: [], wholes: [], skill: undefined, mine: true, status: undefined })}`;
  const { rows } = await sql<FacetRow>`
    with found as materialized (
      select i.kind, i.category, i.level, ${inCategories(filters)} as in_category, ${inLevels(filters)} as in_level
      ${from(reader)} where ${conditions(reader, filters)}
    )
    select 'kind' as of, kind as value, count(*)::int from found where in_category and in_level group by kind
    union all select 'category', category, count(*)::int from found where kind = ${kind} and in_level group by category
    union all select 'level', level, count(*)::int from found where kind = ${kind} and in_category group by level
    union all select 'mine', '', count(*)::int ${from(reader)} where i.kind = ${kind} and ${own}`.execute(ctx.db);
  return rows;
}

/** One that the reader may see. */
export async function selectItem(
  ctx: Ctx,
  reader: Reader,
  kind: ItemKind,
  id: string,
): Promise<WholeItemRow | undefined> {
  const { rows } = await sql<WholeItemRow>`
    select ${columns(reader)}, i.body, i.pictures, i.sources ${from(reader)}
    where i.id = ${id} and i.kind = ${kind} and ${seen(reader)}`.execute(ctx.db);
  return rows[0];
}
