import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { allScreens, type Demo, type Screen } from './screens.ts';
import { demoAccounts, signIn } from './sign-in.ts';

const PATIENCE_MS = 30_000;
const themes = ['light', 'dark'] as const;
const locales = ['pt-BR', 'en-US'] as const;
type Size = { width: number; height: number };
const sizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

type Look = { theme: (typeof themes)[number]; locale: (typeof locales)[number]; size: Size };

/** The language belongs to the account: what is looked at together is in one. */
const turnsOf = (wanted: readonly Size[]): Look[][] =>
  locales.map((locale) => themes.flatMap((theme) => wanted.map((size) => ({ theme, locale, size }))));

export type ShootOptions = {
  serverUrl: string;
  demo: Demo;
  folder: string;
  /** Only these screens. */
  only?: (name: string) => boolean;
  /** Of the window; otherwise a phone's and a large screen's. */
  sizes?: readonly Size[];
  /** `webp`: small, and of the window instead of the whole page. */
  format?: 'png' | 'webp';
  /** Hears of everything that is not as it should be. */
  report: (complaint: string) => void;
};

/** Takes a picture of every screen in every look: `<folder>/<screen>-<theme>-<locale>-<width>.<format>`. Returns how many. */
export async function shootScreens(options: ShootOptions): Promise<number> {
  const wanted = (await allScreens()).filter(({ name }) => options.only?.(name) ?? true);
  const turns = turnsOf(options.sizes ?? sizes);
  await mkdir(options.folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    for (const looks of turns) {
      await Promise.all(looks.map((look) => shootLook(browser, wanted, look, options)));
    }
  } finally {
    await browser.close();
  }
  return wanted.length * turns.flat().length;
}

async function shootLook(browser: Browser, wanted: Screen[], look: Look, options: ShootOptions): Promise<void> {
  for (const as of [undefined, 'recruiter', 'talent'] as const) {
    const group = wanted.filter((screen) => screen.as === as);
    if (group.length > 0) await shootGroup(browser, group, look, as, options);
  }
}

async function shootGroup(
  browser: Browser,
  group: Screen[],
  look: Look,
  as: Screen['as'],
  { serverUrl, demo, folder, report, format = 'png' }: ShootOptions,
): Promise<void> {
  const { theme, locale, size } = look;
  const context = await browser.newContext({
    viewport: size,
    locale,
    timezoneId: 'America/Sao_Paulo',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  // A picture shows our fonts, however late they come on a busy machine.
  await context.route('**/assets/*.css', async (route) => {
    const css = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/css',
      body: css.replaceAll('font-display:optional', 'font-display:block'),
    });
  });
  await context.addInitScript(`if (window === top) localStorage.setItem('theme', '${theme}')`);
  if (as) {
    const token = await signIn(context, serverUrl, demoAccounts[as]);
    // The account's language wins over the cookie of the device.
    await context.request.put(`${serverUrl}/api/v1/user/language`, {
      data: { language: locale },
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await context.addCookies([{ name: 'app-locale', value: locale, url: serverUrl }]);
  for (const screen of group) {
    const name = `${screen.name}-${theme}-${locale}-${size.width}`;
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => report(`${name}: ${error.message}`));
    // A screen that cannot be drawn keeps nobody from looking at the others.
    const path = join(folder, `${name}.${format}`);
    const complain = (complaint: string) => report(`${name}: ${complaint}`);
    await shoot(page, screen, { serverUrl, demo, path, format, report: complain }).catch((error: Error) =>
      complain(error.message),
    );
    await page.close();
  }
  await context.close();
}

async function shoot(
  page: Page,
  { path, action }: Screen,
  options: {
    serverUrl: string;
    demo: Demo;
    path: string;
    format: 'png' | 'webp';
    report: (complaint: string) => void;
  },
): Promise<void> {
  const { serverUrl, demo, report } = options;
  await page.goto(serverUrl + (typeof path === 'string' ? path : await path(demo)));
  await settle(page);
  if (action) {
    await action(page);
    await settle(page);
  }
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  if (Number(overflow) > 0) report(`${overflow} px wider than the window`);
  if (options.format === 'webp') return writeFile(options.path, await webpOf(page));
  // What floats belongs to the window, not to the whole page.
  await page.screenshot({ path: options.path, fullPage: !action });
}

/** Until nothing is on its way: neither data nor letters nor movements, and no grey shapes hold a place. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
}

/** What the window shows, which Playwright takes as PNG and JPEG alone. */
async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  return Buffer.from(data, 'base64');
}
