import type { listOwnUnread } from '@prova/contract/conversations/conversations';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveMessage } from '../../lib/live.ts';
import { request } from '../../lib/request.ts';

// Where talents begin their day: the contract as types alone, so that no schema loads for its sake.
const OWN_UNREAD = ['conversations.listOwnUnread'] as const;

const ownUnread = queryOptions({
  queryKey: OWN_UNREAD,
  queryFn: ({ signal }) => request<typeof listOwnUnread>('GET', '/api/v1/conversations/mine', {}, { signal }),
});

/** How many messages about each of the talent's own applications they have not seen; a new one comes with the bell. */
export function useOwnUnread(): ReadonlyMap<string, number> {
  const client = useQueryClient();
  const { data = [] } = useQuery(ownUnread);
  useLiveMessage(notificationNew, ({ notification }) => {
    if (notification.type === 'MESSAGE') void client.invalidateQueries({ queryKey: OWN_UNREAD });
  });
  return new Map(data.map(({ applicationId, unread }) => [applicationId, unread]));
}
