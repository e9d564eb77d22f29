import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const NAME = 'early.js';
const SCRIPT = `<script src="/${NAME}"></script>`;

/**
 * What runs before the first paint stands in the page itself: a file of its own would be asked for first, and what it asks for
 * waited for that long. The server names its hash in the policy of the page.
 */
export function inlineEarly(folder: string): Plugin {
  return {
    name: 'prova:inline-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(SCRIPT)) throw new Error(`A page does not name ${NAME}`);
        const { code } = await minify(NAME, await readFile(`${folder}/${NAME}`, 'utf8'));
        if (/<\/script|<!--/i.test(code)) throw new Error(`${NAME} would end its element`);
        return html.replace(SCRIPT, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
