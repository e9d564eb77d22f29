import type { Plugin } from 'vite';

const STYLES = /^ *<link rel="stylesheet"[^>]*>\n/gm;
const FONTS = /^ *<link rel="preload" as="font"[^>]*>\n/gm;

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
        const styles = html.match(STYLES)?.join('') ?? '';
        const fonts = html.match(FONTS)?.join('') ?? '';
        return html
          .replace(STYLES, '')
          .replace(FONTS, '')
          .replace(/^ *<script src="\/theme.js"><\/script>\n/m, (theme) => theme + styles)
          .replace(/^ *<\/head>/m, (end) => fonts + end);
      },
    },
  };
}
