import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';

/** What goes with the offers of an application, all together. */
export async function measureOfferFiles(ctx: Ctx, applicationId: string): Promise<Amount> {
  const { rows, bytes } = await ctx.db
    .selectFrom('offerFiles')
    .innerJoin('offers', 'offers.id', 'offerFiles.offerId')
    .innerJoin('files', 'files.id', 'offerFiles.fileId')
    .select(({ fn, val }) => [
      fn.countAll<number>().as('rows'),
      fn.coalesce(fn.sum<number>('files.bytes'), val(0)).as('bytes'),
    ])
    .where('offers.applicationId', '=', applicationId)
    .where('files.state', '=', 'stored')
    .executeTakeFirstOrThrow();
  return { rows, bytes: Number(bytes) };
}
