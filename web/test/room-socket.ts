/** What the browser offers, played by hand in tests. */
export class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: { type: string; id: number; data: Record<string, unknown> }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;

  constructor(url: URL | string) {
    this.url = String(url);
    FakeSocket.opened.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.lose(1000);
  }

  accept() {
    this.readyState = 1;
    this.say('connected', { connectionId: 'c', protocol: 1, serverTime: new Date().toISOString(), limits: {} });
  }

  say(type: string, data: object = {}) {
    this.onmessage?.({ data: JSON.stringify({ v: 1, type, ts: 0, data }) });
  }

  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent of a type, latest last. */
  sentOf(type: string) {
    return this.sent.filter((frame) => frame.type === type).map(({ data }) => data);
  }
}
