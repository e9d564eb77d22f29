import { getCandidate } from '@prova/contract/funnel/candidates';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidate } from '../../../lib/query.ts';
import { followerOf } from '../board-state.ts';
import type { CameFrom } from '../came-from.ts';
import { useColumnSteps } from '../panel/use-column-steps.ts';
import { readsOf } from '../use-board-filters.ts';
import { useDecisions } from '../use-decisions.tsx';
import { CandidateView } from './candidate-view.tsx';
import { useOpenPerson, usePersonAhead, useShownPerson } from './use-shown-person.ts';

/** The page of somebody of a board, with the ways to the one before and the one after in the column under its filters. */
export function FromBoard({ from }: { from: CameFrom & { place: 'board' } }) {
  const client = useQueryClient();
  const shown = useShownPerson();
  const openPerson = useOpenPerson();
  const id = shown.chosen?.id ?? '';
  const jobId = shown.chosen?.jobId ?? from.jobId;
  const isOfBoard = jobId === from.jobId;
  const goOnFrom = (decided: string) => {
    const next = isOfBoard ? followerOf(decisions.board, decided) : null;
    return () => {
      if (decided === id && next) openPerson(next, from, true);
    };
  };
  const onChange = useCallback(() => void invalidate(client, [getCandidate]), [client]);
  const onUndone = (undone: string) => undone !== id && openPerson(undone, from);
  const decisions = useDecisions({
    jobId,
    ...(isOfBoard && { reads: readsOf(from.search) }),
    onChange,
    onUndone,
    goOnFrom,
  });
  const { more } = decisions.loaded;
  const steps = useColumnSteps(id, isOfBoard ? decisions.board : undefined, {
    onOpen: (next) => openPerson(next, from),
    onMore: useCallback((stageId: string) => void more(stageId), [more]),
  });
  usePersonAhead(shown.read, steps.after);
  return <CandidateView shown={shown} from={from} steps={steps} decisions={decisions} goOnFrom={goOnFrom} />;
}
