import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Fault, RecordingStandIn, segmentOf } from '../../../../test/recording-stand-in.ts';
import { memorySpool, type SpooledSegment } from './recording-spool.ts';
import { RecordingUploads } from './recording-uploads.ts';
import { takeUnsent } from './take-unsent.ts';

/** Locks of a browser, as far as they are asked for here. */
const held = new Set<string>();
const locks = {
  request: async (name: string, _: LockOptions, work: (lock: object | null) => Promise<void> | undefined) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    held.delete(name);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  held.clear();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

function made(faults: readonly Fault[] = []) {
  const server = new RecordingStandIn(faults);
  const spool = memorySpool(1000);
  const uploads = new RecordingUploads({ calls: server.calls, spool, isSessionOf: () => true });
  const keep = async (segment: SpooledSegment, ...texts: readonly string[]) => {
    await spool.putSegment(segment);
    for (const [index, text] of texts.entries())
      await spool.putSlice({
        segmentId: segment.id,
        number: index + 1,
        blob: new Blob([text]),
        fromMs: index * 2000,
        untilMs: (index + 1) * 2000,
      });
  };
  return { server, spool, uploads, keep };
}

test('what fails once is tried again in silence, what fails again is said, and at once when the network is back', async () => {
  const { server, uploads, keep } = made(['lost', 'lost', 'lost']);
  const segment = segmentOf();
  await keep(segment, 'ab', 'cd');
  uploads.add(segment, 4);
  await vi.advanceTimersByTimeAsync(500);
  expect(uploads.state()).toMatchObject({ leftBytes: 4, problem: null });
  await vi.advanceTimersByTimeAsync(1500);
  expect(uploads.state()).toMatchObject({ leftBytes: 4, problem: { operation: 'open', why: 'offline' } });
  server.faults.length = 0;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(server.text).toBe('abcd');
  expect(uploads.state()).toMatchObject({ leftBytes: 0, open: 1, problem: null });
  await uploads.seal(segment.id);
  await uploads.finished();
  expect(uploads.state().open).toBe(0);
  uploads.close();
});

test('a server without room is named as such, and nothing is lost', async () => {
  const { server, uploads, keep } = made(['none', 'none', 'full', 'full', 'full', 'full']);
  const segment = segmentOf({ isSealed: true });
  await keep(segment, 'ab', 'cd');
  uploads.add(segment, 4);
  await vi.advanceTimersByTimeAsync(3000);
  expect(uploads.state().problem).toEqual({ operation: 'chunk', why: 'full' });
  await vi.advanceTimersByTimeAsync(60_000);
  await uploads.finished();
  expect(server.text).toBe('abcd');
  uploads.close();
});

test('another page sends what was left behind, and nobody else’s', async () => {
  const { server, spool, uploads, keep } = made();
  await keep(segmentOf({ id: 'own' }), 'ab', 'cd');
  await keep(segmentOf({ id: 'other', userId: 'joao' }), 'xy');
  expect(await takeUnsent('marta', { spool, uploads })).toMatchObject({ people: ['Ana Duarte'], bytes: 4 });
  await uploads.finished();
  expect(server.text).toBe('abcd');
  expect(await spool.segmentsOf('marta')).toEqual([]);
  expect(await spool.segmentsOf('joao')).toHaveLength(1);
  uploads.close();
});

test('what another tab works on is left to it, and everything where the browser cannot say', async () => {
  const { spool, uploads, keep } = made();
  await keep(segmentOf(), 'ab');
  held.add('prova.recording.s');
  expect(await takeUnsent('marta', { spool, uploads })).toMatchObject({ bytes: 0 });
  held.clear();
  Reflect.deleteProperty(navigator, 'locks');
  expect(await takeUnsent('marta', { spool, uploads })).toMatchObject({ bytes: 0 });
  expect(await spool.segmentsOf('marta')).toHaveLength(1);
  uploads.close();
});

test('slices of which nobody knows whose they are are removed, unless a tab still records them', async () => {
  const { spool, uploads } = made();
  for (const segmentId of ['recorded', 'forgotten'])
    await spool.putSlice({ segmentId, number: 1, blob: new Blob(['ab']), fromMs: 0, untilMs: 2000 });
  held.add('prova.recording.recorded');
  await takeUnsent('marta', {
    spool: { ...spool, withoutSegment: async () => ['recorded', 'forgotten'] },
    uploads,
  });
  expect([await spool.bytesFrom('recorded', 1), await spool.bytesFrom('forgotten', 1)]).toEqual([2, 0]);
  uploads.close();
});

test('what is missing between is said', async () => {
  const { spool, uploads } = made();
  await spool.putSegment(segmentOf());
  for (const number of [1, 3])
    await spool.putSlice({ segmentId: 's', number, blob: new Blob(['ab']), fromMs: 0, untilMs: 2000 });
  expect(await takeUnsent('marta', { spool, uploads })).toMatchObject({ bytes: 4 });
  await uploads.finished();
  expect(uploads.state()).toMatchObject({ isBroken: true, open: 0 });
  uploads.close();
});

test('what is thrown away is gone here, and what has arrived stays', async () => {
  const { server, spool, uploads, keep } = made(['none', 'none', 'none', 'lost', 'lost', 'lost']);
  await keep(segmentOf({ isSealed: true }), 'abcd', 'efgh');
  uploads.add(segmentOf({ isSealed: true }), 8);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.text).toBe('abcd');
  server.faults.length = 0;
  await uploads.discard();
  await uploads.finished();
  expect(server.segments.map(({ upload }) => upload.state)).toEqual(['joining']);
  expect(server.text).toBe('abcd');
  expect(uploads.state()).toMatchObject({ open: 0, isDiscarded: true });
  expect(spool.held()).toBe(0);
  uploads.close();
});

test('what cannot be thrown away goes on being sent, and can be thrown away again', async () => {
  const { server, uploads, keep } = made(['lost', 'lost', 'lost', 'lost']);
  const segment = segmentOf({ isSealed: true });
  await keep(segment, 'abcd', 'efgh');
  server.faults.splice(0, 4, 'none', 'none', 'none', ...Array.from({ length: 3 }, () => 'lost' as const));
  uploads.add(segment, 8);
  await vi.advanceTimersByTimeAsync(500);
  await expect(uploads.discard()).rejects.toMatchObject({ operation: 'abort' });
  expect(uploads.state()).toMatchObject({ open: 1, isDiscarded: false });
  await vi.advanceTimersByTimeAsync(60_000);
  await uploads.finished();
  expect(server.text).toBe('abcdefgh');
  expect(uploads.state()).toMatchObject({ open: 0, isDiscarded: false });
  uploads.close();
});

test('of what nothing has arrived nothing is kept on the server', async () => {
  const { server, spool, uploads, keep } = made(['none', 'none', 'lost', 'lost', 'lost']);
  await keep(segmentOf({ isSealed: true }), 'abcd');
  uploads.add(segmentOf({ isSealed: true }), 4);
  await vi.advanceTimersByTimeAsync(500);
  server.faults.length = 0;
  await uploads.discard();
  expect(server.segments.map(({ upload }) => upload.state)).toEqual(['aborted']);
  expect(spool.held()).toBe(0);
  uploads.close();
});

test('memory takes no more than it may', async () => {
  const { spool } = made();
  const slice = (number: number) => ({
    segmentId: 's',
    number,
    blob: new Blob(['x'.repeat(400)]),
    fromMs: 0,
    untilMs: number,
  });
  expect([await spool.putSlice(slice(1)), await spool.putSlice(slice(2))]).toEqual(['memory', 'memory']);
  expect(await spool.putSlice(slice(3))).toBe('lost');
  expect(spool.held()).toBe(800);
});
