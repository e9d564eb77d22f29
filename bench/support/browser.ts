import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../../e2e/support/browser.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import type { Bench } from './bench.ts';

/** What a page says of how it came to be, from the browser's own records. */
export type PageRecord = {
  /** Milliseconds from the navigation to the largest thing that was painted. */
  largestPaint: number;
  /** Milliseconds to the first content that was painted. */
  firstPaint: number;
  /** Sum of all layout shifts; 0 when nothing moved by itself. */
  layoutShift: number;
  /** Bytes of all scripts as they came over the wire. */
  scriptBytes: number;
};

// Text, since it runs in the page: this project knows no DOM here.
const OBSERVE = `
  globalThis.benchRecord = { largestPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) benchRecord.largestPaint = Math.max(benchRecord.largestPaint, entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) benchRecord.layoutShift += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const READ = `({
  ...benchRecord,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  scriptBytes: performance.getEntriesByType('resource')
    .filter(({ name, initiatorType }) => initiatorType === 'script' || new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
})`;

/** Notes when what the selector finds was first painted and, asked at once to open, when it had done so. */
const watch = (selector: string, opens: string) => `
  const { promise, resolve } = Promise.withResolvers();
  globalThis.benchArrival = promise;
  const seen = new MutationObserver(() => {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (!found) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const painted = performance.now();
      if (!${JSON.stringify(opens)}) return resolve({ painted });
      const opened = new MutationObserver(() => {
        if (!document.querySelector(${JSON.stringify(opens)})) return;
        opened.disconnect();
        resolve({ painted, answered: performance.now() });
      });
      opened.observe(document, { childList: true, subtree: true, attributes: true });
      found.querySelector('button').click();
    }));
  });
  seen.observe(document, { childList: true, subtree: true });`;

const CALLS = `(() => ({
  html: performance.getEntriesByType('navigation')[0].responseEnd,
  times: performance.getEntriesByType('resource').map(({ name, startTime, responseEnd }) => ({
    path: new URL(name).pathname, asked: startTime, answered: responseEnd })).filter(({ path }) => path.startsWith('/api/')),
}))()`;

const ARRIVAL = `benchArrival.then((arrival) => {
  const files = performance.getEntriesByType('resource').map(({ name, encodedBodySize, startTime, responseEnd }) => ({
    path: new URL(name).pathname, bytes: encodedBodySize, asked: startTime, answered: responseEnd }));
  const calls = files.filter(({ path }) => path.startsWith('/api/'));
  return { ...arrival, html: performance.getEntriesByType('navigation')[0].responseEnd,
    times: calls.map(({ path, asked, answered }) => ({ path, asked, answered })), calls: calls.length, callBytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: files.filter(({ path }) => path.endsWith('.js')).length };
})`;

/** How a page comes to a signed-in person, in milliseconds from the navigation. */
export type Arrival = {
  /** What was waited for is on the screen. */
  painted: number;
  /** It has answered a click that came at that moment; undefined when none was asked for. */
  answered?: number;
  /** The page itself has come. */
  html: number;
  /** When each data call left and was answered. */
  times: readonly { readonly path: string; readonly asked: number; readonly answered: number }[];
  /** Data calls, their bytes as they came over the wire, and files of scripts, until the network was at rest. */
  calls: number;
  callBytes: number;
  scripts: number;
};

/**
 * Opens a page with nothing in any cache.
 * @param opens shows that the first thing found has answered a click; without it nothing is clicked
 */
export function arrive(
  browser: Browser,
  bench: Bench,
  { path, selector, opens = '' }: { path: string; selector: string; opens?: string },
): Promise<Arrival> {
  return withVisit(browser, bench, { signedIn: true }, async (page) => {
    await page.addInitScript(watch(selector, opens));
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate('benchArrival.then(() => undefined)');
    await page.waitForLoadState('networkidle');
    return page.evaluate<Arrival>(ARRIVAL);
  });
}

/** When a page and its data calls came. Nothing of ours is in the page: it would run before the page's own first script. */
export function callTimes(browser: Browser, bench: Bench, path: string): Promise<Pick<Arrival, 'html' | 'times'>> {
  return withVisit(browser, bench, { signedIn: true, observed: false }, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return page.evaluate<Pick<Arrival, 'html' | 'times'>>(CALLS);
  });
}

/** The main thread has nothing to do and a frame was drawn after that: whoever clicks now is answered at once. */
const QUIET = `new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done))))`;

/** Runs `work` in a browser of its own. */
export async function withBrowser<T>({ browser: executablePath }: Bench, work: (browser: Browser) => Promise<T>) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A first visit: nothing in any cache, signed in as the recruiter or not. */
export async function withVisit<T>(
  browser: Browser,
  { url, volume }: Bench,
  { signedIn, observed = true }: { signedIn: boolean; observed?: boolean },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    if (signedIn) await signIn(context, url, volume.email);
    if (observed) await context.addInitScript(OBSERVE);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A phone with a quarter of this processor on slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
export async function onSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Waits until the page has settled, and reads what the browser wrote down. */
export async function readRecord(page: Page): Promise<PageRecord> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(QUIET);
  return page.evaluate<PageRecord>(READ);
}

/** Milliseconds from the navigation until the page shows what `selector` finds and has nothing left to do. */
export async function interactiveAfter(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor();
  return page.evaluate<number>(`${QUIET}.then(() => performance.now())`);
}
