import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

const manifest = new URL('../../web/dist/.vite/manifest.json', import.meta.url);

/**
 * Addresses of the script that a source of the web client is built into, for `page.route`: scripts have no names of their own.
 * @param source from `web/src/` on
 */
export function scriptOf(source: string): string {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const file = chunks[`src/${source}`]?.file;
  if (!file) throw new Error(`The web client has no script of ${source}.`);
  return `**/${file}`;
}

/** Holds all scripts back until they are let through, as a slow line does. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let letThrough = (): void => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
