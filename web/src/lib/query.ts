import type { CursorMeta, DataOf, EndpointShape, Subject } from '@prova/contract/endpoint';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callWithMeta } from './api.ts';
import type { CallInput, CallOptions, InputArgument } from './request.ts';

/** The key of everything read through an endpoint, whatever its input. */
export const keyOf = (endpoint: EndpointShape) => [endpoint.id] as const;

/** Query options of an endpoint that reads: `useQuery(queryOf(getJob, { params: { id } }))`. */
export function queryOf<E extends EndpointShape>(endpoint: E, ...args: InputArgument<E>) {
  return queryOptions({
    queryKey: [endpoint.id, args[0] ?? {}] as const,
    meta: { subjects: endpoint.subjects },
    queryFn: ({ signal }) => call<E>(endpoint, ...([args[0] ?? {}, { signal }] as never)),
  });
}

/** As `queryOf`, with `{ data, meta, message }`; the former page stays on screen while the next one loads. */
export function pageQueryOf<E extends EndpointShape>(endpoint: E, ...args: InputArgument<E>) {
  return queryOptions({
    queryKey: [endpoint.id, args[0] ?? {}, 'page'] as const,
    meta: { subjects: endpoint.subjects },
    queryFn: ({ signal }) => callWithMeta<E>(endpoint, ...([args[0] ?? {}, { signal }] as never)),
    placeholderData: keepPreviousData,
  });
}

type CursorEndpoint = EndpointShape & { paging: 'cursor' };

/** As `queryOf` for lists with a cursor, page after page: `useInfiniteQuery(pagesQueryOf(listNotes, { params: { id } }))`. */
export function pagesQueryOf<E extends CursorEndpoint>(endpoint: E, ...args: InputArgument<E>) {
  const [input = {} as CallInput<E>] = args;
  return infiniteQueryOptions({
    queryKey: [endpoint.id, input] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(input as { query?: object }).query, ...(pageParam !== null && { cursor: pageParam }) };
      return callWithMeta<E>(endpoint, ...([{ ...input, query }, { signal }] as never));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => (meta as CursorMeta).nextCursor,
  });
}

/** Makes everything read through these endpoints be read again. */
export function invalidate(client: QueryClient, endpoints: readonly EndpointShape[]): Promise<unknown> {
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));
}

/** Makes everything be read again that was read of these subjects, whoever shows it. */
export function readAgain(client: QueryClient, subjects: readonly Subject[]): void {
  if (subjects.length === 0) return;
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.subjects?.some((each) => subjects.includes(each)) ?? false,
  });
}

type CallMutation<E extends EndpointShape> = Omit<
  UseMutationOptions<DataOf<E>, Error, CallInput<E>>,
  'mutationFn' | 'mutationKey'
> & {
  /** Endpoints whose answers are out of date after success. */
  invalidates?: readonly EndpointShape[];
  /** Time-out, progress and the like. */
  call?: CallOptions;
  /** What runs the call, perhaps more than once: `useConfirmIdentity().confirmed`. */
  around?: <T>(run: () => Promise<T>) => Promise<T>;
};

/**
 * A mutation made from an endpoint: `const send = useCall(sendOffer, { invalidates: [getBoard] })`. What is read of the subjects that
 * the endpoint changes is read again by itself. A failure shows its
 * message in a toast unless `meta: { quiet: true }` says that the screen shows it.
 */
export function useCall<E extends EndpointShape>(
  endpoint: E,
  { invalidates = [], call: callOptions, around = (run) => run(), onSuccess, ...options }: CallMutation<E> = {},
) {
  const client = useQueryClient();
  return useMutation<DataOf<E>, Error, CallInput<E>>({
    ...options,
    mutationFn: (input) => around(() => call<E>(endpoint, ...([input, callOptions] as never))),
    onSuccess: async (...args) => {
      await invalidate(client, invalidates);
      readAgain(client, endpoint.subjects ?? []);
      await onSuccess?.(...args);
    },
  });
}
