import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@prova/contract/common';
import type { ClientEntry, DrawPage, FirstSources, PageState } from '@prova/contract/pages';
import type { Config } from '../config.ts';
import type { Platform } from '../context.ts';
import { preloadHtml, stateHtml, WHOLE_HTML } from './page-html.ts';

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
  firstSources: FirstSources;
}

const ENTRIES: Readonly<Record<ClientEntry, string>> = { public: 'public.html', app: 'index.html' };

/**
 * The part of the built web client that draws pages: `server/draw-page.js` beside its assets. Read once in production, and
 * again after each build elsewhere. Null where the client was built without it: the browser then draws alone.
 */
function openDrawing(folder: string, config: Config): () => Promise<Drawing | null> {
  const bundle = join(folder, 'server/draw-page.js');
  let kept: { builtAt: number; drawing: Promise<Drawing> } | undefined;
  return async () => {
    if (kept && config.production) return kept.drawing;
    if (!existsSync(bundle)) return null;
    const builtAt = statSync(bundle).mtimeMs;
    if (kept?.builtAt !== builtAt) kept = { builtAt, drawing: load(bundle, folder, builtAt) };
    return kept.drawing;
  };
}

/** What the built client knows of its pages. */
export interface PageDrawer {
  /** Draws a public page; where that fails, one that says so; where that fails, too, the browser has to do it. */
  draw(place: { pathname: string; search: string }, first: FirstState): Promise<DrawnHtml>;
  /** For the head of a page of the application: the scripts that it begins with. */
  linksOf(pathname: string, locale: Locale): Promise<string>;
}

export function pageDrawer(folder: string, { config, clock, log }: Platform): PageDrawer {
  const open = openDrawing(folder, config);
  const linksOf: PageDrawer['linksOf'] = async (pathname, locale) => {
    const drawing = await open();
    const sources = drawing?.firstSources(pathname, locale) ?? [];
    return drawing && sources.length > 0 ? preloadHtml(drawing.scriptsOf('app', sources), { late: false }) : '';
  };
  const draw: PageDrawer['draw'] = async (place, first) => {
    const drawing = await open();
    if (!drawing) return UNDRAWN;
    const state = { ...first, drawnAt: clock.now().toISOString(), failed: false };
    const drawn = async (state: Omit<PageState, 'phrases'>): Promise<DrawnHtml> => {
      const { html, phrases, sources } = await drawing.draw(place, state);
      return {
        root: html,
        state: stateHtml({ ...state, phrases }),
        links: `${WHOLE_HTML}\n    ${preloadHtml(drawing.scriptsOf('public', sources), { late: true })}`,
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
  return { draw, linksOf };
}

async function load(bundle: string, folder: string, builtAt: number): Promise<Drawing> {
  const { drawPage, firstSources } = (await import(`${pathToFileURL(bundle)}?${builtAt}`)) as {
    drawPage: DrawPage;
    firstSources: FirstSources;
  };
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, readonly string[]>();
  return {
    draw: drawPage,
    firstSources,
    scriptsOf(entry, sources) {
      const key = `${entry} ${sources.join()}`;
      const scripts = known.get(key) ?? scriptsOf([ENTRIES[entry], ...sources], manifest);
      known.set(key, scripts);
      return scripts;
    },
  };
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
