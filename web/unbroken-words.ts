import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string) => fileURLToPath(new URL(`./src/lib/jsx/${file}`, import.meta.url));

const RUNTIMES: Record<string, string | undefined> = {
  'react/jsx-runtime': own('jsx-runtime.ts'),
  'react/jsx-dev-runtime': own('jsx-dev-runtime.ts'),
};

/**
 * Whatever is drawn, by us, by a library or by the server, is drawn by way of `src/lib/jsx/`, which keeps the words on one
 * line that a browser would break at their hyphen.
 */
export function unbrokenWords(): Plugin {
  return {
    name: 'prova:unbroken-words',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const runtime = RUNTIMES[source];
      return runtime && !Object.values(RUNTIMES).includes(importer) ? runtime : null;
    },
  };
}
