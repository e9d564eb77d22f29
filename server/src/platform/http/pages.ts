import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ClientEntry, entryOf } from '@prova/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, guest, type UserActor } from '../actor.ts';
import { DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Ctx, createContext, type Platform } from '../context.ts';
import { demoNotice } from './demo-notice.ts';
import { toAppError } from './failures.ts';
import { KeptPages, keepable, sendKept } from './kept-pages.ts';
import { LOCALE_COOKIE, namedLocale, readLocale } from './locale.ts';
import type { Page, PageHead, PageVisit } from './page.ts';
import { addressOf, answerFirst } from './page-answer.ts';
import { type DrawnHtml, type FirstState, pageDrawer } from './page-drawing.ts';
import { titleOf, type Words } from './page-heads.ts';
import { headHtml, meta } from './page-html.ts';
import { appPolicy, googleSources, inlineScriptOf, publicPolicy, RUNS_POLICY, WORKER_POLICY } from './page-policy.ts';
import { pagePermissions } from './permissions-policy.ts';
import { callerOf } from './register-routes.ts';
import type { Route } from './route.ts';
import { socialHtml } from './social-links.ts';

export interface PageParts {
  /** The endpoints that first calls may name. */
  readonly routes?: readonly Route[];
  /** Who holds an access token. */
  readonly user?: (ctx: Ctx, accessToken: string) => Promise<UserActor | null>;
}

/** Workers that run code of candidates, and others, as vite.config.ts names their folders. */
const RUNS = 'runs/';
const WORKERS = 'workers/';
const YEAR_SECONDS = 365 * DAY;
/** Where the client keeps the token of its session. */
const ACCESS_COOKIE = 'accessToken';

const DEFAULT_HEAD: PageHead = { title: 'Prova · Conhecimento acima da experiência' };
const UNKNOWN_TITLE: Words = { 'pt-BR': 'Página não encontrada', 'en-US': 'Page not found' };
const UNKNOWN: Page = {
  path: '/404',
  head: async (ctx) => ({ title: titleOf(ctx, UNKNOWN_TITLE), status: 404, noindex: true }),
};

/** A page whose data cannot be had is still a page: it says what is wrong, and the client tries again. */
async function headOf(page: Page, request: FastifyRequest, visit: PageVisit): Promise<PageHead> {
  try {
    const head = (await page.head?.(request.ctx, visit)) ?? DEFAULT_HEAD;
    const { answer } = visit;
    return answer && answer.status >= 400 ? { ...head, status: answer.status, noindex: true } : head;
  } catch (thrown) {
    const { status } = toAppError(thrown);
    if (status >= 500)
      request.log.error({ err: thrown, route: page.path, requestId: request.id }, 'head of a page failed');
    return { ...DEFAULT_HEAD, status, noindex: true };
  }
}

/**
 * Serves the built web client: assets for a year (their names carry a hash), pages fresh, with a strict policy. Public pages
 * are drawn here first, whole, and some are kept; those of the application begin empty, with a nonce of their own. Addresses
 * that no page knows answer 404.
 */
export async function registerPages(
  app: FastifyInstance,
  platform: Platform,
  pages: readonly Page[],
  { routes = [], user }: PageParts = {},
): Promise<void> {
  const { config } = platform;
  const folder = webFolder(config);
  const template = loadTemplates(folder, config);
  const { draw, beginningOf } = pageDrawer(folder, platform);
  const { kept, close } = await KeptPages.open(platform);
  app.addHook('preClose', close);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  app.get('/assets/*', (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    if (name.startsWith(RUNS)) reply.header('content-security-policy', RUNS_POLICY);
    if (name.startsWith(WORKERS)) reply.header('content-security-policy', WORKER_POLICY);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(`assets/${name}`, { cacheControl: false });
  });
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').sendFile('icon.svg', { cacheControl: false }),
  );

  const google = googleSources(config);
  const googleHead = google
    ? `\n    ${meta('google-client-id', config.GOOGLE_CLIENT_ID ?? '')}\n    ${meta('google-script', google.script)}`
    : '';
  const googleHeaders: Record<string, string> = google
    ? {
        'permissions-policy': pagePermissions(new URL(google.script).origin),
        // The window in which one chooses a Google account answers to the page that opened it.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      }
    : {};
  const noGoogle = pagePermissions(null);

  const socialLinks = config.SOCIAL_LINKS ?? (config.production ? [] : null);
  const fill = (html: string, { locale }: Ctx, { head, notice }: { head: string; notice: string }) =>
    html
      .replace('<html lang="pt-BR"', `<html lang="${locale}"`)
      .replace('<body>', `<body>${notice}`)
      .replace('<!--head-->', () => head)
      .replace('<!--social-->', () => socialHtml(socialLinks, locale));

  const headersOf = (head: PageHead): Record<string, string> => ({
    'content-type': 'text/html; charset=utf-8',
    'permissions-policy': noGoogle,
    'cache-control': head.secret ? 'no-store' : 'no-cache',
    vary: 'cookie, accept-language, accept-encoding',
    ...(head.secret && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }),
    ...(head.status === 503 && { 'retry-after': '2' }),
  });

  const sendApp = async (request: FastifyRequest, reply: FastifyReply, head: PageHead) => {
    const nonce = randomBytes(16).toString('base64');
    const [pathname = '/', search] = request.url.split('?', 2);
    const { links, reads } = await beginningOf(pathname, request.ctx.locale);
    // Who is not known has a session to renew first, and filters are read by the page itself.
    const isRead = request.ctx.actor.kind === 'user' && !search;
    const notice = await demoNotice(platform, request.ctx);
    const { html: begun, script } = template('app');
    const filled = fill(begun, request.ctx, { head: headHtml(head) + googleHead, notice });
    const html = filled.replace('<!--reads-->', () => (isRead ? reads : '')).replace('<!--scripts-->', () => links);
    return reply
      .code(head.status ?? 200)
      .headers({ ...headersOf(head), ...googleHeaders })
      .header('content-security-policy', appPolicy(nonce, { script, google }))
      .send(html.replaceAll('__CSP_NONCE__', nonce));
  };

  const sendPublic = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const { ctx } = request;
    const [pathname = '/', search] = request.url.split('?', 2);
    const known = ctx.actor.kind === 'user' ? ctx.actor.role : null;
    const session = known ?? (request.cookies[ACCESS_COOKIE] ? 'unknown' : null);
    const key = `${ctx.locale} ${session} ${request.url}`;
    const notice = await demoNotice(platform, ctx);
    const found = notice ? undefined : await kept.find(key);
    if (found) return sendKept(request, reply, found);

    const { changes } = kept;
    const given = {
      params: (request.params ?? {}) as PageVisit['params'],
      query: (request.query ?? {}) as PageVisit['query'],
    };
    const call = page.first?.(given) ?? null;
    // What is kept for everybody is read as nobody in particular.
    const reader = createContext(platform, { ...ctx, actor: guest });
    const answer = call && (await answerFirst(reader, call, routes));
    const others = await Promise.all(
      (page.also?.(given) ?? []).map(
        async (each) => [addressOf(each), await answerFirst(reader, each, routes)] as const,
      ),
    );
    const head = await headOf(page, request, { ...given, answer });
    const state: FirstState = {
      locale: ctx.locale,
      answers: { ...Object.fromEntries(others), ...(call && answer && { [addressOf(call)]: answer }) },
      session,
      google: page.google === true && google !== null,
    };
    const drawn = await draw({ pathname, search: search === undefined ? '' : `?${search}` }, state);
    const { html: begun, script } = template('public');
    const filled = fill(begun, ctx, { head: headHtml(head) + (page.google ? googleHead : ''), notice });
    const html = withDrawing(filled, drawn);
    const status = drawn.status ?? head.status ?? 200;
    const headers = {
      ...headersOf({ ...head, status }),
      ...(page.google && googleHeaders),
      'content-security-policy': publicPolicy({ script, google: page.google ? google : null }),
    };
    const alike =
      !notice &&
      others.every(([, { status }]) => status === 200) &&
      head.shows !== undefined &&
      drawn.root !== null &&
      status === 200 &&
      !namedLocale(request.query);
    if (!alike) return reply.code(status).headers(headers).send(html);
    const fresh = keepable(status, headers, html);
    kept.keep(key, fresh, { shown: head.shows ?? [], changes });
    return sendKept(request, reply, fresh);
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const named = namedLocale(request.query);
    // The client goes on in the language of its cookie.
    if (named) {
      const secure = config.publicUrl.startsWith('https:');
      reply.setCookie(LOCALE_COOKIE, named, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
    }
    const caller = callerOf(platform, request);
    const contextOf = (actor: Actor) =>
      createContext(platform, { actor, caller, locale: named ?? readLocale(request, actor) });
    request.ctx = contextOf(guest);
    const token = request.cookies[ACCESS_COOKIE];
    const reader = token && user ? await readerOf(request.ctx, token, user) : null;
    const { params, query } = request as { params: PageVisit['params']; query: PageVisit['query'] };
    const instead = reader ? page.elsewhere?.(reader, { query }) : undefined;
    // Who fetches ahead wants the page that comes after the login.
    const isVisitor = !token && request.headers.purpose !== 'prefetch';
    const location = instead ?? (isVisitor ? page.visitors?.(request.url) : undefined);
    if (location !== undefined)
      return reply.code(302).header('cache-control', 'no-store').header('location', location).send();
    if (reader) request.ctx = contextOf(reader);
    if (entryOf(page.path) === 'public') return sendPublic(request, reply, page);
    return sendApp(request, reply, await headOf(page, request, { params, query, answer: null }));
  };

  for (const page of pages) {
    if (page.development && config.production) continue;
    app.get(page.path, (request, reply) => send(request, reply, page));
  }
  app.unknownPage = (request, reply) => send(request, reply, UNKNOWN);
}

/** What stands in `#root` until then says that the page is slow to open. */
function withDrawing(html: string, { root, state, links }: DrawnHtml): string {
  const linked = html.replace('<!--scripts-->', () => links).replace('<!--state-->', () => state);
  if (root === null) return linked;
  const [before = '', rest = ''] = linked.split('<!--root-->', 2);
  return before + root + rest.slice(rest.indexOf('<!--/root-->') + '<!--/root-->'.length);
}

/** Who reads a page; null where the token is none of ours, too old, or cannot be looked up now. */
async function readerOf(ctx: Ctx, token: string, user: NonNullable<PageParts['user']>): Promise<UserActor | null> {
  try {
    return await user(ctx, token);
  } catch (error) {
    ctx.log.warn({ err: error }, 'reader of a page is not known');
    return null;
  }
}

/** Where the built web client lies. */
export function webFolder(config: Config): string {
  return resolve(config.WEB_DIST ?? join(import.meta.dirname, '../../../../web/dist'));
}

/** The two built pages, read once in production and fresh after a new build elsewhere. */
function loadTemplates(folder: string, config: Config): (entry: ClientEntry) => { html: string; script: string } {
  const read = (entry: ClientEntry) => {
    const html = readFileSync(join(folder, entry === 'app' ? 'index.html' : 'public.html'), 'utf8');
    return { html, script: inlineScriptOf(html) };
  };
  if (!config.production) return read;
  const kept = { app: read('app'), public: read('public') };
  return (entry) => kept[entry];
}
