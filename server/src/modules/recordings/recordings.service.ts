import type { ResultOf } from '@prova/contract/endpoint';
import { RECORDING_HOURS_MAX, REMOVAL_NOTICE_DAYS } from '@prova/contract/recordings/recording-fields';
import type * as contract from '@prova/contract/recordings/recordings';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { deleteFile, fileLink } from '../files/files.service.ts';
import { type InterviewRow, requireInterview, requireLinkedInterview } from '../interviews/interviews.service.ts';
import {
  consentsOf,
  type FoundRecording,
  listConsentedRecordings,
  listRoomRecordings,
  removeRoomRecording,
  transcriptOf,
  withdrawRecordingConsent,
} from '../rooms/rooms.service.ts';
import { requireRecording } from './find-recording.ts';
import { recordingPorts } from './ports.ts';
import { recordingState } from './recording-state.ts';
import { mayDownload, mayRemove } from './recordings.policy.ts';
import { deleteSegments, type SegmentRow, selectSegments } from './recordings.queries.ts';

export { announceRemoval } from './announce-removal.ts';
export { recordingPorts };

type OwnRecording = ResultOf<typeof contract.listOwnRecordings>['recordings'][number];
type Whose = Parameters<typeof listConsentedRecordings>[1];
type Shown = ResultOf<typeof contract.listRecordings>['recordings'][number];

/** What was recorded of an interview that the actor may read. @throws AppError INTERVIEW_NOT_FOUND */
export async function listRecordings(ctx: Ctx, interviewId: string): Promise<ResultOf<typeof contract.listRecordings>> {
  const interview = await requireInterview(ctx, interviewId, 'read');
  const recordings = (await listRoomRecordings(ctx, interviewId)).filter(isBegun);
  const months = await recordingPorts.keptMonths(ctx, interview.companyId);
  const ids = recordings.map(({ id }) => id);
  const segments = Map.groupBy(await selectSegments(ctx, ids), ({ recordingId }) => recordingId);
  const agreed = (await consentsOf(ctx, ids)).filter(({ accepted }) => accepted);
  const consents = Map.groupBy(agreed, ({ recordingId }) => recordingId);
  const words = Map.groupBy(await transcriptOf(ctx, ids), ({ recordingId }) => recordingId);
  return {
    recordings: recordings.map((recording) =>
      shownTo(ctx, interview, recording, {
        segments: segments.get(recording.id) ?? [],
        consents: consents.get(recording.id) ?? [],
        words: words.get(recording.id) ?? [],
        months,
      }),
    ),
  };
}

type Begun = FoundRecording & { readonly startedAt: Date };

const isBegun = (recording: FoundRecording): recording is Begun =>
  recording.startedAt !== null && recording.withdrawnAt === null;

interface Parts {
  readonly segments: readonly SegmentRow[];
  readonly consents: Awaited<ReturnType<typeof consentsOf>>;
  readonly words: Awaited<ReturnType<typeof transcriptOf>>;
  /** For so long the company keeps it. */
  readonly months: number;
}

/** How long an address of a file holds: `fileLink` signs for as long. */
const LINK_SECONDS = 10 * MINUTE;

function shownTo(
  ctx: Ctx,
  interview: InterviewRow,
  recording: Begun,
  { segments, consents, words, months }: Parts,
): Shown {
  const { actor } = ctx;
  const { id, startedAt, endedAt, picture, recorderName: recordedBy } = recording;
  const download = mayDownload(actor, interview);
  // Where a job hides who applies, only who meets them sees them.
  const concealed = interview.blind && interview.ownRole === null;
  const played = concealed ? [] : segments.filter(({ kind, state }) => kind === 'composite' && state === 'completed');
  const nameOf = <Row extends { readonly name: string | null; readonly role: string }>({ name, role }: Row) =>
    interview.blind && role === 'candidate' ? null : name || null;
  const own = actor.kind === 'user' && consents.some(({ userId }) => userId === actor.userId);
  return {
    ...{ id, startedAt, endedAt, picture, recordedBy },
    state: recordingState(recording, segments),
    concealed,
    segments: played.map(({ id, offsetMs, durationMs, bytes, mime: mimeType, fileId }) => ({
      ...{ id, offsetMs, durationMs: within(durationMs ?? 0), bytes, mimeType },
      url: fileLink(ctx, fileId, 'inline'),
      downloadUrl: download ? fileLink(ctx, fileId, 'attachment') : null,
    })),
    urlExpiresAt: played.length > 0 ? after(ctx.clock.now(), LINK_SECONDS) : null,
    incomplete: endedAt !== null && segments.some(({ state, cutOff }) => state === 'uploading' || cutOff),
    can: { remove: endedAt !== null && mayRemove(actor, interview), withdraw: own, download },
    removedOn: removedOn(ctx, recording, months),
    consents: consents.map((row) => ({ name: nameOf(row), role: row.role, at: row.decidedAt })),
    transcript: words.map((row) => {
      const startMs = within(row.saidAt.getTime() - startedAt.getTime());
      const { id, role, text, provider } = row;
      return {
        ...{ id, role, text, provider, startMs },
        endMs: within(startMs + Math.max(0, row.endMs - row.startMs)),
        name: nameOf(row),
      };
    }),
  };
}

const MOST_MS = RECORDING_HOURS_MAX * 3_600_000;
/** Browsers say themselves when what they send begins and ends. */
const within = (ms: number): number => Math.min(Math.max(0, ms), MOST_MS);

/** @throws AppError RECORDING_NOT_FOUND, FORBIDDEN, RECORDING_GOES_ON */
export function removeRecording(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    const { interviewId, companyId, endedAt } = await requireRecording(ctx, id);
    if (!mayRemove(ctx.actor, await requireInterview(ctx, interviewId, 'read'))) throw new AppError('FORBIDDEN');
    if (!endedAt) throw new AppError('RECORDING_GOES_ON');
    await deleteRecording(ctx, id);
    await audit(ctx, { action: 'recordings.removed', subjectId: id, companyId, data: { interviewId } });
    return { id };
  });
}

/** Deletes a recording, with its transcript, for who has looked whether it may be. In a transaction. */
export async function deleteRecording(ctx: Ctx, id: string): Promise<void> {
  await forgetRecording(ctx, id);
  await removeRoomRecording(ctx, id);
}

/** The files of a recording, and what is known of them. */
export async function forgetRecording(ctx: Ctx, id: string): Promise<void> {
  for (const fileId of await deleteSegments(ctx, id)) await deleteFile(ctx, fileId);
}

/** Recordings that the signed-in person has agreed to. */
export async function listOwnRecordings(ctx: Ctx): Promise<ResultOf<typeof contract.listOwnRecordings>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return { recordings: await ownOf(ctx, { userId: actor.userId }) };
}

/** The same for the candidate of the interview that a link opens. @throws AppError INTERVIEW_NOT_FOUND */
export async function listInvitedRecordings(ctx: Ctx): Promise<ResultOf<typeof contract.listInvitedRecordings>> {
  const { id } = await requireLinkedInterview(ctx);
  return { recordings: await ownOf(ctx, { candidateOf: id }) };
}

async function ownOf(ctx: Ctx, whose: Whose): Promise<OwnRecording[]> {
  const rows = await listConsentedRecordings(ctx, whose);
  const months = new Map<string, number>();
  for (const { companyId } of rows)
    if (!months.has(companyId)) months.set(companyId, await recordingPorts.keptMonths(ctx, companyId));
  return rows.map(
    ({ id, interviewId, companyId, companyName, startedAt, endedAt, removalAnnouncedAt, consentedAt }) => ({
      ...{ id, interviewId, companyName, startedAt, endedAt, consentedAt },
      removedOn: removedOn(ctx, { endedAt, removalAnnouncedAt }, months.get(companyId) ?? 0),
    }),
  );
}

/** When the rule of a company deletes a recording: not before its team has heard of it. Null while it goes on. */
function removedOn(
  ctx: Ctx,
  { endedAt, removalAnnouncedAt }: Pick<FoundRecording, 'endedAt' | 'removalAnnouncedAt'>,
  months: number,
): Date | null {
  if (!endedAt) return null;
  const byNotice = after(removalAnnouncedAt ?? ctx.clock.now(), REMOVAL_NOTICE_DAYS * DAY);
  return new Date(Math.max(monthsLater(endedAt, months).getTime(), byNotice.getTime()));
}

/** As the database counts months: the last day of a shorter one. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** @throws AppError RECORDING_NOT_FOUND for one that the actor did not agree to, or has taken back */
export async function withdrawConsent(ctx: Ctx, id: string): Promise<{ id: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return withdraw(ctx, id, { userId: actor.userId });
}

/** @throws AppError INTERVIEW_NOT_FOUND, RECORDING_NOT_FOUND */
export async function withdrawInvitedConsent(ctx: Ctx, id: string): Promise<{ id: string }> {
  return withdraw(ctx, id, { candidateOf: (await requireLinkedInterview(ctx)).id });
}

function withdraw(
  ctx: Ctx,
  id: string,
  whose: Parameters<typeof withdrawRecordingConsent>[2],
): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    if (!(await withdrawRecordingConsent(ctx, id, whose))) throw new AppError('RECORDING_NOT_FOUND');
    return { id };
  });
}
