import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a browser that runs as root in a container and talks to nobody but the server under test. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // What Playwright's own list would switch off, which this one replaces.
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
    // Two pages of the browser's own behind the address bar of each window, which take as long as some of ours.
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxPopup',
  ]}`,
];

/** A camera, a microphone and a screen that show and say something of their own, and nobody who would have to be asked. */
export const mediaFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** Path of a Chromium: CHROMIUM_PATH, the system's, else the one that Playwright keeps; undefined when there is none. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const system = ['/usr/bin', ...PATH.split(delimiter)].flatMap((folder) => names.map((name) => join(folder, name)));
  return [CHROMIUM_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path));
}
