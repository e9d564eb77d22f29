import type { ServerFrameData, ServerFrameType, TopicRef } from '@prova/contract/realtime';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshSession } from './refresh.ts';
import { createSocket } from './socket.ts';
import { chosenCompany, readAccessToken } from './tokens.ts';

/** The one channel of the signed-in person. The layout opens it; screens listen and subscribe. */
export const live = createSocket({ token: readAccessToken, companyId: chosenCompany, renew: refreshSession });

/** Hears one type of message while the component is on screen. */
export function useLiveMessage<T extends ServerFrameType>(type: T, listener: (data: ServerFrameData<T>) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => live.on(type, (data) => latest.current(data)), [type]);
}

/** Asks for what happens on a topic while the component is on screen: `useLiveTopic({ topic: 'board', jobId })`. */
export function useLiveTopic(topic: TopicRef): void {
  const key = JSON.stringify(topic);
  useEffect(() => live.subscribe(JSON.parse(key) as TopicRef), [key]);
}

/** Whether the channel is up: without it, what others do is seen only when something is loaded again. */
export function useLiveReady(): boolean {
  return useSyncExternalStore(live.status.watch, live.status.isReady);
}
