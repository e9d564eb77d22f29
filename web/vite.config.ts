import { fileURLToPath } from 'node:url';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { entryOf } from '../contract/src/pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What the server answers itself. */
const CALLS = '^/(api|public|files|logos)/';

/** Pages that anybody may open have an entry of their own, without the weight of the signed-in application. */
function servePublicEntry(): Plugin {
  return {
    name: 'prova:public-entry',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/s, '');
        const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        // slow-expression-ignore: our own pattern above, and only while developing
        if (asksForPage && entryOf(path) === 'public' && !new RegExp(CALLS).test(path)) request.url = '/public.html';
        next();
      });
    },
  };
}

/** While developing, Vite writes the pages in the server's place: also what the Google button reads from them. */
function nameGoogle(): Plugin {
  const { GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL } = process.env;
  const contents = { 'google-client-id': GOOGLE_CLIENT_ID, 'google-script': GOOGLE_SCRIPT_URL };
  return {
    name: 'prova:google',
    apply: 'serve',
    transformIndexHtml: (_html, { path }) =>
      GOOGLE_CLIENT_ID && path === '/index.html'
        ? Object.entries(contents).map(([name, content]) => ({ tag: 'meta', attrs: { name, content } }))
        : [],
  };
}

const BASE_PACKAGES =
  /node_modules\/(?:(?:react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(?:badge-check|check|chevron-down|circle-alert|circle-check|cloud-alert|globe|info|loader-circle|lock|moon|rotate-cw|sun|triangle-alert)\.)/;
const BASE_LIB =
  /\/web\/src\/lib\/(api-error|cookies|error-boundary|focus-heading|format|i18n|leave|lean-router|locale|page-title|places|refresh|request|session|tokens|transmit|wire)\.tsx?$/;
const BASE_UI =
  /\/web\/src\/ui\/(badge|button|button-style|callout|card|company-mark|cx|density-root|disabled-reason|empty-state|error-state|icon-button|link|link-button|loading-page|logo|query-view|skeleton|spinner|theme|toast-store|tone|tooltip|use-anchored)\.tsx?$/;
const BASE_APP =
  /\/web\/src\/(?:app\/(?:error-screens|language-control|mount|skip-link|theme-button)|features\/site\/components\/not-found-page|widgets\/language-switcher)\.tsx?$/;
const BASE_CONTRACT = /\/contract\/src\/(money|pages|paths|time-ago|\w+\/paths)\.ts$/;

/** What every visit loads stands in one file: forty small ones compress worse. Nothing of the signed-in client is in it. */
const isBase = (id: string): boolean =>
  [BASE_PACKAGES, BASE_LIB, BASE_UI, BASE_APP, BASE_CONTRACT].some((pattern) => pattern.test(id));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    localesPlugin.vite({ locales: ['pt-BR', 'en-US'] }),
    servePublicEntry(),
    nameGoogle(),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // The content security policy allows neither inline scripts nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), public: here('public.html') },
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: isBase }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      [CALLS]: server,
      '^/ws/': { target: server.replace('http', 'ws'), ws: true },
      // The paths under /auth are pages when read and calls when posted to.
      '^/auth(/|$)': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
