import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { Locale } from '@prova/contract/common';
import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
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

const LESSON = sql`l.course_id = i.id and l.deleted_at is null`;

/** Whether a talent has done what a step leads to. */
export const stepDone = (talentId: string | null | RawBuilder<unknown>, item: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from articles_read r where r.item_id = ${item} and r.talent_id = ${talentId})
  or exists (select from enrolments c where c.item_id = ${item} and c.talent_id = ${talentId} and c.completed_at is not null))`;

export const itemColumns = ({ authorId, talentId }: Reader) => {
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
export const itemSides = ({ talentId }: Reader) => sql`
    left join users author on author.id = i.author_id
    left join enrolments e on e.item_id = i.id and e.talent_id = ${talentId} and e.left_at is null`;

/** What a reader may see: what is published, or their own. What somebody is enrolled in they find, also once it is taken back. */
const seen = ({ authorId }: Reader): RawBuilder<boolean> =>
  authorId !== null
    ? sql<boolean>`i.author_id = ${authorId}`
    : sql<boolean>`(i.status = 'published' or e.talent_id is not null)`;

/** One that the reader may see. */
export async function selectItem(
  ctx: Ctx,
  reader: Reader,
  kind: ItemKind,
  id: string,
): Promise<WholeItemRow | undefined> {
  const { rows } = await sql<WholeItemRow>`
    select ${itemColumns(reader)}, i.body, i.pictures, i.sources, i.on_blog as "onBlog", i.blog_slug as "blogSlug"
    from knowledge_items i ${itemSides(reader)}
    where i.id = ${id} and i.kind = ${kind} and ${seen(reader)}`.execute(ctx.db);
  return rows[0];
}
