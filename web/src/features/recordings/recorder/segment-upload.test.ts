import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FAULTS,
  type Fault,
  RecordingStandIn,
  SLICE_MS,
  STARTED_AT,
  segmentOf,
} from '../../../../test/recording-stand-in.ts';
import { memorySpool, type RecordingSpool, type SpooledSegment } from './recording-spool.ts';
import { type Outcome, SegmentUpload } from './segment-upload.ts';

/** A page, and the one that comes after it. */
class Page {
  readonly #server: RecordingStandIn;
  readonly #spool: RecordingSpool;
  isOurs = true;
  #upload: SegmentUpload;
  #slices = 0;

  constructor(server: RecordingStandIn, spool: RecordingSpool) {
    this.#server = server;
    this.#spool = spool;
    this.#upload = this.#open(segmentOf());
  }

  async begin(): Promise<void> {
    await this.#spool.putSegment(this.#upload.segment);
  }

  async record(text: string): Promise<void> {
    this.#slices += 1;
    const fromMs = (this.#slices - 1) * SLICE_MS;
    const slice = { segmentId: 's', number: this.#slices, blob: new Blob([text]), fromMs, untilMs: fromMs + SLICE_MS };
    expect(await this.#spool.putSlice(slice)).not.toBe('lost');
  }

  seal = () => this.#upload.seal();

  /** Once, or as often as it takes. */
  async send(tries = 1): Promise<Outcome | 'failed'> {
    for (let left = tries; left > 0; left -= 1) {
      try {
        return await this.#upload.send();
      } catch {
        if (!this.#server.reopened) continue;
        this.#server.reopened = false;
        const [kept] = await this.#spool.segmentsOf('marta');
        if (kept) this.#upload = this.#open({ ...kept, isSealed: this.#upload.segment.isSealed });
      }
    }
    return 'failed';
  }

  #open = (segment: SpooledSegment) =>
    new SegmentUpload(segment, {
      calls: this.#server.calls,
      spool: this.#spool,
      isOurs: () => this.isOurs,
      onArrived: () => undefined,
      onOver: () => undefined,
    });
}

async function pageOn(server: RecordingStandIn) {
  const spool = memorySpool(1_000_000);
  const page = new Page(server, spool);
  await page.begin();
  return { page, spool };
}

const slice = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', 'c', 'd', 'e') });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...FAULTS) },
);

test('every byte arrives once and in its order, whatever fails, restarts, or is completed meanwhile', async () => {
  const steps = fc.array(fc.oneof(slice, fc.constant(null)), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fault, { maxLength: 40 }), async (all, faults) => {
      const server = new RecordingStandIn(faults);
      const { page, spool } = await pageOn(server);
      let recorded = '';
      for (const step of all) {
        if (step === null) await page.send();
        else {
          await page.record(step);
          recorded += step;
        }
      }
      await page.seal();
      expect(await page.send(faults.length + 5)).toBe('done');
      expect(server.text).toBe(recorded);
      expect(server.segments.filter(({ bytes }) => bytes).every(({ upload }) => upload.state !== 'uploading')).toBe(
        true,
      );
      expect(await spool.segmentsOf('marta')).toEqual([]);
      expect(spool.held()).toBe(0);
      // What the server completed is continued by the next, and by nothing else.
      const full = server.segments.filter(({ bytes }) => bytes);
      expect(full.map(({ continues }) => continues)).toEqual(
        [null, ...full.map(({ upload }) => upload.id)].slice(0, full.length),
      );
    }),
    { numRuns: 400 },
  );
});

test('nothing that was recorded after the end is sent', async () => {
  await fc.assert(
    // Where nothing was sent before the end, the server says that it has ended only when it is opened.
    fc.asyncProperty(fc.integer({ min: 0, max: 12 }), fc.integer({ min: -1, max: 6 }), async (endAt, sentBefore) => {
      const server = new RecordingStandIn([]);
      const { page, spool } = await pageOn(server);
      for (let number = 0; number < 10; number += 1) {
        await page.record(String(number));
        if (number === sentBefore) await page.send();
      }
      // Somebody else has ended it, and this browser hears of it a while later.
      const before = server.text.length;
      server.endedAt = new Date(STARTED_AT + endAt * SLICE_MS).toISOString();
      if (sentBefore < 0) await page.send();
      else if (sentBefore % 2 === 0) server.faults.push('lost', 'unanswered');
      else await page.seal();
      await page.send();
      await page.seal();
      expect(await page.send(5)).toBe('done');
      expect(server.text.length).toBe(Math.max(before, Math.min(10, endAt)));
      expect('0123456789'.startsWith(server.text)).toBe(true);
      expect(await spool.segmentsOf('marta')).toEqual([]);
    }),
  );
});

test('what was recorded is removed here where the recording was deleted', async () => {
  const server = new RecordingStandIn([]);
  const { page, spool } = await pageOn(server);
  await page.record('0');
  await page.send();
  await page.record('1');
  server.isDeleted = true;
  expect(await page.send()).toBe('gone');
  expect(await spool.segmentsOf('marta')).toEqual([]);
  expect(spool.held()).toBe(0);
});

test('what is another person’s is kept while somebody else is signed in', async () => {
  const server = new RecordingStandIn([]);
  const { page, spool } = await pageOn(server);
  await page.record('0');
  await page.send();
  await page.record('1');
  page.isOurs = false;
  // To them there is no such recording.
  server.isDeleted = true;
  expect(await page.send(3)).toBe('failed');
  server.isDeleted = false;
  page.isOurs = true;
  await page.seal();
  expect(await page.send()).toBe('done');
  expect(server.text).toBe('01');
  expect(await spool.segmentsOf('marta')).toEqual([]);
});

test('parts are joined where there is much to catch up on, up to what the server takes', async () => {
  const server = new RecordingStandIn([]);
  const { page } = await pageOn(server);
  for (const text of ['ab', 'cd', 'ef', 'gh']) await page.record(text);
  await page.seal();
  expect(await page.send()).toBe('done');
  expect(server.segments[0]?.upload.received).toBe(2);
});

test('slices that only the memory of a closed tab had end a segment where it was', async () => {
  const server = new RecordingStandIn([]);
  const spool = memorySpool(1_000_000);
  const upload = new SegmentUpload(segmentOf({ isSealed: true }), {
    calls: server.calls,
    spool,
    isOurs: () => true,
    onArrived: () => undefined,
    onOver: () => undefined,
  });
  for (const number of [1, 2, 4])
    await spool.putSlice({ segmentId: 's', number, blob: new Blob([String(number)]), fromMs: 0, untilMs: number });
  expect(await upload.send()).toBe('broken');
  expect(server.text).toBe('12');
});
