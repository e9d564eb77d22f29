import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { personAt } from '../accounts/accounts.service.ts';
import { deleteAuthor, insertAuthor, selectAuthors } from './authors.queries.ts';

/** Lets an expert write for the knowledge base, by the operator. @returns false where the address is no expert's */
export async function nameAuthor(ctx: Ctx, email: string): Promise<boolean> {
  const person = await personAt(ctx, email);
  if (person?.role !== 'EXPERT') return false;
  await ctx.transaction(async (ctx) => {
    await insertAuthor(ctx, person.userId);
    await audit(ctx, { action: 'knowledge.author_named', subjectId: person.userId });
  });
  return true;
}

/** What they wrote stays as it is. @returns false where the address is nobody's */
export async function dismissAuthor(ctx: Ctx, email: string): Promise<boolean> {
  const person = await personAt(ctx, email);
  if (!person) return false;
  await ctx.transaction(async (ctx) => {
    await deleteAuthor(ctx, person.userId);
    await audit(ctx, { action: 'knowledge.author_dismissed', subjectId: person.userId });
  });
  return true;
}

export const listAuthors = (ctx: Ctx) => selectAuthors(ctx);
