import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeUpload, listRecordings, openUpload, signParts } from '@prova/contract/recordings/recordings';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { endRecording, recordIn, SLICES } from '../../../test/recordings-factory.ts';
import { interviewInRoom } from '../../../test/rooms-factory.ts';

const folder = mkdtempSync(join(tmpdir(), 'prova-failing-storage-'));
/** How often the client of S3 asks by itself before it gives up. */
const ATTEMPTS = 3;
let s3: S3rver;
let bucket: Server;
let server: TestServer;
let host: Person;

/** Hands everything on to a bucket, but refuses each third object that is stored, as often as it is asked for at first. */
function refusingThirds(port: number): Server {
  const refusals = new Map<string, number>();
  return createServer((incoming, outgoing) => {
    const { url: path = '', method, headers } = incoming;
    if (method === 'PUT' && !refusals.has(path)) refusals.set(path, refusals.size % 3 === 2 ? ATTEMPTS : 0);
    const left = refusals.get(path) ?? 0;
    if (method === 'PUT' && left > 0) {
      refusals.set(path, left - 1);
      incoming.resume();
      incoming.on('end', () => {
        outgoing.writeHead(503, { 'content-type': 'application/xml' });
        outgoing.end('<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>');
      });
      return;
    }
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
}

beforeAll(async () => {
  const configureBuckets = [{ name: 'prova' }];
  s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder, resetOnClose: false, configureBuckets },
  });
  const { port } = await s3.run();
  bucket = refusingThirds(port).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  server = await startTestServer({
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_BUCKET: 'prova',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  });
  host = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(async () => {
  await server.close();
  bucket.closeAllConnections();
  bucket.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

test('a storage that fails with every third part loses none: each is sent again, and the recording is whole', async () => {
  const room = await interviewInRoom(server, host);
  const { recordingId } = await recordIn(server, { ...room, host });
  const as = host.token;
  const opened = await server.call(openUpload, {
    as,
    params: { id: recordingId },
    body: { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 },
  });
  const params = { id: recordingId, uploadId: opened.data.id };
  /** As a browser does: the address is asked for anew, and the part sent until it is taken. */
  const send = async (number: number, body: Buffer): Promise<number[]> => {
    const { data } = await server.call(signParts, { as, params, body: { numbers: [number] } });
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await server.app.inject({ method: 'PUT', url: data.parts[0]?.url ?? '', body, headers });
    if (answer.statusCode === 204) return [204];
    // What a browser tries again by itself.
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    return [answer.statusCode, ...(await send(number, body))];
  };
  const tries: number[] = [];
  for (const [index, slice] of SLICES.entries()) tries.push((await send(index + 1, slice)).length);
  // The third, the sixth and the ninth of them failed.
  expect(tries.reduce((sum, each) => sum + each)).toBe(10);
  await endRecording(server, recordingId);
  await server.call(completeUpload, { as, params, body: { parts: SLICES.length, durationMs: 13_000 } });
  const shown = async () => {
    const { data } = await server.call(listRecordings, { as, params: { id: room.interviewId } });
    return data.recordings[0];
  };
  // What joins the parts stores an object, too, and is tried again where that is the third.
  for (let turn = 0; turn < 3 && (await shown())?.state !== 'completed'; turn += 1) {
    server.clock.advance(60);
    await server.drain().catch(() => undefined);
  }
  const recording = await shown();
  expect(recording).toMatchObject({ state: 'completed', incomplete: false });
  const { statusCode, rawPayload } = await server.app.inject({ url: recording?.segments[0]?.url ?? '' });
  expect(statusCode).toBe(200);
  const recorded = Buffer.concat(SLICES);
  expect(rawPayload.subarray(-(recorded.length - 300))).toEqual(recorded.subarray(300));
});
