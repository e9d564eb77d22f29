import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../scripts/support/server-process.ts';
import type { Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';

/**
 * Time from `npm start` to the first answered page: in a fresh clone of the last commit, everything to be installed and
 * built, and then again with what the first start left.
 */
export const measure: Measure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prova-bench-start-'));
  const clone = join(folder, 'clone');
  try {
    await promisify(execFile)('git', ['clone', '--quiet', '--no-local', process.cwd(), clone]);
    const fresh = await startOnce(clone, { first: true });
    const samples: number[] = [];
    for (let run = 0; run < 5; run += 1) samples.push((await startOnce(clone)).page);
    return [
      { name: 'fresh clone to the first page', value: fresh.page / 1000, limit: 60, unit: 's', better: 'lower' },
      { name: 'fresh clone to the demo', value: fresh.demo / 1000, limit: 120, unit: 's', better: 'lower' },
      {
        name: 'npm start again, median',
        value: percentile(samples, 0.5),
        limit: 3_000,
        unit: 'ms',
        better: 'lower',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Milliseconds until a page is answered, and on a first start until the demo behind it is there. */
async function startOnce(folder: string, { first = false } = {}): Promise<{ page: number; demo: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      NODE_ENV: 'development',
      // Compiled code of this folder would flatter the clone.
      NODE_COMPILE_CACHE: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) break;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  const page = performance.now() - began;
  while (first && child.exitCode === null && !output.includes('demo company seeded'))
    await new Promise((wake) => setTimeout(wake, 20));
  const demo = performance.now() - began;
  if (child.exitCode !== null) throw new Error(`npm start ended before it answered:\n${output}`);
  // As Ctrl+C does: to everybody in the group. npm waits for what it runs.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return { page, demo };
}
