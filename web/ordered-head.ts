import type { Plugin } from 'vite';

const STYLE = '<link rel="stylesheet"';
const FONT = '<link rel="preload" as="font"';
const HREF = /href="([^"]+)"/;
/** What runs before the page is painted. */
const EARLY = '<script>';

/**
 * What a page needs to be painted comes first: its styles, then its scripts. A browser asks for what a head names in that
 * order, a few at a time. Its fonts are only named, for early.js, which asks for them ahead where the line is fast.
 */
export function orderedHead(): Plugin {
  return {
    name: 'prova:ordered-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const lines = html.split('\n');
        const starting = (start: string) => lines.filter((line) => line.trimStart().startsWith(start));
        const styles = starting(STYLE);
        const fonts = starting(FONT);
        const moved = new Set([...styles, ...fonts]);
        const named = fonts.map((line) => `    <meta name="font" content="${HREF.exec(line)?.[1]}" />`);
        return lines
          .filter((line) => !moved.has(line))
          .flatMap((line) => (line.trimStart().startsWith(EARLY) ? [...named, line, ...styles] : [line]))
          .join('\n');
      },
    },
  };
}
