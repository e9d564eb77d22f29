import type { BoardLinkRight } from '@prova/contract/applications/board-link-rights';
import type { BodyOf, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type {
  actByLink as acting,
  getLinkedBoard as board,
  getLinkedCards as cards,
  getLinkedColumn as column,
  moveLinkedCandidate as moving,
} from '@prova/contract/funnel/linked-board';
import { shownJobStatus } from '@prova/contract/jobs/job-status';
import type { TokenActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Reply } from '../../platform/http/route.ts';
import { requireJob } from '../jobs/jobs.service.ts';
import { reject } from './act-on-candidate.ts';
import { actOnEach, withMessage } from './act-on-many.ts';
import { type ChangedData, lockForChange } from './change-application.ts';
import { getBoard, getCards, getColumn } from './get-board.ts';
import { approve, move } from './move-candidate.ts';

/** Whoever holds a link sees what is open, as it comes: a search would tell what no card shows. */
const ALL_OPEN = { show: 'open', group: 'none', order: 'waiting' } as const;

/** @throws AppError JOB_NOT_FOUND, JOB_NOT_ACTIVE, as all below */
export async function getLinkedBoard(ctx: Ctx, { perColumn }: QueryOf<typeof board>): Promise<ResultOf<typeof board>> {
  const link = await openLink(ctx);
  const { job, ...rest } = await getBoard(ctx, { jobId: link.subjectId, perColumn, ...ALL_OPEN });
  return {
    ...rest,
    job: { ...job, can: { move: holds(link, 'move'), act: holds(link, 'act') } },
    linkName: link.label ?? '',
  };
}

/** @throws AppError STAGE_NOT_FOUND */
export async function getLinkedColumn(ctx: Ctx, query: QueryOf<typeof column>): Promise<ResultOf<typeof column>> {
  const { subjectId } = await openLink(ctx);
  return getColumn(ctx, { jobId: subjectId, ...query, ...ALL_OPEN });
}

export async function getLinkedCards(ctx: Ctx, { ids }: QueryOf<typeof cards>): Promise<ResultOf<typeof cards>> {
  const { subjectId } = await openLink(ctx);
  return getCards(ctx, { jobId: subjectId, ids });
}

/** @throws AppError FORBIDDEN, APPLICATION_NOT_FOUND for one of another job too, STAGE_NOT_FOUND, ACTION_REFUSED, STALE_MOVE */
export async function moveLinkedCandidate(
  ctx: Ctx,
  { applicationId, targetStageId, notes, ...seen }: BodyOf<typeof moving>,
): Promise<ResultOf<typeof moving>> {
  return ctx.transaction(async (ctx) => {
    await openLink(ctx, 'move');
    const row = await lockForChange(ctx, applicationId, seen);
    return answer(await move(ctx, row, { targetStageId, notes }));
  });
}

/**
 * Does one thing to several. Nobody gets a mail of a rejection: what is to be said to people is said by the company.
 * @throws AppError FORBIDDEN
 */
export async function actByLink(ctx: Ctx, body: BodyOf<typeof acting>): Promise<Reply<ResultOf<typeof acting>>> {
  await openLink(ctx, 'act');
  const { processed, changes, failed } = await actOnEach(ctx, body.applications, async (ctx, { id, ...seen }) => {
    const row = await lockForChange(ctx, id, seen);
    const among = body.applications.length;
    if (body.action === 'approve') return approve(ctx, row, among);
    if (body.action === 'move') return move(ctx, row, { ...body, ofSkips: true, among });
    return reject(ctx, row, { ...body, mail: null, among });
  });
  return withMessage(ctx, { processed, changes: changes.map(answer), failed });
}

/** The link by which a call came, while its job goes on. */
async function openLink(ctx: Ctx, right: BoardLinkRight = 'view'): Promise<TokenActor> {
  const { actor } = ctx;
  if (actor.kind !== 'token' || actor.token !== 'board') throw new AppError('TOKEN_INVALID');
  const { status } = await requireJob(ctx, actor.subjectId, 'read');
  if (shownJobStatus(status) === 'closed') throw new AppError('JOB_NOT_ACTIVE');
  if (!holds(actor, right)) throw new AppError('FORBIDDEN');
  return actor;
}

const holds = ({ permissions }: TokenActor, right: BoardLinkRight): boolean => permissions.includes(right);

/** The schema of the answer leaves out the rest. */
const answer = ({ card, eventId }: ChangedData) => ({ card, eventId });
