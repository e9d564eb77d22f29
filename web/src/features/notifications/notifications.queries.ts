import type {
  countUnreadNotifications,
  listNotifications,
  Notification,
  NotificationType,
  readAllNotifications,
  readNotification,
  UNREAD_LIMIT,
} from '@prova/contract/notifications/notifications';
import { notificationNew, notificationRead } from '@prova/contract/notifications/realtime';
import { connected, resync } from '@prova/contract/realtime';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useLiveMessage } from '../../lib/live.ts';
import { type Received, request, requestWithMeta } from '../../lib/request.ts';

// The bell is on every screen: it takes the contract as types alone, so that no schema loads for its sake.

const POLL_MS = 30_000;
const LIMIT: typeof UNREAD_LIMIT = 100;
const LIST_KEY = ['notifications.list'] as const;
const COUNT_KEY = ['notifications.unreadCount'] as const;

type ListPage = Received<typeof listNotifications>;
type List = InfiniteData<ListPage, string | undefined>;
type Count = { count: number };

/** Of which kind, and whether only those that nobody has read. */
export interface ListFilters {
  readonly unread?: 'true' | undefined;
  readonly type?: NotificationType | undefined;
}

const ALL: ListFilters = {};

export const notificationList = (filters: ListFilters = ALL) =>
  infiniteQueryOptions({
    queryKey: [...LIST_KEY, filters],
    queryFn: ({ pageParam, signal }) =>
      requestWithMeta<typeof listNotifications>(
        'GET',
        '/api/v1/notifications',
        { query: { cursor: pageParam, ...filters } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage) => page.meta.nextCursor ?? undefined,
  });

const unreadCount = queryOptions({
  queryKey: COUNT_KEY,
  queryFn: ({ signal }) =>
    request<typeof countUnreadNotifications>('GET', '/api/v1/notifications/unread-count', {}, { signal }),
  // Only a visible tab asks; the others catch up when they are looked at.
  refetchInterval: POLL_MS,
});

/** How many are unread, polled every 30 s. A failed poll keeps the last number. */
export function useUnreadCount(): number {
  return useQuery(unreadCount).data?.count ?? 0;
}

/** Keeps lists and count in step with the live channel. @param onNew hears of each new one, and whether the browser may show it */
export function useLiveNotifications(onNew: (notification: Notification, browser: boolean) => void): void {
  const change = useChange();
  const client = useQueryClient();
  const heard = useRef(new Set<string>());
  const reload = () => {
    void client.invalidateQueries({ queryKey: COUNT_KEY });
    void client.invalidateQueries({ queryKey: LIST_KEY });
  };
  useLiveMessage(connected, reload);
  useLiveMessage(resync, reload);
  useLiveMessage(notificationNew, ({ notification, browser }) => {
    // Told again after a reconnect, before the list is loaded, it is no other one.
    if (heard.current.has(notification.id)) return;
    heard.current.add(notification.id);
    if (change.add(notification)) onNew(notification, browser);
  });
  useLiveMessage(notificationRead, ({ ids }) => change.read(ids));
}

/** Marks one as read at once; should the server refuse, the truth is loaded again. */
export function useReadNotification(onFailure: () => void) {
  const client = useQueryClient();
  const change = useChange();
  return useMutation({
    mutationFn: (id: string) =>
      request<typeof readNotification>('POST', '/api/v1/notifications/:id/read', { params: { id } }),
    onMutate: (id) => {
      const full = change.full();
      change.read([id]);
      return { full };
    },
    onSuccess: (_data, _id, { full }) => {
      if (full) void client.invalidateQueries({ queryKey: COUNT_KEY });
    },
    onError: () => {
      onFailure();
      return Promise.all([LIST_KEY, COUNT_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    meta: { quiet: true },
  });
}

export function useReadAllNotifications(onFailure: () => void) {
  const client = useQueryClient();
  const change = useChange();
  return useMutation({
    mutationFn: () => request<typeof readAllNotifications>('POST', '/api/v1/notifications/mark-all-read', {}),
    onMutate: () => change.read(null),
    onError: () => {
      onFailure();
      return Promise.all([LIST_KEY, COUNT_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    meta: { quiet: true },
  });
}

const shows = ({ unread, type }: ListFilters, notification: Notification): boolean =>
  (type === undefined || type === notification.type) && (unread === undefined || !notification.read);

/** Changes of what is already loaded. */
function useChange() {
  const client = useQueryClient();
  const lists = () =>
    client.getQueriesData<List>({ queryKey: LIST_KEY }).flatMap(([key, list]) => (list ? [{ key, list }] : []));
  const entriesOf = (list: List) => list.pages.flatMap((page) => page.data);
  /** Of all lists, each once. */
  const entries = () => [
    ...new Map(lists().flatMap(({ list }) => entriesOf(list).map((entry) => [entry.id, entry] as const))).values(),
  ];
  const setEntries = (update: (entries: Notification[], pageIndex: number, filters: ListFilters) => Notification[]) => {
    for (const { key, list } of lists()) {
      const filters = (key[1] ?? ALL) as ListFilters;
      const pages = list.pages.map((page, at) => ({ ...page, data: update(page.data, at, filters) }));
      client.setQueryData<List>(key, { ...list, pages });
    }
  };
  const setCount = (update: (count: number) => number) =>
    client.setQueryData<Count>(COUNT_KEY, (known) => known && { count: Math.max(0, update(known.count)) });

  const full = () => (client.getQueryData<Count>(COUNT_KEY)?.count ?? 0) >= LIMIT;

  return {
    full,
    /** On top of the list; false when it is there already. */
    add: (notification: Notification): boolean => {
      if (entries().some(({ id }) => id === notification.id)) return false;
      setEntries((data, at, filters) => (at === 0 && shows(filters, notification) ? [notification, ...data] : data));
      if (!notification.read) setCount((count) => count + 1);
      // What is on its way may have been read before this one was there.
      for (const queryKey of [LIST_KEY, COUNT_KEY])
        if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
      return true;
    },
    /** These, or all of them (null). */
    read: (ids: readonly string[] | null): void => {
      const unread = entries().filter((entry) => !entry.read && (ids === null || ids.includes(entry.id)));
      setEntries((data) =>
        data.map((entry) => (ids === null || ids.includes(entry.id) ? { ...entry, read: true } : entry)),
      );
      if (ids === null) setCount(() => 0);
      // Of ids that are not loaded nobody knows here whether they were unread, nor what a full count begins with.
      else if (unread.length > 0 && !full()) setCount((count) => count - unread.length);
      else void client.invalidateQueries({ queryKey: COUNT_KEY });
    },
  };
}
