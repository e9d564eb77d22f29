// People who come into rooms, in a process of their own. By a message of its parent they come, one after the other over a time,
// and it says how long each of them waited for `room-joined`.
import { setTimeout as delay } from 'node:timers/promises';
import { CONSENT_VERSION } from '@prova/contract/rooms/room-fields';
import WebSocket from 'ws';

/** What the parent asks for: who comes into which room. The first of a room is its host, who lets the others in. */
export interface RoomsAsk {
  readonly url: string;
  readonly codes: readonly string[];
  readonly token: readonly string[];
  readonly seconds: number;
}
/** `joined`: milliseconds from `join-room` to `room-joined`, with the way by the host for who has to be let in. */
export type RoomsAnswer = { ready: true } | { joined: number[] } | { failed: string };

const GUESTS = 2;
const answer = (message: RoomsAnswer) => process.send?.(message);

type Frame = { type: string; data: Record<string, unknown> };

class Person {
  readonly #socket: WebSocket;
  readonly #frames: Frame[] = [];
  #wake: () => void = () => undefined;
  readonly #code: string;

  constructor(url: string, code: string) {
    this.#code = code;
    this.#socket = new WebSocket(`${url}?room=${code}`);
    this.#socket.on('message', (text) => {
      this.#frames.push(JSON.parse(String(text)) as Frame);
      this.#wake();
    });
    this.#socket.on('error', (error) => answer({ failed: error.message }));
    this.#socket.on('close', (code) => answer({ failed: `A socket was closed with ${code}.` }));
  }

  say(type: string, data: object): void {
    this.#socket.send(JSON.stringify({ v: 1, type, ts: Date.now(), data }));
  }

  join(given: object): void {
    this.say('join-room', {
      ...{ roomId: this.#code, userName: 'Pessoa que Mede', userId: null, hasLocalStream: true, roomType: 'interview' },
      ...{ accessType: 'guest', consentVersion: CONSENT_VERSION },
      ...given,
    });
  }

  async hears(type: string): Promise<Frame['data']> {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame?.type === type) return frame.data;
      if (frame?.type === 'error') throw new Error(`A frame was refused: ${JSON.stringify(frame.data)}`);
      if (!frame) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

const joined: number[] = [];

/** A host, and those whom they let in, each at their time. */
async function meet({ url, seconds, codes }: RoomsAsk, code: string, accessToken: string, turn: number): Promise<void> {
  const each = (seconds * 1000) / (codes.length * (GUESTS + 1));
  const due = performance.now();
  await delay(turn * each * (GUESTS + 1));
  const host = new Person(url, code);
  await host.hears('connected');
  const began = performance.now();
  host.join({ accessType: 'host', accessToken });
  await host.hears('room-joined');
  joined.push(performance.now() - began);
  for (let guest = 1; guest <= GUESTS; guest += 1) {
    await delay(Math.max(0, due + (turn * (GUESTS + 1) + guest) * each - performance.now()));
    const person = new Person(url, code);
    await person.hears('connected');
    const knocked = performance.now();
    person.join({ accessType: guest === 1 ? 'candidate' : 'guest' });
    const { requestId } = await person.hears('waiting');
    host.say('admit', { requestId });
    await person.hears('room-joined');
    joined.push(performance.now() - knocked);
  }
}

process.on('message', (ask: RoomsAsk) => {
  Promise.all(ask.codes.map((code, turn) => meet(ask, code, ask.token[turn % ask.token.length] ?? '', turn))).then(
    () => answer({ joined }),
    (error: Error) => answer({ failed: error.message }),
  );
});
// Without this the process ends where no socket is open: who follows its parent does not wait for it.
process.channel?.ref();
answer({ ready: true });
