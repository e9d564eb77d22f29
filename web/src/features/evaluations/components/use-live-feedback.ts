import type { EndpointShape } from '@prova/contract/endpoint';
import { feedbackChanged } from '@prova/contract/evaluations/realtime';
import { type LiveTopic, resync, subscribed } from '@prova/contract/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveMessage, useLiveReady, useLiveTopic } from '../../../lib/live.ts';
import { invalidate } from '../../../lib/query.ts';
import { usePolling } from '../../../lib/use-polling.ts';

/** Without the channel it asks by itself. */
const POLL_MS = 30_000;

/** Has what is shown of an application's feedback loaded again whenever somebody has changed it. */
export function useLiveFeedback(
  topic: LiveTopic<{ applicationId: string }>,
  applicationId: string,
  { isShown, endpoints }: { isShown: boolean; endpoints: readonly EndpointShape[] },
): void {
  const client = useQueryClient();
  const ready = useLiveReady();
  const reload = () => void invalidate(client, endpoints);
  useLiveTopic(topic, { applicationId }, isShown ? null : undefined);
  useLiveMessage(feedbackChanged, (change) => {
    if (change.applicationId === applicationId) reload();
  });
  useLiveMessage(resync, reload);
  useLiveMessage(subscribed, (ref) => {
    if (ref.topic === topic.topic && ref.applicationId === applicationId && ref.missed) reload();
  });
  usePolling(reload, ready ? null : POLL_MS);
}
