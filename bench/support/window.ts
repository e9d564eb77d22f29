import { SOCKET_PATH } from '@prova/contract/realtime';
import type { Bench } from './bench.ts';

/** A window that is open on a board. */
export type Window = {
  /** When (by `performance.now`) it is told of the next change of this application. */
  hears: (applicationId: string) => Promise<number>;
  close: () => void;
};

/** Opens the socket as the web client does; resolves once it follows the board. */
export async function openWindow({ url, accessToken }: Bench, jobId: string): Promise<Window> {
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
  const waiting = new Map<string, (now: number) => void>();
  const say = (type: string, data: object) => socket.send(JSON.stringify({ type, data }));
  await new Promise<void>((follow, fail) => {
    socket.addEventListener('open', () => say('hello', { token: accessToken }));
    socket.addEventListener('close', ({ code }) => fail(new Error(`The socket was closed with ${code}.`)));
    socket.addEventListener('message', ({ data }) => {
      const now = performance.now();
      const frame = JSON.parse(String(data)) as { type: string; data: { applicationId?: string } };
      if (frame.type === 'connected') say('subscribe', { topic: 'board', jobId });
      else if (frame.type === 'subscribed') follow();
      else if (frame.type === 'refused') fail(new Error('The board may not be followed.'));
      else if (frame.type === 'board:changed') waiting.get(frame.data.applicationId ?? '')?.(now);
    });
  });
  return {
    hears: (applicationId) =>
      new Promise((heard, fail) => {
        const late = setTimeout(() => fail(new Error('The other window heard nothing for 10 s.')), 10_000);
        waiting.set(applicationId, (now) => {
          clearTimeout(late);
          waiting.delete(applicationId);
          heard(now);
        });
      }),
    close: () => socket.close(),
  };
}
