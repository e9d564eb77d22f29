import { once } from 'node:events';
import { expect } from 'vitest';
import WebSocket from 'ws';

/** A window of which the socket follows a topic. */
export class TopicWindow {
  readonly #socket: WebSocket;
  readonly #frames: { type: string; data: Record<string, unknown> }[] = [];
  #wake: () => void = () => {};

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (text) => {
      this.#frames.push(JSON.parse(text.toString()));
      this.#wake();
    });
  }

  /** @returns what the server says to that */
  async follow(token: string, topic: { topic: string; [param: string]: string }, snapshot?: string) {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify({ type: 'hello', data: { token } }));
    expect((await this.next()).type).toBe('connected');
    this.#socket.send(JSON.stringify({ type: 'subscribe', data: topic, snapshot }));
    return this.next();
  }

  /** @returns the code with which the server closes the connection of who says hello with this */
  async refusal(token: string): Promise<number> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify({ type: 'hello', data: { token } }));
    const [code] = await once(this.#socket, 'close');
    return code;
  }

  /** What the bell heard beside it. */
  readonly bell: { type: string; data: Record<string, unknown> }[] = [];

  /** The next frame about the topic or the connection; the bell rings beside it. */
  async next() {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame?.type.startsWith('notification:')) this.bell.push(frame);
      else if (frame && frame.type !== 'ping') return frame;
      if (!frame) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** The next new entry of the bell; frames about the topic stay for later. */
  async nextBell(): Promise<{ title: string }> {
    for (;;) {
      const at = this.#frames.findIndex(({ type }) => type === 'notification:new');
      const [frame] = at < 0 ? [] : this.#frames.splice(at, 1);
      if (frame) return frame.data.notification as { title: string };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** How many frames have come and were not looked at. */
  get waiting(): number {
    return this.#frames.filter(({ type }) => !type.startsWith('notification:') && type !== 'ping').length;
  }

  close(): void {
    this.#socket.terminate();
  }
}
