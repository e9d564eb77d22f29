import { listCandidates } from '@prova/contract/funnel/candidates';
import { boardChanged } from '@prova/contract/funnel/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLiveMessage } from '../../../lib/live.ts';
import { invalidate } from '../../../lib/query.ts';
import { applicationQuery } from '../funnel.queries.ts';
import { CandidatePanel } from '../panel/candidate-panel.tsx';
import { PanelSteps } from '../panel/panel-steps.tsx';
import { useReadAhead } from '../panel/use-read-ahead.ts';
import { useDecisions } from '../use-decisions.tsx';
import type { CandidateList } from './candidate-filters.ts';
import { type ListPage, markOpened, markRead } from './candidates.queries.ts';
import { useNeighbours } from './use-neighbours.ts';

type Props = { id: string; list: CandidateList; page: ListPage; onShortcuts: () => void };

/** The application of somebody in the list, as the board of its job opens it. */
export function ListedApplication({ id, list, page, onShortcuts }: Props) {
  const client = useQueryClient();
  const row = page.data.find(({ application }) => application.id === id);
  // Whoever is not on this page was opened by an address, or has changed and no longer matches.
  const detail = useQuery(applicationQuery(id)).data;
  const jobId = row?.application.jobId ?? (detail?.id === id ? detail.jobId : '');
  const shown = detail?.id;
  useEffect(() => {
    if (shown) markOpened(client, shown);
  }, [client, shown]);
  useLiveMessage(boardChanged, (change) => {
    if (change.jobId !== jobId) return;
    // What is beside it changed: here, in front of the reader, messages are read.
    if (list.filters.unread && change.version === null) markRead(client, id);
    else void invalidate(client, [listCandidates]);
  });
  const steps = useNeighbours(id, list, page);
  useReadAhead(shown === id ? shown : undefined, steps.after);
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  /** Who comes after this one is known before the list changes. */
  const goOnFrom = (decided: string) => {
    const next = steps.follower;
    return () => {
      if (decided !== id) return;
      setArrivedId(next);
      list.open(next);
    };
  };
  const onChange = useCallback(() => void invalidate(client, [listCandidates]), [client]);
  const { loaded, board, changes, move, ask, dialogs } = useDecisions({
    jobId,
    onChange,
    onUndone: list.open,
    goOnFrom,
  });
  const show = (step: (() => void) | undefined) =>
    step &&
    (() => {
      setArrivedId(null);
      step();
    });
  return (
    <>
      <CandidatePanel
        id={id}
        name={row?.name}
        board={board}
        boardState={loaded}
        changes={changes}
        arrived={id === arrivedId}
        controls={
          <PanelSteps
            place={steps.place}
            total={steps.total}
            previous={show(steps.previous)}
            next={show(steps.next)}
            sideways
          />
        }
        onShortcuts={onShortcuts}
        onMove={move}
        onAsk={ask}
        onDecide={(decided) => goOnFrom(decided)()}
        onClose={() => list.open(null)}
      />
      {dialogs}
    </>
  );
}
