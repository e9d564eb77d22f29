// node scripts/slow-expressions.ts: finds regular expressions that a hostile text makes slow. Part of npm test. What it proves
// of a new one it writes down, since proving all of them takes minutes; with --all it takes nothing for proven.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Argument, parseSync, Visitor } from 'oxc-parser';
import { checkSync } from 'recheck';
import { root } from './run-node.ts';

export interface Expression {
  /** `file:line`. */
  readonly place: string;
  /** Undefined when it is put together while the program runs, so that nothing can be said of it here. */
  readonly source: string | undefined;
  readonly flags: string;
  /** Why it may stay as it is, from a comment. */
  readonly excuse: string | undefined;
}

/** What was proven, and by which version of the checker: another one has to prove it again. */
interface Proven {
  readonly recheck: string;
  readonly linear: readonly string[];
}

const SOURCES = ['contract/src', 'server/src', 'server/seeds', 'web/src', 'scripts'];
const FILES = [...SOURCES.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`), 'web/*.{ts,js}'];
const EXCUSE = 'slow-expression-ignore';

/**
 * The regular expressions of a file, and the excuses that excuse nothing. `// slow-expression-ignore: reason` stands in
 * the line above the expression, or in its own.
 */
export function expressionsIn(file: string, text: string): { expressions: Expression[]; idle: string[] } {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const excuses = new Map<number, string>();
  for (const { value, end } of comments) {
    const [word = '', ...reason] = value.trim().split(':');
    if (word === EXCUSE) excuses.set(lineOf(end), reason.join(':').trim());
  }
  const expressions: Expression[] = [];
  const used = new Set<number>();
  const add = (offset: number, source: string | undefined, flags: string) => {
    const line = lineOf(offset);
    const excusing = [line, line - 1].find((each) => excuses.has(each));
    if (excusing !== undefined) used.add(excusing);
    const excuse = excusing === undefined ? undefined : excuses.get(excusing);
    expressions.push({ place: `${file}:${line}`, source, flags, excuse });
  };
  const made = (offset: number, [source, flags]: Argument[]) => {
    const known = flags === undefined ? '' : textOf(flags);
    add(offset, source && known !== undefined ? textOf(source) : undefined, known ?? '');
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made(node.start, node.arguments);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made(node.start, node.arguments);
    },
  }).visit(program);
  const idle = [...excuses.keys()].filter((line) => !used.has(line)).map((line) => `${file}:${line}`);
  return { expressions, idle };
}

const textOf = (node: Argument) => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);

/**
 * What is wrong with an expression by itself, in words; null when its time grows with the length of the text alone.
 * Steps are counted, not milliseconds: a busy machine finds the same.
 */
export function faultOf(source: string, flags: string): string | null {
  const found = checkSync(source, flags, {
    timeout: 120_000,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
    // Numbered repetitions up to what links and addresses have, without guessing.
    maxRepeatCount: 300,
  });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `could not be checked (${found.error.kind}): make it simpler`;
  return `takes ${found.complexity.summary} time, for example with ${found.attack.pattern}`;
}

/**
 * One line for each expression that is slow, cannot be read or has an excuse without a reason.
 * @param known what needs no proof any more
 * @param linear is filled with all that are linear, known or proven here
 */
export function faultsIn(
  files: readonly { file: string; text: string }[],
  known: ReadonlySet<string> = new Set(),
  linear: Set<string> = new Set(),
): string[] {
  return files.flatMap(({ file, text }) => {
    const { expressions, idle } = expressionsIn(file, text);
    const faults = expressions.flatMap(({ place, source, flags, excuse }) => {
      if (excuse === '') return [`${place}: ${EXCUSE} without a reason`];
      if (excuse !== undefined) return [];
      if (source === undefined) return [`${place}: an expression that is put together at run time cannot be checked`];
      const key = `/${source}/${flags}`;
      const fault = known.has(key) || linear.has(key) ? null : faultOf(source, flags);
      if (fault !== null) return [`${place}: ${key} ${fault}`];
      linear.add(key);
      return [];
    });
    return [...faults, ...idle.map((place) => `${place}: ${EXCUSE} stands beside no expression`)];
  });
}

const PROVEN = join(root, 'scripts/linear-expressions.json');
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };

if (import.meta.main) {
  const paths = globSync(FILES, { cwd: root }).filter((path) => !/\.(test|gen)\.tsx?$/.test(path));
  const files = paths.sort().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const written = readFileSync(PROVEN, 'utf8');
  const proven = JSON.parse(written) as Proven;
  const isKnown = proven.recheck === version && !process.argv.includes('--all');
  const linear = new Set<string>();
  const faults = faultsIn(files, new Set(isKnown ? proven.linear : []), linear);
  const now: Proven = { recheck: version, linear: [...linear].sort() };
  const text = `${JSON.stringify(now, null, 2)}\n`;
  if (text !== written) writeFileSync(PROVEN, text);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write(`Make them linear, or say above why they may stay: // ${EXCUSE}: <reason>\n`);
    process.exitCode = 1;
  }
}
