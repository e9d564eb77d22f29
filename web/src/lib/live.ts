import type { LiveMessage, LiveTopic } from '@prova/contract/realtime';
import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshSession } from './refresh.ts';
import { createSocket, type Socket } from './socket.ts';
import { chosenCompany, readAccessToken } from './tokens.ts';

/** The one channel of the signed-in person. The layout opens it; screens listen and subscribe. */
export const live = createSocket({ token: readAccessToken, companyId: chosenCompany, renew: refreshSession });

/** The channel of the screens below; of a page that a link opens, that of the link. */
export const LiveChannel = createContext<Socket>(live);

/** Hears one type of message while the component is on screen. */
export function useLiveMessage<Data extends object>(message: LiveMessage<Data>, listener: (data: Data) => void): void {
  const channel = use(LiveChannel);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => channel.on(message, (data) => latest.current(data)), [channel, message]);
}

/**
 * Asks for what happens on a topic while the component is on screen: `useLiveTopic(boardTopic, { jobId }, snapshot)`.
 * @param snapshot of the answer that is shown: `subscribed` then says whether anything was missed since. Undefined until
 *   there is one: the topic is asked for when the answer has come. Null where answers have none: everything counts as missed.
 */
export function useLiveTopic<Params extends object>(
  topic: LiveTopic<Params>,
  params: NoInfer<Params>,
  snapshot: string | null | undefined,
): void {
  const channel = use(LiveChannel);
  const key = JSON.stringify(params);
  const latest = useRef(snapshot);
  useEffect(() => {
    latest.current = snapshot;
  });
  const isShown = snapshot !== undefined;
  useEffect(
    () =>
      isShown ? channel.subscribe(topic, JSON.parse(key) as Params, () => latest.current ?? undefined) : undefined,
    [channel, topic, key, isShown],
  );
}

/** Whether the channel is up: without it, what others do is seen only when something is loaded again. */
export function useLiveReady(): boolean {
  const { status } = use(LiveChannel);
  return useSyncExternalStore(status.watch, status.isReady);
}
