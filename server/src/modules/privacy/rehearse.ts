import { type Ctx, inTransaction } from '../../platform/context.ts';

class Rehearsed extends Error {}

/**
 * Does the work and takes all of it back: what a preview says and what the work will do are the same code, and cannot
 * differ. Tasks, mails and messages of a transaction go with it.
 */
export async function rehearse<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (inTransaction(ctx)) throw new Error('A rehearsal inside a transaction would take that back, too');
  let result: { readonly value: T } | undefined;
  try {
    await ctx.transaction(async (ctx) => {
      result = { value: await work(ctx) };
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  if (!result) throw new Error('A rehearsal ended without a result');
  return result.value;
}
