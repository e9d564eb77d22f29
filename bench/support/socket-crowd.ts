// Many sockets in a process of their own, so that neither the server nor who measures it waits for them. By messages of its
// parent it opens them, and says when each of them heard of a change.
import { execFileSync } from 'node:child_process';
import WebSocket from 'ws';

/** What the parent asks for. */
export type CrowdAsk =
  | { ask: 'open'; url: string; tokens: readonly string[]; each: number; jobId: string | null }
  | { ask: 'listen' };
/** `heard`: milliseconds of the system's clock, one for each socket. */
export type CrowdAnswer =
  | { ready: true }
  | { opened: number }
  | { listening: true }
  | { heard: number[] }
  | { failed: string };

/** Of the files that a process may have open, for what is no socket. */
const OTHER_FILES = 100;
const AT_ONCE = 50;
const CHANGED = '"board:changed"';

const answer = (message: CrowdAnswer) => process.send?.(message);
const now = () => performance.timeOrigin + performance.now();
let sockets = 0;
let heard: number[] | null = null;

function hear(text: string): void {
  if (!heard || !text.includes(CHANGED)) return;
  heard.push(now());
  if (heard.length < sockets) return;
  answer({ heard });
  heard = null;
}

/** @param jobId of the board that it follows by the protocol of the server; null: it only listens */
function openSocket(url: string, token: string, jobId: string | null): Promise<void> {
  return new Promise((opened, fail) => {
    const socket = new WebSocket(url);
    const say = (type: string, data: object) => socket.send(JSON.stringify({ type, data }));
    socket.on('open', () => (jobId === null ? opened() : say('hello', { token })));
    socket.on('error', fail);
    socket.on('close', (code) => {
      fail(new Error(`A socket was closed with ${code}.`));
      answer({ failed: `A socket was closed with ${code}.` });
    });
    socket.on('message', (data) => {
      const text = String(data);
      hear(text);
      if (text.includes('"connected"')) say('subscribe', { topic: 'board', jobId });
      else if (text.includes('"subscribed"')) opened();
      else if (text.includes('"refused"')) fail(new Error('The board may not be followed.'));
    });
  });
}

async function open({ url, tokens, each, jobId }: Extract<CrowdAsk, { ask: 'open' }>): Promise<void> {
  const all = tokens.flatMap((token) => Array.from({ length: each }, () => token));
  const files = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  if (files !== 'unlimited' && Number(files) < all.length + OTHER_FILES)
    throw new Error(
      `A process may open ${files} files here, and ${all.length} sockets need ${all.length + OTHER_FILES}: raise it with "ulimit -n 8192".`,
    );
  for (let from = 0; from < all.length; from += AT_ONCE)
    await Promise.all(all.slice(from, from + AT_ONCE).map((token) => openSocket(url, token, jobId)));
  sockets = all.length;
}

process.on('message', (message: CrowdAsk) => {
  if (message.ask === 'listen') {
    heard = [];
    answer({ listening: true });
    return;
  }
  open(message).then(
    () => answer({ opened: sockets }),
    (error: Error) => answer({ failed: error.message }),
  );
});
// Without this the process ends where no socket is open: who follows its parent does not wait for it.
process.channel?.ref();
// What is asked before that is lost.
answer({ ready: true });
