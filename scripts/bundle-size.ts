import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { LIBRARY } from '../server/seeds/tests/library.ts';
import { OTHER_SOLUTIONS } from '../server/seeds/tests/other-solutions.ts';
import type { FirstVisit } from '../web/src/lib/first-visit.ts';
import { taking } from '../web/src/locales/pt-BR/taking.ts';

/**
 * Builds the web client and prints how much JavaScript the first visits load that features name in `first-visits.ts`,
 * compressed with brotli: the entry, the code of the first page and the phrases in the larger of the two languages.
 * `--check` fails above a limit, and where what browsers load has answers of the tests that the demo comes with.
 */

const web = fileURLToPath(new URL('../web/', import.meta.url));
const LOCALES = ['pt-BR', 'en-US'];
/** Where people begin their day: forms, and the schemas that they are checked with, come later (web/lean-contract.ts). */
const FIRST_PAGES = [
  'funnel/board.page.tsx',
  'metrics/recruiter-home.page.tsx',
  'metrics/talent-home.page.tsx',
  'jobs/recruiter-jobs.page.tsx',
];

/** Runs the code of whoever takes a test; pages on which it is graded never load it. */
const RUNS = 'src/features/attempts/taking/run-here.ts';
const TAKING = 'src/features/attempts/taking.page.tsx';

const files = globSync('src/features/*/first-visits.ts', { cwd: web }).sort();
const visits = (
  await Promise.all(files.map((file) => import(join(web, file)) as Promise<{ firstVisits: readonly FirstVisit[] }>))
).flatMap(({ firstVisits }) => firstVisits);

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
    const verdict = kb > visit.limitKb ? 'too big' : 'ok';
    console.log(`${visit.name.padEnd(34)} ${kb.toFixed(1).padStart(6)} kB of ${visit.limitKb} kB  ${verdict}`);
    if (kb > visit.limitKb) tooBig.push(visit.name);
  }
  const misplaced = pagesWithShell(manifest);
  for (const page of misplaced)
    console.log(`${page} is for visitors and loads the shell or the icons of the signed-in client`);
  const withForms = FIRST_PAGES.filter((page) => hasChunk('zod', [`index.html`, `src/features/${page}`], manifest));
  for (const page of withForms) console.log(`${page} begins with the schemas of forms`);
  const strangers = loadersOfRuns(manifest).filter((page) => page !== TAKING);
  for (const page of strangers) console.log(`${page} may run the code of somebody else`);
  const answers = await answersInBundle();
  for (const answer of answers) console.log(`What browsers load tells an answer of the library: ${answer}`);
  if (
    tooBig.length + misplaced.length + withForms.length + strangers.length + answers.length > 0 &&
    process.argv.includes('--check')
  )
    process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** What is right, expected, explained or hidden in the tests of the library, as far as a file for browsers has it. */
async function answersInBundle(): Promise<string[]> {
  const names = globSync('**/*.{js,html,json}', { cwd: folder });
  const code = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  const questions = LIBRARY.flatMap((each) => each.questions);
  const answers = questions.flatMap((question) => [
    question.explanation,
    ...('expectedAnswer' in question ? [question.expectedAnswer] : []),
    ...(question.type === 'CODE' && question.check ? [question.check.solution] : []),
  ]);
  const contains = (text: string) => code.includes(longestPart(text));
  if (!contains(taking.practice.choice)) throw new Error('The bundle is not searched as it is written');
  return [...answers, ...Object.values(OTHER_SOLUTIONS).flat()].filter((text) => text !== '' && contains(text));
}

/** As it stands in any source, however the text around it is quoted or escaped. */
function longestPart(text: string): string {
  return text.split(/["'`\\$\n]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Kilobytes (1000 bytes) of a first visit. */
async function weigh({ entry, pages, phrases, besideShell }: FirstVisit, manifest: Manifest): Promise<number> {
  const shell = [`${entry}.html`];
  const code = await sizeOf([...shell, ...pages.map((page) => posix.join('src/features', page))], manifest);
  const words = await Promise.all(
    LOCALES.map((locale) =>
      sizeOf(
        phrases.map((file) => `src/locales/${locale}/${file}.ts`),
        manifest,
      ),
    ),
  );
  const known = besideShell ? await sizeOf(shell, manifest) : 0;
  return (code - known + Math.max(...words)) / 1000;
}

/** The pages for visitors that bring along the shell of the signed-in client, or all of its icons (web/chunks.ts). */
function pagesWithShell(manifest: Manifest): string[] {
  const entry = [...loadedWith('public.html', manifest)];
  const pages = entry
    .flatMap((source) => manifest[source]?.dynamicImports ?? [])
    .filter((page) => /\.page\.tsx$/.test(page));
  return ['public.html', ...pages].filter((page) =>
    ['shell', 'icons'].some((name) => hasChunk(name, [page], manifest)),
  );
}

/** The pages from which what runs code can be reached. */
function loadersOfRuns(manifest: Manifest): string[] {
  const pages = Object.keys(manifest).filter((source) => source.endsWith('.page.tsx'));
  const loaders = pages.filter((page) =>
    [...loadedWith(page, manifest)].some((source) => manifest[source]?.dynamicImports?.includes(RUNS)),
  );
  if (!loaders.includes(TAKING)) throw new Error(`${TAKING} does not load ${RUNS} any more: name what does`);
  return loaders;
}

function hasChunk(name: string, sources: readonly string[], manifest: Manifest): boolean {
  return sources.some((source) => [...loadedWith(source, manifest)].some((each) => manifest[each]?.name === name));
}

/** What this chunk imports, itself included. */
function loadedWith(source: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(source)) return found;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The web client has no chunk of ${source}: is its name in first-visits.ts right?`);
  found.add(source);
  for (const imported of chunk.imports ?? []) loadedWith(imported, manifest, found);
  return found;
}

async function sizeOf(sources: string[], manifest: Manifest): Promise<number> {
  const chunks = new Set(sources.flatMap((source) => [...loadedWith(source, manifest)]));
  const files = new Set([...chunks].map((source) => manifest[source]?.file ?? ''));
  const sizes = await Promise.all([...files].filter((file) => file.endsWith('.js')).map(brotliSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function brotliSize(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(await readFile(join(folder, file)), { params }).length;
}
