import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['web/src', 'web/public', 'contract/src'];
const settings = ['tsconfig.base.json', 'package-lock.json'];
/**
 * Builds the web client into web/dist when its sources have changed since the last build.
 * Returns whether it built. Throws with the builder's output when that fails.
 */
export async function buildWebClient(): Promise<boolean> {
  const stamp = `${root}web/dist/.built-from`;
  const wanted = await fingerprint();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return false;
  await runVite(['build', '--logLevel', 'warn']);
  // After the other, which empties the folder.
  await runVite(['build', '--ssr', '--logLevel', 'warn']);
  await writeFile(stamp, wanted);
  return true;
}

async function fingerprint(): Promise<string> {
  // Its pages, what is written into them, the program of the build and its settings.
  const own = (await readdir(`${root}web`, { withFileTypes: true })).filter((entry) => entry.isFile());
  const nested = await Promise.all(sources.map(filesBelow));
  const files = [
    ...settings,
    ...own.map(({ name }) => `web/${name}`),
    ...nested.flat().filter((name) => !/\.test\.tsx?$/.test(name)),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(root + file));
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(root + folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`.replaceAll('\\', '/'));
}

function runVite(args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [`${root}node_modules/vite/bin/vite.js`, ...args], {
      cwd: `${root}web`,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The client is the same whoever builds it.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`The web client could not be built:\n${output.trim()}`));
    });
  });
}
