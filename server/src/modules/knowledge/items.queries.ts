import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { Locale } from '@prova/contract/common';
import type { KnowledgeSort, KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type SearchTerm, searchQuery } from '../../platform/search-query.ts';
import { OFFERED } from '../attempts/attempts.service.ts';

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
  /** Of articles. */
  readonly onBlog: boolean;
}

/** What stands in a list, with how far the talent has come. */
export interface ItemRow extends Omit<ItemFields, 'body' | 'pictures' | 'sources' | 'onBlog'> {
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
  /** Published since they had completed it, and not done. */
  readonly added: number;
  /** Whether an open test ends it. */
  readonly hasTest: boolean;
  readonly enrolled: boolean;
  readonly reached: number;
  readonly completedAt: Date | null;
  readonly bookmarked: boolean;
  readonly read: boolean;
}

export type WholeItemRow = ItemRow &
  Pick<ItemFields, 'body' | 'pictures' | 'sources' | 'onBlog'> & { readonly blogSlug: string | null };

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
    case i.kind
      when 'course' then (
        select count(*) from knowledge_lessons l
        where ${LESSON} and l.status = 'published' and l.published_at > e.completed_at
          and not exists (select from lessons_done d where d.lesson_id = l.id and d.talent_id = ${talentId}))
      when 'path' then (
        select count(*) from knowledge_steps s join knowledge_items t on t.id = s.item_id
        where s.path_id = i.id and t.status = 'published' and greatest(s.created_at, t.published_at) > e.completed_at
          and not ${stepDone(talentId, sql`s.item_id`)})
      else 0 end::int as added,
    exists (select from tests where tests.id = i.test_id and ${OFFERED}) as "hasTest",
    e.talent_id is not null as enrolled, coalesce(e.reached, 0) as reached, e.completed_at as "completedAt",
    exists (select from bookmarks b where b.item_id = i.id and b.talent_id = ${talentId}) as bookmarked,
    exists (select from articles_read r where r.item_id = i.id and r.talent_id = ${talentId}) as read`;
};

/** What belongs to an item (`i`): who wrote it, and where the reader stands. */
const sides = ({ talentId }: Reader) => sql`
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

function conditions(
  { authorId, talentId }: Reader,
  { terms, wholes, skill, mine, status }: ItemFilters,
): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [];
  if (authorId !== null) all.push(sql`i.author_id = ${authorId}`);
  else if (mine) all.push(ownItems(talentId));
  else all.push(sql`i.status = 'published' and (i.kind <> 'path' or ${LEADS_SOMEWHERE})`);
  if (authorId !== null && status) all.push(sql`i.status = ${status}`);
  if (terms.length > 0) all.push(sql`i.document @@ ${searchQuery(terms, PREFIX_FROM, wholes)}`);
  if (skill !== undefined) all.push(sql`${skill} = any(i.skills)`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** A path all of whose steps were taken back is left to its author. */
const LEADS_SOMEWHERE = sql`exists (
  select from knowledge_steps s join knowledge_items t on t.id = s.item_id where s.path_id = i.id and t.status = 'published')`;

/** When a talent did something for it last: a lesson, an article of a path, enrolling, keeping it. */
const lastDone = (talentId: string | null) => sql`greatest(
  (select max(d.created_at) from knowledge_lessons l join lessons_done d on d.lesson_id = l.id and d.talent_id = ${talentId}
    where l.course_id = i.id),
  (select max(r.created_at) from knowledge_steps s join articles_read r on r.item_id = s.item_id and r.talent_id = ${talentId}
    where s.path_id = i.id),
  (select e.created_at from enrolments e where e.item_id = i.id and e.talent_id = ${talentId}),
  (select b.created_at from bookmarks b where b.item_id = i.id and b.talent_id = ${talentId}))`;

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
    reader.authorId !== null
      ? sql`i.updated_at desc`
      : filters.mine
        ? sql`${lastDone(reader.talentId)} desc nulls last`
        : sql`i.published_at desc nulls last`;
  // By the short text alone: whole documents lie apart from their rows.
  const rank =
    filters.terms.length > 0
      ? sql`ts_rank(i.heading, ${searchQuery(filters.terms, PREFIX_FROM, filters.wholes)}) desc, `
      : sql``;
  const order = page.sort === 'title' ? sql`plain(i.title), i.id` : sql`${rank}${latest}, i.id desc`;
  // What is found is looked for once, also to be counted.
  const { rows } = await sql<ItemRow & { total: number }>`
    with found as materialized (
      select i.id, row_number() over (order by ${order}) as place from knowledge_items i where ${where}
    ), page as (
      select id, place from found order by place limit ${page.limit} offset ${page.offset}
    )
    select (select count(*)::int from found) as total, ${columns(reader)}
    from page p join knowledge_items i on i.id = p.id ${sides(reader)}
    order by p.place`.execute(ctx.db);
  if (rows.length > 0 || page.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from knowledge_items i where ${where}`.execute(ctx.db);
  return { rows, total: counted[0]?.total ?? 0 };
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
  const own = sql`${conditions(reader, { ...filters, mine: true })} and ${inCategories(filters)} and ${inLevels(filters)}`;
  const { rows } = await sql<FacetRow>`
    with found as materialized (
      select i.kind, i.category, i.level, ${inCategories(filters)} as in_category, ${inLevels(filters)} as in_level
      from knowledge_items i where ${conditions(reader, filters)}
    )
    select 'kind' as of, kind as value, count(*)::int from found where in_category and in_level group by kind
    union all select 'category', category, count(*)::int from found where kind = ${kind} and in_level group by category
    union all select 'level', level, count(*)::int from found where kind = ${kind} and in_category group by level
    union all select 'mine', '', count(*)::int from knowledge_items i where i.kind = ${kind} and ${own}`.execute(
    ctx.db,
  );
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
    select ${columns(reader)}, i.body, i.pictures, i.sources, i.on_blog as "onBlog", i.blog_slug as "blogSlug"
    from knowledge_items i ${sides(reader)}
    where i.id = ${id} and i.kind = ${kind} and ${seen(reader)}`.execute(ctx.db);
  return rows[0];
}
