import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('./src/ui/create-icon.ts', import.meta.url));

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** Keys drawn by lot, which do not pack, other names, and the size that all have: `createIcon` reads none of them. */
// slow-expression-ignore: files of a package, when the client is built
const UNREAD = /,\s*key: "\w+"|\s*size: 24,|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm;

/**
 * In what is built the icons of Lucide are drawn by a function of our own, a tenth of the weight of theirs, and without what
 * it does not read of them, a quarter of theirs.
 */
export function leanIcons(): Plugin {
  return {
    name: 'prova:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? OWN : null,
    transform: { filter: { id: ICON }, handler: (code) => code.replace(UNREAD, '') },
  };
}
