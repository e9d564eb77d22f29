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
import { type Reply, reply } from '../../platform/http/route.ts';
import { hiddenName } from '../applications/applications.service.ts';
import { requireJob } from '../jobs/jobs.service.ts';
import { reject } from './act-on-candidate.ts';
import { actOnEach } from './act-on-many.ts';
import { type ChangedData, lockForChange } from './change-application.ts';
import { type CardData, getBoard, getCards, getColumn } from './get-board.ts';
import { notProcessed } from './linked-words.ts';
import { approve, move } from './move-candidate.ts';

/** Whoever holds a link sees what is open, as it comes: a search would tell what no card shows. */
const ALL_OPEN = { show: 'open', group: 'none', order: 'waiting' } as const;

/** @throws AppError JOB_NOT_FOUND, JOB_NOT_ACTIVE, as all below */
export async function getLinkedBoard(ctx: Ctx, { perColumn }: QueryOf<typeof board>): Promise<ResultOf<typeof board>> {
  const link = await openLink(ctx);
  const { job, columns, ...rest } = await getBoard(ctx, { jobId: link.subjectId, perColumn, ...ALL_OPEN });
  return {
    ...rest,
    job: { ...job, can: { move: holds(link, 'move'), act: holds(link, 'act') } },
    linkName: link.label ?? '',
    columns: columns.map((each) => ({ ...each, cards: each.cards.map(shownTo(ctx)) })),
  };
}

/** @throws AppError STAGE_NOT_FOUND */
export async function getLinkedColumn(ctx: Ctx, query: QueryOf<typeof column>): Promise<ResultOf<typeof column>> {
  const { subjectId } = await openLink(ctx);
  const found = await getColumn(ctx, { jobId: subjectId, ...query, ...ALL_OPEN });
  return { ...found, cards: found.cards.map(shownTo(ctx)) };
}

export async function getLinkedCards(ctx: Ctx, { ids }: QueryOf<typeof cards>): Promise<ResultOf<typeof cards>> {
  const { subjectId } = await openLink(ctx);
  return (await getCards(ctx, { jobId: subjectId, ids })).map(shownTo(ctx));
}

/** @throws AppError FORBIDDEN, APPLICATION_NOT_FOUND for one of another job too, STAGE_NOT_FOUND, ACTION_REFUSED, STALE_MOVE */
export async function moveLinkedCandidate(
  ctx: Ctx,
  { applicationId, targetStageId, notes, ...seen }: BodyOf<typeof moving>,
): Promise<ResultOf<typeof moving>> {
  return ctx.transaction(async (ctx) => {
    await openLink(ctx, 'move');
    const row = await lockForChange(ctx, applicationId, seen);
    return answer(ctx, await move(ctx, row, { targetStageId, notes }));
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
    if (body.action === 'approve') return approve(ctx, row);
    if (body.action === 'move') return move(ctx, row, { ...body, ofSkips: true });
    return reject(ctx, row, { ...body, mail: null });
  });
  const data = { processed, changes: changes.map((each) => answer(ctx, each)), failed };
  return reply(data, failed.length > 0 ? { message: notProcessed(ctx.locale, processed.length, failed.length) } : {});
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

/** A card without the name where the job hides it; the schema of the answer leaves out the rest. */
const shownTo =
  ({ locale }: Ctx) =>
  <C extends CardData>(card: C): C =>
    card.hidden ? { ...card, name: hiddenName(locale, card.id) } : card;

const answer = (ctx: Ctx, { card, eventId }: ChangedData) => ({ card: shownTo(ctx)(card), eventId });
