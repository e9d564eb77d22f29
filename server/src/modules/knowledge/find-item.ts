import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { holdTalent, ownTalentId } from '../talents/talents.service.ts';
import { isAuthor } from './authors.queries.ts';
import { type ItemKind, type Reader, selectItem, type WholeItemRow } from './items.queries.ts';
import { holdPublished } from './lock-items.queries.ts';

/** @throws AppError NOT_KNOWLEDGE_AUTHOR for experts whom the operator has not named */
export async function requireAuthor(ctx: Ctx): Promise<string> {
  if (ctx.actor.kind !== 'user' || !(await isAuthor(ctx, ctx.actor.userId))) throw new AppError('NOT_KNOWLEDGE_AUTHOR');
  return ctx.actor.userId;
}

/** @throws AppError FORBIDDEN for who is no talent */
export async function requireLearner(ctx: Ctx): Promise<string> {
  const talentId = await ownTalentId(ctx);
  if (talentId === null) throw new AppError('FORBIDDEN');
  return talentId;
}

/**
 * What one person does at once on two devices is done one after the other: the later one sees the earlier one, and completes what
 * both complete together. In a transaction, before anything else is locked.
 */
export const holdLearner = (ctx: Ctx, talentId: string): Promise<void> => holdTalent(ctx, talentId);

/** An expert reads what they wrote, a talent what is published. @throws AppError NOT_KNOWLEDGE_AUTHOR */
export async function readerOf(ctx: Ctx): Promise<Reader> {
  if (ctx.actor.kind === 'user' && ctx.actor.role === 'EXPERT')
    return { authorId: await requireAuthor(ctx), talentId: null };
  return { authorId: null, talentId: await ownTalentId(ctx) };
}

/**
 * @param asked whose progress is wanted: there is only one's own
 * @throws AppError KNOWLEDGE_NOT_FOUND, NOT_KNOWLEDGE_AUTHOR
 */
export async function requireItem(
  ctx: Ctx,
  kind: ItemKind,
  id: string,
  asked?: string,
): Promise<{ row: WholeItemRow; reader: Reader }> {
  const reader = await readerOf(ctx);
  if (asked !== undefined && asked !== reader.talentId) throw new AppError('KNOWLEDGE_NOT_FOUND');
  const row = await selectItem(ctx, reader, kind, id);
  if (!row) throw new AppError('KNOWLEDGE_NOT_FOUND');
  return { row, reader };
}

/** Something published, which is not changed before the transaction ends. @throws AppError KNOWLEDGE_NOT_FOUND */
export async function requirePublished(ctx: Ctx, kind: ItemKind, id: string): Promise<void> {
  if (!(await holdPublished(ctx, kind, id))) throw new AppError('KNOWLEDGE_NOT_FOUND');
}
