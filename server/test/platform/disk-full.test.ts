import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apply } from '@prova/contract/applications/applications';
import { addNote, listNotes } from '@prova/contract/evaluations/evaluations';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { openUpload, signParts } from '@prova/contract/recordings/recordings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { type Cluster, openCluster } from '../../src/platform/postgres/cluster.ts';
import { freePort } from '../../src/platform/postgres/ports.ts';
import { type AppliedCandidate, applicationCall, applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';
import { recordIn, SLICES } from '../recordings-factory.ts';
import { interviewInRoom } from '../rooms-factory.ts';
import { besides } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'prova-small-disk-'));
const FILLER = join(folder, 'filler');
/** A disk of its own, where we may have one: the system's root on Linux, as in CI. */
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'prova-test', folder], { stdio: 'ignore' }).status ===
  0;

/** Writes until nothing more fits. */
async function fillDisk(): Promise<void> {
  const file = await open(FILLER, 'w');
  try {
    for (let size = 2 ** 20; size >= 512; size /= 2) {
      while ((await file.write(Buffer.alloc(size, 1)).catch(() => ({ bytesWritten: 0 }))).bytesWritten === size);
    }
  } finally {
    await file.close();
  }
  expect((await statfs(folder)).bavail).toBe(0);
}

const freeDisk = () => rm(FILLER, { force: true });

describe.runIf(mounted)('on a disk of 200 MB', () => {
  let cluster: Cluster;
  let server: TestServer;
  let recruiter: Person;
  let job: JobDetail;
  let candidate: AppliedCandidate;
  beforeAll(async () => {
    cluster = await openCluster({ dir: join(folder, 'postgres'), settings: { fsync: 'off' } });
    await cluster.createDatabase('prova');
    const DATABASE_URL = cluster.url('prova');
    await migrate(DATABASE_URL, { log: createLog('silent') });
    server = await startTestServer({ DATABASE_URL, DATA_DIR: folder });
    server.clock.set(new Date());
    recruiter = await signUp(server, 'RECRUITER', { verified: true });
    job = await publishJob(server, recruiter);
    candidate = await applyTo(server, job);
    await server.drain();
  });
  afterAll(async () => {
    await server.close();
    await cluster.stop();
    spawnSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });

  const readiness = async () => {
    const { statusCode, body } = await server.app.inject('/readyz');
    return [statusCode, (JSON.parse(body) as { status: string }).status];
  };
  const sendApplication = async (language = 'pt-BR') =>
    server.call(apply, applicationCall(job, { headers: { 'accept-language': language } }));
  const writeNote = () =>
    server.call(addNote, {
      as: recruiter.token,
      params: { id: candidate.id },
      body: { body: crypto.randomUUID().repeat(50) },
    });
  /** An interview that is being recorded. @returns sends its first part */
  const beginRecording = async () => {
    const room = await interviewInRoom(server, recruiter);
    const { recordingId: id } = await recordIn(server, { ...room, host: recruiter });
    const as = recruiter.token;
    const body = { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 } as const;
    const { data } = await server.call(openUpload, { as, params: { id }, body });
    const params = { id, uploadId: data.id };
    return async () => {
      const { parts } = (await server.call(signParts, { as, params, body: { numbers: [1] } })).data;
      const headers = { 'content-type': 'application/octet-stream' };
      return server.app.inject({ method: 'PUT', url: parts[0]?.url ?? '', body: SLICES[0] ?? '', headers });
    };
  };
  const countNotes = async () => {
    const { n } = await server.platform.database
      .selectFrom('notes')
      .select((query) => query.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  /** Writes notes until one is refused: what the tables have at hand is used up first. */
  async function refusedNote() {
    for (let turn = 0; turn < 1_000; turn += 1) {
      const answer = await writeNote();
      if (answer.status !== 201) return answer;
    }
    throw new Error('Every note found space.');
  }

  test('what cannot be stored is refused in words, readiness says why, and with space everything goes on', async () => {
    expect((await sendApplication()).status).toBe(201);
    expect(await readiness()).toEqual([200, 'ready']);
    const sendPart = await beginRecording();

    await fillDisk();
    const part = await sendPart();
    expect([part.statusCode, part.json().error]).toEqual([503, 'STORAGE_FULL']);
    const application = await sendApplication();
    expect([application.status, application.body.error]).toEqual([503, 'STORAGE_FULL']);
    expect(application.headers['retry-after']).toBe('60');
    expect(application.body.message).toContain('nada foi salvo');
    expect((await sendApplication('en-US')).body.message).toContain('nothing was saved');
    const note = await refusedNote();
    expect([note.status, note.body.error]).toEqual([503, 'STORAGE_FULL']);
    await expect.poll(readiness).toEqual([503, 'disk full (files)']);
    // Who only reads notices nothing.
    const notes = await countNotes();
    expect((await server.call(listNotes, { as: recruiter.token, params: { id: candidate.id } })).status).toBe(200);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);

    await freeDisk();
    expect((await sendPart()).statusCode).toBe(204);
    expect((await sendApplication()).status).toBe(201);
    expect((await writeNote()).status).toBe(201);
    expect(await countNotes()).toBe(notes + 1);
    await expect.poll(readiness).toEqual([200, 'ready']);
    await server.drain();
  });

  test('a database that the full disk has brought down is named as such, and comes back with space', async () => {
    await fillDisk();
    await cluster.stop();
    await expect(cluster.revive()).rejects.toThrow('The disk is full');
    expect(await readiness()).toEqual([503, 'no database: disk full']);
    const refused = await writeNote();
    expect([refused.status, refused.body.error]).toEqual([503, 'STORAGE_FULL']);

    await freeDisk();
    await cluster.revive();
    await expect.poll(readiness).toEqual([200, 'ready']);
    expect((await writeNote()).status).toBe(201);
  });
});

test.runIf(process.platform === 'linux')('a log that cannot be written does not end the program', async () => {
  const server = await startTestServer();
  const port = await freePort();
  const full = await open('/dev/full', 'w');
  const program = spawn(process.execPath, [fileURLToPath(new URL('../../src/main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...besides(server), PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', full.fd, 'ignore'],
  });
  const ended = once(program, 'exit');
  try {
    const status = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
    await expect.poll(() => status().catch(() => 0)).toBe(200);
    for (let call = 0; call < 50; call += 1) expect(await status()).toBe(200);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    program.kill('SIGKILL');
    await full.close();
    await server.close();
  }
});
