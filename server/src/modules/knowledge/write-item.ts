import type { itemFields } from '@prova/contract/knowledge/items';
import { ARTICLE_MAX, INTRODUCTION_MAX, type KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { resolveSkills } from '../skills/skills.service.ts';
import { blogSlug } from './blog.ts';
import { cleanBody } from './body.ts';
import { completeCourse, completePaths } from './enrolments.queries.ts';
import { requireAuthor } from './find-item.ts';
import type { ItemFields, ItemKind } from './items.queries.ts';
import { KNOWLEDGE_ITEMS } from './knowledge.budgets.ts';
import { isInUse, type LockedItem, lockItem } from './lock-items.queries.ts';
import { requirePictures } from './pictures.ts';
import { deleteItem, insertItem, takeBackItem, touchItem, updateItem } from './write-items.queries.ts';

type Written = z.output<typeof itemFields> & {
  readonly body: string;
  readonly testId?: string | null;
  readonly onBlog?: boolean;
};

async function fieldsOf(
  ctx: Ctx,
  kind: ItemKind,
  authorId: string,
  written: Partial<Written>,
): Promise<Partial<ItemFields>> {
  const { skills, body: html, ...fields } = written;
  const named = skills && (await namesOf(ctx, skills));
  if (html === undefined) return { ...fields, ...(named && { skills: named }) };
  const { body, pictures, minutes } = cleanBody(ctx, html, kind === 'article' ? ARTICLE_MAX : INTRODUCTION_MAX);
  await requirePictures(ctx, authorId, body);
  return { ...fields, ...(named && { skills: named }), body, pictures, minutes };
}

/** Skills as the dictionary writes them, each once; it takes new words up. */
async function namesOf(ctx: Ctx, skills: readonly string[]): Promise<string[]> {
  const known = await resolveSkills(ctx, skills);
  return [...new Set(skills.flatMap((skill) => known.get(skill)?.name ?? []))];
}

type Begun = Pick<Written, 'title' | 'category' | 'level' | 'locale'> & Partial<Written>;

/** As a draft, in a transaction. @throws AppError NOT_KNOWLEDGE_AUTHOR, VALIDATION_FAILED, BUDGET_REACHED */
export async function createItem(ctx: Ctx, kind: ItemKind, written: Begun): Promise<string> {
  const authorId = await requireAuthor(ctx);
  await requireCapacity(ctx, KNOWLEDGE_ITEMS, [authorId]);
  const empty = {
    summary: '',
    body: '',
    pictures: [],
    minutes: 1,
    skills: [],
    sources: [],
    testId: null,
    onBlog: false,
  };
  const { title, category, level, locale } = written;
  const id = newId(ctx);
  const fields = await fieldsOf(ctx, kind, authorId, written);
  const address = fields.onBlog && { blogSlug: blogSlug(title, id) };
  await insertItem(ctx, { ...empty, title, category, level, locale, ...fields, ...address, id, kind, authorId });
  return id;
}

/** One's own, locked, in a transaction. @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND */
export async function requireOwnItem(
  ctx: Ctx,
  kind: ItemKind,
  id: string,
): Promise<{ authorId: string; item: LockedItem }> {
  const authorId = await requireAuthor(ctx);
  const item = await lockItem(ctx, authorId, kind, id);
  if (!item) throw new AppError('KNOWLEDGE_NOT_FOUND');
  return { authorId, item };
}

type Change = Partial<Written> & { readonly version: number; readonly status?: KnowledgeStatus | undefined };

/**
 * In a transaction.
 * @param write what else belongs to it; answers whether there is something to be read, of the item as it is then
 * @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, VERSION_CONFLICT, NOTHING_TO_PUBLISH, VALIDATION_FAILED
 */
export async function changeItem(
  ctx: Ctx,
  kind: ItemKind,
  id: string,
  { version, status, ...written }: Change,
  write: (item: Pick<LockedItem, 'body' | 'pictures'>) => boolean | Promise<boolean>,
): Promise<void> {
  const { authorId, item } = await requireOwnItem(ctx, kind, id);
  if (item.version !== version) throw new AppError('VERSION_CONFLICT');
  const fields = await fieldsOf(ctx, kind, authorId, written);
  const isReadable = await write({ ...item, ...fields });
  const becomes = status ?? item.status;
  if (becomes === 'published' && !isReadable) throw new AppError('NOTHING_TO_PUBLISH');
  const isFirst = becomes === 'published' && item.publishedAt === null;
  const address = fields.onBlog && item.blogSlug === null && { blogSlug: blogSlug(fields.title ?? item.title, id) };
  const first = isFirst && { publishedAt: ctx.clock.now() };
  await updateItem(ctx, id, { ...fields, ...address, status: becomes, ...first });
  // Published again as it was, it is not newer.
  if (isFirst || Object.keys(written).length > 0) await touchItem(ctx, id);
  await completeAll(ctx, kind, id);
}

/** Nobody may lack anything any more of those who lacked something of it, or of a path that leads over it. */
async function completeAll(ctx: Ctx, kind: ItemKind, id: string): Promise<void> {
  if (kind === 'path') return completePaths(ctx, { pathId: id });
  if (kind === 'course') await completeCourse(ctx, id);
  await completePaths(ctx, { over: id });
}

/** Takes something off, whoever wrote it, by the operator. @returns its title; null where nothing is published under the id */
export function takeDown(ctx: Ctx, id: string): Promise<string | null> {
  return ctx.transaction(async (ctx) => {
    const item = await takeBackItem(ctx, id);
    if (!item) return null;
    await completeAll(ctx, item.kind, id);
    await audit(ctx, { action: 'knowledge.taken_down', subjectId: id });
    return item.title;
  });
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, KNOWLEDGE_IN_USE */
export function removeItem(ctx: Ctx, kind: ItemKind, id: string): Promise<Record<string, never>> {
  return ctx.transaction(async (ctx) => {
    await requireOwnItem(ctx, kind, id);
    if (await isInUse(ctx, id)) throw new AppError('KNOWLEDGE_IN_USE');
    await deleteItem(ctx, id);
    return {};
  });
}
