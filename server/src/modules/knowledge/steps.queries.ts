import type { StepKind } from '@prova/contract/knowledge/knowledge-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { stepDone } from './items.queries.ts';

export interface StepRow {
  readonly kind: StepKind;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly published: boolean;
  readonly done: boolean;
  readonly courseDone: number;
  readonly courseTotal: number;
  readonly reached: number | null;
}

/** The steps of a path in their order. @param talentId whose are done @param drafts also those that are not published now */
export async function selectSteps(
  ctx: Ctx,
  pathId: string,
  { talentId, drafts }: { talentId: string | null; drafts: boolean },
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select i.kind, i.id, i.title, i.summary, i.status = 'published' as published, ${stepDone(talentId, sql`i.id`)} as done,
      case i.kind when 'article' then i.minutes else greatest(1, lessons.minutes) end::int as minutes,
      lessons.done::int as "courseDone", lessons.total::int as "courseTotal", e.reached
    from knowledge_steps s
      join knowledge_items i on i.id = s.item_id
      left join enrolments e on e.item_id = i.id and e.talent_id = ${talentId} and e.left_at is null
      cross join lateral (
        select count(*) as total, count(d.lesson_id) as done, coalesce(sum(l.minutes), 1) as minutes
        from knowledge_lessons l left join lessons_done d on d.lesson_id = l.id and d.talent_id = ${talentId}
        where l.course_id = i.id and l.status = 'published' and l.deleted_at is null
      ) lessons
    where s.path_id = ${pathId} and (${drafts} or i.status = 'published')
    order by s.position`.execute(ctx.db);
  return rows;
}

interface Step {
  readonly kind: StepKind;
  readonly id: string;
}

/**
 * Which of these steps lead to something published, or were steps of the path before. They stay as they are, and
 * nobody reads or completes them, until the transaction ends.
 */
export async function lockSteps(ctx: Ctx, pathId: string | null, steps: readonly Step[]): Promise<Set<string>> {
  if (steps.length === 0) return new Set();
  const { rows } = await sql<Step>`
    select i.id, i.kind from knowledge_items i
    where i.id = any(${steps.map(({ id }) => id)}::uuid[]) and i.kind in ('course', 'article')
      and (i.status = 'published' or exists (select from knowledge_steps s where s.path_id = ${pathId} and s.item_id = i.id))
    order by i.id for no key update of i`.execute(ctx.db);
  return new Set(rows.map(stepKey));
}

export const stepKey = ({ kind, id }: Step): string => `${kind} ${id}`;

/** A step that was there before keeps since when. */
export async function replaceSteps(ctx: Ctx, pathId: string, itemIds: readonly string[]): Promise<void> {
  const before = await ctx.db.deleteFrom('knowledgeSteps').where('pathId', '=', pathId).returningAll().execute();
  if (itemIds.length === 0) return;
  const since = new Map(before.map(({ itemId, createdAt }) => [itemId, createdAt]));
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('knowledgeSteps')
    .values(
      itemIds.map((itemId, index) => ({ pathId, itemId, position: index + 1, createdAt: since.get(itemId) ?? now })),
    )
    .execute();
}
