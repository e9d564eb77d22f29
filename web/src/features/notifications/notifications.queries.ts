import type {
  countUnreadNotifications,
  listNotifications,
  Notification,
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

export const notificationList = infiniteQueryOptions({
  queryKey: LIST_KEY,
  queryFn: ({ pageParam, signal }) =>
    requestWithMeta<typeof listNotifications>(
      'GET',
      '/api/v1/notifications',
      { query: { cursor: pageParam } },
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

/** Keeps list and count in step with the live channel. @param onNew hears of each new one */
export function useLiveNotifications(onNew: (notification: Notification) => void): void {
  const change = useChange();
  const client = useQueryClient();
  const reload = () => {
    void client.invalidateQueries({ queryKey: COUNT_KEY });
    void client.invalidateQueries({ queryKey: LIST_KEY });
  };
  useLiveMessage(connected, reload);
  useLiveMessage(resync, reload);
  useLiveMessage(notificationNew, ({ notification }) => {
    if (change.add(notification)) onNew(notification);
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

/** Changes of what is already loaded. */
function useChange() {
  const client = useQueryClient();
  const entries = () => client.getQueryData<List>(LIST_KEY)?.pages.flatMap((page) => page.data) ?? [];
  const setEntries = (update: (entries: Notification[], pageIndex: number) => Notification[]) =>
    client.setQueryData<List>(
      LIST_KEY,
      (list) => list && { ...list, pages: list.pages.map((page, at) => ({ ...page, data: update(page.data, at) })) },
    );
  const setCount = (update: (count: number) => number) =>
    client.setQueryData<Count>(COUNT_KEY, (known) => known && { count: Math.max(0, update(known.count)) });

  const full = () => (client.getQueryData<Count>(COUNT_KEY)?.count ?? 0) >= LIMIT;

  return {
    full,
    /** On top of the list; false when it is there already. */
    add: (notification: Notification): boolean => {
      if (entries().some(({ id }) => id === notification.id)) return false;
      setEntries((data, at) => (at === 0 ? [notification, ...data] : data));
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
