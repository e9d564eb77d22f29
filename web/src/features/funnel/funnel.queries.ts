import { getApplication } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { getResumeText } from '@prova/contract/funnel/candidates';
import { type Board, type Card, type Column, getBoard, rejectionPreview } from '@prova/contract/funnel/funnel';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';
import { type BoardSource, teamSource } from './board-source.ts';
import { withPage, withTails } from './board-state.ts';

export type BoardQuery = CallInput<typeof getBoard>['query'];
type Loaded = { readonly source: BoardSource; readonly query: BoardQuery };
/** Cards of a page; a column that one has scrolled through is loaded as far again. */
const PAGE_CARDS = 100;
const DEEPEST_PAGES = 5;

/**
 * The board with its first cards. Loaded again, it comes with as many cards as were there, so that nobody loses the
 * place in a long column. What happens meanwhile is put into the cache by messages.
 */
export function boardQuery(client: QueryClient, query: BoardQuery, source: BoardSource = teamSource) {
  const options = queryOf(getBoard, { query });
  return {
    ...options,
    staleTime: 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Board> => {
      const before = client.getQueryData<Board>(options.queryKey);
      const board = await source.board(query, signal);
      return before ? deepened(board, before, { source, query }, signal) : board;
    },
  };
}

async function deepened(board: Board, before: Board, of: Loaded, signal: AbortSignal): Promise<Board> {
  const wanted = new Map(before.columns.map(({ stage, cards }) => [stage.id, cards.length]));
  const pages = await Promise.all(
    board.columns.map(async (first) => {
      let column = first;
      const found = [];
      let count = column.cards.length;
      while (column.nextCursor && count < (wanted.get(column.stage.id) ?? 0) && found.length < DEEPEST_PAGES) {
        column = await loadMore(of, column, signal);
        count += column.cards.length;
        found.push(column);
      }
      return found;
    }),
  );
  return withTails(
    pages.flat().reduce((whole, page) => withPage(whole, page), board),
    before,
  );
}

/** The cards of a column after those that are loaded. */
export function loadMore(
  { source, query }: Loaded,
  { stage, nextCursor, nextLateSince, nextGroup }: Column,
  signal?: AbortSignal,
) {
  const { perColumn: _, ...filters } = query;
  const after = {
    cursor: nextCursor ?? undefined,
    lateSince: nextLateSince ?? undefined,
    afterGroup: nextGroup ?? undefined,
  };
  return source.column({ ...filters, stageId: stage.id, ...after, limit: PAGE_CARDS }, signal);
}

/** Its links to the résumé last ten minutes; they are renewed before. */
export const applicationQuery = (id: string) => ({
  ...queryOf(getApplication, { params: { id } }),
  refetchInterval: 5 * 60_000,
});

const STILL_READ_MS = 4000;

const isBeingRead = ({ state }: { state: { data?: DataOf<typeof getResumeText> | undefined } }) =>
  state.data?.state === 'pending';

/** The text of a résumé does not change once it is read; until then it is asked for again. */
export const resumeTextQuery = (id: string) => ({
  ...queryOf(getResumeText, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: (query: Parameters<typeof isBeingRead>[0]) => isBeingRead(query) && STILL_READ_MS,
});

export const rejectionPreviewQuery = (id: string) => ({
  ...queryOf(rejectionPreview, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Whoever was just opened is so on the boards that are on screen, too; the server says nothing of mere reading. */
export function markCardOpened(client: QueryClient, id: string): void {
  client.setQueriesData<Board>({ queryKey: keyOf(getBoard) }, (board) => {
    if (!board?.columns.some(({ cards }) => cards.some((card) => card.id === id && card.unopened))) return board;
    const opened = (card: Card) => (card.id === id ? { ...card, unopened: false } : card);
    return { ...board, columns: board.columns.map((column) => ({ ...column, cards: column.cards.map(opened) })) };
  });
}
