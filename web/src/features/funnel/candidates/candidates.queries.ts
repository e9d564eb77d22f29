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
export const markOpened = (client: QueryClient, applicationId: string): void =>
  change(client, applicationId, { unopened: false });

/** So does whose messages were just read. */
export const markRead = (client: QueryClient, applicationId: string): void =>
  change(client, applicationId, { unreadMessages: 0 });

function change(client: QueryClient, applicationId: string, to: Partial<ListedCandidate['application']>): void {
  client.setQueriesData<ListPage>({ queryKey: keyOf(listCandidates) }, (page) => {
    const row = page?.data.find(({ application }) => application.id === applicationId);
    if (!page || !row) return page;
    const changed = { ...row, application: { ...row.application, ...to } };
    return { ...page, data: page.data.map((each) => (each === row ? changed : each)) };
  });
}
