import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ItemFields, ItemKind } from './items.queries.ts';

export async function insertItem(
  ctx: Ctx,
  { sources, ...item }: ItemFields & { id: string; kind: ItemKind; authorId: string; blogSlug?: string },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('knowledgeItems')
    .values({
      ...item,
      sources: JSON.stringify(sources),
      document: sql`''::tsvector`,
      heading: sql`''::tsvector`,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await refreshDocument(ctx, item.id);
}

/** What readers see of it was changed. */
export async function touchItem(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('knowledgeItems').set({ updatedAt: ctx.clock.now() }).where('id', '=', id).execute();
}

export interface ItemChange extends Partial<ItemFields> {
  readonly status?: KnowledgeStatus;
  readonly publishedAt?: Date;
  readonly blogSlug?: string;
}

/** Of an item that is locked. */
export async function updateItem(ctx: Ctx, id: string, { sources, ...change }: ItemChange): Promise<void> {
  await ctx.db
    .updateTable('knowledgeItems')
    .set({
      ...change,
      ...(sources && { sources: JSON.stringify(sources) }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  await refreshDocument(ctx, id);
}

/** What a search looks into. Of a course the titles of its lessons belong to it. */
export async function refreshDocument(ctx: Ctx, id: string): Promise<void> {
  await sql`
    update knowledge_items i set heading = made.heading,
      document = made.heading
        || setweight(to_tsvector('portuguese', prose(regexp_replace(i.body, '<[^>]*>', ' ', 'g'))), 'D')
    from (
      select n.id, setweight(to_tsvector('portuguese', prose(n.title)), 'A')
        || setweight(to_tsvector('portuguese', prose(array_to_string(n.skills, ' '))), 'B')
        || setweight(to_tsvector('portuguese', prose(concat_ws(' ', n.summary, (
          select string_agg(l.title, ' ') from knowledge_lessons l
          where l.course_id = n.id and l.status = 'published' and l.deleted_at is null)))), 'C') as heading
      from knowledge_items n where n.id = ${id}
    ) made
    where i.id = made.id`.execute(ctx.db);
}

export async function deleteItem(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('knowledgeItems').where('id', '=', id).execute();
}

/** Whoever wrote it. @returns its kind and title; undefined where nothing is published under the id */
export async function takeBackItem(ctx: Ctx, id: string): Promise<{ kind: ItemKind; title: string } | undefined> {
  return ctx.db
    .updateTable('knowledgeItems')
    .set({ status: 'draft', version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .returning(['kind', 'title'])
    .executeTakeFirst();
}
