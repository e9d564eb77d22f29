import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Manifest } from 'vite';

/**
 * Builds the web client and prints how much JavaScript a first visit loads, compressed with brotli: the entry, the code
 * of the first screen and the phrases in the larger of the two languages. `--check` fails above a limit.
 */

const web = fileURLToPath(new URL('../web/', import.meta.url));
const LOCALES = ['pt-BR', 'en-US'];

interface Visit {
  name: string;
  limitKb: number;
  entry: string;
  /** Screens that the first visit draws. */
  screens: string[];
  /** Files of phrases, without their ending. */
  phrases: string[];
}

const visits: Visit[] = [
  {
    name: 'public job page (/jobs/:slug)',
    limitKb: 100,
    entry: 'public.html',
    screens: ['src/features/jobs/public/public-job.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'vacancies'],
  },
  {
    name: 'the same, then applying (…/apply)',
    limitKb: 150,
    entry: 'public.html',
    screens: ['src/features/jobs/public/public-job.page.tsx', 'src/features/applications/apply/apply.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'vacancies', 'apply', 'parts'],
  },
  {
    name: 'landing page (/)',
    limitKb: 100,
    entry: 'public.html',
    screens: ['src/features/site/landing.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'landing', 'app'],
  },
  {
    name: 'signed-in shell (/admin/*)',
    limitKb: 160,
    entry: 'index.html',
    screens: [],
    phrases: ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'],
  },
  {
    name: 'login (/auth/login)',
    limitKb: 215,
    entry: 'index.html',
    screens: ['src/features/accounts/login.page.tsx'],
    phrases: ['lib', 'ui', 'app', 'parts', 'accounts', 'widgets', 'language-switch'],
  },
];

// A test run would have it measure React's development build.
process.env.NODE_ENV = 'production';
const folder = await mkdtemp(join(tmpdir(), 'prova-size-'));
try {
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const tooBig = [];
  for (const visit of visits) {
    const kb = await weigh(visit, manifest);
    if (kb === null) continue;
    const verdict = kb > visit.limitKb ? 'too big' : 'ok';
    console.log(`${visit.name.padEnd(34)} ${kb.toFixed(1).padStart(6)} kB of ${visit.limitKb} kB  ${verdict}`);
    if (kb > visit.limitKb) tooBig.push(visit.name);
  }
  if (tooBig.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Kilobytes (1000 bytes) of a first visit; null while a screen of it does not exist. */
async function weigh({ entry, screens, phrases }: Visit, manifest: Manifest): Promise<number | null> {
  if (screens.some((screen) => !manifest[screen])) return null;
  const code = await sizeOf([entry, ...screens], manifest);
  const words = await Promise.all(
    LOCALES.map((locale) =>
      sizeOf(
        phrases.map((file) => `src/locales/${locale}/${file}.ts`).filter((file) => manifest[file]),
        manifest,
      ),
    ),
  );
  return (code + Math.max(...words)) / 1000;
}

async function sizeOf(sources: string[], manifest: Manifest): Promise<number> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || visited.has(source)) return;
    visited.add(source);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  sources.forEach(add);
  const sizes = await Promise.all([...files].filter((file) => file.endsWith('.js')).map(brotliSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function brotliSize(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(await readFile(join(folder, file)), { params }).length;
}
