import type { BodyInput, DataOf } from '@prova/contract/endpoint';
import {
  type Board,
  type Card,
  type Column,
  getBoard,
  getCards,
  getColumn,
  moveCandidate,
} from '@prova/contract/funnel/funnel';
import type { actOnCandidates } from '@prova/contract/funnel/mass-actions';
import { createContext, use } from 'react';
import { call } from '../../lib/api.ts';
import type { CallInput } from '../../lib/request.ts';

type BoardQuery = CallInput<typeof getBoard>['query'];
type ColumnQuery = CallInput<typeof getColumn>['query'];

/** As long as a gateway commonly waits: what is cut off is asked again under its key, and goes on where it was. */
export const MANY_TIMEOUT_MS = 60_000;

/** Where a board comes from, and what takes its steps: the team's own calls, or those of a link. */
export interface BoardSource {
  /** What is only the team's: taking a step back, calling interviews off, writing the mail of a rejection. */
  readonly isTeam: boolean;
  readonly board: (query: BoardQuery, signal: AbortSignal) => Promise<Board>;
  readonly column: (query: ColumnQuery, signal?: AbortSignal) => Promise<Column>;
  readonly cards: (jobId: string, ids: readonly string[]) => Promise<Card[]>;
  readonly move: (id: string, body: BodyInput<typeof moveCandidate>) => Promise<DataOf<typeof moveCandidate>>;
  /** Null: the team's own call, which comes with what chooses several, later than the board. */
  readonly actOnMany: ((body: BodyInput<typeof actOnCandidates>) => Promise<DataOf<typeof actOnCandidates>>) | null;
  /** After this failure nothing is asked for again. */
  readonly isEnd: (error: unknown) => boolean;
}

export const teamSource: BoardSource = {
  isTeam: true,
  board: (query, signal) => call(getBoard, { query }, { signal }),
  column: (query, signal) => call(getColumn, { query }, { signal }),
  cards: (jobId, ids) => call(getCards, { query: { jobId, ids: ids.join(',') } }),
  move: (id, body) => call(moveCandidate, { params: { id }, body }),
  actOnMany: null,
  isEnd: () => false,
};

export const BoardSourceContext = createContext<BoardSource>(teamSource);
export const useBoardSource = (): BoardSource => use(BoardSourceContext);
