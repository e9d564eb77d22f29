import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ItemKind } from './items.queries.ts';

export interface LockedItem {
  readonly id: string;
  readonly version: number;
  readonly status: KnowledgeStatus;
  readonly body: string;
  readonly pictures: string[];
  readonly publishedAt: Date | null;
  readonly title: string;
  readonly blogSlug: string | null;
}

/** An author's own item, locked: what changes it, its lessons or its steps does so one after the other. */
export async function lockItem(
  ctx: Ctx,
  authorId: string,
  kind: ItemKind,
  id: string,
): Promise<LockedItem | undefined> {
  return ctx.db
    .selectFrom('knowledgeItems')
    .select(['id', 'version', 'status', 'body', 'pictures', 'publishedAt', 'title', 'blogSlug'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('authorId', '=', authorId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether it is published. Neither it nor a path over it is changed by an author before the transaction ends. */
export async function holdPublished(ctx: Ctx, kind: ItemKind, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('knowledgeItems')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody is, or was, enrolled in it, or a path leads over it. */
export async function isInUse(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from enrolments where item_id = ${id})
      or exists (select from knowledge_steps where item_id = ${id}) as used`.execute(ctx.db);
  return rows[0]?.used ?? false;
}
