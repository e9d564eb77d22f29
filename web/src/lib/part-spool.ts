import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A part of an upload that waits for its way to the server. */
export interface SpooledPart {
  /** What the upload is for: the test, the interview. */
  readonly owner: string;
  readonly id: string;
  readonly number: number;
  readonly blob: Blob;
}

/** How an upload ended, until the server knows. */
export interface SpooledEnd {
  readonly owner: string;
  readonly id: string;
  readonly parts: number;
  /** How long what was recorded is. */
  readonly seconds: number;
}

/** As the database keeps them, which began with videos of tests. */
interface Row {
  readonly assignmentId: string;
  readonly videoId: string;
}
interface Schema extends DBSchema {
  parts: { key: [string, number]; value: Row & Omit<SpooledPart, 'owner' | 'id'>; indexes: { assignment: string } };
  ends: { key: string; value: Row & Omit<SpooledEnd, 'owner' | 'id'>; indexes: { assignment: string } };
}

const rowOf = <T extends { owner: string; id: string }>({ owner, id, ...rest }: T) => ({
  ...rest,
  assignmentId: owner,
  videoId: id,
});
const fromRow = <T extends Row>({ assignmentId, videoId, ...rest }: T) => ({
  ...rest,
  owner: assignmentId,
  id: videoId,
});

/** What was recorded and has not arrived: it outlives a closed tab where the browser lets us. */
export interface PartSpool {
  putPart(part: SpooledPart): Promise<void>;
  putEnd(end: SpooledEnd): Promise<void>;
  /** In their order. */
  partsOf(owner: string): Promise<SpooledPart[]>;
  endsOf(owner: string): Promise<SpooledEnd[]>;
  removePart(part: Pick<SpooledPart, 'id' | 'number'>): Promise<void>;
  /** With all that is left of it. */
  remove(id: string): Promise<void>;
}

let opened: Promise<PartSpool> | undefined;

/** In the database of the browser; in the memory of this tab where that is forbidden or full. */
export function openSpool(): Promise<PartSpool> {
  opened ??= open();
  return opened;
}

async function open(): Promise<PartSpool> {
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

function spoolIn(database: IDBPDatabase<Schema>): PartSpool {
  const memory = memorySpool();
  return {
    // A full disk takes no more: then the part is kept here until it has arrived.
    putPart: async (part) => void (await database.put('parts', rowOf(part)).catch(() => memory.putPart(part))),
    putEnd: async (end) => void (await database.put('ends', rowOf(end)).catch(() => memory.putEnd(end))),
    partsOf: async (owner) => [
      ...(await database.getAllFromIndex('parts', 'assignment', owner)).map(fromRow),
      ...(await memory.partsOf(owner)),
    ],
    endsOf: async (owner) => [
      ...(await database.getAllFromIndex('ends', 'assignment', owner)).map(fromRow),
      ...(await memory.endsOf(owner)),
    ],
    removePart: async (part) => {
      await memory.removePart(part);
      await database.delete('parts', [part.id, part.number]);
    },
    remove: async (id) => {
      await memory.remove(id);
      await database.delete('ends', id);
      await database.delete('parts', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    },
  };
}

export function memorySpool(): PartSpool {
  let parts: SpooledPart[] = [];
  let ends: SpooledEnd[] = [];
  return {
    putPart: async (part) => void parts.push(part),
    putEnd: async (end) => void ends.push(end),
    partsOf: async (owner) => parts.filter((part) => part.owner === owner),
    endsOf: async (owner) => ends.filter((end) => end.owner === owner),
    removePart: async ({ id, number }) => {
      parts = parts.filter((part) => part.id !== id || part.number !== number);
    },
    remove: async (gone) => {
      parts = parts.filter(({ id }) => id !== gone);
      ends = ends.filter(({ id }) => id !== gone);
    },
  };
}
