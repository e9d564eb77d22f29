import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { LIBRARY } from '../server/seeds/tests/library.ts';
import { OTHER_SOLUTIONS } from '../server/seeds/tests/other-solutions.ts';
import { readFirstVisits } from '../web/first-visits.ts';
import type { FirstVisit } from '../web/src/lib/first-visit.ts';
import { taking } from '../web/src/locales/pt-BR/taking.ts';

/**
 * Builds the web client and prints how much JavaScript the first visits load that features name in `first-visits.ts`,
 * compressed with brotli: the entry, the code of the first page and the phrases in the larger of the two languages.
 * `--check` fails above a limit, and where what browsers load has answers of the tests that the demo comes with. It then
 * names what has grown since the limits were last kept here.
 */

const web = fileURLToPath(new URL('../web/', import.meta.url));
/** What visits were made of when the limits were last kept. */
const KEPT = fileURLToPath(new URL('../node_modules/.cache/prova-bundle-size.json', import.meta.url));
const LOCALES = ['pt-BR', 'en-US'];
/** The code that takes a public page over is asked for by its entry, at once. */
const ENTRIES = { public: ['public.html', 'src/app/take-over.tsx'], index: ['index.html'] };
/** Where people begin their day: forms, and the schemas that they are checked with, come later (web/lean-contract.ts). */
const FIRST_PAGES = [
  'funnel/board.page.tsx',
  'metrics/recruiter-home.page.tsx',
  'metrics/talent-home.page.tsx',
  'jobs/recruiter-jobs.page.tsx',
];
/** Of the signed-in client alone. */
const OF_SHELL = /\/node_modules\/(?:react-router|@tanstack\/react-query|react-aria-components)\//;
const ZOD = /\/node_modules\/zod\//;

/**
 * Runs code in the browser: that of whoever takes a test, and that of a page of the knowledge base at a press. Pages on which
 * somebody's code is graded never load it.
 */
const RUNS = 'src/features/code/components/run-in-worker.ts';
const TAKING = 'src/features/attempts/taking.page.tsx';
const MAY_RUN = /^src\/features\/(?:attempts\/taking\.page\.tsx$|knowledge\/)/;

/** Characters of each module by its path from `web/`. */
type Modules = Map<string, number>;

// A test run would have it measure React's development build.
process.env.NODE_ENV = 'production';
const folder = await mkdtemp(join(tmpdir(), 'prova-size-'));
const imports = new Map<string, readonly string[]>();
const later = new Map<string, readonly string[]>();
try {
  const output = await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [noteLater()],
    build: { outDir: folder, emptyOutDir: true },
  });
  const chunks = modulesOf((Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]);
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const failures: string[] = [];
  const made: Record<string, Record<string, number>> = {};
  for (const visit of await readFirstVisits()) {
    const { kb, files } = await weigh(visit, manifest);
    const modules = modulesIn(files, chunks);
    made[visit.name] = Object.fromEntries(modules);
    const isKept = kb <= visit.limitKb;
    const verdict = isKept ? 'ok' : 'too big';
    const { name, limitKb } = visit;
    console.log(
      `${name.padEnd(34)} ${kb.toFixed(1).padStart(6)} kB of ${limitKb} kB in ${files.length} files  ${verdict}`,
    );
    if (!isKept) failures.push(`${name} is too big. ${await grownIn(name, modules)}`);
  }
  const loads = (sources: readonly string[], modules: RegExp) =>
    [...modulesIn(filesOf(sources, manifest), chunks).keys()].some((id) => modules.test(`/${id}`));
  for (const page of publicPages())
    if (loads([...ENTRIES.public, page], OF_SHELL))
      failures.push(`${page} is for visitors and loads packages of the signed-in client`);
  for (const page of FIRST_PAGES)
    if (loads([...ENTRIES.index, `src/features/${page}`], ZOD))
      failures.push(`${page} begins with the schemas of forms`);
  for (const page of loadersOfRuns(manifest))
    if (!MAY_RUN.test(page)) failures.push(`${page} may run the code of somebody else`);
  for (const [one, other] of roundsOf(manifest))
    failures.push(
      `${one} and ${other} import each other: what the one needs of the other is not there yet when it runs`,
    );
  for (const answer of await answersInBundle())
    failures.push(`What browsers load tells an answer of the library: ${answer}`);
  for (const failure of failures) console.log(failure);
  if (failures.length === 0) await keep(made);
  else if (process.argv.includes('--check')) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Notes what each module imports and asks for later, whatever shares a script with it. */
function noteLater(): Plugin {
  return {
    name: 'prova:bundle-size',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        imports.set(nameOf(id), importedIds.map(nameOf));
        later.set(nameOf(id), dynamicallyImportedIds.map(nameOf));
      }
    },
  };
}

/** A module by its path from `web/`, as the manifest has it. */
function nameOf(id: string): string {
  return relative(web, id.replace('\0', '')).replaceAll('\\', '/');
}

/** The modules of each file. */
function modulesOf(outputs: readonly Rolldown.RolldownOutput[]): Map<string, Modules> {
  const chunks = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
  return new Map(
    chunks.map(({ fileName, modules }) => [
      fileName,
      new Map(Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength])),
    ]),
  );
}

function modulesIn(files: readonly string[], chunks: ReadonlyMap<string, Modules>): Modules {
  return new Map(files.flatMap((file) => [...(chunks.get(file) ?? [])]));
}

/** What a visit loads more of than when the limits were last kept; where that is not known, what weighs most. */
async function grownIn(name: string, modules: Modules): Promise<string> {
  const kept: Record<string, Record<string, number>> = JSON.parse(await readFile(KEPT, 'utf8').catch(() => '{}'));
  const before = kept[name];
  const growth = [...modules].map(([id, size]) => ({ id, more: size - (before?.[id] ?? 0) }));
  const most = growth
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, 20);
  const lines = most.map(({ id, more }) => `  ${before ? '+' : ''}${more} ${id}`);
  return `${before ? 'Characters that have come since the limits were last kept here' : 'What has most characters'}:\n${lines.join('\n')}`;
}

async function keep(made: Record<string, Record<string, number>>): Promise<void> {
  await mkdir(dirname(KEPT), { recursive: true });
  await writeFile(KEPT, JSON.stringify(made));
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

/** Kilobytes (1000 bytes) of a first visit, and its files in Portuguese. */
async function weigh({ entry, pages, phrases, besideShell }: FirstVisit, manifest: Manifest) {
  const shell = filesOf(ENTRIES[entry], manifest);
  const visits = LOCALES.map((locale) => {
    const words = phrases.map((file) => `src/locales/${locale}/${file}.ts`);
    const files = filesOf(
      [...ENTRIES[entry], ...pages.map((page) => posix.join('src/features', page)), ...words],
      manifest,
    );
    return besideShell ? files.filter((file) => !shell.includes(file)) : files;
  });
  const sizes = await Promise.all(visits.map(async (files) => sum(await Promise.all(files.map(brotliSize)))));
  return { kb: Math.max(...sizes) / 1000, files: visits[0] ?? [] };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** The pages that anybody may open. */
function publicPages(): string[] {
  const asked = [...reached('src/app/take-over.tsx')].flatMap((source) => later.get(source) ?? []);
  return asked.filter((page) => page.endsWith('.page.tsx'));
}

/** The pages from which what runs code can be reached. */
function loadersOfRuns(manifest: Manifest): string[] {
  const pages = Object.keys(manifest).filter((source) => source.endsWith('.page.tsx'));
  const loaders = pages.filter((page) => reachedLater(page).has(RUNS));
  if (!loaders.includes(TAKING)) throw new Error(`${TAKING} does not load ${RUNS} any more: name what does`);
  return loaders;
}

/** What this module imports, itself included. */
function reached(source: string): Set<string> {
  const found = new Set([source]);
  for (const each of found) for (const imported of imports.get(each) ?? []) found.add(imported);
  return found;
}

/** What this page imports, and what it asks for later. Another page counts for itself. */
function reachedLater(page: string): Set<string> {
  const found = reached(page);
  for (const each of found)
    for (const asked of later.get(each) ?? [])
      if (!asked.endsWith('.page.tsx')) for (const source of reached(asked)) found.add(source);
  return found;
}

/** The scripts that come with these sources. */
function filesOf(sources: readonly string[], manifest: Manifest): string[] {
  const chunks = new Set(sources.flatMap((source) => [...loadedWith(source, manifest)]));
  const files = new Set([...chunks].map((source) => manifest[source]?.file ?? ''));
  return [...files].filter((file) => file.endsWith('.js'));
}

/** Chunks that import each other, by way of others, too. */
function roundsOf(manifest: Manifest): [string, string][] {
  return Object.keys(manifest).flatMap((source) =>
    (manifest[source]?.imports ?? [])
      .filter((imported) => loadedWith(imported, manifest).has(source))
      .map((imported): [string, string] => [source, imported]),
  );
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

/** As the build has compressed it for the server to send. */
async function brotliSize(file: string): Promise<number> {
  return (await stat(join(folder, `${file}.br`))).size;
}
