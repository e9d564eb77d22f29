import type { Plugin } from 'vite';

const STYLE = '<link rel="stylesheet"';
const FONT = '<link rel="preload" as="font"';
const MODULE = '<link rel="modulepreload"';
const HREF = /href="([^"]+)"/;
/** What runs before the page is painted. */
const EARLY = '<script>';

/**
 * What a page needs to be painted comes first: its styles, then its scripts. A browser asks for what a head names in that
 * order, a few at a time. Its fonts and modules are only named, for early.js, which asks for them once the first data calls have
 * left: a browser asks for what stands in the head before it runs any script.
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
        const modules = starting(MODULE);
        const moved = new Set([...styles, ...fonts, ...modules]);
        const names = [...named('font', fonts), ...named('module', modules)];
        return lines
          .filter((line) => !moved.has(line))
          .flatMap((line) => (line.trimStart().startsWith(EARLY) ? [...names, line, ...styles] : [line]))
          .join('\n');
      },
    },
  };
}

const named = (name: string, links: readonly string[]): string[] =>
  links.map((link) => `    <meta name="${name}" content="${HREF.exec(link)?.[1]}" />`);
