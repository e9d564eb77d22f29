import { getCandidate } from '@prova/contract/funnel/candidates';
import { boardChanged } from '@prova/contract/funnel/realtime';
import { resync } from '@prova/contract/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useLiveMessage } from '../../../lib/live.ts';
import { queryOf } from '../../../lib/query.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { type CameFrom, pageOf } from '../came-from.ts';
import { markOpened } from '../candidates/candidates.queries.ts';
import { applicationQuery, markCardOpened } from '../funnel.queries.ts';
import { useReadAhead } from '../panel/use-read-ahead.ts';

const personQuery = (id: string) => queryOf(getCandidate, { params: { id } });

/** The person of the address, and which of their applications stands in full. */
export function useShownPerson() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const client = useQueryClient();
  const person = useQuery(personQuery(id));
  const { data } = person;
  const wanted = address.get('application') ?? id;
  const chosen = data?.applications.find((one) => one.id === wanted) ?? data?.applications[0];
  useLiveMessage(resync, () => void person.refetch());
  useLiveMessage(boardChanged, ({ applicationId }) => {
    if (applicationId === null || data?.applications.some((one) => one.id === applicationId)) void person.refetch();
  });
  const detail = useQuery({ ...applicationQuery(chosen?.id ?? ''), enabled: chosen !== undefined }).data;
  const read = detail !== undefined && detail.id === chosen?.id ? detail.id : undefined;
  useEffect(() => {
    if (!read) return;
    markOpened(client, read);
    markCardOpened(client, read);
  }, [client, read]);
  return { person, chosen, read };
}
export type ShownPerson = ReturnType<typeof useShownPerson>;

/** Leads to the page of somebody else of the same list or board. From one to the next is no step to go back through. */
export function useOpenPerson() {
  const navigate = useNavigate();
  return (applicationId: string, from: CameFrom | null, arrived = false) =>
    void navigate(pageOf(applicationId, from), { replace: true, state: { arrived } });
}

/** Whether a decision brought this person: then a second click is still meant for the one before. */
export const useArrived = (): boolean => (useLocation().state as { arrived?: boolean } | null)?.arrived === true;

/**
 * Has the one who comes next there before they are asked for, with their application.
 * @param read the application that is on the screen, once it is loaded
 */
export function usePersonAhead(read: string | undefined, next: string | null | undefined): void {
  const client = useQueryClient();
  useReadAhead(read, next);
  useEffect(() => {
    if (read && next) return whenIdle(() => void client.prefetchQuery(personQuery(next)));
  }, [client, read, next]);
}
