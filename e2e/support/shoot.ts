import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { type DemoIds, type Screen, screens } from './screens.ts';
import { demoAccounts, signIn } from './sign-in.ts';

const themes = ['light', 'dark'] as const;
const locales = ['pt-BR', 'en-US'] as const;
const widths = [360, 1440] as const;

type Look = { theme: (typeof themes)[number]; locale: (typeof locales)[number]; width: (typeof widths)[number] };

const looks: Look[] = themes.flatMap((theme) =>
  locales.flatMap((locale) => widths.map((width) => ({ theme, locale, width }))),
);

export type ShootOptions = {
  serverUrl: string;
  demo: DemoIds;
  folder: string;
  /** Only screens whose name holds this text. */
  only?: string;
  /** Hears of everything that is not as it should be. */
  report: (complaint: string) => void;
};

/** Takes a picture of every screen in every look: `<folder>/<screen>-<theme>-<locale>-<width>.png`. Returns how many. */
export async function shootScreens(options: ShootOptions): Promise<number> {
  const wanted = screens.filter(({ name }) => name.includes(options.only ?? ''));
  await mkdir(options.folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    for (const look of looks) {
      for (const as of [undefined, 'recruiter', 'talent'] as const) {
        const group = wanted.filter((screen) => screen.as === as);
        if (group.length > 0) await shootGroup(browser, group, look, as, options);
      }
    }
  } finally {
    await browser.close();
  }
  return wanted.length * looks.length;
}

async function shootGroup(
  browser: Browser,
  group: Screen[],
  look: Look,
  as: Screen['as'],
  { serverUrl, demo, folder, report }: ShootOptions,
): Promise<void> {
  const { theme, locale, width } = look;
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
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
    const name = `${screen.name}-${theme}-${locale}-${width}`;
    const page = await context.newPage();
    page.on('pageerror', (error) => report(`${name}: ${error.message}`));
    await page.goto(serverUrl + (typeof screen.path === 'string' ? screen.path : screen.path(demo)));
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready');
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (Number(overflow) > 0) report(`${name}: ${overflow} px wider than the window`);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
}
