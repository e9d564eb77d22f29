import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '../../../web');

/** The built web client, or its two templates where it has not been built: for tests of what the server serves. */
export function webFolder(): { readonly path: string; readonly built: boolean; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'prova-web-'));
  const built = existsSync(join(WEB, 'dist/public.html'));
  if (built) cpSync(join(WEB, 'dist'), path, { recursive: true });
  else {
    mkdirSync(join(path, 'assets'));
    for (const file of ['index.html', 'public.html']) cpSync(join(WEB, file), join(path, file));
    cpSync(join(WEB, 'public'), path, { recursive: true });
  }
  return { path, built, remove: () => rmSync(path, { recursive: true, force: true }) };
}
