import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@prova/contract/common';
import type { ClientEntry, DrawPage, FirstPage, PageState } from '@prova/contract/pages';
import { Tinypool } from 'tinypool';
import type { Config } from '../config.ts';
import type { Platform } from '../context.ts';
import { laterScriptsHtml, modulesHtml, readsHtml, stateHtml, WHOLE_HTML } from './page-html.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What the state of a page is made from. */
export type FirstState = Pick<PageState, 'locale' | 'answers' | 'session' | 'google'>;

export interface DrawnHtml {
  /** The inside of `#root`; null where the browser has to draw alone. */
  readonly root: string | null;
  /** What the browser takes it over from. */
  readonly state: string;
  /** For the head: when to paint it, and the scripts that take it over. */
  readonly links: string;
  /** Where the drawing itself failed. */
  readonly status?: 500;
}

const UNDRAWN: DrawnHtml = { root: null, state: '', links: '' };

interface Drawing {
  /** Throws what a component throws. */
  draw: DrawPage;
  /** Addresses of all scripts that take a page over, so that the browser asks for them at once. */
  scriptsOf(entry: ClientEntry, sources: readonly string[]): readonly string[];
  /** What a page of the application begins with; undefined where that is not known. */
  firstPage(pathname: string): Promise<FirstPage | undefined>;
  /** Ends its threads. */
  close(): Promise<void>;
}

/** One core is left to the calls, which wait while their own thread computes. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);
/** A thread that has not drawn for so long ends; the first of them stays. */
const IDLE_MS = 60_000;

const ENTRIES: Readonly<Record<ClientEntry, string>> = { public: 'public.html', app: 'index.html' };

/** By file: servers of one process draw with the same threads. */
const drawings = new Map<string, { builtAt: number; drawing: Drawing }>();

/**
 * The part of the built web client that draws pages: `server/draw-page.js` beside its assets. Read once in production, and
 * again after each build elsewhere. Null where the client was built without it: the browser then draws alone.
 */
function openDrawing(folder: string, config: Config): () => Drawing | null {
  const bundle = join(folder, 'server/draw-page.js');
  return () => {
    const kept = drawings.get(bundle);
    if (kept && config.production) return kept.drawing;
    if (!existsSync(bundle)) return null;
    const builtAt = statSync(bundle).mtimeMs;
    if (kept?.builtAt === builtAt) return kept.drawing;
    const drawing = load(bundle, folder);
    // What is being drawn with the build before fails; no build changes in production.
    void kept?.drawing.close();
    drawings.set(bundle, { builtAt, drawing });
    return drawing;
  };
}

interface Beginning {
  readonly links: string;
  readonly reads: string;
}
const UNKNOWN_BEGINNING: Beginning = { links: '', reads: '' };

/** What the built client knows of its pages. */
export interface PageDrawer {
  /** Draws a public page; where that fails, one that says so; where that fails, too, the browser has to do it. */
  draw(place: { pathname: string; search: string }, first: FirstState): Promise<DrawnHtml>;
  /** For the head of a page of the application: the scripts that it begins with, and what it reads first. */
  beginningOf(pathname: string, locale: Locale): Promise<Beginning>;
}

export function pageDrawer(folder: string, { config, clock, log }: Platform): PageDrawer {
  const open = openDrawing(folder, config);
  const beginningOf: PageDrawer['beginningOf'] = async (pathname, locale) => {
    const drawing = open();
    if (!drawing) return UNKNOWN_BEGINNING;
    try {
      const page = await drawing.firstPage(pathname);
      if (!page) return UNKNOWN_BEGINNING;
      return {
        links: modulesHtml(drawing.scriptsOf('app', page.sources[locale])),
        reads: readsHtml(addressesOf(page, pathname)),
      };
    } catch (error) {
      // The page only asks for its files later.
      log.error({ err: error }, 'first files of a page are not known');
      return UNKNOWN_BEGINNING;
    }
  };
  const draw: PageDrawer['draw'] = async (place, first) => {
    const drawing = open();
    if (!drawing) return UNDRAWN;
    const state = { ...first, drawnAt: clock.now().toISOString(), failed: false };
    const drawn = async (state: Omit<PageState, 'phrases'>): Promise<DrawnHtml> => {
      const { html, phrases, sources } = await drawing.draw({ place, state });
      return {
        root: html,
        state: stateHtml({ ...state, phrases }),
        links: `${WHOLE_HTML}\n    ${laterScriptsHtml(drawing.scriptsOf('public', sources))}`,
      };
    };
    try {
      return await drawn(state);
    } catch (error) {
      log.error({ err: error }, 'a page could not be drawn');
    }
    try {
      return { ...(await drawn({ ...state, answers: {}, failed: true })), status: 500 };
    } catch (error) {
      log.error({ err: error }, 'the page that says so could not be drawn');
      return { ...UNDRAWN, status: 500 };
    }
  };
  return { draw, beginningOf };
}

/** Drawing takes milliseconds of computing for each page: it has threads of its own, which load the client and nothing else. */
function load(bundle: string, folder: string): Drawing {
  const threads = new Tinypool({ filename: bundle, minThreads: 1, maxThreads: MOST_THREADS, idleTimeout: IDLE_MS });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, readonly string[]>();
  let first: Promise<readonly FirstPage[]> | undefined;
  const firstPages = () => {
    first ??= threads.run(undefined, { name: 'firstPages' });
    // Not known this time, perhaps the next.
    first.catch(() => (first = undefined));
    return first;
  };
  return {
    draw: (visit) => threads.run(visit, { name: 'drawPage' }),
    async firstPage(pathname) {
      const pages = await firstPages();
      return pages.find(({ path }) => new URLPattern({ pathname: path }).test({ pathname }));
    },
    close: () => threads.destroy(),
    scriptsOf(entry, sources) {
      const key = `${entry} ${sources.join()}`;
      const scripts = known.get(key) ?? scriptsOf([ENTRIES[entry], ...sources], manifest);
      known.set(key, scripts);
      return scripts;
    },
  };
}

/** What a page at this address reads first. */
function addressesOf({ path, reads }: FirstPage, pathname: string): string[] {
  const params = new URLPattern({ pathname: path }).exec({ pathname })?.pathname.groups ?? {};
  // As they stand in the path, where more may stand as it is than in a query.
  const given = (name: string) => (params[name] ?? '').replace(/[^\w%.~-]/g, encodeURIComponent);
  return reads.map((read) => read.replace(/:(\w+)/g, (_, name: string) => given(name)));
}

function scriptsOf(sources: readonly string[], manifest: Manifest): readonly string[] {
  const found = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...found].map((file) => `/${file}`);
}
