import { listAiInterviews } from '@prova/contract/ai-interviews/ai-interviews';
import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import type { Board, BoardFilters, Card } from '@prova/contract/funnel/funnel';
import { type BoardChange, boardChanged, boardTopic } from '@prova/contract/funnel/realtime';
import { listInterviews } from '@prova/contract/interviews/interviews';
import { listOffers } from '@prova/contract/offers/offers';
import { refused, resync, subscribed } from '@prova/contract/realtime';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage, useLiveReady, useLiveTopic } from '../../lib/live.ts';
import { invalidate } from '../../lib/query.ts';
import { useReload } from '../../lib/use-reload.ts';
import { useBoardSource } from './board-source.ts';
import { findCard, withCard, withPage } from './board-state.ts';
import { type BoardQuery, boardQuery, loadMore } from './funnel.queries.ts';
import { useOwnSteps } from './use-own-steps.ts';

/** Messages that come together are answered by one call, and those of many steps by one now and then. */
const GATHER_MS = 60;
const BETWEEN_MS = 600;
/** Without the channel the board asks by itself. */
const POLL_MS = 15_000;
const MOST_CARDS = 50;

/** What is read of a board. */
export type BoardRead = {
  jobId: string;
  /** As the call takes them. */
  filters: Omit<BoardQuery, 'jobId'>;
  show: BoardFilters['show'];
  /** Something beside open, ended or all: then only the server knows which cards belong. */
  isFiltered: boolean;
};
/** @property enabled false while it is not known which job is meant */
type Props = BoardRead & { enabled?: boolean };

/** The board of a job, kept up to date by messages. */
export function useBoard({ jobId, filters, show, isFiltered, enabled = true }: Props) {
  const client = useQueryClient();
  const source = useBoardSource();
  const ready = useLiveReady();
  const serialized = JSON.stringify(filters);
  const query = useMemo<BoardQuery>(
    () => ({ jobId, ...(JSON.parse(serialized) as typeof filters) }),
    [jobId, serialized],
  );
  const options = useMemo(() => boardQuery(client, query, source), [client, query, source]);
  const { queryKey } = options;
  const result = useQuery({
    ...options,
    enabled,
    refetchInterval: ({ state }) => (ready || source.isEnd(state.error) ? false : POLL_MS),
    // The board stays while other filters are looked up: the one that is being typed in, too.
    placeholderData: keepPreviousData,
  });

  const read = useCallback(() => client.getQueryData<Board>(queryKey), [client, queryKey]);
  const reload = useReload(useCallback(() => client.refetchQueries({ queryKey }), [client, queryKey]));
  /** A card as it is now. Where one comes from that was not loaded, only the server can count. */
  const put = useCallback(
    (card: Card) => {
      if (!findCard(read(), card.id)) reload();
      else
        client.setQueryData<Board>(queryKey, (board) => board && withCard(board, card, show), {
          // One card says nothing of the others: the board is as old as it was.
          updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
        });
    },
    [client, queryKey, read, reload, show],
  );

  /** A card as the server has just answered; whether it still belongs under filters only the server knows. */
  const settle = useCallback(
    (card: Card) => {
      put(card);
      if (isFiltered) reload();
    },
    [isFiltered, put, reload],
  );

  /** The same of several, which are put on the board at once. */
  const settleMany = useCallback(
    (cards: readonly Card[]) => {
      const known = cards.every(({ id }) => findCard(read(), id));
      if (known)
        client.setQueryData<Board>(
          queryKey,
          (board) => board && cards.reduce((board, card) => withCard(board, card, show), board),
          { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
        );
      if (!known || isFiltered) reload();
    },
    [client, isFiltered, queryKey, read, reload, show],
  );

  /** Cards as the server has them now. */
  const refresh = useCallback(
    async (ids: readonly string[]) => {
      const known = ids.every((id) => findCard(read(), id));
      if (isFiltered || !known || ids.length > MOST_CARDS) return reload();
      try {
        const cards = await source.cards(jobId, ids);
        for (const card of cards) put(card);
        if (cards.length < ids.length) reload();
      } catch (error) {
        // The next message, or coming back to the page, asks again.
        if (!isApiError(error)) throw error;
      }
    },
    [isFiltered, jobId, put, read, reload, source],
  );

  /** What the panel shows of an application. */
  const touch = useCallback(() => {
    void invalidate(client, [
      getApplication,
      applicationTimeline,
      listInterviews,
      listAiInterviews,
      listOffers,
      listNotes,
    ]);
  }, [client]);

  const gather = useGather((ids) => {
    void refresh(ids);
    touch();
  });
  /** Who comes by a link learns of which job it is with the board. */
  const topicId = result.data?.job.id ?? jobId;
  // What a link opens no more is not followed, so that it is asked for anew once the link opens it again.
  useLiveTopic(boardTopic, { jobId: topicId }, source.isEnd(result.error) ? undefined : result.data?.snapshot);
  const steps = useOwnSteps(
    useCallback(
      ({ applicationId, version }: BoardChange) => {
        if (applicationId === null) return reload();
        const known = findCard(read(), applicationId);
        if (known && version !== null && known.version >= version) return;
        gather(applicationId);
      },
      [gather, read, reload],
    ),
  );
  useLiveMessage(boardChanged, (change) => {
    if (change.jobId === topicId) steps.hear(change);
  });
  const again = () => {
    reload();
    touch();
  };
  // A job that is no longer shared is asked for once more, which says so.
  useLiveMessage(refused, (ref) => {
    if (ref.topic === boardTopic.topic && ref.jobId === topicId) reload();
  });
  // What happened after the board was read and before the topic was followed, or while the connection was lost.
  useLiveMessage(subscribed, (ref) => {
    if (ref.topic === boardTopic.topic && ref.jobId === topicId && ref.missed) again();
  });
  useLiveMessage(resync, again);

  const loading = useRef(new Set<string>());
  const more = useCallback(
    async (stageId: string) => {
      const column = read()?.columns.find(({ stage }) => stage.id === stageId);
      const key = `${queryKey.join()}${JSON.stringify(query)}${stageId}`;
      if (!column?.nextCursor || loading.current.has(key)) return;
      loading.current.add(key);
      try {
        const page = await loadMore({ source, query }, column);
        client.setQueryData<Board>(queryKey, (board) => board && withPage(board, page));
      } catch (error) {
        // Scrolling on asks again.
        if (!isApiError(error)) throw error;
      } finally {
        loading.current.delete(key);
      }
    },
    [client, query, queryKey, read, source],
  );

  return {
    ...result,
    ready,
    queryKey,
    read,
    put,
    settle,
    settleMany,
    refresh,
    reload,
    touch,
    more,
    during: steps.during,
    duringMany: steps.duringMany,
  };
}
export type BoardHandle = ReturnType<typeof useBoard>;

function useGather(use: (ids: readonly string[]) => unknown): (id: string) => void {
  const ids = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((id) => {
    ids.current.add(id);
    const wait = Math.max(GATHER_MS, BETWEEN_MS - (performance.now() - lastAt.current));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      lastAt.current = performance.now();
      const gathered = [...ids.current];
      ids.current.clear();
      latest.current(gathered);
    }, wait);
  }, []);
}
