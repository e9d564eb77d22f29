import type { Board, Card } from '@prova/contract/funnel/funnel';
import { expect, test } from 'vitest';
import {
  dialogInto,
  findCard,
  moveTargets,
  placed,
  replyOf,
  saysMore,
  withCard,
  withDropped,
  withPage,
  withTails,
} from './board-state.ts';
import { boardOf, cardOf } from './test-board.ts';

const names = (board: Board) => board.columns.map(({ cards }) => cards.map(({ name }) => name));
const totals = (board: Board) => board.columns.map(({ total }) => total);
const moved = (card: Card, change: Partial<Card>): Card => ({ ...card, version: card.version + 1, ...change });

test('a card moves to its place by date, and both counts follow', () => {
  const board = boardOf({ new: ['Ana', 'Bia'], review: ['Caio', 'Davi'] });
  const bia = findCard(board, 'id-Bia');
  if (!bia) throw new Error('missing');
  const after = withCard(board, moved(bia, { stageId: 'review', status: 'review' }), 'open');
  expect(names(after)).toEqual([['Ana'], ['Bia', 'Caio', 'Davi'], [], []]);
  expect(totals(after)).toEqual([1, 3, 0, 0]);
  expect(after.total).toBe(board.total);
});

test('a board that is loaded again keeps what had been scrolled to, but nobody twice', () => {
  const scrolled = boardOf({ new: ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Gil'], review: ['Hugo'] });
  const before = {
    ...scrolled,
    columns: scrolled.columns.map((one, at) => (at === 0 ? { ...one, nextCursor: 'id-Gil' } : one)),
  };
  // Since then Davi has moved on, and Aldo has applied.
  const fresh = boardOf({ new: ['Aldo', 'Ana', 'Bia'], review: ['Davi', 'Hugo'] });
  const [column] = fresh.columns;
  if (!column) throw new Error('missing');
  const first = { ...column, total: 7, nextCursor: 'id-Bia' };
  const after = withTails({ ...fresh, columns: [first, ...fresh.columns.slice(1)] }, before);
  expect(names(after)).toEqual([['Aldo', 'Ana', 'Bia', 'Caio', 'Eva', 'Gil'], ['Davi', 'Hugo'], [], []]);
  expect(after.columns.map(({ nextCursor, total }) => [nextCursor, total])[0]).toEqual(['id-Gil', 7]);
  // A column that came whole has nothing below it.
  expect(withTails(fresh, before)).toEqual(fresh);
});

test('an older state of a card changes nothing', () => {
  const board = boardOf({ new: ['Ana'] });
  const ana = findCard(board, 'id-Ana');
  if (!ana) throw new Error('missing');
  const newer = withCard(board, moved(ana, { stageId: 'review' }), 'open');
  expect(withCard(newer, ana, 'open')).toBe(newer);
});

test('who was rejected leaves the open ones and joins the ended ones', () => {
  const board = boardOf({ new: ['Ana', 'Bia'] });
  const ana = findCard(board, 'id-Ana');
  if (!ana) throw new Error('missing');
  const rejected = moved(ana, { status: 'rejected', active: false });
  const open = withCard(board, rejected, 'open');
  expect(names(open)[0]).toEqual(['Bia']);
  expect(open.counts).toMatchObject({ open: board.counts.open - 1, closed: board.counts.closed + 1 });
  expect(names(withCard(board, rejected, 'all'))[0]).toEqual(['Ana', 'Bia']);
});

test('the overdue count follows a card whose promise is renewed', () => {
  const board = boardOf({ new: ['Ana'] });
  const ana = findCard(board, 'id-Ana');
  if (!ana) throw new Error('missing');
  const late = withCard(board, moved(ana, { replyDueAt: '2020-01-01T00:00:00.000Z' }), 'open');
  expect(late.overdue).toBe(board.overdue + 1);
  const again = findCard(late, 'id-Ana');
  if (!again) throw new Error('missing');
  expect(withCard(late, moved(again, { replyDueAt: null }), 'open').overdue).toBe(board.overdue);
});

test('the count of those beyond the plan follows a card that is unlocked, and one that ends', () => {
  const lock = (card: Card): Card => ({ ...card, locked: true, hidden: true });
  const loaded = boardOf({ new: ['Ana', 'Bia', 'Caio'] });
  const board = {
    ...loaded,
    columns: loaded.columns.map((column) => ({ ...column, cards: column.cards.map(lock) })),
    locked: 3,
  };
  const [ana, bia, caio] = board.columns[0]?.cards ?? [];
  if (!ana || !bia || !caio) throw new Error('missing');
  const unlocked = withCard(board, moved(ana, { locked: false, hidden: false }), 'open');
  expect(unlocked.locked).toBe(2);
  const rejected = withCard(unlocked, moved(bia, { status: 'rejected', active: false }), 'open');
  expect(rejected.locked).toBe(1);
  expect(withCard(rejected, moved(caio, { stageId: 'review', status: 'review' }), 'open').locked).toBe(1);
});

test('more cards come behind those that are there, none twice, even one that was moved meanwhile', () => {
  const board = boardOf({ new: ['Ana'], review: ['Bia'] });
  const column = board.columns[0];
  if (!column) throw new Error('missing');
  const page = { ...column, cards: [cardOf('Bia', 'new'), cardOf('Zoe', 'new')], total: 7, nextCursor: 'id-Zoe' };
  const after = withPage(board, page);
  expect(names(after)).toEqual([['Ana', 'Zoe'], ['Bia'], [], []]);
  expect(after.columns[0]).toMatchObject({ total: 7, nextCursor: 'id-Zoe' });
});

test('into offer and hired a dialog leads whom it may', () => {
  const board = boardOf({ new: ['Ana'], offer: ['Bia'] });
  const [ana, bia] = [findCard(board, 'id-Ana'), findCard(board, 'id-Bia')];
  if (!ana || !bia) throw new Error('missing');
  expect(Object.fromEntries(moveTargets(board, ana))).toEqual({
    new: { allowed: false, reason: 'SAME_STAGE' },
    review: { allowed: true },
    offer: { allowed: true },
    hired: { allowed: true },
  });
  // Somebody with an offer out is not hired past it.
  expect(moveTargets(board, bia).get('hired')).toEqual({ allowed: false, reason: 'OFFER_LIVE' });
  expect(dialogInto('offer')).toBe('offer');
  expect(dialogInto('hired')).toBe('hire');
  expect(dialogInto('review')).toBeNull();
});

test('a card that is dropped stands in its place while it is asked about, with the promise of its new stage', () => {
  const board = boardOf({ new: ['Bia'], offer: ['Ana', 'Caio'] });
  const dropped = withDropped(board, 'id-Bia', 'offer');
  expect(names(dropped)).toEqual([[], [], ['Ana', 'Bia', 'Caio'], []]);
  expect(totals(dropped)).toEqual([0, 0, 3, 0]);
  expect(withDropped(dropped, 'id-Bia', 'offer')).toBe(dropped);
  expect(withDropped(board, 'id-Zoe', 'offer')).toBe(board);

  const bia = findCard(board, 'id-Bia');
  const review = board.columns[1]?.stage;
  if (!bia || !review) throw new Error('missing');
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const late = { ...bia, replyDueAt: '2026-11-01T00:00:00.000Z' };
  expect(placed(late, { ...review, replyDays: 3 }, now)).toMatchObject({
    stageId: 'review',
    status: 'review',
    stageSince: '2026-11-20T12:00:00.000Z',
    replyDueAt: '2026-11-23T12:00:00.000Z',
  });
  expect(placed(late, review, now).replyDueAt).toBeNull();
});

test('the offer and hired columns say why nobody is moved there by hand to whom has no right to either', () => {
  const whole = boardOf({ new: ['Ana'] });
  const board = { ...whole, job: { ...whole.job, can: { ...whole.job.can, offer: false, hire: false } } };
  const ana = findCard(board, 'id-Ana');
  if (!ana) throw new Error('missing');
  expect(Object.fromEntries(moveTargets(board, ana))).toEqual({
    new: { allowed: false, reason: 'SAME_STAGE' },
    review: { allowed: true },
    offer: { allowed: false, reason: 'OFFER_STAGE_ONLY_BY_OFFER' },
    hired: { allowed: false, reason: 'HIRED_STAGE_ONLY_BY_HIRING' },
  });
});

test('a status is named only where it says more than the column', () => {
  expect(saysMore('review', 'custom')).toBe(false);
  expect(saysMore('test_done', 'test')).toBe(true);
  expect(saysMore('put_on_hold', 'review')).toBe(true);
  expect(saysMore('offer_sent', 'offer')).toBe(false);
});

test('a promise is due, due today, or overdue by whole days; nobody waits for an ended one', () => {
  const now = new Date('2026-11-20T12:00:00');
  const reply = (replyDueAt: Date | null, active = true) =>
    replyOf({ active, replyDueAt: replyDueAt?.toISOString() ?? null }, now);
  expect(reply(new Date('2026-11-22T12:00:00'))).toEqual({ state: 'due' });
  expect(reply(new Date('2026-11-20T23:00:00'))).toEqual({ state: 'today' });
  expect(reply(new Date('2026-11-20T11:00:00'))).toEqual({ state: 'overdue', days: 1 });
  expect(reply(new Date('2026-11-17T11:00:00'))).toEqual({ state: 'overdue', days: 3 });
  expect(reply(new Date('2026-11-17T11:00:00'), false)).toBeNull();
  expect(reply(null)).toBeNull();
});

test('whom the company keeps waiting stands on top, the longest overdue first', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const board = boardOf({ new: ['Ana', 'Bia', 'Caio'], review: ['Davi'] });
  const late = (name: string, replyDueAt: string, change: Partial<Card> = {}) => {
    const card = findCard(board, `id-${name}`);
    if (!card) throw new Error('missing');
    return moved(card, { replyDueAt, ...change });
  };
  const bia = withCard(board, late('Bia', '2026-11-19T12:00:00.000Z'), 'open', now);
  expect(names(bia)[0]).toEqual(['Bia', 'Ana', 'Caio']);
  const both = withCard(bia, late('Davi', '2026-11-18T12:00:00.000Z', { stageId: 'new', status: 'new' }), 'open', now);
  expect(names(both)[0]).toEqual(['Davi', 'Bia', 'Ana', 'Caio']);
  expect(both.overdue).toBe(2);
  // Answered in time from now on: back to its place by date.
  const held = withCard(both, { ...late('Bia', '2026-11-25T12:00:00.000Z'), version: 5 }, 'open', now);
  expect(names(held)[0]).toEqual(['Davi', 'Ana', 'Bia', 'Caio']);
});
