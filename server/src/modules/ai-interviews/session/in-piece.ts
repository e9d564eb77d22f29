import type { Ctx } from '../../../platform/context.ts';

/**
 * Does a part of a call that is kept before the next one is decided on: a transaction of its own, done once under the key of
 * the call.
 * @param work its answer is one that JSON keeps
 */
export const inPiece = <T>(ctx: Ctx, name: string, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  ctx.pieces ? ctx.pieces.once(name, work) : ctx.transaction(work);
