// The door to every command: node scripts/bootstrap.mjs <command> [arguments]
// Runs on whatever Node the machine has (18 or later) with nothing installed, so it uses no package and no new syntax.
// It installs what is missing and hands over to scripts/<command>.ts on the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.prova-installed');
const [command = '', ...args] = process.argv.slice(2);
/** Commands of those who only run Prova: they do without the packages of the checks, which are half of everything. */
const RUNNING = ['start', 'prova'];

process.chdir(root);
if (!existsSync(join(root, 'scripts', `${command}.ts`))) fail(`There is no command "${command}".`);
if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(`This machine has Node ${process.versions.node}; at least 18 is needed to install the one that Prova runs on.`);
}
installWhenStale();
handOver(chooseRuntime());

function installWhenStale() {
  const wanted = fingerprint();
  const complete = hasDevelopmentPackages();
  const enough = complete || RUNNING.includes(command);
  if (enough && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // What is there for the checks stays: the smaller set would take it away.
  const set = RUNNING.includes(command) && !complete ? '--omit=dev' : '--include=dev';
  rmSync(stamp, { force: true });
  const began = Date.now();
  say('Installing what is missing. The first time this takes about half a minute…');
  // `npm ci` refuses a lock that lacks optional packages for other platforms; npm install reads the same lock.
  const flags = ['install', set, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const stdio = ['ignore', 'ignore', 'inherit'];
  const result = cli
    ? spawnSync(process.execPath, [cli, ...flags], { stdio, env: outerEnvironment() })
    : spawnSync('npm', flags, { stdio, env: outerEnvironment(), shell: process.platform === 'win32' });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0)
    fail('The installation failed; npm says why above. Fix that and run the same command again.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Whether what only the checks need is installed, as npm notes of all that it has put there. */
function hasDevelopmentPackages() {
  const notes = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(notes)) return false;
  return Object.values(JSON.parse(readFileSync(notes, 'utf8')).packages).some(({ dev }) => dev);
}

/** What the installation depends on. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = ['package.json', ...manifest.workspaces.map((name) => `${name}/package.json`), 'package-lock.json'];
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The environment without what the surrounding `npm start` says about itself, which would mislead the inner npm. */
function outerEnvironment() {
  const own = /^npm_(lifecycle|package|command|config_local_prefix|config_prefix)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name) && name !== 'NODE_ENV'));
}

function chooseRuntime() {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const here = `${process.platform}-${process.arch}`;
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    say(`The pinned Node runtime could not be installed for ${here}; going on with Node ${process.versions.node}.`);
    return process.execPath;
  }
  return fail(
    `The pinned Node runtime could not be installed for ${here}, and this machine's Node ${process.versions.node} is too ` +
      'old to stand in for it. Install Node 24 or later and run the same command again.',
  );
}

function handOver(runtime) {
  const child = spawn(runtime, [join(root, 'scripts', `${command}.ts`), ...args], {
    // Through the channel the program learns that this process is gone, even when it was killed without warning.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // Halves the time of a start: nothing that has not changed is compiled again.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'node-compile'),
      PATH: [dirname(runtime), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${runtime} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * A signal to npm ends npm and the shell that it runs us in, but does not reach us: so we watch them.
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    end();
  }, 200);
}

/** The process numbers of our parent and, where that can be read, of its parent. */
function ancestors() {
  try {
    // "4711 (sh) S 4700 …", after the name, which may hold anything.
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
