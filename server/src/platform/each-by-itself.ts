import type { LeftOut } from '@prova/contract/left-out';
import { AppError } from './app-error.ts';
import type { Ctx } from './context.ts';
import { failureBody } from './http/failures.ts';

/**
 * Does one thing to several, each by itself: one that is refused takes back what it did, and the others stay. Where the call
 * is done in pieces, each is kept at once, and a failure of the program ends those that are still to come; elsewhere it ends
 * them all.
 * @returns what was done, and those that were left out, in the words of the refusal
 */
export async function eachByItself<Item extends { readonly id: string }, Done>(
  ctx: Ctx,
  items: readonly Item[],
  work: (ctx: Ctx, item: Item) => Promise<Done>,
): Promise<{ done: Done[]; failed: LeftOut }> {
  const done: Done[] = [];
  const failed: LeftOut = [];
  for (const item of items) {
    try {
      const doOne = (ctx: Ctx) => work(ctx, item);
      done.push(await (ctx.pieces ? ctx.pieces.once(item.id, doOne) : ctx.transaction(doOne)));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const { error: code, message, data, details } = failureBody(error, ctx, ctx.caller.requestId);
      // Of what was filled in for this one alone, what is wrong with it says more than that something is.
      const reason = typeof data?.reason === 'string' ? data.reason : (details?.[0]?.message ?? null);
      failed.push({ id: item.id, error: code, message, reason });
    }
  }
  return { done, failed };
}
