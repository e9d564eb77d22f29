import { conversationChanged, conversationTopic } from '@prova/contract/conversations/realtime';
import { resync, subscribed } from '@prova/contract/realtime';
import { useLiveMessage, useLiveReady, useLiveTopic } from '../../../lib/live.ts';
import { usePolling } from '../../../lib/use-polling.ts';
import { type Shown, type Thread, type ThreadEntry, useThread } from './use-thread.ts';

/** Without the channel it asks by itself. */
const POLL_MS = 15_000;

/** A conversation that is kept up to date by messages of the socket. */
export function useLiveThread<C extends Shown>(applicationId: string, entry: ThreadEntry<C>): Thread<C> {
  const thread = useThread(entry);
  const { data, refetch } = thread;
  const ready = useLiveReady();
  useLiveTopic(conversationTopic, { applicationId }, data?.snapshot);
  useLiveMessage(conversationChanged, (change) => {
    if (change.applicationId === applicationId) refetch();
  });
  useLiveMessage(resync, refetch);
  useLiveMessage(subscribed, (topic) => {
    if (topic.topic === conversationTopic.topic && topic.applicationId === applicationId && topic.missed) refetch();
  });
  usePolling(refetch, ready ? null : POLL_MS);
  return thread;
}
