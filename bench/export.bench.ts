import type { SuccessEnvelope } from '@prova/contract/endpoint';
import { exportCandidates } from '@prova/contract/funnel/export';
import { EXPORT_COLUMNS } from '@prova/contract/funnel/export-columns';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMany } from '../server/seeds/volume.ts';
import type { Measure } from './support/bench.ts';
import { memoryOf } from './support/memory-of.ts';
import { signIn } from './support/sign-in.ts';

const FEW = 2_000;
const MANY = 20_000;
/** Of one server, one after the other. */
const EXPORTS = 3;
/** As on a small machine: with room, the collector waits, and the memory shown is mostly what nobody holds any more. */
const SMALL_HEAP = '--max-old-space-size=128 --max-semi-space-size=4';
/** How often memory is looked at. */
const LOOK_MS = 25;
const MB = 1024 * 1024;

/** A board as a file: how much more memory a server takes for 20,000 lines than for 2,000. */
export const measure: Measure = async ({ databaseUrl }) => {
  const databaseServer = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  const few = await exportedFrom(databaseServer, FEW);
  const many = await exportedFrom(databaseServer, MANY);
  return [
    {
      name: `export of ${MANY} applications, memory beyond that of ${FEW} (${few.peak.toFixed(0)} MB)`,
      value: many.peak - few.peak,
      limit: 30,
      unit: 'MB',
      better: 'lower',
    },
    { name: `export of ${MANY} applications, asked for`, value: many.asked, limit: 5_000, unit: 'ms', better: 'lower' },
    {
      name: `export of ${MANY} applications, downloaded`,
      value: many.sent,
      limit: 10_000,
      unit: 'ms',
      better: 'lower',
    },
  ];
};

/** A new server whose company has so many applications. @returns its greatest memory, and the quickest export */
async function exportedFrom(databaseServer: string, applications: number) {
  const server = await startTestedServer({
    ...{ databaseServer, seeded: false, logFile: 'test-results/export.log' },
    env: { NODE_OPTIONS: SMALL_HEAP },
  });
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryOf(server.url));
  };
  try {
    const { email, jobId } = await seedMany(server.databaseUrl, { applications, jobs: 5 });
    const token = await signIn(server.url, email);
    let [asked, sent] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let n = 0; n < EXPORTS; n += 1) {
      let done = false;
      const took = exportBoard(server.url, { token, jobId, applications }).finally(() => {
        done = true;
      });
      while (!done) {
        await look();
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      const { askedMs, sentMs } = await took;
      [asked, sent] = [Math.min(asked, askedMs), Math.min(sent, sentMs)];
    }
    return { peak: peak / MB, asked, sent };
  } finally {
    await server.stop();
  }
}

async function exportBoard(
  url: string,
  { token, jobId, applications }: { token: string; jobId: string; applications: number },
): Promise<{ askedMs: number; sentMs: number }> {
  const began = performance.now();
  const answer = await fetch(url + exportCandidates.path, {
    method: exportCandidates.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ of: 'board', jobId, show: 'all', columns: EXPORT_COLUMNS }),
  });
  if (!answer.ok) throw new Error(`The board was not exported: ${await answer.text()}`);
  const { data } = (await answer.json()) as SuccessEnvelope<{ url: string }>;
  const askedMs = performance.now() - began;
  const file = await fetch(url + data.url);
  let lines = 0;
  for await (const part of file.body ?? []) for (const byte of part as Uint8Array) if (byte === 10) lines += 1;
  if (lines !== applications + 1) throw new Error(`The file has ${lines} lines for ${applications} applications`);
  return { askedMs, sentMs: performance.now() - began - askedMs };
}
