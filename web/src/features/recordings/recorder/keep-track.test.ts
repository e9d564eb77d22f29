import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordingStandIn, segmentOf } from '../../../../test/recording-stand-in.ts';
import { keepTrack } from './keep-track.ts';
import { memorySpool } from './recording-spool.ts';
import { RecordingUploads } from './recording-uploads.ts';

/** A recorder of a browser that gives what it is told to. */
class FakeRecorder {
  static readonly all: FakeRecorder[] = [];
  static refusal: DOMException | null = null;
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onerror: ((event: { error: Error }) => void) | null = null;
  onstop: (() => void) | null = null;

  constructor() {
    FakeRecorder.all.push(this);
  }

  start(): void {
    if (FakeRecorder.refusal) throw FakeRecorder.refusal;
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => this.onstop?.());
  }

  give(text: string): void {
    this.ondataavailable?.({ data: new Blob([text]) });
  }

  fail(): void {
    this.onerror?.({ error: new Error('encoder') });
    this.stop();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecorder.all.length = 0;
  FakeRecorder.refusal = null;
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('MediaStream', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function kept({ room = 1000 } = {}) {
  const server = new RecordingStandIn([]);
  const spool = memorySpool(room);
  const uploads = new RecordingUploads({ calls: server.calls, spool, isSessionOf: () => true });
  const heard = { problems: [] as string[], lostMs: 0 };
  let now = 0;
  let segments = 0;
  const track = keepTrack(
    {
      kind: 'composite',
      peerId: null,
      tracks: [],
      format: { codecs: 'video/webm', mimeType: 'video/webm' },
      audioBits: 1,
    },
    {
      spool,
      uploads,
      clock: () => {
        now += 1000;
        return now;
      },
      newSegment: (what) => {
        segments += 1;
        return segmentOf({ ...what, id: `s${segments}` });
      },
      onProblem: (operation) => heard.problems.push(operation),
      onKept: () => undefined,
      onLost: (milliseconds) => {
        heard.lostMs += milliseconds;
      },
    },
  );
  return { server, spool, uploads, track, heard, recorder: () => FakeRecorder.all.at(-1) as FakeRecorder };
}

const settled = () => vi.advanceTimersByTimeAsync(10);

test('all that a browser records until it has stopped arrives', async () => {
  const { server, uploads, track, recorder } = kept();
  for (const text of ['ab', 'cd']) recorder().give(text);
  await settled();
  recorder().give('ef');
  await track.stop();
  await uploads.finished();
  expect(server.text).toBe('abcdef');
  expect(server.segments).toHaveLength(1);
  uploads.close();
});

test('a recorder that fails is begun anew, as another segment', async () => {
  const { server, uploads, track, heard, recorder } = kept();
  recorder().give('ab');
  recorder().fail();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeRecorder.all).toHaveLength(2);
  recorder().give('cd');
  await track.stop();
  await uploads.finished();
  expect(heard.problems).toEqual(['recording']);
  expect(server.segments.map(({ bytes, continues }) => [bytes, continues])).toEqual([
    ['ab', null],
    ['cd', null],
  ]);
  uploads.close();
});

test('a browser that does not allow it is asked again, and nothing more once it is stopped', async () => {
  FakeRecorder.refusal = new DOMException('no', 'NotAllowedError');
  const { uploads, track, heard } = kept();
  expect(heard.problems).toEqual(['permission']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(FakeRecorder.all).toHaveLength(2);
  await track.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeRecorder.all).toHaveLength(2);
  uploads.close();
});

test('what there is no room for is counted, and what comes after it is a segment of its own', async () => {
  const { server, spool, uploads, track, heard, recorder } = kept({ room: 8 });
  server.faults.push(...Array.from({ length: 3 }, () => 'lost' as const));
  recorder().give('abcd');
  recorder().give('efgh');
  recorder().give('ij');
  await settled();
  expect(heard.lostMs).toBeGreaterThan(0);
  expect(spool.held()).toBeLessThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeRecorder.all.length).toBeGreaterThan(1);
  recorder().give('kl');
  await track.stop();
  await uploads.finished();
  expect(server.segments.map(({ bytes }) => bytes).filter(Boolean)).toEqual(['abcdefgh', 'kl']);
  expect(spool.held()).toBe(0);
  uploads.close();
});

test('nothing is recorded any more of what the server takes no more of', async () => {
  const { server, spool, uploads, heard, recorder } = kept();
  recorder().give('ab');
  await settled();
  server.isDeleted = true;
  recorder().give('cd');
  await settled();
  expect(recorder().state).toBe('inactive');
  recorder().give('ef');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeRecorder.all).toHaveLength(1);
  expect(await spool.segmentsOf('marta')).toEqual([]);
  expect([spool.held(), heard.lostMs]).toEqual([0, 0]);
  expect(uploads.state()).toMatchObject({ open: 0, leftBytes: 0, isGone: true });
  uploads.close();
});

test('where it cannot be said which bytes come next, another segment is begun', async () => {
  const { server, spool, uploads, track, recorder } = kept();
  recorder().give('ab');
  await settled();
  const [first] = server.segments;
  if (!first) throw new Error('nothing has arrived');
  first.upload.state = 'aborted';
  server.faults.push('lost');
  recorder().give('cd');
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeRecorder.all).toHaveLength(2);
  expect(uploads.state()).toMatchObject({ isBroken: true });
  recorder().give('ef');
  await track.stop();
  await uploads.finished();
  expect(server.segments.map(({ bytes }) => bytes)).toEqual(['ab', 'ef']);
  expect(spool.held()).toBe(0);
  uploads.close();
});

test('a slice that is being kept while the server takes no more of it does not stay', async () => {
  const { server, spool, uploads, recorder } = kept();
  recorder().give('ab');
  await settled();
  server.isDeleted = true;
  const write = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const { putSlice } = spool;
  vi.spyOn(server.calls, 'put').mockReturnValueOnce(sent.promise);
  recorder().give('cd');
  await settled();
  vi.spyOn(spool, 'putSlice').mockImplementationOnce(async (slice) => {
    await write.promise;
    return putSlice(slice);
  });
  recorder().give('ef');
  sent.reject(new Error('The server is away'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(uploads.state().isGone).toBe(true);
  write.resolve();
  await settled();
  expect(spool.held()).toBe(0);
  uploads.close();
});

test('what there is no room for stops the recorder at once, also while something is being sent', async () => {
  const { server, uploads, recorder, heard } = kept({ room: 4 });
  vi.spyOn(server.calls, 'put').mockReturnValue(new Promise(() => undefined));
  recorder().give('abcd');
  await settled();
  recorder().give('ef');
  await settled();
  expect(heard.lostMs).toBeGreaterThan(0);
  expect(FakeRecorder.all[0]?.state).toBe('inactive');
  await vi.advanceTimersByTimeAsync(4000);
  expect(FakeRecorder.all).toHaveLength(2);
  uploads.close();
});

test('a recorder that gives nothing is begun anew', async () => {
  const { server, uploads, track, heard, recorder } = kept();
  recorder().give('ab');
  await vi.advanceTimersByTimeAsync(9000);
  recorder().give('cd');
  await vi.advanceTimersByTimeAsync(9000);
  expect(heard.problems).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.problems).toEqual(['recording']);
  expect(FakeRecorder.all).toHaveLength(2);
  recorder().give('ef');
  await track.stop();
  await uploads.finished();
  expect(server.segments.map(({ bytes }) => bytes)).toEqual(['abcd', 'ef']);
  uploads.close();
});
