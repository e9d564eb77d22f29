import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from './program.ts';

/** What this machine can put around a process beside Node's own permissions: paths of programs, null without. */
export interface Isolation {
  /** A POSIX shell, whose `ulimit` has the system hold the limits of CPU, memory and files. */
  readonly shell: string | null;
  /** util-linux: the process dies with us, and gets no further rights. */
  readonly setpriv: string | null;
  /** bubblewrap: no network, no other processes, and of the files only what a program needs. */
  readonly bubblewrap: string | null;
}

export const NO_ISOLATION: Isolation = { shell: null, setpriv: null, bubblewrap: null };

/** For whoever looks after the machine. */
export function describeIsolation({ shell, setpriv, bubblewrap }: Isolation): string {
  const found = [shell ? 'ulimit' : '', setpriv ? 'setpriv' : '', bubblewrap ? 'bubblewrap' : ''].filter(Boolean);
  return found.length === 0 ? 'nothing else' : found.join(', ');
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../', import.meta.url));
const TRIAL_MS = 10_000;
/** What the limit of the system counts beside what is used: 512 that V8 reserves for code, stacks of threads. */
const RESERVED_MEGABYTES = 640;
/** That Node and V8 start beside the one that works, and some to spare. */
const THREADS = 16;
const STACK_FLAG = '--stack-size=';
/** Of the stack, for native code that V8 does not count. */
const STACK_SPARE_MEGABYTES = 4;
/** Where the libraries lie that Node itself needs. */
const SYSTEM_FOLDERS = ['/usr/lib', '/usr/lib64', '/lib', '/lib64', '/etc/ld.so.cache'];

let found: Promise<Isolation> | undefined;

/** Tries what there is, once in the life of this process: a container may have bubblewrap and forbid what it does. */
export function findIsolation(): Promise<Isolation> {
  found ??= tryIsolation();
  return found;
}

async function tryIsolation(): Promise<Isolation> {
  if (process.platform === 'win32') return NO_ISOLATION;
  const [shell, setpriv, bubblewrap] = await Promise.all(['sh', 'setpriv', 'bwrap'].map(findProgram));
  let isolation = NO_ISOLATION;
  for (const layer of [{ shell }, { setpriv }, { bubblewrap }]) {
    const more = { ...isolation, ...layer };
    if (Object.values(layer)[0] && (await stands(more))) isolation = more as Isolation;
  }
  return isolation;
}

async function findProgram(name: string): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin']) {
    const path = join(folder, name);
    if (
      folder.startsWith('/') &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ))
    )
      return path;
  }
  return null;
}

async function stands(isolation: Partial<Isolation>): Promise<boolean> {
  const { command, args } = wrap({ ...NO_ISOLATION, ...isolation }, [process.execPath, '--version'], readable(), {
    cpuSeconds: 10,
    dataMegabytes: RESERVED_MEGABYTES + 256,
  });
  const trial = spawn(command, args, { env: {}, cwd: '/', stdio: 'ignore', timeout: TRIAL_MS, killSignal: 'SIGKILL' });
  try {
    const [code] = await once(trial, 'exit');
    return code === 0;
  } catch {
    return false;
  }
}

/** The command that starts a program isolated like this. */
export function confine(isolation: Isolation, program: Program): { command: string; args: string[] } {
  const { seconds, memoryMegabytes, heapMegabytes, stackMegabytes = 0 } = program.limits;
  const paths = readable(program);
  const node = [
    process.execPath,
    '--permission',
    ...paths.map((path) => `--allow-fs-read=${path}`),
    ...(program.addons ? ['--allow-addons'] : []),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMegabytes}`,
    '--no-warnings',
    ...(stackMegabytes > 0 && isolation.shell ? [`${STACK_FLAG}${stackMegabytes * 1024}`] : []),
    ...program.flags,
    MAIN,
    program.entry.href,
  ];
  return wrap(isolation, node, paths, {
    // Collecting garbage runs beside the work. Without setpriv or bubblewrap this is what ends a loop that has lost us.
    cpuSeconds: 10 + Math.ceil(2 * seconds * program.runsPerProcess),
    // Threads of its own reserve as large a stack each.
    dataMegabytes: RESERVED_MEGABYTES + memoryMegabytes + THREADS * stackMegabytes,
    stackMegabytes,
  });
}

/** What a program may read: this folder, its own, packages with the contract, and what says that these are modules. */
function readable(program?: Program): string[] {
  const own = program ? [dirname(fileURLToPath(program.entry))] : [];
  return [...new Set([dirname(MAIN), ...own, join(SERVER, 'package.json'), ...PACKAGES])];
}

/** The contract is a package that stands beside them: rules alone, which browsers read, too. */
const PACKAGES = ['node_modules', '../node_modules', '../contract/src', '../contract/package.json']
  .map((path) => join(SERVER, path))
  .filter((path) => existsSync(path));

function wrap(
  { shell, setpriv, bubblewrap }: Isolation,
  program: string[],
  paths: readonly string[],
  limits: { cpuSeconds: number; dataMegabytes: number; stackMegabytes?: number },
): { command: string; args: string[] } {
  const inner = bubblewrap ? [...bubble(bubblewrap, paths), ...program] : program;
  // bubblewrap takes care of both by itself.
  const bound = setpriv && !bubblewrap ? [setpriv, '--pdeathsig', 'KILL', '--no-new-privs', ...inner] : inner;
  const [command = '', ...args] = bound;
  if (!shell) return { command, args };
  return { command: shell, args: ['-c', scriptOf(limits), 'sh', command, ...args] };
}

/** A limit that this system does not know is left out. */
function scriptOf({
  cpuSeconds,
  dataMegabytes,
  stackMegabytes = 0,
}: {
  cpuSeconds: number;
  dataMegabytes: number;
  stackMegabytes?: number;
}): string {
  const limits = `ulimit -t ${cpuSeconds}; ulimit -d ${dataMegabytes * 1024}; ulimit -f 0; ulimit -n 64; ulimit -c 0`;
  // A stack that V8 believes in and the system does not give would be a crash: then the flag goes.
  const without = `for one do shift; case "$one" in ${STACK_FLAG}*) ;; *) set -- "$@" "$one";; esac; done`;
  const stack = stackMegabytes > 0 ? `ulimit -s ${(stackMegabytes + STACK_SPARE_MEGABYTES) * 1024} || ${without};` : '';
  return `{ ${limits}; ${stack} } 2>/dev/null; exec "$@"`;
}

function bubble(bubblewrap: string, paths: readonly string[]): string[] {
  return [
    bubblewrap,
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    'ALL',
    '--clearenv',
    ...[...SYSTEM_FOLDERS, process.execPath, ...paths].flatMap((path) => ['--ro-bind-try', path, path]),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--chdir',
    '/',
  ];
}
