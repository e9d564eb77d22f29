import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../../e2e/support/browser.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import type { Bench } from './bench.ts';

/** What a page says of how it came to be, from the browser's own records. */
export type PageRecord = {
  /** Milliseconds from the navigation to the largest thing that was painted. */
  largestPaint: number;
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
  scriptBytes: performance.getEntriesByType('resource')
    .filter(({ name, initiatorType }) => initiatorType === 'script' || new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
})`;

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
  { signedIn }: { signedIn: boolean },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    if (signedIn) await signIn(context, url, volume.email);
    await context.addInitScript(OBSERVE);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
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
