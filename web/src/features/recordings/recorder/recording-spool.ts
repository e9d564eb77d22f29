import type { RecordedType, TrackKind } from '@prova/contract/recordings/recording-fields';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { SpoolConnection, whileClosed } from './spool-connection.ts';
import { SPOOL_DATABASE } from './spool-database.ts';

/** A stretch of a track without interruption, as it was recorded, and how far of it the server has. */
export interface SpooledSegment {
  readonly id: string;
  /** Whose it is: nobody else sends it. */
  readonly userId: string;
  readonly recordingId: string;
  /** Who else was in the room, for whoever reads later that some of it is missing. */
  readonly people: readonly string[];
  readonly kind: TrackKind;
  readonly peerId: string | null;
  readonly mimeType: RecordedType;
  /** When the recording began, and the segment was made here: the server's clock, in milliseconds. */
  readonly startedAt: number;
  readonly createdAt: number;
  /** Nothing comes after the last slice that is kept. */
  readonly isSealed: boolean;
  /** Slices 1 to this have arrived. */
  readonly arrived: number;
  /** As the server knows what is being sent; null before it does. */
  readonly upload: SpooledUpload | null;
  /** What the server has completed without us, and is gone on with. */
  readonly continues: string | null;
}

export interface SpooledUpload {
  readonly id: string;
  readonly maxPartBytes: number;
  readonly minPartBytes: number;
  readonly fromMs: number;
  /** How many parts have arrived, and until when they go. */
  readonly parts: number;
  readonly untilMs: number;
  /** Part and slices that are on their way: should the answer be lost, they are sent again just so. */
  readonly sending: { readonly part: number; readonly through: number } | null;
}

export interface SpooledSlice {
  readonly segmentId: string;
  /** From 1, without gaps. */
  readonly number: number;
  readonly blob: Blob;
  /** Since the recording began. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Where a slice is kept: `lost` is one for which there is no room at all. */
export type Kept = 'disk' | 'memory' | 'lost';

/** What was recorded and has not arrived: it outlives a closed tab where the browser lets us. */
export interface RecordingSpool {
  readonly putSegment: (segment: SpooledSegment) => Promise<void>;
  readonly putSlice: (slice: SpooledSlice) => Promise<Kept>;
  /** In their order, beginning with this one, as far as none is missing; at most so many. */
  readonly slicesFrom: (segmentId: string, number: number, most: number) => Promise<readonly SpooledSlice[]>;
  /** What is kept of it, beginning with this one, whether or not some is missing between. */
  readonly bytesFrom: (segmentId: string, number: number) => Promise<number>;
  /** Notes how far it has arrived, and removes those slices, both ends included: both, or neither. */
  readonly putArrived: (segment: SpooledSegment, first: number, last: number) => Promise<void>;
  /** With all that is left of it. */
  readonly remove: (segmentId: string) => Promise<void>;
  readonly segmentsOf: (userId: string) => Promise<readonly SpooledSegment[]>;
  /** Whoever they belong to. */
  readonly removeBefore: (createdAt: number) => Promise<void>;
  /** Segments of which slices are kept, and nothing else. */
  readonly withoutSegment: () => Promise<readonly string[]>;
  /** Bytes that are held in the memory of this tab alone. */
  readonly held: () => number;
  /** Nothing is read or kept any more. */
  readonly close: () => Promise<void>;
}

interface Schema extends DBSchema {
  segments: { key: string; value: SpooledSegment; indexes: { user: string } };
  slices: { key: [string, number]; value: SpooledSlice };
}

/** What a tab holds at most for which there is no room on the disk. */
export const MEMORY_MAX_BYTES = 200 * 2 ** 20;
const READ_AT_ONCE = 200;

/** In the database of the browser; in the memory of this tab where that is forbidden. */
export async function openRecordingSpool(): Promise<RecordingSpool> {
  const memory = memorySpool(MEMORY_MAX_BYTES);
  try {
    const database = new SpoolConnection(openRows);
    await database.open();
    return spoolIn(database, memory);
  } catch {
    // Forbidden here: what is recorded lives as long as this tab.
    return memory;
  }
}

function openRows(onEnded: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(SPOOL_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore('segments', { keyPath: 'id' }).createIndex('user', 'userId');
      created.createObjectStore('slices', { keyPath: ['segmentId', 'number'] });
    },
    terminated: onEnded,
  });
}

/** Deletes the database where nothing is in it and no page has it open: nobody asks for it again where it is gone. */
export const forgetSpool = (): Promise<void> =>
  whileClosed(async () => {
    const rows = await openRows(() => undefined);
    const left = (await rows.count('segments')) + (await rows.count('slices'));
    rows.close();
    if (left === 0) await deleteDB(SPOOL_DATABASE);
  });

const rangeOf = (segmentId: string, first: number, last: number) =>
  IDBKeyRange.bound([segmentId, first], [segmentId, last]);

function spoolIn(database: SpoolConnection<Schema>, memory: RecordingSpool): RecordingSpool {
  /** Segments of which the database may have slices. What cannot be read of them is not taken for missing. */
  const onDisk = new Set<string>();
  const slicesOnDisk = async (segmentId: string, number: number, most: number): Promise<readonly SpooledSlice[]> => {
    if (!onDisk.has(segmentId)) return [];
    const range = rangeOf(segmentId, number, Number.POSITIVE_INFINITY);
    return database.use((rows) => rows.getAll('slices', range, most));
  };
  return {
    ...memory,
    putSegment: async (segment) => {
      try {
        await database.use((rows) => rows.put('segments', segment));
      } catch {
        await memory.putSegment(segment);
      }
    },
    putSlice: async (slice) => {
      try {
        await database.use((rows) => rows.put('slices', slice));
        onDisk.add(slice.segmentId);
        return 'disk';
      } catch {
        // A full disk takes no more: then it is kept here until it has arrived.
        return memory.putSlice(slice);
      }
    },
    slicesFrom: async (segmentId, number, most) => {
      const held = await memory.slicesFrom(segmentId, number, most);
      try {
        return withoutGap([...(await slicesOnDisk(segmentId, number, most)), ...held], number).slice(0, most);
      } catch (error) {
        if (held.length === 0) throw error;
        return held;
      }
    },
    bytesFrom: async (segmentId, number) => {
      let bytes = await memory.bytesFrom(segmentId, number);
      for (let next = number; ; ) {
        const slices = await slicesOnDisk(segmentId, next, READ_AT_ONCE);
        bytes += sizeOf(slices);
        const last = slices.at(-1);
        if (!last || slices.length < READ_AT_ONCE) return bytes;
        next = last.number + 1;
      }
    },
    putArrived: async (segment, first, last) => {
      await memory.putArrived(segment, first, last);
      try {
        await database.use(async (rows) => {
          const stores = rows.transaction(['segments', 'slices'], 'readwrite');
          await Promise.all([
            stores.objectStore('segments').put(segment),
            first <= last && stores.objectStore('slices').delete(rangeOf(segment.id, first, last)),
            stores.done,
          ]);
        });
      } catch (error) {
        // The next one that is noted says this too.
        console.warn('How far a recording has arrived could not be noted.', error);
      }
    },
    remove: async (segmentId) => {
      await memory.remove(segmentId);
      try {
        await database.use((rows) => removeIn(rows, [segmentId]));
      } catch (error) {
        // Whoever finds it later asks the server, and removes it then.
        console.warn('What is kept of a recording could not be removed.', error);
      }
    },
    segmentsOf: async (userId) => {
      const held = await memory.segmentsOf(userId);
      try {
        const kept = await database.use((rows) => rows.getAllFromIndex('segments', 'user', userId));
        for (const { id } of kept) onDisk.add(id);
        return [...kept, ...held.filter(({ id }) => !kept.some((each) => each.id === id))];
      } catch (error) {
        console.warn('What is kept of recordings could not be read.', error);
        return held;
      }
    },
    removeBefore: (createdAt) =>
      database.use(async (rows) => {
        const old = (await rows.getAll('segments')).filter((segment) => segment.createdAt < createdAt);
        await removeIn(
          rows,
          old.map(({ id }) => id),
        );
      }),
    withoutSegment: () =>
      database.use(async (rows) => {
        const stores = rows.transaction(['segments', 'slices']);
        const known = new Set(await stores.objectStore('segments').getAllKeys());
        const found: string[] = [];
        let cursor = await stores.objectStore('slices').openKeyCursor();
        while (cursor) {
          const segmentId: string = cursor.key[0];
          if (!known.has(segmentId)) found.push(segmentId);
          // On to the next segment.
          cursor = await cursor.continue([segmentId, Number.POSITIVE_INFINITY]);
        }
        return found;
      }),
    close: () => database.close(),
  };
}

async function removeIn(rows: IDBPDatabase<Schema>, segmentIds: readonly string[]): Promise<void> {
  const stores = rows.transaction(['segments', 'slices'], 'readwrite');
  await Promise.all([
    ...segmentIds.flatMap((id) => [
      stores.objectStore('segments').delete(id),
      stores.objectStore('slices').delete(rangeOf(id, 0, Number.POSITIVE_INFINITY)),
    ]),
    stores.done,
  ]);
}

/** What is held here outlives no tab. */
export function memorySpool(mostBytes: number): RecordingSpool {
  const segments = new Map<string, SpooledSegment>();
  let slices: SpooledSlice[] = [];
  const held = () => sizeOf(slices);
  const from = (segmentId: string, number: number) =>
    slices.filter((slice) => slice.segmentId === segmentId && slice.number >= number);
  return {
    putSegment: async (segment) => void segments.set(segment.id, segment),
    putSlice: async (slice) => {
      if (held() + slice.blob.size > mostBytes) return 'lost';
      slices.push(slice);
      return 'memory';
    },
    slicesFrom: async (segmentId, number, most) => withoutGap(from(segmentId, number), number).slice(0, most),
    bytesFrom: async (segmentId, number) => sizeOf(from(segmentId, number)),
    putArrived: async (segment, first, last) => {
      if (segments.has(segment.id)) segments.set(segment.id, segment);
      slices = slices.filter(({ segmentId, number }) => segmentId !== segment.id || number < first || number > last);
    },
    remove: async (segmentId) => {
      segments.delete(segmentId);
      slices = slices.filter((slice) => slice.segmentId !== segmentId);
    },
    segmentsOf: async (userId) => [...segments.values()].filter((segment) => segment.userId === userId),
    removeBefore: async () => undefined,
    withoutSegment: async () => [],
    held,
    close: async () => undefined,
  };
}

const sizeOf = (slices: readonly SpooledSlice[]) => slices.reduce((sum, { blob }) => sum + blob.size, 0);

/** What comes after a gap begins in the middle of something. */
function withoutGap(slices: readonly SpooledSlice[], first: number): readonly SpooledSlice[] {
  const sorted = [...slices].sort((one, other) => one.number - other.number);
  const gap = sorted.findIndex((slice, index) => slice.number !== first + index);
  return gap < 0 ? sorted : sorted.slice(0, gap);
}
