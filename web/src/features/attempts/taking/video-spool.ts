import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A part of a take that waits for its way to the server. */
export interface SpooledPart {
  readonly assignmentId: string;
  readonly videoId: string;
  readonly number: number;
  readonly blob: Blob;
}

/** How a take ended, until the server knows. */
export interface SpooledEnd {
  readonly assignmentId: string;
  readonly videoId: string;
  readonly parts: number;
  readonly seconds: number;
}

interface Schema extends DBSchema {
  parts: { key: [string, number]; value: SpooledPart; indexes: { assignment: string } };
  ends: { key: string; value: SpooledEnd; indexes: { assignment: string } };
}

/** What was recorded and has not arrived: it outlives a closed tab where the browser lets us. */
export interface VideoSpool {
  putPart(part: SpooledPart): Promise<void>;
  putEnd(end: SpooledEnd): Promise<void>;
  /** Of a test, in their order. */
  partsOf(assignmentId: string): Promise<SpooledPart[]>;
  endsOf(assignmentId: string): Promise<SpooledEnd[]>;
  removePart(part: Pick<SpooledPart, 'videoId' | 'number'>): Promise<void>;
  /** With all that is left of it. */
  removeVideo(videoId: string): Promise<void>;
}

let opened: Promise<VideoSpool> | undefined;

/** In the database of the browser; in the memory of this tab where that is forbidden or full. */
export function openSpool(): Promise<VideoSpool> {
  opened ??= open();
  return opened;
}

async function open(): Promise<VideoSpool> {
  try {
    const database = await openDB<Schema>('prova-videos', 1, {
      upgrade(created) {
        created
          .createObjectStore('parts', { keyPath: ['videoId', 'number'] })
          .createIndex('assignment', 'assignmentId');
        created.createObjectStore('ends', { keyPath: 'videoId' }).createIndex('assignment', 'assignmentId');
      },
    });
    return spoolIn(database);
  } catch {
    // Forbidden here: what is recorded lives as long as this tab.
    return memorySpool();
  }
}

function spoolIn(database: IDBPDatabase<Schema>): VideoSpool {
  const memory = memorySpool();
  return {
    // A full disk takes no more: then the part is kept here until it has arrived.
    putPart: async (part) => void (await database.put('parts', part).catch(() => memory.putPart(part))),
    putEnd: async (end) => void (await database.put('ends', end).catch(() => memory.putEnd(end))),
    partsOf: async (id) => [
      ...(await database.getAllFromIndex('parts', 'assignment', id)),
      ...(await memory.partsOf(id)),
    ],
    endsOf: async (id) => [...(await database.getAllFromIndex('ends', 'assignment', id)), ...(await memory.endsOf(id))],
    removePart: async (part) => {
      await memory.removePart(part);
      await database.delete('parts', [part.videoId, part.number]);
    },
    removeVideo: async (videoId) => {
      await memory.removeVideo(videoId);
      await database.delete('ends', videoId);
      await database.delete('parts', IDBKeyRange.bound([videoId, 0], [videoId, Number.POSITIVE_INFINITY]));
    },
  };
}

export function memorySpool(): VideoSpool {
  let parts: SpooledPart[] = [];
  let ends: SpooledEnd[] = [];
  return {
    putPart: async (part) => void parts.push(part),
    putEnd: async (end) => void ends.push(end),
    partsOf: async (id) => parts.filter(({ assignmentId }) => assignmentId === id),
    endsOf: async (id) => ends.filter(({ assignmentId }) => assignmentId === id),
    removePart: async ({ videoId, number }) => {
      parts = parts.filter((part) => part.videoId !== videoId || part.number !== number);
    },
    removeVideo: async (videoId) => {
      parts = parts.filter((part) => part.videoId !== videoId);
      ends = ends.filter((end) => end.videoId !== videoId);
    },
  };
}
