import { fileURLToPath } from 'node:url';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { accountPaths } from '../contract/src/accounts/paths.ts';
import { entryOf } from '../contract/src/pages.ts';
import { chunkGroups, PHRASES } from './chunks.ts';
import { compressedAssets } from './compressed-assets.ts';
import { directImports } from './direct-imports.ts';
import { inlineEarly } from './inline-early.ts';
import { leanContract } from './lean-contract.ts';
import { leanI18n } from './lean-i18n.ts';
import { leanIcons } from './lean-icons.ts';
import { orderedHead } from './ordered-head.ts';
import { unbrokenWords } from './unbroken-words.ts';
import { wholeManifest } from './whole-manifest.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What the server answers itself. */
const CALLS = '^/(api|public|files|logos|exports)/';

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
    transformIndexHtml: (_html, { path, originalUrl = '' }) =>
      GOOGLE_CLIENT_ID && (path === '/index.html' || originalUrl.startsWith(accountPaths.login))
        ? Object.entries(contents).map(([name, content]) => ({ tag: 'meta', attrs: { name, content } }))
        : [],
  };
}

/** What the names of files of phrases begin with. */
const PHRASES_FILE = 'p-';

/** Pictures and films: what the server draws names the files that browsers load. */
const ASSET_FILE = 'assets/[name]-[hash:7][extname]';

/** For browsers: the two entries and the files that they load. */
const clientWith = (groups: Rolldown.CodeSplittingGroup[]): BuildEnvironmentOptions => ({
  outDir: here('dist'),
  manifest: true,
  rolldownOptions: {
    input: { index: here('index.html'), public: here('public.html') },
    output: {
      codeSplitting: { groups },
      // Names of files do not pack well, and what may come later is named in what comes first: scripts have no more of one than
      // the 32 bits that tell them and their versions apart, in digits that pack to half. The manifest says what each is made of.
      hashCharacters: 'hex',
      entryFileNames: 'assets/[hash:8].js',
      chunkFileNames: ({ name }) => `assets/${name.startsWith(PHRASES) ? PHRASES_FILE : ''}[hash:8].js`,
      assetFileNames: ASSET_FILE,
    },
  },
  modulePreload: {
    // The content security policy allows no inline script but our own.
    polyfill: false,
    // Phrases need nothing that is not there: for each of them the list would name it again.
    resolveDependencies: (file, needed) => (file.startsWith(`assets/${PHRASES_FILE}`) ? [] : needed),
  },
});
/** With `--ssr`: what the server draws public pages with, in one file that needs no other. */
const drawing: BuildEnvironmentOptions = {
  outDir: here('dist/server'),
  copyPublicDir: false,
  rolldownOptions: {
    input: { 'draw-page': here('src/app/draw-page.tsx') },
    output: { codeSplitting: false, hashCharacters: 'hex', assetFileNames: ASSET_FILE },
  },
};

/** What runs code of candidates and of pages stands in a folder of its own, and so do workers of ours: the server gives each a policy of its own. */
const workerFile = ({ name }: { name: string }) =>
  `assets/${name === 'javascript.worker' ? 'runs' : 'workers'}/[hash:8].js`;

export default defineConfig(
  async ({ isSsrBuild }): Promise<UserConfig> => ({
    root: here('.'),
    plugins: [
      react(),
      tailwindcss(),
      localesPlugin.vite({ locales: ['pt-BR', 'en-US'] }),
      leanContract(),
      leanI18n(),
      leanIcons(),
      directImports(),
      unbrokenWords(),
      servePublicEntry(),
      nameGoogle(),
      !isSsrBuild && [inlineEarly(here('.')), compressedAssets(), orderedHead(), wholeManifest()],
    ],
    build: {
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // The content security policy allows no data: fonts.
      assetsInlineLimit: 0,
      ...(isSsrBuild ? drawing : clientWith(await chunkGroups())),
    },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: workerFile, codeSplitting: false } } },
    ssr: { noExternal: true },
    // Browsers' builds have it replaced anyway; what is made for Node would read the server's own, and draw with React's slow one.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    server: {
      host: '127.0.0.1',
      proxy: {
        [CALLS]: server,
        '^/ws/': { target: server.replace('http', 'ws'), ws: true },
        // The paths under /auth are pages when read and calls when posted to.
        '^/auth(/|$)': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
      },
    },
  }),
);
