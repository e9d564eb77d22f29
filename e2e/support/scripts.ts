import { readFileSync } from 'node:fs';

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
