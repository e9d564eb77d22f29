import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { erasePerson } from './answer-with-erasure.ts';
import { closeForErasure, type Preview, previewOf } from './erasure.ts';
import { beginExport } from './export.ts';
import { selectOwnerByEmail } from './privacy.queries.ts';
import { runRetention } from './retention.ts';
import { personOf } from './subject.ts';

export { changeAsOperator, operatorQueue } from './operator-queue.ts';
export { runRetention };

/** What operators do when somebody asks by mail. They have made sure who asks; refusals are plain sentences. */

/** @returns false when a copy is being made already. @throws Error when there is no account with this address */
export async function exportAddress(ctx: Ctx, email: string): Promise<boolean> {
  const owner = await selectOwnerByEmail(ctx, email);
  if (!owner) throw new Error(`There is no account with ${email}.`);
  return ctx.transaction((ctx) => beginExport(ctx, owner.id, email));
}

/** What erasing an address would do now. @throws Error when nothing is known of it, or the company needs another owner */
export function previewAddress(ctx: Ctx, email: string): Promise<Preview> {
  return inPlainWords(email, async () => {
    const owner = await selectOwnerByEmail(ctx, email);
    const preview = await previewOf(ctx, await personOf(ctx, { userId: owner?.id ?? null, email }));
    if (!owner && preview.removes.length + preview.keeps.length === 0) throw new AppError('NOT_FOUND');
    return preview;
  });
}

/** Erases an address: its account, or what is stored of it without one. @throws Error as previewAddress */
export function eraseAddress(ctx: Ctx, email: string): Promise<void> {
  return inPlainWords(email, async () => {
    const owner = await selectOwnerByEmail(ctx, email);
    if (owner) return closeForErasure(ctx, owner.id, email);
    await ctx.transaction(async (ctx) => {
      const person = await personOf(ctx, { userId: null, email });
      const { removed, kept } = await erasePerson(ctx, person, { requestId: null, companyId: null });
      if (Object.keys(removed).length + kept.length === 0) throw new AppError('NOT_FOUND');
    });
  });
}

async function inPlainWords<T>(email: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') throw new Error(`Nothing is stored of ${email}.`, { cause: error });
    if (error.code === 'LAST_OWNER')
      throw new Error('Others belong to the company, and nobody else owns it: hand ownership over first.', {
        cause: error,
      });
    throw error;
  }
}
