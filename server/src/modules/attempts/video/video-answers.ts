import { VIDEO_MAX_BYTES, VIDEO_TAKES_MAX } from '@prova/contract/assessments/test-fields';
import { GRACE_SECONDS } from '@prova/contract/attempts/assignment-fields';
import type * as contract from '@prova/contract/attempts/video-answers';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { refuseBeyond } from '../../../platform/budget.ts';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { randomId } from '../../../platform/id.ts';
import { enqueue } from '../../../platform/tasks.ts';
import { selectVersionQuestion } from '../../assessments/assessments.service.ts';
import { fileLink, mimeOf, openFile, partsOf, storePart } from '../../files/files.service.ts';
import { requireAttempt } from '../assignments/find-assignment.ts';
import { VIDEOS } from '../attempts.budgets.ts';
import { selectAttempt } from '../attempts.queries.ts';
import { finishVideo, finishVideoTask, UPLOAD_SECONDS } from './finish-video.ts';
import { insertVideo, selectVideo, selectVideos, type VideoRow } from './videos.queries.ts';

type Video = ResultOf<typeof contract.getVideo>;

/** What browsers record, by what their bytes are found to be. */
const RECORDED: Readonly<Record<string, string>> = {
  'video/webm': 'video/webm',
  'video/matroska': 'video/webm',
  'video/x-matroska': 'video/webm',
  'video/mp4': 'video/mp4',
};

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_STARTED, ASSIGNMENT_ENDED, NOT_FOUND where no video is asked, VIDEO_TAKES_FULL, BUDGET_REACHED */
export async function openVideo(
  ctx: Ctx,
  id: string,
  { questionId }: BodyOf<typeof contract.openVideo>,
): Promise<Video> {
  const { attemptId } = await requireAttempt(ctx, id);
  const videoId = await ctx.transaction(async (ctx) => {
    const attempt = attemptId === null ? undefined : await selectAttempt(ctx, attemptId, true);
    if (!attempt) throw new AppError('ASSIGNMENT_NOT_STARTED');
    if (attempt.submittedAt !== null) throw new AppError('ASSIGNMENT_ENDED');
    const now = ctx.clock.now();
    if (attempt.expiresAt !== null && now > after(attempt.expiresAt, GRACE_SECONDS))
      throw new AppError('ASSIGNMENT_ENDED');
    const isAsked = attempt.asked.some(({ id }) => id === questionId);
    const question = isAsked ? await selectVersionQuestion(ctx, questionId) : undefined;
    if (question?.type !== 'VIDEO_RESPONSE') throw new AppError('NOT_FOUND');
    const takes = (await selectVideos(ctx, [attempt.id])).filter((video) => video.questionId === questionId);
    if (takes.length >= VIDEO_TAKES_MAX) throw new AppError('VIDEO_TAKES_FULL', { data: { max: VIDEO_TAKES_MAX } });
    await refuseBeyond(ctx, VIDEOS, [attempt.id], { bytes: VIDEO_MAX_BYTES });
    const { companyId } = attempt;
    const fileId = await openFile(ctx, { companyId, name: 'video' });
    // Who grades sees it: it must not tell when it was recorded.
    const video = { id: randomId(), companyId, attemptId: attempt.id, questionId, fileId, createdAt: now };
    await insertVideo(ctx, video);
    // Whatever becomes of the window that records it.
    await enqueue(ctx, finishVideoTask, { id: video.id }, { startAfter: after(now, UPLOAD_SECONDS) });
    return video.id;
  });
  return getVideo(ctx, id, videoId);
}

/** @throws AppError TEST_NOT_FOUND, NOT_FOUND */
export async function getVideo(ctx: Ctx, id: string, videoId: string): Promise<Video> {
  const { state, seconds, fileId } = await requireVideo(ctx, id, videoId);
  return {
    ...{ id: videoId, state, seconds },
    received: state === 'recording' ? await partsOf(ctx, fileId) : [],
    url: state === 'complete' ? fileLink(ctx, fileId, 'inline') : null,
  };
}

/** @throws AppError TEST_NOT_FOUND, NOT_FOUND, VIDEO_ENDED, FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED */
export async function storeVideoPart(
  ctx: Ctx,
  { id, videoId, number }: { id: string; videoId: string; number: number },
  [part]: readonly UploadedFile[],
): Promise<{ received: number[] }> {
  const { state, fileId } = await requireVideo(ctx, id, videoId);
  if (state !== 'recording') throw new AppError('VIDEO_ENDED');
  if (!part || part.body.length === 0) throw new AppError('FILE_EMPTY');
  // The head of the first part says what all of them are.
  const mime = number === 1 ? RECORDED[(await mimeOf(ctx, part.body)) ?? ''] : undefined;
  if (number === 1 && mime === undefined) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'WebM, MP4' } });
  const found = mime && { mime, name: `video.${mime.slice('video/'.length)}` };
  await storePart(ctx, fileId, { number, body: part.body, maxBytes: VIDEO_MAX_BYTES, ...(found && { found }) });
  return { received: await partsOf(ctx, fileId) };
}

/** @throws AppError TEST_NOT_FOUND, NOT_FOUND */
export async function completeVideo(
  ctx: Ctx,
  { id, videoId }: { id: string; videoId: string },
  { parts, seconds }: BodyOf<typeof contract.completeVideo>,
): Promise<Video> {
  const { state, fileId } = await requireVideo(ctx, id, videoId);
  const received = new Set(state === 'recording' ? await partsOf(ctx, fileId) : []);
  const isWhole = Array.from({ length: parts }, (_none, index) => index + 1).every((number) => received.has(number));
  if (state === 'recording' && isWhole) await finishVideo(ctx, videoId, seconds);
  return getVideo(ctx, id, videoId);
}

async function requireVideo(ctx: Ctx, id: string, videoId: string): Promise<VideoRow> {
  const { attemptId } = await requireAttempt(ctx, id);
  const video = await selectVideo(ctx, videoId);
  if (!video || video.attemptId !== attemptId) throw new AppError('NOT_FOUND');
  return video;
}

/** A take as whoever reads the answer sees it; null where the answer names none of its own question. */
export function shownVideo(
  ctx: Ctx,
  videos: readonly VideoRow[],
  { questionId, value }: { questionId: string; value: unknown },
): { state: VideoRow['state']; seconds: number | null; url: string | null } | null {
  const video = videos.find((one) => one.id === value && one.questionId === questionId);
  if (!video) return null;
  const { state, seconds, fileId } = video;
  return { state, seconds, url: state === 'complete' ? fileLink(ctx, fileId, 'inline') : null };
}
