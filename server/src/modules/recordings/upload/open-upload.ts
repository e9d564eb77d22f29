import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { PART_MAX_BYTES } from '@prova/contract/recordings/recording-fields';
import type * as contract from '@prova/contract/recordings/recordings';
import { AppError } from '../../../platform/app-error.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { openFile } from '../../files/files.service.ts';
import { consentsOf, type FoundRecording } from '../../rooms/rooms.service.ts';
import { requireOpen, requireOwnRecording, requireUpload } from '../find-recording.ts';
import { SEGMENTS } from '../recordings.budgets.ts';
import { insertSegment, type SegmentRow, selectSegment, updateSegment } from '../recordings.queries.ts';
import { readOn, UNREAD } from '../webm/read-part.ts';

type Upload = ResultOf<typeof contract.getUpload>;

/** As it is told to the browser that sends it. */
export const uploadOf = (
  { id, kind, state, parts: received, bytes }: Pick<SegmentRow, 'id' | 'kind' | 'state' | 'parts' | 'bytes'>,
  { endedAt }: Pick<FoundRecording, 'endedAt'>,
): Upload => ({ id, kind, state, received, bytes, minPartBytes: 1, maxPartBytes: PART_MAX_BYTES, endedAt });

/** @throws AppError RECORDING_NOT_FOUND, RECORDING_ENDED, BUDGET_REACHED */
export async function openUpload(
  ctx: Ctx,
  id: string,
  { kind, peerId, mimeType, offsetMs, continues }: BodyOf<typeof contract.openUpload>,
): Promise<Upload> {
  const recording = await requireOwnRecording(ctx, id);
  requireOpen(ctx, recording);
  if ((kind === 'composite') !== (peerId === null)) throw new AppError('RECORDING_NOT_FOUND');
  // Nothing is taken that nobody has agreed to.
  if (mimeType === 'video/webm' && !recording.picture) throw new AppError('RECORDING_NOT_FOUND');
  const { companyId } = recording;
  return ctx.transaction(async (ctx) => {
    if (peerId !== null && !(await hasAgreed(ctx, id, peerId))) throw new AppError('RECORDING_NOT_FOUND');
    await requireCapacity(ctx, SEGMENTS, [id], { rows: 1 });
    const before =
      continues === undefined ? null : await requireContinued(ctx, recording, { continues, kind, peerId, mimeType });
    const now = ctx.clock.now();
    const segment = {
      ...{ id: newId(ctx), companyId, recordingId: id, kind, entryId: peerId, mime: mimeType, offsetMs },
      fileId: await openFile(ctx, { companyId, name: nameOf(recording, mimeType), mime: mimeType }),
      head: before?.head ?? null,
      prefix: Buffer.from(before?.reading?.begun ?? '', 'base64'),
      reading: mimeType === 'audio/mp4' ? null : before?.reading ? readOn(before.reading) : UNREAD,
      ...{ heardAt: now, createdAt: now },
    };
    if (before) await updateSegment(ctx, before.id, { cutOff: false });
    await insertSegment(ctx, segment);
    return uploadOf({ ...segment, state: 'uploading', parts: 0, bytes: 0 }, recording);
  });
}

const hasAgreed = async (ctx: Ctx, recordingId: string, entryId: string): Promise<boolean> =>
  (await consentsOf(ctx, [recordingId])).some((consent) => consent.entryId === entryId && consent.accepted);

/** As it is saved under: the day says more than whose it is. */
const nameOf = ({ startedAt }: FoundRecording, mimeType: string): string =>
  `${startedAt?.toISOString().slice(0, 10) ?? 'recording'}.${mimeType === 'audio/mp4' ? 'm4a' : 'webm'}`;

/** The segment whose later parts come: it takes none itself any more. @throws AppError RECORDING_NOT_FOUND, RECORDING_ENDED */
async function requireContinued(
  ctx: Ctx,
  { id }: FoundRecording,
  {
    continues,
    kind,
    peerId,
    mimeType,
  }: {
    readonly continues: string;
    readonly kind: string;
    readonly peerId: string | null;
    readonly mimeType: string;
  },
): Promise<SegmentRow> {
  const before = await selectSegment(ctx, continues, { forUpdate: true });
  if (before?.recordingId !== id || before.kind !== kind || before.entryId !== peerId || before.mime !== mimeType)
    throw new AppError('RECORDING_NOT_FOUND');
  if (before.state === 'uploading' || before.state === 'aborted') throw new AppError('RECORDING_ENDED');
  return before;
}

/** @throws AppError RECORDING_NOT_FOUND */
export async function getUpload(ctx: Ctx, of: { id: string; uploadId: string }): Promise<Upload> {
  const { recording, segment } = await requireUpload(ctx, of);
  return uploadOf(segment, recording);
}
