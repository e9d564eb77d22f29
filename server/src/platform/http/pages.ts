import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ClientEntry, entryOf } from '@prova/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guest } from '../actor.ts';
import { DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Ctx, createContext, type Platform } from '../context.ts';
import { toAppError } from './failures.ts';
import { LOCALE_COOKIE, namedLocale, readLocale } from './locale.ts';
import { pagePermissions } from './permissions-policy.ts';

/** What the server writes into the head of a page before the client draws it. All values are plain text. */
export interface PageHead {
  readonly status?: number;
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** Addresses of the same page by language (`x-default` for whoever speaks none of them). */
  readonly alternates?: Readonly<Record<string, string>>;
  /** Kept out of search engines and caches, and sends no referrer: pages with a token in their path. */
  readonly secret?: boolean;
  readonly noindex?: boolean;
  readonly openGraph?: Readonly<Record<string, string>>;
  /** Structured data, written as JSON-LD. */
  readonly structured?: unknown;
  /** Data that the page would fetch first; the client finds it in the element `#page-data`. */
  readonly data?: unknown;
  /** HTML of the server's own making, for who runs no script or waits for it; it goes once the client has drawn the page. */
  readonly body?: string;
}

/** A page of the web client with a head of its own. */
export interface Page {
  /** Path with `:name` for parameters. */
  readonly path: string;
  /** For who develops the product: not in production. */
  readonly development?: true;
  readonly head?: (
    ctx: Ctx,
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, unknown>>,
  ) => Promise<PageHead>;
}

const YEAR_SECONDS = 365 * DAY;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
/** JSON inside a script element: no sequence that could end it. */
const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What a page may load of Google besides our own: its script by its whole address, the rest by the folder of it. */
interface ForeignSources {
  readonly script: string;
  readonly folder: string;
}

function googleSources(config: Config): ForeignSources | null {
  const script = config.GOOGLE_SCRIPT_URL;
  return config.GOOGLE_CLIENT_ID ? { script, folder: script.slice(0, script.lastIndexOf('/') + 1) } : null;
}

function policy(nonce: string, google: ForeignSources | null): string {
  const folder = google ? ` ${google.folder}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${google ? ` ${google.script}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'${google ? ` ${google.folder}style` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${folder}`,
    `frame-src 'self'${folder}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

function headHtml(head: PageHead): string {
  const parts = [`<title>${escapeHtml(head.title)}</title>`];
  if (head.description) parts.push(meta('description', head.description));
  if (head.canonical) parts.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}">`);
  for (const [language, url] of Object.entries(head.alternates ?? {}))
    parts.push(`<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}">`);
  if (head.noindex || head.secret) parts.push(meta('robots', 'noindex, nofollow'));
  if (head.secret) parts.push(meta('referrer', 'no-referrer'));
  for (const [property, content] of Object.entries(head.openGraph ?? {}))
    parts.push(`<meta property="og:${escapeHtml(property)}" content="${escapeHtml(content)}">`);
  if (head.structured) parts.push(`<script type="application/ld+json">${escapeJson(head.structured)}</script>`);
  if (head.data !== undefined)
    parts.push(`<script type="application/json" id="page-data">${escapeJson(head.data)}</script>`);
  return parts.join('\n    ');
}

const DEFAULT_HEAD: PageHead = { title: 'Prova · Conhecimento acima da experiência' };

/** A page whose data cannot be had is still a page: the client draws it, says what is wrong and tries again. */
async function headOf(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<PageHead> {
  if (!page.head) return DEFAULT_HEAD;
  try {
    return await page.head(
      request.ctx,
      request.params as Record<string, string>,
      request.query as Record<string, unknown>,
    );
  } catch (thrown) {
    const { status } = toAppError(thrown);
    if (status >= 500)
      request.log.error({ err: thrown, route: page.path, requestId: request.id }, 'head of a page failed');
    if (status === 503) reply.header('retry-after', '2');
    return { ...DEFAULT_HEAD, status, noindex: true };
  }
}

/**
 * Serves the built web client: assets for a year (their names carry a hash), pages fresh, with a strict
 * policy and a nonce of their own. Addresses that no page knows answer 404 with the public client.
 */
export async function registerPages(app: FastifyInstance, platform: Platform, pages: readonly Page[]): Promise<void> {
  const folder = webFolder(platform.config);
  const template = loadTemplates(folder, platform.config);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  app.get('/assets/*', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(`assets/${(request.params as { '*': string })['*']}`, { cacheControl: false }),
  );
  for (const file of ['theme.js', 'icon.svg']) {
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(file, { cacheControl: false }),
    );
  }

  const google = googleSources(platform.config);
  const permissions = {
    alone: pagePermissions(null),
    withGoogle: pagePermissions(google && new URL(google.script).origin),
  };
  const googleHead = google
    ? `\n    ${meta('google-client-id', platform.config.GOOGLE_CLIENT_ID ?? '')}\n    ${meta('google-script', google.script)}`
    : '';

  const send = (request: FastifyRequest, reply: FastifyReply, entry: ClientEntry, head: PageHead) => {
    const nonce = randomBytes(16).toString('base64');
    const locale = request.ctx.locale;
    // One signs in in the application alone; a page of it may lead to the login without being loaded again.
    const withGoogle = google !== null && entry === 'app';
    const html = template(entry)
      .replace('<html lang="pt-BR"', `<html lang="${locale}"`)
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('<!--head-->', () => headHtml(head) + (withGoogle ? googleHead : ''))
      .replace('<!--body-->', () => (head.body ? `<div id="written">${head.body}</div>` : ''));
    if (head.secret) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
    // The window in which one chooses a Google account answers to the page that opened it.
    if (withGoogle) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    return reply
      .code(head.status ?? 200)
      .header('content-security-policy', policy(nonce, withGoogle ? google : null))
      .header('permissions-policy', withGoogle ? permissions.withGoogle : permissions.alone)
      .header('cache-control', head.secret ? 'no-store' : 'no-cache')
      .header('vary', 'cookie, accept-language')
      .type('text/html; charset=utf-8')
      .send(html);
  };
  const prepare = (request: FastifyRequest, reply: FastifyReply) => {
    const named = namedLocale(request.query);
    // The client draws the page in the language of its cookie.
    if (named) {
      const secure = platform.config.publicUrl.startsWith('https:');
      reply.setCookie(LOCALE_COOKIE, named, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
    }
    request.ctx = createContext(platform, {
      actor: guest,
      locale: named ?? readLocale(request, guest),
      log: request.log as unknown as Ctx['log'],
    });
  };

  for (const page of pages) {
    if (page.development && platform.config.production) continue;
    app.get(page.path, async (request, reply) => {
      prepare(request, reply);
      return send(request, reply, entryOf(page.path), await headOf(page, request, reply));
    });
  }
  app.unknownPage = (request, reply) => {
    prepare(request, reply);
    return send(request, reply, 'public', { ...DEFAULT_HEAD, status: 404, noindex: true });
  };
}

/** Where the built web client lies. */
export function webFolder(config: Config): string {
  return resolve(config.WEB_DIST ?? join(import.meta.dirname, '../../../../web/dist'));
}

/** The two built pages, read once in production and fresh after a new build elsewhere. */
function loadTemplates(folder: string, config: Config): (entry: ClientEntry) => string {
  const read = (entry: ClientEntry) =>
    readFileSync(join(folder, entry === 'app' ? 'index.html' : 'public.html'), 'utf8');
  if (!config.production) return read;
  const kept = { app: read('app'), public: read('public') };
  return (entry) => kept[entry];
}
