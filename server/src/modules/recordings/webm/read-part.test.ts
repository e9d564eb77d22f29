import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, element, elementAt, ID, MalformedWebm, unsigned, unsignedIn } from './ebml.ts';
import { type Cluster, type PartRead, type Reading, readOn, readPart, UNREAD } from './read-part.ts';
import { cutOut, seekable } from './seekable.ts';

const EBML_HEAD = element(ID.EBML, Buffer.from('webm'));
/** A head whose size is not known, as browsers write it while they record. */
const endless = (id: number) => Buffer.concat([idOf(id), Buffer.from([0x01, 255, 255, 255, 255, 255, 255, 255])]);

function idOf(id: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return bytes;
}

const track = (number: number, type: number) =>
  element(ID.TRACK, element(ID.TRACK_NUMBER, Buffer.of(number)), element(ID.TRACK_TYPE, Buffer.of(type)));
const INFO = element(ID.INFO, element(ID.TIMESTAMP_SCALE, Buffer.of(0x0f, 0x42, 0x40)));
const headWith = (...tracks: readonly Buffer[]) =>
  Buffer.concat([EBML_HEAD, endless(ID.SEGMENT), INFO, element(ID.TRACKS, ...tracks)]);
const SOUND = headWith(track(1, 2));
const PICTURE = headWith(track(1, 2), track(2, 1));

interface Block {
  readonly track: number;
  readonly time: number;
  readonly key: boolean;
  readonly bytes: number;
  /** In a group, as pictures with transparency are. */
  readonly grouped: boolean;
}

function blockOf({ track, time, key, bytes, grouped }: Block): Buffer {
  const content = Buffer.alloc(4 + bytes, 0x1f);
  content[0] = 0x80 | track;
  content.writeInt16BE(time, 1);
  content[3] = key && !grouped ? 0x80 : 0;
  if (!grouped) return element(ID.SIMPLE_BLOCK, content);
  const needs = key ? [] : [element(ID.REFERENCE, Buffer.of(0xd8))];
  return element(ID.BLOCK_GROUP, element(ID.BLOCK, content), ...needs);
}

const block = fc.record({
  track: fc.constantFrom(1, 2),
  time: fc.integer({ min: 0, max: 2_000 }),
  key: fc.boolean(),
  bytes: fc.integer({ min: 0, max: 60 }),
  grouped: fc.boolean(),
});
const cluster = fc.record({
  lasts: fc.integer({ min: 1, max: 3_000 }),
  blocks: fc.array(block, { minLength: 1, maxLength: 6 }),
  timeBytes: fc.integer({ min: 3, max: 8 }),
});
const recording = fc.array(cluster, { minLength: 1, maxLength: 8 });

/** What a browser would have recorded, with what is to be found in it. */
function recorded(clusters: readonly { lasts: number; blocks: readonly Block[]; timeBytes: number }[]) {
  let bytes = PICTURE;
  let time = 0;
  const found: (Cluster & { readonly key: boolean })[] = [];
  let last = 0;
  for (const { lasts, blocks, timeBytes } of clusters) {
    const stamp = unsigned(time).subarray(8 - timeBytes);
    const leading = blocks.find(({ track }) => track === 2);
    found.push({ at: bytes.length, time, timeAt: 21, timeBytes, key: leading?.key ?? false });
    last = Math.max(last, ...blocks.map((each) => time + each.time));
    bytes = Buffer.concat([bytes, endless(ID.CLUSTER), element(ID.TIMESTAMP, stamp), ...blocks.map(blockOf)]);
    time += lasts;
  }
  return { bytes, found, last };
}

function pieces(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const at = [...new Set([0, ...cuts.map((cut) => cut % bytes.length), bytes.length])].toSorted((a, b) => a - b);
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

function readAll(parts: readonly Buffer[], from: Reading = UNREAD) {
  let reading = from;
  let head: Buffer | null = null;
  const clusters: Cluster[] = [];
  const keys = new Set<number>();
  for (const part of parts) {
    const read: PartRead = readPart(structuredClone(reading), part);
    reading = read.reading;
    head = read.head ?? head;
    clusters.push(...read.clusters);
    for (const key of read.keys) keys.add(key);
  }
  return { reading, head, clusters, keys };
}

async function joined(parts: readonly Buffer[], read: ReturnType<typeof readAll>, head = read.head) {
  const made = seekable({ ...read, head: head ?? Buffer.alloc(0) });
  if (!made) return null;
  const whole = [made.head];
  const all = (async function* () {
    yield* parts;
  })();
  for await (const piece of cutOut(all, made, read.clusters)) whole.push(piece);
  return { made, file: Buffer.concat(whole) };
}

/** What a player finds: the length, and for each cue the time of the cluster that it leads to. */
function played(file: Buffer) {
  const ebml = elementAt(file, 0);
  const segmentAt = (ebml?.length ?? 0) + (ebml?.size ?? 0);
  const segment = elementAt(file, segmentAt);
  if (!segment) throw new Error('There is no segment');
  const dataAt = segmentAt + segment.length;
  const data = file.subarray(dataAt);
  const cues: { time: number; found: number }[] = [];
  let duration = 0;
  const seek = elementAt(data, 0);
  if (seek?.id !== ID.SEEK_HEAD) throw new Error('It does not begin with what is where');
  for (const entry of childrenOf(data.subarray(seek.length, seek.length + seek.size))) {
    const [wanted, position] = [...childrenOf(entry.content)].map(({ content }) => unsignedIn(content));
    expect(elementAt(data, position ?? 0)?.id).toBe(wanted);
  }
  for (let at = 0; at < data.length; ) {
    const head = elementAt(data, at);
    if (!head || head.id === ID.CLUSTER) break;
    const content = data.subarray(at + head.length, at + head.length + head.size);
    if (head.id === ID.INFO)
      for (const { id, content: value } of childrenOf(content)) if (id === ID.DURATION) duration = value.readDoubleBE();
    if (head.id === ID.CUES)
      for (const { content: point } of childrenOf(content)) {
        const [time, positions] = [...childrenOf(point)];
        const [, position] = [...childrenOf(positions?.content ?? Buffer.alloc(0))];
        const clusterAt = unsignedIn(position?.content ?? Buffer.alloc(0));
        const inside = elementAt(data, clusterAt);
        expect(inside?.id).toBe(ID.CLUSTER);
        const stampAt = clusterAt + (inside?.length ?? 0);
        const stamp = elementAt(data, stampAt);
        const from = stampAt + (stamp?.length ?? 0);
        const found = unsignedIn(data.subarray(from, from + (stamp?.size ?? 0)));
        cues.push({ time: unsignedIn(time?.content ?? Buffer.alloc(0)), found });
      }
    at += head.length + head.size;
  }
  return { duration, cues, size: segment.size, dataBytes: data.length };
}

describe('what browsers record', () => {
  test('is read the same wherever it is cut', () => {
    fc.assert(
      fc.property(recording, fc.array(fc.nat(), { maxLength: 30 }), (clusters, cuts) => {
        const { bytes, found, last } = recorded(clusters);
        const read = readAll(pieces(bytes, cuts));
        expect(read.clusters).toEqual(found.map(({ key, ...cluster }) => cluster));
        // Whether a group needs another one is known when it has ended: the last one of all may stay open.
        const keys = found.filter(({ key }) => key).map(({ at }) => at);
        expect(keys.slice(0, -1).filter((at) => !read.keys.has(at))).toEqual([]);
        expect([...read.keys].filter((at) => !keys.includes(at))).toEqual([]);
        expect(read.head).toEqual(PICTURE);
        expect(read.reading).toMatchObject({ read: bytes.length, wholeUntil: bytes.length, last });
      }),
    );
  });

  test('is seekable: every cue leads to the cluster of its time, and it says how long it is', async () => {
    await fc.assert(
      fc.asyncProperty(recording, fc.array(fc.nat(), { maxLength: 10 }), async (clusters, cuts) => {
        const { bytes, last } = recorded(clusters);
        const parts = pieces(bytes, cuts);
        const { file } = (await joined(parts, readAll(parts))) ?? { file: Buffer.alloc(0) };
        const { cues, duration, size, dataBytes } = played(file);
        expect(cues.length).toBeGreaterThan(0);
        for (const { time, found } of cues) expect(found).toBe(time);
        expect(duration).toBe(last + 20);
        expect(size).toBe(dataBytes);
        // Its clusters are those that were recorded.
        expect(file.subarray(-(bytes.length - PICTURE.length))).toEqual(bytes.subarray(PICTURE.length));
      }),
    );
  });

  test('is cut back to what is whole when its end never came', async () => {
    await fc.assert(
      fc.asyncProperty(recording, fc.nat(), fc.array(fc.nat(), { maxLength: 5 }), async (clusters, end, cuts) => {
        const { bytes } = recorded(clusters);
        const kept = bytes.subarray(0, PICTURE.length + (end % (bytes.length - PICTURE.length)));
        const parts = pieces(kept, cuts);
        const read = readAll(parts);
        const made = read.head && (await joined(parts, read));
        if (!made) return;
        const { size, dataBytes } = played(made.file);
        expect(size).toBe(dataBytes);
        expect(read.reading.wholeUntil).toBeLessThanOrEqual(kept.length);
      }),
    );
  });

  test('goes on in a second file that begins at zero, whatever was kept apart', async () => {
    await fc.assert(
      fc.asyncProperty(recording, fc.nat(), async (clusters, cut) => {
        const { bytes, found } = recorded(clusters);
        const at = PICTURE.length + 21 + (cut % (bytes.length - PICTURE.length - 21));
        const first = readAll([bytes.subarray(0, at)]);
        const parts = [Buffer.from(first.reading.begun, 'base64'), bytes.subarray(at)];
        const second = readAll([bytes.subarray(at)], readOn(first.reading));
        const made = await joined(parts, second, first.head);
        if (!made) return;
        const { cues, duration } = played(made.file);
        expect(cues[0]).toEqual({ time: 0, found: 0 });
        for (const { time, found } of cues) expect(found).toBe(time);
        const later = clusters.filter((_, index) => (found[index]?.time ?? 0) >= made.made.timeShift);
        const ends = later.flatMap(({ blocks }, index) =>
          blocks.map(({ time }) => time + (found.at(index - later.length)?.time ?? 0)),
        );
        expect(duration).toBe(Math.max(...ends) - made.made.timeShift + 20);
      }),
    );
  });

  test('of sound every cluster is a place to begin', () => {
    const clusters = [0, 1].map((index) =>
      Buffer.concat([
        endless(ID.CLUSTER),
        element(ID.TIMESTAMP, unsigned(index * 1000)),
        blockOf({ track: 1, time: 0, key: false, bytes: 9, grouped: false }),
      ]),
    );
    const read = readAll([SOUND, ...clusters]);
    expect(read.keys.size).toBe(2);
  });
});

describe('what was made to harm', () => {
  test('is refused, or read to its end; it never takes long, nor more than it is', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 }), fc.boolean(), (parts, withHead) => {
        const all = [...(withHead ? [PICTURE] : []), ...parts.map((part) => Buffer.from(part))];
        try {
          const { reading } = readAll(all);
          expect(reading.read).toBe(all.reduce((sum, { length }) => sum + length, 0));
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedWebm);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['something else', Buffer.from('<svg onload="alert(1)"></svg>')],
    ['a head without tracks', Buffer.concat([EBML_HEAD, endless(ID.SEGMENT), INFO, endless(ID.CLUSTER)])],
    ['a track that is neither', Buffer.concat([headWith(track(1, 17)), endless(ID.CLUSTER)])],
    ['an element without an end', Buffer.concat([EBML_HEAD, endless(ID.SEGMENT), endless(ID.INFO)])],
    ['a head that never ends', Buffer.concat([EBML_HEAD, endless(ID.SEGMENT), element(ID.INFO, Buffer.alloc(70_000))])],
    [
      'a block before its time',
      Buffer.concat([SOUND, endless(ID.CLUSTER), element(ID.SIMPLE_BLOCK, Buffer.alloc(9, 0x81))]),
    ],
  ])('%s is refused', (_name, bytes) => {
    expect(() => readPart(UNREAD, bytes)).toThrow(MalformedWebm);
  });
});
