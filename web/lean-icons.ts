import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('./src/ui/create-icon.ts', import.meta.url));

/** In what is built the icons of Lucide are drawn by a function of our own, a tenth of the weight of theirs. */
export function leanIcons(): Plugin {
  return {
    name: 'prova:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? OWN : null,
  };
}
