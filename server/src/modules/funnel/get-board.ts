import { groupRank } from '@prova/contract/funnel/board-groups';
import { BOARD_CARDS, type BoardFilters, type board, type card, type column } from '@prova/contract/funnel/funnel';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { readSnapshot } from '../../platform/realtime/published.ts';
import { mayWithApplication } from '../applications/applications.service.ts';
import { type JobRow, jobStages, requireJob, type StagePart, stagesWithMail } from '../jobs/jobs.service.ts';
import { withSkillIds } from './asked-skills.ts';
import { type StageCards, selectCards, selectCardsById, selectHead } from './board.queries.ts';
import type { BoardScope } from './board-filters.queries.ts';
import { withNearNames } from './board-names.queries.ts';
import { selectPosition } from './board-order.queries.ts';
import { boardFlags } from './funnel.policy.ts';

type BoardData = z.input<typeof board>;
type ColumnData = z.input<typeof column>;
export type CardData = z.input<typeof card>;

/** @throws AppError JOB_NOT_FOUND */
export async function getBoard(
  ctx: Ctx,
  { jobId, perColumn, ...asked }: BoardFilters & { jobId: string; perColumn: number },
): Promise<BoardData> {
  const snapshot = await readSnapshot(ctx);
  const { job, scope, stages, shown } = await openBoard(ctx, jobId);
  const filters = await withNearNames(ctx, scope, await withSkillIds(ctx, asked));
  const limit = Math.min(perColumn, Math.max(1, Math.floor(BOARD_CARDS / Math.max(1, stages.length))));
  const [found, head, mailing] = await Promise.all([
    selectCards(ctx, scope, { filters, limit }),
    selectHead(ctx, scope),
    stagesWithMail(ctx, jobId, stages),
  ]);
  const columns = stages.map((stage) =>
    columnOf(stage, found.get(stage.id), { limit, shown, now: scope.now, mails: mailing.has(stage.id) }),
  );
  return {
    job: jobOf(ctx, job),
    columns,
    group: filters.group,
    total: columns.reduce((sum, { total }) => sum + total, 0),
    // Without cards nothing is said: names are also those of people whom this board does not show.
    similarNames: filters.near !== undefined && columns.some(({ total }) => total > 0),
    counts: { open: head.open, hired: head.hired, closed: head.closed },
    overdue: head.overdue,
    locked: head.locked,
    sources: head.platforms.map((platform) => ({ platform })),
    snapshot,
  };
}

/** @throws AppError JOB_NOT_FOUND, STAGE_NOT_FOUND, VALIDATION_FAILED for a cursor of another job */
export async function getColumn(
  ctx: Ctx,
  {
    jobId,
    stageId,
    cursor,
    lateSince,
    afterGroup,
    limit,
    ...asked
  }: BoardFilters & {
    jobId: string;
    stageId: string;
    cursor?: string | undefined;
    lateSince?: string | undefined;
    afterGroup?: string | undefined;
    limit: number;
  },
): Promise<ColumnData> {
  const { scope, stages, shown } = await openBoard(ctx, jobId);
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('STAGE_NOT_FOUND');
  const filters = await withNearNames(ctx, scope, await withSkillIds(ctx, asked));
  const stands =
    cursor === undefined ? undefined : await selectPosition(ctx, scope, { id: cursor, order: filters.order });
  // What has happened to the card since does not change where the page before ended.
  const after = stands && {
    ...stands,
    ...(lateSince !== undefined && { lateSince }),
    ...(filters.group !== 'none' && { groupRank: groupRank(filters.group, afterGroup ?? '') }),
  };
  if (cursor !== undefined && !after)
    throw validationError([{ field: 'cursor', code: 'INVALID', values: {} }], ctx.locale);
  if (cursor !== undefined && filters.group !== 'none' && afterGroup === undefined)
    throw validationError([{ field: 'afterGroup', code: 'REQUIRED', values: {} }], ctx.locale);
  // One more than asked tells whether there is more.
  const found = await selectCards(ctx, scope, { filters, limit: limit + 1, stageId, ...(after && { after }) });
  const mails = (await stagesWithMail(ctx, jobId, [stage])).has(stageId);
  return columnOf(stage, found.get(stageId), { limit, shown, now: scope.now, mails, counted: !after });
}

/** @throws AppError JOB_NOT_FOUND */
export async function getCards(
  ctx: Ctx,
  { jobId, ids }: { jobId: string; ids: readonly string[] },
): Promise<CardData[]> {
  const { scope, shown } = await openBoard(ctx, jobId);
  return (await selectCardsById(ctx, scope, ids)).map(shown);
}

/** The card of an application as it is in the transaction of `ctx`. */
export async function cardOf(
  ctx: Ctx,
  { id, jobId, companyId }: { id: string; jobId: string; companyId: string },
): Promise<CardData> {
  const scope = { jobId, companyId, now: ctx.clock.now() };
  const [found] = await selectCardsById(ctx, scope, [id]);
  if (!found) throw new AppError('APPLICATION_NOT_FOUND');
  return found;
}

/** A card as this reader may see it. */
type Shown = (card: CardData) => CardData;

const WITHOUT_OFFER = { offerSentAt: null, offerViewedAt: null } as const;
const WITHOUT_MESSAGES = { unreadMessages: 0 } as const;

async function openBoard(
  ctx: Ctx,
  jobId: string,
): Promise<{ job: JobRow; scope: BoardScope; stages: readonly StagePart[]; shown: Shown }> {
  const job = await requireJob(ctx, jobId, 'read');
  const scope = { jobId, companyId: job.companyId, now: ctx.clock.now() };
  const facts = { companyId: job.companyId, shared: job.shared };
  const hidden = {
    ...(!mayWithApplication(ctx.actor, 'read_offers', facts) && WITHOUT_OFFER),
    ...(!mayWithApplication(ctx.actor, 'converse', facts) && WITHOUT_MESSAGES),
  };
  return { job, scope, stages: await jobStages(ctx, jobId), shown: (card) => ({ ...card, ...hidden }) };
}

function columnOf(
  { id, type, name, position, replyDays, required, daysToBegin }: StagePart,
  found: StageCards | undefined,
  {
    limit,
    shown,
    now,
    mails,
    counted = true,
  }: { limit: number; shown: Shown; now: Date; mails: boolean; counted?: boolean },
): ColumnData {
  const { total, groups, cards, groupKeys } = found ?? { total: 0, groups: [], cards: [], groupKeys: [] };
  const page = cards.slice(0, limit);
  const more = counted ? total > page.length : cards.length > page.length;
  const last = more ? page.at(-1) : undefined;
  const late = last?.active && last.replyDueAt !== null && last.replyDueAt < now;
  return {
    stage: { id, type, name, position, replyDays, required, mails: mails || daysToBegin !== null, daysToBegin },
    total,
    cards: page.map(shown),
    nextCursor: last?.id ?? null,
    nextLateSince: late ? last.replyDueAt : null,
    nextGroup: last ? (groupKeys[page.length - 1] ?? null) : null,
    groups: [...groups],
  };
}

function jobOf(ctx: Ctx, job: JobRow): BoardData['job'] {
  return {
    ...job,
    publicUrl: `${ctx.platform.config.publicUrl}/jobs/${job.slug}`,
    facts: job,
    can: boardFlags(ctx.actor, { companyId: job.companyId, status: job.status, shared: job.shared }),
  };
}
