import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort, spawnFollower, stopChild } from '../scripts/support/server-process.ts';
import type { Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'pt-BR' };

/**
 * A public job page a second: kept, as a share of what a bare handler makes of the same bytes (they take turns, so that
 * whatever else the machine does hits both), and drawn again, each under an address of its own.
 */
export const measure: Measure = async ({ url, volume }) => {
  const page = `${url}/jobs/${volume.jobSlug}`;
  const bare = await startBare(await bytesOf(page));
  try {
    const rounds: { kept: number; least: number }[] = [];
    await load(page);
    await load(bare.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each goes first in turn.
      if (round % 2 === 0) rounds.push({ kept: await load(page), least: await load(bare.url) });
      else rounds.push({ least: await load(bare.url), kept: await load(page) });
    }
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) drawn.push(await load(page, { alone: true }));
    const median = (pick: (round: { kept: number; least: number }) => number) => percentile(rounds.map(pick), 0.5);
    return [
      {
        name: `kept page, share of the bare handler (${median(({ kept }) => kept).toFixed(0)} of ${median(({ least }) => least).toFixed(0)} requests/s)`,
        value: 100 * median(({ kept, least }) => kept / least),
        limit: 50,
        unit: '%',
        better: 'higher',
      },
      {
        name: 'job page drawn anew, requests a second',
        value: percentile(drawn, 0.5),
        limit: 300,
        unit: '/s',
        better: 'higher',
      },
    ];
  } finally {
    await bare.stop();
  }
};

/** A page as it comes over the wire. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    request(url, { headers: HEADERS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(Buffer.concat(chunks)));
    })
      .on('error', fail)
      .end();
  });
}

async function startBare(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'prova-bytes-'));
  const file = join(folder, 'page');
  await writeFile(file, bytes);
  const port = await freePort();
  const child = spawnFollower([new URL('support/bare-bytes.ts', import.meta.url).pathname], {
    output: 'inherit',
    env: { PORT: String(port), BENCH_BYTES: file },
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    await stopChild(child);
    await rm(folder, { recursive: true });
  };
  for (const deadline = Date.now() + 10_000; ; await new Promise((wake) => setTimeout(wake, 50))) {
    if ((await fetch(url).catch(() => undefined))?.ok) return { url, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error('The bare handler does not answer.');
    }
  }
}

let visits = 0;

/** Requests a second. @param alone each under an address of its own, which nothing is kept for */
async function load(url: string, { alone = false } = {}): Promise<number> {
  const { pathname } = new URL(url);
  const result = await autocannon({
    url,
    headers: HEADERS,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    ...(alone && {
      requests: [
        {
          setupRequest: (next: object) => {
            visits += 1;
            return { ...next, path: `${pathname}?visit=${visits}` };
          },
        },
      ],
    }),
  });
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${url} failed under load.`);
  return result.requests.total / result.duration;
}
