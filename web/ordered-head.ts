import type { Plugin } from 'vite';

const STYLE = '<link rel="stylesheet"';
const FONT = '<link rel="preload" as="font"';
/** Before it, the page is not painted anyway. */
const EARLY = '<script src="/early.js"';
const END = '</head>';

/**
 * What a page needs to be painted comes first: its styles, then its scripts, its fonts last. A browser asks for what a head
 * names in that order, a few at a time.
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
        return lines
          .filter((line) => !moved.has(line))
          .flatMap((line) => {
            if (line.trimStart().startsWith(EARLY)) return [line, ...styles];
            return line.trimStart().startsWith(END) ? [...fonts, line] : [line];
          })
          .join('\n');
      },
    },
  };
}
