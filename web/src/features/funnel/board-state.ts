import {
  type ApplicationState,
  type CandidateStatus,
  mayAct,
  type Permission,
  type StageType,
} from '@prova/contract/applications/application-status';
import type { Board, BoardFilters, Card, Column } from '@prova/contract/funnel/funnel';
import { type DueState, dueStateOf } from '../../lib/calendar-day.ts';

type Show = BoardFilters['show'];

/** A card on the board, wherever it stands. */
export function findCard(board: Board | undefined, id: string | null): Card | undefined {
  if (!board || id === null) return undefined;
  for (const column of board.columns) {
    const found = column.cards.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Its place among the cards that are loaded, newest application first as the server sorts them. */
function insert(cards: readonly Card[], card: Card): Card[] {
  const place = cards.findIndex((other) => comesBefore(card, other));
  return place < 0 ? [...cards, card] : cards.toSpliced(place, 0, card);
}

function comesBefore(a: Card, b: Card): boolean {
  return a.appliedAt === b.appliedAt ? a.id > b.id : a.appliedAt > b.appliedAt;
}

const isLate = (card: Card | undefined, now: number) =>
  Boolean(card?.active && card.replyDueAt && Date.parse(card.replyDueAt) < now);

/**
 * The board with a card as it is now: taken from where it stood, put where it belongs, counts following. An older state
 * of a card changes nothing. A card that was not loaded leaves the count of the column it came from as it was: whoever
 * does not know where that is loads the board again.
 */
export function withCard(board: Board, card: Card, show: Show, now: number = Date.now()): Board {
  const before = findCard(board, card.id);
  if (before && before.version > card.version) return board;
  const belongs = show === 'all' || (show === 'open') === card.active;
  const columns = board.columns.map((column) => {
    const had = column.stage.id === before?.stageId;
    const has = belongs && column.stage.id === card.stageId;
    if (!had && !has) return column;
    if (had && has) return { ...column, cards: column.cards.map((one) => (one.id === card.id ? card : one)) };
    const cards = has ? insert(column.cards, card) : column.cards.filter(({ id }) => id !== card.id);
    return { ...column, cards, total: column.total + (has ? 1 : -1) };
  });
  const ended = before && before.active !== card.active ? (card.active ? -1 : 1) : 0;
  return {
    ...board,
    columns,
    total: columns.reduce((sum, { total }) => sum + total, 0),
    counts: { open: board.counts.open - ended, closed: board.counts.closed + ended },
    overdue: board.overdue + (before ? Number(isLate(card, now)) - Number(isLate(before, now)) : 0),
  };
}

/** The board after more cards of a column have come. Those that are there already may be newer. */
export function withPage(board: Board, page: Column): Board {
  const columns = board.columns.map((column) => {
    if (column.stage.id !== page.stage.id) return column;
    const elsewhere = new Set(board.columns.flatMap((one) => one.cards.map(({ id }) => id)));
    const fresh = page.cards.filter(({ id }) => !elsewhere.has(id));
    return { ...column, cards: fresh.reduce(insert, column.cards), nextCursor: page.nextCursor, total: page.total };
  });
  return { ...board, columns, total: columns.reduce((sum, { total }) => sum + total, 0) };
}

/**
 * A board that was loaded again, with the cards that had been scrolled to further down: nobody loses the place in a long
 * column. They are as they were; messages keep them up to date.
 */
export function withTails(board: Board, before: Board): Board {
  const there = new Set(board.columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const columns = board.columns.map((column) => {
    const former = before.columns.find(({ stage }) => stage.id === column.stage.id);
    const last = column.cards.at(-1);
    if (!former || !last || column.nextCursor === null) return column;
    const tail = former.cards.filter((card) => comesBefore(last, card) && !there.has(card.id));
    return tail.length > 0 ? { ...column, cards: [...column.cards, ...tail], nextCursor: former.nextCursor } : column;
  });
  return { ...board, columns };
}

export type Standing = Pick<Card, 'status' | 'stageId' | 'withdrawn' | 'closed' | 'liveOffer'>;

/** What the rules need to know of a card. */
export function applicationState(card: Standing, stageType: StageType): ApplicationState {
  const { status, stageId, withdrawn, closed, liveOffer } = card;
  return { status, stageId, stageType, withdrawn, closed, liveOffer };
}

/** Whether a card may go to each of the columns by hand, by id of the stage. */
export function moveTargets(board: Board, card: Standing): Map<string, Permission> {
  const from = board.columns.find(({ stage }) => stage.id === card.stageId)?.stage.type ?? 'review';
  const application = applicationState(card, from);
  return new Map(
    board.columns.map(({ stage }) => [
      stage.id,
      mayAct('move', application, { stageType: stage.type, stageId: stage.id }),
    ]),
  );
}

const TOLD_BY_STAGE: Record<StageType, readonly CandidateStatus[]> = {
  new: ['new'],
  review: ['review'],
  custom: ['review'],
  test: ['open_to_test'],
  interview: ['open_to_interview'],
  interview_ia: ['open_to_interview'],
  offer: ['offer_sent'],
  hired: ['hired'],
};

/** Whether the status says more than the column a card stands in. */
export function saysMore(status: CandidateStatus, stageType: StageType): boolean {
  return !TOLD_BY_STAGE[stageType].includes(status);
}

/** How an answer that was promised stands; null without a promise, and when nobody waits any more. */
export function replyOf(card: Pick<Card, 'active' | 'replyDueAt'>, now: Date = new Date()): DueState | null {
  if (!card.active || !card.replyDueAt) return null;
  return dueStateOf(new Date(card.replyDueAt), now);
}
