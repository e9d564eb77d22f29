import { SILENT_SECONDS, SPOOL_DAYS } from '@prova/contract/recordings/recording-fields';
import {
  abortUpload,
  completeUpload,
  getUpload,
  listInvitedRecordings,
  listOwnRecordings,
  listRecordings,
  openUpload,
  removeRecording,
  signParts,
  withdrawConsent,
  withdrawInvitedConsent,
} from '@prova/contract/recordings/recordings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { endRecording, type RoomRecorded, recordIn, SLICES } from '../../../test/recordings-factory.ts';
import { type InterviewRoom, interviewInRoom } from '../../../test/rooms-factory.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { completeSilentTask } from './upload/complete-silent.ts';

let server: TestServer;
let host: Person;
let room: InterviewRoom;
let recorded: RoomRecorded;
beforeAll(async () => {
  server = await startTestServer();
  host = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  host = await signIn(server, host.email, PASSWORD);
  room = await interviewInRoom(server, host);
  recorded = await recordIn(server, { ...room, host });
});

const id = () => recorded.recordingId;

async function open(given: Partial<Parameters<typeof openUpload.body.parse>[0] & object> = {}) {
  const opened = await server.call(openUpload, {
    as: host.token,
    params: { id: id() },
    body: { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0, ...given },
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  return opened.data;
}

const of = (uploadId: string) => ({ as: host.token, params: { id: id(), uploadId } });
const sign = (uploadId: string, ...numbers: number[]) => server.call(signParts, { ...of(uploadId), body: { numbers } });

async function put(uploadId: string, number: number, body: Buffer) {
  const { url = '' } = (await sign(uploadId, number)).data.parts[0] ?? {};
  return putTo(url, body);
}
const putTo = (url: string, body: Buffer) =>
  server.app.inject({ method: 'PUT', url, body, headers: { 'content-type': 'application/octet-stream' } });

async function putAll(uploadId: string, slices: readonly Buffer[], from = 1): Promise<void> {
  for (const [index, slice] of slices.entries())
    expect((await put(uploadId, from + index, slice)).statusCode).toBe(204);
}

const complete = (uploadId: string, parts: number) =>
  server.call(completeUpload, { ...of(uploadId), body: { parts, durationMs: 13_000 } });

async function shown(as = host.token) {
  const { data } = await server.call(listRecordings, { as, params: { id: room.interviewId } });
  return data.recordings;
}

async function silent(seconds = SILENT_SECONDS + 1): Promise<void> {
  server.clock.advance(seconds);
  await server.platform.tasks.send(server.platform.database, completeSilentTask.name, {});
  await server.drain();
}

async function bytesAt(url: string, range?: string) {
  const answer = await server.app.inject({ url, ...(range && { headers: { range } }) });
  return { status: answer.statusCode, bytes: answer.rawPayload, type: answer.headers['content-type'] };
}

describe('what a browser records', () => {
  test('arrives in parts while it goes on, and becomes one file that says where everything is', async () => {
    expect(await shown()).toMatchObject([{ id: id(), state: 'idle', segments: [] }]);
    const upload = await open();
    expect(upload).toMatchObject({ state: 'uploading', received: 0, endedAt: null });
    await putAll(upload.id, SLICES);
    expect((await server.call(getUpload, of(upload.id))).data).toMatchObject({ received: 7, state: 'uploading' });
    expect(await shown()).toMatchObject([{ state: 'recording', segments: [] }]);
    await endRecording(server, id());
    expect((await complete(upload.id, 7)).data.state).toBe('joining');
    expect((await complete(upload.id, 7)).data.state).toBe('joining');
    expect(await shown()).toMatchObject([{ state: 'uploading' }]);
    await server.drain();
    const [done] = await shown();
    expect(done).toMatchObject({ state: 'completed', incomplete: false, recordedBy: host.name, picture: true });
    const [segment] = done?.segments ?? [];
    expect(segment?.durationMs).toBeGreaterThan(12_500);
    expect(segment?.durationMs).toBeLessThan(13_500);
    const { bytes, type } = await bytesAt(segment?.url ?? '');
    expect(type).toBe('video/webm');
    const recordedBytes = Buffer.concat(SLICES);
    expect(bytes.length).toBeGreaterThan(recordedBytes.length);
    // Its clusters are those that were recorded.
    expect(bytes.subarray(-(recordedBytes.length - 300))).toEqual(recordedBytes.subarray(300));
    expect((await bytesAt(segment?.url ?? '', 'bytes=0-99')).status).toBe(206);
  });

  test('is taken in its order, each part once, whatever comes again or at the same time', async () => {
    const upload = await open();
    const [first = Buffer.of(), second = Buffer.of()] = SLICES;
    const ahead = await put(upload.id, 2, second);
    expect([ahead.statusCode, ahead.json().error, ahead.json().data]).toEqual([
      409,
      'RECORDING_PART_AHEAD',
      { next: 1 },
    ]);
    const { data } = await sign(upload.id, 1);
    const url = data.parts[0]?.url ?? '';
    const answers = await Promise.all([first, first, Buffer.concat([first, second])].map((body) => putTo(url, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const tags = new Set(answers.map(({ headers }) => headers.etag));
    expect(tags.size).toBe(1);
    const { data: known } = await server.call(getUpload, of(upload.id));
    expect(known.received).toBe(1);
    // Nothing of what was not chosen lies in the storage.
    const { fileId } = await server.platform.database
      .selectFrom('recordingSegments')
      .select('fileId')
      .where('id', '=', upload.id)
      .executeTakeFirstOrThrow();
    const parts = await server.platform.database
      .selectFrom('fileParts')
      .selectAll()
      .where('fileId', '=', fileId)
      .execute();
    expect(parts).toHaveLength(1);
    expect(known.bytes).toBe(Number(parts[0]?.bytes));
  });

  test('of a browser that went away, what has arrived can be watched; what it kept comes as the next segment', async () => {
    const upload = await open();
    await putAll(upload.id, SLICES.slice(0, 4));
    await silent();
    expect((await server.call(getUpload, of(upload.id))).data.state).toBe('completed');
    const late = await sign(upload.id, 5);
    expect([late.status, late.body.error]).toEqual([409, 'RECORDING_ENDED']);
    await endRecording(server, id());
    expect(await shown()).toMatchObject([{ incomplete: true }]);
    const next = await open({ offsetMs: 8_000, continues: upload.id });
    await putAll(next.id, SLICES.slice(4));
    await complete(next.id, 3);
    await server.drain();
    const [done] = await shown();
    expect(done).toMatchObject({ state: 'completed', incomplete: false, segments: [{ offsetMs: 0 }, {}] });
    // What lay between the cut and the next cluster is not there.
    expect(done?.segments[1]?.offsetMs).toBeGreaterThanOrEqual(8_000);
    expect(done?.segments[1]?.offsetMs).toBeLessThan(11_000);
    const lengths = done?.segments.map(({ durationMs }) => durationMs) ?? [];
    expect(lengths.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(11_000);
  });

  test('a browser may bring what it has kept for a week, and not longer', async () => {
    const upload = await open();
    await endRecording(server, id());
    server.clock.advance(SPOOL_DAYS * DAY - 60);
    host = await signIn(server, host.email, PASSWORD);
    expect((await put(upload.id, 1, SLICES[0] ?? Buffer.of())).statusCode).toBe(204);
    server.clock.advance(120);
    expect((await sign(upload.id, 2)).body.error).toBe('RECORDING_ENDED');
  });

  test('is no longer there where it was thrown away, or nothing came', async () => {
    const [aborted, silentOne] = [
      await open(),
      await open({ kind: 'audio', peerId: recorded.candidateEntry, mimeType: 'audio/webm' }),
    ];
    await putAll(aborted.id, SLICES.slice(0, 1));
    expect((await server.call(abortUpload, of(aborted.id))).data.state).toBe('aborted');
    expect((await server.call(abortUpload, of(aborted.id))).data.state).toBe('aborted');
    await silent();
    expect((await server.call(getUpload, of(silentOne.id))).data.state).toBe('aborted');
    await endRecording(server, id());
    expect(await shown()).toMatchObject([{ state: 'aborted', segments: [] }]);
  });
});

describe('parts', () => {
  test('go to addresses that are signed, for ten minutes, each for one part', async () => {
    const upload = await open();
    const { data } = await sign(upload.id, 1);
    const url = data.parts[0]?.url ?? '';
    const [slice = Buffer.of()] = SLICES;
    expect((await putTo(url.replace('/parts/1', '/parts/2'), slice)).statusCode).toBe(404);
    expect((await putTo(url.replace(/sig=./, 'sig=x'), slice)).statusCode).toBe(404);
    server.clock.advance(10 * MINUTE + 1);
    const late = await putTo(url, slice);
    expect([late.statusCode, late.json().error]).toEqual([410, 'FILE_LINK_EXPIRED']);
  });

  test('are what a browser records: nothing else is kept', async () => {
    const upload = await open();
    const refused = async (body: Buffer) => (await put(upload.id, 1, body)).json().error;
    expect(await refused(Buffer.from('<svg onload="alert(1)"></svg>'))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await refused(Buffer.alloc(0))).toBe('FILE_EMPTY');
    expect(await refused(Buffer.alloc(9 * 2 ** 20))).toBe('PAYLOAD_TOO_LARGE');
    const mp4 = await open({ kind: 'audio', peerId: recorded.hostEntry, mimeType: 'audio/mp4' });
    expect((await put(mp4.id, 1, SLICES[0] ?? Buffer.of())).json().error).toBe('FILE_TYPE_UNSUPPORTED');
    expect((await server.call(getUpload, of(upload.id))).data.received).toBe(0);
  });

  test('that cannot be read in the middle are kept, and it is played up to there', async () => {
    const upload = await open();
    await putAll(upload.id, [...SLICES.slice(0, 3), Buffer.alloc(5_000), ...SLICES.slice(4)]);
    await endRecording(server, id());
    await complete(upload.id, 7);
    await server.drain();
    const [done] = await shown();
    expect(done?.state).toBe('completed');
    expect(done?.segments[0]?.durationMs).toBeLessThan(7_000);
    // Nothing of it is thrown away.
    const all = SLICES.reduce((sum, { length }) => sum + length, 0);
    expect((await bytesAt(done?.segments[0]?.url ?? '')).bytes.length).toBeGreaterThan(all - 12_000);
  });
});

describe('who', () => {
  test('may send parts is whose browser records, and nobody else', async () => {
    const upload = await open();
    const colleague = await signUp(server, 'RECRUITER', { verified: true });
    for (const as of [colleague.token]) {
      expect((await server.call(getUpload, { ...of(upload.id), as })).status).toBe(404);
      const body = { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 } as const;
      expect((await server.call(openUpload, { as, params: { id: id() }, body })).status).toBe(404);
    }
    const other = await recordIn(server, { ...(await interviewInRoom(server, host)), host });
    const mixed = await server.call(getUpload, {
      as: host.token,
      params: { id: other.recordingId, uploadId: upload.id },
    });
    expect(mixed.status).toBe(404);
  });

  test('has agreed takes it back: the recording and what was heard go at once, what was typed stays', async () => {
    const upload = await open();
    await putAll(upload.id, SLICES);
    await complete(upload.id, 7);
    await server.drain();
    const [before] = await shown();
    const url = before?.segments[0]?.url ?? '';
    const { database } = server.platform;
    const { id: roomId } = await database
      .selectFrom('rooms')
      .select('id')
      .where('code', '=', room.code)
      .executeTakeFirstOrThrow();
    const caption = (provider: 'browser' | 'typed', segmentId: string) => ({
      ...{ id: segmentId, companyId: host.companyId, roomId, entryId: recorded.candidateEntry, segmentId },
      ...{ revision: 0, role: 'candidate' as const, text: `Dito: ${provider}`, final: true, startMs: 0, endMs: 900 },
      ...{ lang: 'pt-BR', provider, saidAt: server.clock.now(), recordingId: id(), createdAt: server.clock.now() },
    });
    await database
      .insertInto('roomCaptions')
      .values([caption('browser', crypto.randomUUID()), caption('typed', crypto.randomUUID())])
      .execute();
    expect((await shown())[0]?.transcript.map(({ text }) => text).toSorted()).toEqual(['Dito: browser', 'Dito: typed']);

    const byLink = { params: { token: room.link } };
    const { data: own } = await server.call(listInvitedRecordings, byLink);
    expect(own.recordings).toMatchObject([{ id: id(), interviewId: room.interviewId }]);
    const taken = await server.call(withdrawInvitedConsent, { params: { token: room.link, id: id() }, body: {} });
    expect(taken.status).toBe(200);
    await server.drain();
    expect(await shown()).toEqual([]);
    expect((await bytesAt(url)).status).toBe(404);
    expect((await server.call(listInvitedRecordings, byLink)).data.recordings).toEqual([]);
    expect((await sign(upload.id, 8)).status).toBe(404);
    const left = await database.selectFrom('roomCaptions').select('text').where('roomId', '=', roomId).execute();
    expect(left).toEqual([{ text: 'Dito: typed' }]);
    const again = await server.call(withdrawInvitedConsent, { params: { token: room.link, id: id() }, body: {} });
    expect(again.status).toBe(404);
  });

  test('of the team has agreed may take it back as well', async () => {
    const { data } = await server.call(listOwnRecordings, { as: host.token });
    expect(data.recordings.map(({ id }) => id)).toContain(id());
    expect((await server.call(withdrawConsent, { as: host.token, params: { id: id() }, body: {} })).status).toBe(200);
    expect(await shown()).toEqual([]);
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await server.call(withdrawConsent, { as: stranger.token, params: { id: id() }, body: {} })).status).toBe(
      404,
    );
  });

  test('runs the interviews deletes it, and nobody of another company sees that it is there', async () => {
    const upload = await open();
    await putAll(upload.id, SLICES.slice(0, 2));
    const stranger = await signUp(server, 'RECRUITER', { verified: true });
    const foreign = await server.call(removeRecording, { as: stranger.token, params: { id: id() } });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'RECORDING_NOT_FOUND']);
    const { status } = await server.call(listRecordings, { as: stranger.token, params: { id: room.interviewId } });
    expect(status).toBe(404);
    const early = await server.call(removeRecording, { as: host.token, params: { id: id() } });
    expect([early.status, early.body.error]).toEqual([409, 'RECORDING_GOES_ON']);
    await endRecording(server, id());
    expect((await server.call(removeRecording, { as: host.token, params: { id: id() } })).status).toBe(200);
    expect(await shown()).toEqual([]);
    const log = await server.platform.database
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'companyId'])
      .where('subjectId', '=', id())
      .execute();
    expect(log).toEqual([{ action: 'recordings.removed', actorId: host.id, companyId: host.companyId }]);
    const left = await server.platform.database
      .selectFrom('recordingSegments')
      .select('id')
      .where('recordingId', '=', id())
      .execute();
    expect(left).toEqual([]);
  });
});
