import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Platform } from '../context.ts';
import { openListener } from '../realtime/listener.ts';

/** Of the migrations: each change of what public pages show of a company, by its part of the address. */
const CHANNEL = 'prova_public';
const MOST_PAGES = 500;
/** Also what changes with time alone ("3 days ago") is drawn again now and then. */
const LONGEST_MS = 5 * 60_000;
const LONGEST_KEY = 300;

type Encoding = 'br' | 'gzip' | 'identity';

export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** Packed when it is first asked for. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

/** Companies that a page shows, by their part of the address; `all` for a page that any of them may change. */
export type Shown = readonly string[] | 'all';

interface Entry {
  readonly page: KeptPage;
  readonly shown: Shown;
  readonly keptAt: number;
}

/**
 * Pages that are the same for everybody, by address and language, as they went out. A change drops them in every process:
 * the database tells it at commit, and before a kept page is sent, the process waits until all that was told has arrived. So
 * the next request after a change is right, wherever it comes to; while nothing can be heard, nothing is taken from here.
 */
export class KeptPages {
  readonly #entries = new Map<string, Entry>();
  readonly #clock: Clock;
  #caughtUp: () => Promise<void> = () => Promise.reject(new Error('Not open yet'));
  #changes = 0;

  private constructor(clock: Clock) {
    this.#clock = clock;
  }

  static async open({ config, clock, log }: Platform): Promise<{ kept: KeptPages; close: () => Promise<void> }> {
    const kept = new KeptPages(clock);
    const listener = await openListener({
      databaseUrl: config.databaseUrl,
      channel: CHANNEL,
      log: log.child({ part: 'kept-pages' }),
      onMessage: (company) => kept.#drop(company),
      onGap: () => kept.#clear(),
    });
    kept.#caughtUp = () => listener.caughtUp();
    return { kept, close: () => listener.close() };
  }

  /** How many changes there were: what is drawn while it grows may be out of date, and is not kept. */
  get changes(): number {
    return this.#changes;
  }

  /** A page that is true at the time of the call; null where none is kept. */
  async find(key: string): Promise<KeptPage | null> {
    if (!this.#entries.has(key)) return null;
    try {
      await this.#caughtUp();
    } catch {
      // The listener says in the log that it was lost. What it would have told is not known.
      this.#clear();
      return null;
    }
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (this.#clock.now().getTime() - entry.keptAt > LONGEST_MS) return null;
    // The least recently sent goes first.
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** @param changes as they were before anything of the page was read */
  keep(key: string, page: KeptPage, { shown, changes }: { shown: Shown; changes: number }): void {
    if (changes !== this.#changes || key.length > LONGEST_KEY) return;
    this.#entries.set(key, { page, shown, keptAt: this.#clock.now().getTime() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
  }

  #drop(company: string): void {
    this.#changes += 1;
    for (const [key, { shown }] of this.#entries)
      if (shown === 'all' || shown.includes(company)) this.#entries.delete(key);
  }

  #clear(): void {
    this.#changes += 1;
    this.#entries.clear();
  }
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const PACKERS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // A little smaller than at 4, which answers are packed with that go out once; with a window of a page's size (64 kB), since
  // to make space for a larger one takes longer than to pack.
  br: (body) =>
    packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } }),
  gzip: (body) => packGzip(body),
  identity: async (body) => body,
};

/** A page as it can be sent again and again. */
export function keepable(status: number, headers: Record<string, string>, html: string): KeptPage {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  const packed = new Map<Encoding, Promise<Buffer>>();
  const body = (encoding: Encoding) => {
    const made = packed.get(encoding) ?? PACKERS[encoding](plain);
    packed.set(encoding, made);
    return made;
  };
  return { status, headers: { ...headers, etag }, body };
}

/** Written as it is kept, past the hooks that pack, mark and name an answer. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: KeptPage,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = await body(encoding);
  reply.hijack();
  const { raw } = reply;
  const sent: OutgoingHttpHeaders = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers };
  if (request.headers['if-none-match'] === headers.etag) {
    raw.writeHead(304, sent).end();
    return reply;
  }
  if (encoding !== 'identity') sent['content-encoding'] = encoding;
  sent['content-length'] = bytes.length;
  raw.writeHead(status, sent).end(bytes);
  return reply;
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\D|$))/.test(names)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\D|$))/.test(names) ? 'gzip' : 'identity';
}
