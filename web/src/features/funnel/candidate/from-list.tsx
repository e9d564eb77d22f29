import { getCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidate } from '../../../lib/query.ts';
import type { CameFrom } from '../came-from.ts';
import { queryOf, readCandidateFilters } from '../candidates/candidate-filters.ts';
import { candidateListQuery, type ListPage } from '../candidates/candidates.queries.ts';
import { useNeighbours } from '../candidates/use-neighbours.ts';
import { useDecisions } from '../use-decisions.tsx';
import { CandidateView } from './candidate-view.tsx';
import { useOpenPerson, usePersonAhead, useShownPerson } from './use-shown-person.ts';

const NOT_LOADED: ListPage = { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 1 } };

/** The page of somebody in a list, with the ways to the one before and the one after under its filters. */
export function FromList({ from }: { from: CameFrom }) {
  const client = useQueryClient();
  const shown = useShownPerson();
  const filters = readCandidateFilters(from.search);
  const page = useQuery(candidateListQuery(queryOf(filters))).data ?? NOT_LOADED;
  const openPerson = useOpenPerson();
  const onPage = (number: number): CameFrom => {
    const search = new URLSearchParams(from.search);
    if (number > 1) search.set('page', String(number));
    else search.delete('page');
    return { ...from, search };
  };
  const open = (id: string | null, number = filters.page) => id && openPerson(id, onPage(number));
  const id = shown.chosen?.id ?? '';
  const steps = useNeighbours(id, { filters, open }, page);
  usePersonAhead(shown.read, steps.after);
  const goOnFrom = (decided: string) => {
    const next = steps.follower;
    return () => {
      if (decided === id && next) openPerson(next, from, true);
    };
  };
  const onChange = useCallback(() => void invalidate(client, [listCandidates, getCandidate]), [client]);
  const onUndone = (undone: string) => undone !== id && openPerson(undone, from);
  const decisions = useDecisions({ jobId: shown.chosen?.jobId ?? '', onChange, onUndone, goOnFrom });
  return <CandidateView shown={shown} from={from} steps={steps} decisions={decisions} goOnFrom={goOnFrom} />;
}
