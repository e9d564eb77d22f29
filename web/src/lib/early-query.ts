import type { EndpointShape } from '@prova/contract/endpoint';
import { urlOf } from '@prova/contract/paths';
import type { QueryClient } from '@tanstack/react-query';
import { type InputArgument, type LooseInput, request, requestWithMeta } from './request.ts';

/** What a page reads first, asked for before its code is there: `queryOf` and `pageQueryOf` under the same keys. */
export interface EarlyQuery {
  readonly queryKey: readonly unknown[];
  /** What it asks for: `early.js` may have done so already. */
  readonly url: string;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/**
 * As `queryOf`, of an endpoint that is imported as a type alone, so that no schema loads for its sake:
 * `earlyQuery<typeof getBoard>('funnel.board', '/api/v1/…', { query: { jobId } })`.
 */
export function earlyQuery<E extends EndpointShape & { method: 'GET' }>(
  id: E['id'],
  path: E['path'],
  ...[input]: InputArgument<E>
): EarlyQuery {
  return {
    queryKey: [id, input ?? {}],
    url: urlFor(path, input),
    queryFn: ({ signal }) => (request as Loose)('GET', path, input, { signal }),
  };
}

/** As `pageQueryOf`. */
export function earlyPageQuery<E extends EndpointShape & { method: 'GET' }>(
  id: E['id'],
  path: E['path'],
  ...[input]: InputArgument<E>
): EarlyQuery {
  return {
    queryKey: [id, input ?? {}, 'page'],
    url: urlFor(path, input),
    queryFn: ({ signal }) => (requestWithMeta as Loose)('GET', path, input, { signal }),
  };
}

const urlFor = (path: string, { params, query }: LooseInput = {}) =>
  urlOf(path, params as Record<string, string> | undefined, query as Record<string, unknown> | undefined);

type Loose = (
  method: 'GET',
  path: string,
  input: LooseInput | undefined,
  options: { signal: AbortSignal },
) => Promise<unknown>;

/** Asks, unless it is known or on its way. What fails is asked for again by the screen, which then says so. */
export function readEarly(client: QueryClient, queries: readonly EarlyQuery[]): void {
  for (const query of queries)
    if (!client.getQueryState(query.queryKey)) void client.prefetchQuery({ ...query, meta: { early: true } });
}
