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
