import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/recordings/recordings';
import { AppError } from '../../../platform/app-error.ts';
import { after, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { signLink } from '../../../platform/storage/signed-link.ts';
import { requireOpen, requireUpload } from '../find-recording.ts';

/** Long enough for what is sent ahead; who has lost their right sends no more after it. */
const SIGNED_SECONDS = 10 * MINUTE;

/** Where a part is sent. With patterns for both it is the path of the route. */
export const partPath = (uploadId: string, number: number | string): string =>
  `/api/v1/recordings/uploads/${uploadId}/parts/${number}`;

/** @throws AppError RECORDING_NOT_FOUND, RECORDING_ENDED */
export async function signParts(
  ctx: Ctx,
  of: { id: string; uploadId: string },
  { numbers }: BodyOf<typeof contract.signParts>,
): Promise<ResultOf<typeof contract.signParts>> {
  const { recording, segment } = await requireUpload(ctx, of);
  requireOpen(ctx, recording);
  if (segment.state !== 'uploading') throw new AppError('RECORDING_ENDED');
  const expiresAt = after(ctx.clock.now(), SIGNED_SECONDS);
  const { config } = ctx.platform;
  return {
    parts: numbers.map((number) => ({
      number,
      url: signLink(config, { path: partPath(segment.id, number), expiresAt }),
      expiresAt,
    })),
  };
}
