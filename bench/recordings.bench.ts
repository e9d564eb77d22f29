import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { SuccessEnvelope } from '@prova/contract/endpoint';
import { urlOf } from '@prova/contract/paths';
import { completeUpload, listRecordings, openUpload, signParts } from '@prova/contract/recordings/recordings';
import pg from 'pg';
import { browserFlags } from '../e2e/support/browser.ts';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { type Cluster, readPart, UNREAD } from '../server/src/modules/recordings/webm/read-part.ts';
import { addInterviews } from './support/add-interviews.ts';
import { addMembers } from './support/add-members.ts';
import type { Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { memoryOf } from './support/memory-of.ts';
import { signIn } from './support/sign-in.ts';

/** Ten browsers at 2.5 Mbit/s, each for four minutes. */
const AT_ONCE = 10;
const PARTS = 120;
const PART_BYTES = 625_000;
const NEEDED_MB_PER_SECOND = (AT_ONCE * PART_BYTES) / 2 / 1_000_000;
const HOURS = 2;
const WANTED_SECOND = 90 * 60;
const STARTS = 30;
const MB = 1024 * 1024;
const SMALL_HEAP = '--max-old-space-size=128 --max-semi-space-size=4';

const slices = [1, 2, 3, 4, 5, 6, 7].map((number) =>
  readFileSync(new URL(`../server/test/recorded/slice-${number}.webm`, import.meta.url)),
);

/** Recordings while they arrive, made seekable, and played. */
export const measure: Measure = async ({ databaseUrl, browser: executablePath }) => {
  const databaseServer = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({
    ...{ databaseServer, seeded: false, logFile: 'test-results/recordings.log' },
    env: { NODE_OPTIONS: SMALL_HEAP },
  });
  try {
    const volume = await seedMany(server.databaseUrl, { applications: 20, jobs: 1 });
    const token = await signIn(server.url, volume.email);
    const { interviewId, recordings } = await prepare(server.databaseUrl, volume, AT_ONCE + 1);
    const ask = askOf(server.url, token);
    const [long = '', ...ten] = recordings;

    const twoHours = longer(HOURS * 3600, PART_BYTES / 8);
    await upload(ask, server.url, long, twoHours);
    const playing = await played(ask, interviewId, long);

    const short = longer(PARTS * 2, PART_BYTES);
    const before = await memoryOf(server.url);
    let peak = before;
    const looking = setInterval(() => {
      memoryOf(server.url).then(
        (bytes) => (peak = Math.max(peak, bytes)),
        () => undefined,
      );
    }, 250);
    const began = performance.now();
    await Promise.all(ten.map((recording) => upload(ask, server.url, recording, short)));
    const seconds = (performance.now() - began) / 1000;
    clearInterval(looking);
    const megabytes = (AT_ONCE * short.reduce((sum, { length }) => sum + length, 0)) / 1_000_000;

    const starts = [];
    for (let time = 0; time < STARTS; time += 1) {
      const at = performance.now();
      const { recordings } = await ask<
        typeof listRecordings,
        { recordings: { id: string; segments: { url: string }[] }[] }
      >(listRecordings, { id: interviewId });
      const url = recordings.find(({ id }) => id === long)?.segments[0]?.url ?? '';
      const answer = await fetch(`${server.url}${url}`, { headers: { range: 'bytes=0-262143' } });
      await answer.arrayBuffer();
      starts.push(performance.now() - at);
    }
    const seek = await seekIn(executablePath, server.url, playing);
    return [
      {
        name: `recordings, ${AT_ONCE} arriving at once, by what they need at 2.5 Mbit/s each`,
        value: megabytes / seconds,
        limit: NEEDED_MB_PER_SECOND,
        unit: 'MB/s',
        better: 'higher',
      },
      {
        name: `recordings, memory of the server while ${AT_ONCE} arrive, beyond ${(before / MB).toFixed(0)} MB`,
        value: (peak - before) / MB,
        limit: 100,
        unit: 'MB',
        better: 'lower',
      },
      {
        name: 'recordings, start of playing (list and first bytes), p95',
        value: percentile(starts, 0.95),
        limit: 300,
        unit: 'ms',
        better: 'lower',
      },
      { name: 'recordings of two hours, to their 90th minute', value: seek, limit: 2_000, unit: 'ms', better: 'lower' },
    ];
  } finally {
    await server.stop();
  }
};

type Ask = ReturnType<typeof askOf>;

function askOf(url: string, token: string) {
  return async <E extends { method: string; path: string }, T>(
    endpoint: E,
    params: Record<string, string>,
    body?: object,
  ): Promise<T> => {
    const answer = await fetch(url + urlOf(endpoint.path, params), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${endpoint.path}: ${await answer.text()}`);
    return ((await answer.json()) as SuccessEnvelope<T>).data;
  };
}

async function upload(ask: Ask, url: string, id: string, parts: readonly Buffer[]): Promise<void> {
  const body = { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 };
  const { id: uploadId } = await ask<typeof openUpload, { id: string }>(openUpload, { id }, body);
  for (let start = 0; start < parts.length; start += 50) {
    const numbers = parts.slice(start, start + 50).map((_, index) => start + index + 1);
    const signed = await ask<typeof signParts, { parts: { number: number; url: string }[] }>(
      signParts,
      { id, uploadId },
      { numbers },
    );
    for (const { number, url: address } of signed.parts) {
      const answer = await fetch(url + address, { method: 'PUT', body: parts[number - 1] ?? Buffer.of() });
      if (answer.status !== 204) throw new Error(`Part ${number}: ${await answer.text()}`);
    }
  }
  await ask(completeUpload, { id, uploadId }, { parts: parts.length, durationMs: 0 });
}

/** Waits until it is made. @returns its address */
async function played(ask: Ask, interviewId: string, recordingId: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { recordings } = await ask<
      typeof listRecordings,
      { recordings: { id: string; segments: { url: string }[] }[] }
    >(listRecordings, { id: interviewId });
    const url = recordings.find(({ id }) => id === recordingId)?.segments[0]?.url;
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The recording was not made');
}

/** What was recorded once, over and over: the same clusters with later times, and as many bytes as a larger picture has. */
function longer(seconds: number, partBytes: number): Buffer[] {
  const whole = Buffer.concat(slices);
  const { head, clusters, reading } = readPart(UNREAD, whole);
  if (!head) throw new Error('There is no head');
  const bodies = clusters.map((cluster, index) => ({
    cluster,
    bytes: whole.subarray(0, reading.wholeUntil).subarray(cluster.at, clusters[index + 1]?.at),
  }));
  return repeated(bodies, head, { seconds, lasts: reading.last + 20, partBytes });
}

/** Times take eight bytes, however few they took. */
function repeated(
  bodies: readonly { cluster: Cluster; bytes: Buffer }[],
  head: Buffer,
  { seconds, lasts, partBytes }: { seconds: number; lasts: number; partBytes: number },
): Buffer[] {
  const parts: Buffer[] = [];
  let waiting: Buffer[] = [head];
  let until = 2_000;
  for (let round = 0; round * lasts < seconds * 1000; round += 1)
    for (const { cluster, bytes } of bodies) {
      const time = cluster.time + round * lasts;
      if (time >= until) {
        parts.push(padded(Buffer.concat(waiting), partBytes));
        waiting = [];
        until = time + 2_000;
      }
      const stampAt = cluster.timeAt - 2;
      const stamp = Buffer.alloc(10);
      stamp[0] = 0xe7;
      stamp[1] = 0x88;
      stamp.writeBigUInt64BE(BigInt(time), 2);
      waiting.push(bytes.subarray(0, stampAt), stamp, bytes.subarray(cluster.timeAt + cluster.timeBytes));
    }
  parts.push(padded(Buffer.concat(waiting), partBytes));
  return parts;
}

/** An empty element at its end. */
function padded(bytes: Buffer, to: number): Buffer {
  const size = Math.max(0, Math.round(to) - bytes.length - 9);
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head[1] = 0x01;
  head.writeUIntBE(size, 3, 6);
  return Buffer.concat([bytes, head, Buffer.alloc(size)]);
}

/** Recordings of a room, as if it had just ended them. */
async function prepare(databaseUrl: string, volume: Awaited<ReturnType<typeof seedMany>>, count: number) {
  await addInterviews(databaseUrl, volume.companyId, await addMembers(databaseUrl, volume.companyId, 1));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; interview: string }>(
      `with interview as (select id, company_id from interviews where company_id = $1 limit 1),
       room as (
         insert into rooms (id, company_id, code, interview_id, opened_at, started_at, ended_at)
         select gen_random_uuid(), company_id, 'abc-defg-hij', id, now(), now(), now() from interview returning id, company_id, interview_id
       ), entry as (
         insert into room_entries (id, company_id, room_id, access_type, role, user_id, name, name_typed, consent_version, consented_at, joined_at)
         select gen_random_uuid(), r.company_id, r.id, 'host', 'host', u.id, u.name, false, '1', now(), now()
         from room r, users u where u.email = $2 returning id, company_id, room_id
       ), recording as (
         insert into room_recordings (id, company_id, room_id, entry_id, picture, state, started_at, ended_at, end_reason)
         select gen_random_uuid(), company_id, room_id, id, true, 'ended', now(), now(), 'stopped' from entry, generate_series(1, $3)
         returning id
       )
       select recording.id, room.interview_id as interview from recording, room`,
      [volume.companyId, volume.email, count],
    );
    return { interviewId: rows[0]?.interview ?? '', recordings: rows.map(({ id }) => id) };
  } finally {
    await client.end();
  }
}

/** How long a browser that has nothing of a recording yet waits for a late second of it. */
async function seekIn(executablePath: string, serverUrl: string, path: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(serverUrl);
    // Text: it runs in the page.
    return await page.evaluate<number>(`(async () => {
      const video = document.createElement('video');
      document.body.append(video);
      const at = performance.now();
      video.src = ${JSON.stringify(path)};
      await new Promise((resolve, reject) => {
        video.onloadedmetadata = resolve;
        video.onerror = () => reject(new Error(video.error?.message));
      });
      video.currentTime = ${WANTED_SECOND};
      await new Promise((resolve) => (video.onseeked = resolve));
      return performance.now() - at;
    })()`);
  } finally {
    await browser.close();
  }
}
