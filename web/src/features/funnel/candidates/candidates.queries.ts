import type { PageMeta } from '@prova/contract/endpoint';
import { type ListedCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, pageQueryOf } from '../../../lib/query.ts';
import type { CallInput } from '../../../lib/request.ts';

type ListQuery = NonNullable<CallInput<typeof listCandidates>['query']>;

/** A page of everybody. */
export const candidateListQuery = (query: ListQuery) => pageQueryOf(listCandidates, { query });

export type ListPage = { readonly data: readonly ListedCandidate[]; readonly meta: PageMeta };

/** Whoever was just opened stays in the list that is on screen, even where it shows only those that nobody has opened. */
export function markOpened(client: QueryClient, applicationId: string): void {
  client.setQueriesData<ListPage>({ queryKey: keyOf(listCandidates) }, (page) => {
    const row = page?.data.find(({ application }) => application.id === applicationId);
    if (!page || !row?.application.unopened) return page;
    const opened = { ...row, application: { ...row.application, unopened: false } };
    return { ...page, data: page.data.map((each) => (each === row ? opened : each)) };
  });
}
