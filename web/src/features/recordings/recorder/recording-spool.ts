import type { RecordedType, TrackKind } from '@prova/contract/recordings/recording-fields';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
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
  /** Notes how far it has arrived, and removes those slices, both ends included: both, or neither. */
  readonly putArrived: (segment: SpooledSegment, first: number, last: number) => Promise<void>;
  /** With all that is left of it. */
  readonly remove: (segmentId: string) => Promise<void>;
  readonly segmentsOf: (userId: string) => Promise<readonly SpooledSegment[]>;
  /** Whoever they belong to. */
  readonly removeBefore: (createdAt: number) => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
  /** Bytes that are held in the memory of this tab alone. */
  readonly held: () => number;
}

interface Schema extends DBSchema {
  segments: { key: string; value: SpooledSegment; indexes: { user: string } };
  slices: { key: [string, number]; value: SpooledSlice };
}

/** What a tab holds at most for which there is no room on the disk. */
export const MEMORY_MAX_BYTES = 200 * 2 ** 20;

/** In the database of the browser; in the memory of this tab where that is forbidden. */
export async function openRecordingSpool(): Promise<RecordingSpool> {
  const memory = memorySpool(MEMORY_MAX_BYTES);
  try {
    const database = await openDB<Schema>(SPOOL_DATABASE, 1, {
      upgrade(created) {
        created.createObjectStore('segments', { keyPath: 'id' }).createIndex('user', 'userId');
        created.createObjectStore('slices', { keyPath: ['segmentId', 'number'] });
      },
      // Another tab wants to be rid of what is empty.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return spoolIn(database, memory);
  } catch {
    // Forbidden here: what is recorded lives as long as this tab.
    return memory;
  }
}

const rangeOf = (segmentId: string, first: number, last: number) =>
  IDBKeyRange.bound([segmentId, first], [segmentId, last]);

function spoolIn(database: IDBPDatabase<Schema>, memory: RecordingSpool): RecordingSpool {
  return {
    ...memory,
    putSegment: async (segment) => {
      try {
        await database.put('segments', segment);
      } catch {
        await memory.putSegment(segment);
      }
    },
    putSlice: async (slice) => {
      try {
        await database.put('slices', slice);
        return 'disk';
      } catch {
        // A full disk takes no more: then it is kept here until it has arrived.
        return memory.putSlice(slice);
      }
    },
    slicesFrom: async (segmentId, number, most) => {
      const range = rangeOf(segmentId, number, Number.POSITIVE_INFINITY);
      const [kept, held] = await Promise.all([
        database.getAll('slices', range, most),
        memory.slicesFrom(segmentId, number, most),
      ]);
      return withoutGap([...kept, ...held], number).slice(0, most);
    },
    putArrived: async (segment, first, last) => {
      await memory.putArrived(segment, first, last);
      const stores = database.transaction(['segments', 'slices'], 'readwrite');
      await Promise.all([
        stores.objectStore('segments').put(segment),
        first <= last && stores.objectStore('slices').delete(rangeOf(segment.id, first, last)),
        stores.done,
      ]);
    },
    remove: async (segmentId) => {
      await memory.remove(segmentId);
      const stores = database.transaction(['segments', 'slices'], 'readwrite');
      await Promise.all([
        stores.objectStore('segments').delete(segmentId),
        stores.objectStore('slices').delete(rangeOf(segmentId, 0, Number.POSITIVE_INFINITY)),
        stores.done,
      ]);
    },
    segmentsOf: async (userId) => {
      const held = await memory.segmentsOf(userId);
      const kept = await database.getAllFromIndex('segments', 'user', userId);
      return [...kept, ...held.filter(({ id }) => !kept.some((each) => each.id === id))];
    },
    isEmpty: async () => (await database.count('segments')) === 0 && memory.isEmpty(),
    removeBefore: async (createdAt) => {
      const old = (await database.getAll('segments')).filter((segment) => segment.createdAt < createdAt);
      const stores = database.transaction(['segments', 'slices'], 'readwrite');
      for (const { id } of old) {
        void stores.objectStore('segments').delete(id);
        void stores.objectStore('slices').delete(rangeOf(id, 0, Number.POSITIVE_INFINITY));
      }
      await stores.done;
    },
  };
}

/** What is held here outlives no tab. */
export function memorySpool(mostBytes: number): RecordingSpool {
  const segments = new Map<string, SpooledSegment>();
  let slices: SpooledSlice[] = [];
  const held = () => slices.reduce((sum, { blob }) => sum + blob.size, 0);
  return {
    putSegment: async (segment) => void segments.set(segment.id, segment),
    putSlice: async (slice) => {
      if (held() + slice.blob.size > mostBytes) return 'lost';
      slices.push(slice);
      return 'memory';
    },
    slicesFrom: async (segmentId, number, most) =>
      withoutGap(
        slices.filter((slice) => slice.segmentId === segmentId && slice.number >= number),
        number,
      ).slice(0, most),
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
    isEmpty: async () => segments.size === 0,
    held,
  };
}

/** What comes after a gap begins in the middle of something. */
function withoutGap(slices: readonly SpooledSlice[], first: number): readonly SpooledSlice[] {
  const sorted = [...slices].sort((one, other) => one.number - other.number);
  const gap = sorted.findIndex((slice, index) => slice.number !== first + index);
  return gap < 0 ? sorted : sorted.slice(0, gap);
}

/** Nobody asks for it again where it is gone. */
export const forgetSpool = (): Promise<void> => deleteDB(SPOOL_DATABASE);
