import {
  type ApplicationState,
  type CandidateStatus,
  mayAct,
  type Permission,
  skippedStages,
  statusAfterMove,
} from '@prova/contract/applications/application-status';
import { promisesReply } from '@prova/contract/applications/reply-clock';
import type { BoardGroup } from '@prova/contract/funnel/board-groups';
import type { Board, BoardFilters, Card, Column } from '@prova/contract/funnel/funnel';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { type DueState, dueStateOf } from '../../lib/calendar-day.ts';
import { isAlike, keyOf, rangeOf, type Slot, withMember, withoutMember } from './card-groups.ts';

type Show = BoardFilters['show'];
const DAY_MS = 86_400_000;

/** A card on the board, wherever it stands. */
export function findCard(board: Board | undefined, id: string | null): Card | undefined {
  if (!board || id === null) return undefined;
  for (const column of board.columns) {
    const found = column.cards.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Who is looked at once this one is decided: the next in the column, at its end the one before. */
export function followerOf(board: Board | undefined, id: string): string | null {
  const cards = board?.columns.find((column) => column.cards.some((card) => card.id === id))?.cards ?? [];
  const place = cards.findIndex((card) => card.id === id);
  return place < 0 ? null : ((cards[place + 1] ?? cards[place - 1])?.id ?? null);
}

/** Where a card belongs among those of a column that are loaded, as the server sorts them. */
export function slotIn(column: Column, card: Card, group: BoardGroup, now: number = Date.now()): Slot {
  const { cards } = column;
  const key = keyOf(card, group, column.stage.type, now);
  const [from, to] = group === 'none' ? [0, cards.length] : rangeOf(column, key, group);
  const among = cards.slice(from, to).findIndex((other) => comesBefore(card, other, now));
  const place = among < 0 ? Math.min(to, cards.length) : from + among;
  return { place, endsGroup: among < 0 };
}

/** A column with one card more. */
function withOneMore(column: Column, card: Card, group: BoardGroup, now: number): Column {
  const { place } = slotIn(column, card, group, now);
  const groups = group === 'none' ? column.groups : withMember(column, card, group, now);
  return { ...column, cards: column.cards.toSpliced(place, 0, card), groups, total: column.total + 1 };
}

/** A column without one of its cards. */
function withOneLess(column: Column, id: string): Column {
  const place = column.cards.findIndex((card) => card.id === id);
  return {
    ...column,
    cards: column.cards.toSpliced(place, 1),
    groups: withoutMember(column.groups, place),
    total: column.total - 1,
  };
}

/** Whom the company keeps waiting comes first, the longest overdue on top; then the newest application. */
function comesBefore(a: Card, b: Card, now: number): boolean {
  const [late, other] = [isLate(a, now), isLate(b, now)];
  if (late !== other) return late;
  if (late && a.replyDueAt && b.replyDueAt)
    return a.replyDueAt === b.replyDueAt ? a.id < b.id : a.replyDueAt < b.replyDueAt;
  return a.appliedAt === b.appliedAt ? a.id > b.id : a.appliedAt > b.appliedAt;
}

const standing = ({ active, status }: Card): keyof Board['counts'] =>
  !active ? 'closed' : status === 'hired' ? 'hired' : 'open';

const isLocked = ({ active, locked }: Card) => active && locked;

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
    const type = column.stage.type;
    const stays = isLate(before, now) === isLate(card, now) && before && isAlike(before, card, board.group, type, now);
    if (had && has && stays) return { ...column, cards: column.cards.map((one) => (one.id === card.id ? card : one)) };
    const without = had ? withOneLess(column, card.id) : column;
    return has ? withOneMore(without, card, board.group, now) : without;
  });
  const counts = { ...board.counts };
  if (before) {
    counts[standing(before)] -= 1;
    counts[standing(card)] += 1;
  }
  return {
    ...board,
    columns,
    total: columns.reduce((sum, { total }) => sum + total, 0),
    counts,
    overdue: board.overdue + (before ? Number(isLate(card, now)) - Number(isLate(before, now)) : 0),
    locked: board.locked + (before ? Number(isLocked(card)) - Number(isLocked(before)) : 0),
  };
}

/** The board after more cards of a column have come. Those that are there already may be newer. */
export function withPage(board: Board, page: Column, now: number = Date.now()): Board {
  const columns = board.columns.map((column) => {
    if (column.stage.id !== page.stage.id) return column;
    const elsewhere = new Set(board.columns.flatMap((one) => one.cards.map(({ id }) => id)));
    const fresh = page.cards.filter(({ id }) => !elsewhere.has(id));
    const whole = fresh.reduce((whole, card) => withOneMore(whole, card, 'none', now), column);
    return {
      ...column,
      // Groups come in the order of the server, and their counts with them.
      cards: board.group === 'none' ? whole.cards : [...column.cards, ...fresh],
      groups: page.groups,
      nextGroup: page.nextGroup,
      nextCursor: page.nextCursor,
      nextLateSince: page.nextLateSince,
      total: page.total,
    };
  });
  return { ...board, columns, total: columns.reduce((sum, { total }) => sum + total, 0) };
}

/**
 * A board that was loaded again, with the cards that had been scrolled to further down: nobody loses the place in a long
 * column. They are as they were; messages keep them up to date.
 */
export function withTails(board: Board, before: Board, now: number = Date.now()): Board {
  // Loaded as deep as it was; what lies below comes by scrolling.
  if (board.group !== 'none') return board;
  const there = new Set(board.columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const columns = board.columns.map((column) => {
    const former = before.columns.find(({ stage }) => stage.id === column.stage.id);
    const last = column.cards.at(-1);
    if (!former || !last || column.nextCursor === null) return column;
    const tail = former.cards.filter((card) => comesBefore(last, card, now) && !there.has(card.id));
    return tail.length > 0
      ? {
          ...column,
          cards: [...column.cards, ...tail],
          nextCursor: former.nextCursor,
          nextLateSince: former.nextLateSince,
        }
      : column;
  });
  return { ...board, columns };
}

export type Standing = Pick<
  Card,
  'status' | 'stageId' | 'withdrawn' | 'closed' | 'liveOffer' | 'testOut' | 'interviewAhead'
> &
  // On a list is nobody who is locked.
  Partial<Pick<Card, 'locked'>>;

/** What the rules need to know of a card. */
export function applicationState(card: Standing, stageType: StageType): ApplicationState {
  const { status, stageId, withdrawn, closed, liveOffer, testOut, interviewAhead, locked } = card;
  return { status, stageId, stageType, withdrawn, closed, liveOffer, testOut, interviewAhead, locked };
}

/** Held with people, or with a program. */
export type InterviewAhead = 'interview' | 'ai_interview';

const AHEAD: Partial<Readonly<Record<CandidateStatus, InterviewAhead>>> = {
  interview_scheduled: 'interview',
  ai_interview_scheduled: 'ai_interview',
};

/** The interview of which is asked, before somebody moves on, what becomes of it: one that the status speaks of. */
export const interviewAheadOf = ({ status }: { status: CandidateStatus }): InterviewAhead | null =>
  AHEAD[status] ?? null;

/** Which dialog leads into a stage that nobody is moved into by hand. */
export function dialogInto(type: StageType): 'offer' | 'hire' | null {
  if (type === 'offer') return 'offer';
  return type === 'hired' ? 'hire' : null;
}

type Stage = Column['stage'];
/** What is asked before somebody moves; null where nothing is. */
export type Asked = { dialog: 'offer' | 'hire' } | { skipped: readonly Stage[] } | null;

/** Into the last two stages a dialog leads; past required ones nobody is moved without a reason. */
export function askedBefore(board: Board | undefined, fromId: string, stage: Stage): Asked {
  const dialog = dialogInto(stage.type);
  if (dialog) return { dialog };
  const stages = (board?.columns ?? []).map((column) => column.stage);
  const skipped = skippedStages(stages, { fromId, toId: stage.id });
  return skipped.length > 0 ? { skipped } : null;
}

/** Whether a card may go to each of the columns, by id of the stage: by a move, or by what its dialog does. */
export function moveTargets(board: Board, card: Standing): Map<string, Permission> {
  const from = board.columns.find(({ stage }) => stage.id === card.stageId)?.stage.type ?? 'review';
  const application = applicationState(card, from);
  const { can } = board.job;
  const permissionFor = ({ id, type }: Column['stage']): Permission => {
    const moved = mayAct('move', application, { stageType: type, stageId: id });
    if (moved.allowed) return moved;
    if (moved.reason === 'OFFER_STAGE_ONLY_BY_OFFER' && can.offer) return mayAct('send_offer', application);
    if (moved.reason === 'HIRED_STAGE_ONLY_BY_HIRING' && can.hire) return mayAct('hire', application);
    return moved;
  };
  return new Map(board.columns.map(({ stage }) => [stage.id, permissionFor(stage)]));
}

/** A card as it will probably be once it has come into a stage. */
export function placed(card: Card, { id, type, replyDays }: Column['stage'], now: number = Date.now()): Card {
  const stageSince = new Date(now).toISOString();
  const promised = replyDays !== null && promisesReply(type) && card.active;
  const replyDueAt = promised ? new Date(now + replyDays * DAY_MS).toISOString() : null;
  const status = type === 'offer' || type === 'hired' ? card.status : statusAfterMove(type);
  return { ...card, stageId: id, status, stageSince, replyDueAt };
}

/** The board with a card where it was dropped, while a dialog asks whether it stays there. */
export function withDropped(board: Board, id: string, stageId: string): Board {
  const card = findCard(board, id);
  const stage = board.columns.find((column) => column.stage.id === stageId)?.stage;
  return card && stage && card.stageId !== stageId ? withCard(board, placed(card, stage), 'all') : board;
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
