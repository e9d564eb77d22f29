import { childrenOf, type ElementHead, elementAt, ID, MalformedWebm, numberAt, UNKNOWN, unsignedIn } from './ebml.ts';

/** A cluster, as a browser wrote it. */
export interface Cluster {
  /** Its first byte, in what was recorded. */
  readonly at: number;
  /** When it begins, in ticks of the recording. */
  readonly time: number;
  /** Where its time stands, counted from its first byte, and how many bytes it takes. */
  readonly timeAt: number;
  readonly timeBytes: number;
}

/** The track by which one can tell where playing may begin: the picture where there is one. */
interface Leading {
  readonly track: number;
  readonly isPicture: boolean;
}

/** Where the reading of a recording stands between two parts. Plain JSON. */
export interface Reading {
  /** Bytes that were read. */
  readonly read: number;
  /** What of them was not understood yet, in base64: some bytes of the head of an element, or of the head of the recording. */
  readonly begun: string;
  /** Bytes of the present element that are still to come. */
  readonly skip: number;
  /** Nanoseconds of a tick. */
  readonly tick: number;
  /** Null until the head of the recording was read. */
  readonly leading: Leading | null;
  /** Up to here all elements are whole: what a recording that was cut off is cut back to. */
  readonly wholeUntil: number;
  /** When the last block begins, in ticks. */
  readonly last: number;
  /** How many clusters have begun. */
  readonly clusters: number;
  /** The last block of the segment that this one goes on with; null where it goes on with none. */
  readonly resumedAt: number | null;
  readonly open: OpenCluster | null;
}

/** The cluster that is read. */
interface OpenCluster {
  readonly at: number;
  /** Null until it came. */
  readonly time: number | null;
  /** Its first leading block: not yet come; in a group that may still say that it needs another one; or judged. */
  readonly first: 'ahead' | 'grouped' | 'judged';
}

export const UNREAD: Reading = {
  read: 0,
  begun: '',
  skip: 0,
  tick: 1_000_000,
  leading: null,
  wholeUntil: 0,
  last: 0,
  clusters: 0,
  resumedAt: null,
  open: null,
};

export interface PartRead {
  readonly reading: Reading;
  /** Those whose time was read. */
  readonly clusters: readonly Cluster[];
  /** First bytes of clusters with which playing may begin. */
  readonly keys: readonly number[];
  /** Everything before the first cluster, in the part with which it is whole. */
  readonly head: Buffer | null;
}

/** Browsers write some hundred bytes before the first cluster. */
const HEAD_MAX = 65_536;
/** Browsers begin one every few seconds: eight hours have some ten thousand. */
const CLUSTERS_MAX = 50_000;
const PART_CLUSTERS_MAX = 1_000;
/** Of a block: what tells its track, its time and whether it is a key. */
const BLOCK_HEAD = 12;
/** The flag of a simple block with which playing may begin. */
const KEY = 0x80;
/** With these a group of blocks has ended. */
const BEGINS_ANOTHER: ReadonlySet<number> = new Set([ID.CLUSTER, ID.BLOCK_GROUP, ID.SIMPLE_BLOCK]);
/** They are read on inside, one element after the other: where they end follows from what comes then. */
const ENTERED: ReadonlySet<number> = new Set([ID.CLUSTER, ID.BLOCK_GROUP]);

/**
 * Reads on in a recording: the next bytes of WebM as browsers write it, wherever they were cut.
 * @throws MalformedWebm
 */
export function readPart(before: Reading, part: Buffer): PartRead {
  const begun = Buffer.from(before.begun, 'base64');
  const reader = new PartReader(before, Buffer.concat([begun, part]), before.read - begun.length);
  return reader.run();
}

/** From here on it cannot be read: whatever comes is kept, and passed over. */
export const broken = (reading: Reading): Reading => ({ ...reading, skip: Number.MAX_SAFE_INTEGER });
export const isBroken = ({ skip }: Pick<Reading, 'skip'>): boolean => skip === Number.MAX_SAFE_INTEGER;

/** For what a browser brings of a recording whose beginning was completed without it. */
export function readOn(before: Reading): Reading {
  const skip = isBroken(before) ? 0 : before.skip;
  return {
    ...before,
    skip,
    read: Buffer.from(before.begun, 'base64').length,
    wholeUntil: 0,
    clusters: 0,
    last: 0,
    resumedAt: before.last,
    open: null,
  };
}

class PartReader {
  readonly #before: Reading;
  readonly #bytes: Buffer;
  /** Of the first byte, in the recording. */
  readonly #start: number;
  readonly #clusters: Cluster[] = [];
  readonly #keys: number[] = [];
  #head: Buffer | null = null;
  #at = 0;
  #skip: number;
  #tick: number;
  #leading: Leading | null;
  #wholeUntil: number;
  #last: number;
  #open: Reading['open'];

  constructor(before: Reading, bytes: Buffer, start: number) {
    this.#before = before;
    this.#bytes = bytes;
    this.#start = start;
    this.#skip = before.skip;
    this.#tick = before.tick;
    this.#leading = before.leading;
    this.#wholeUntil = before.wholeUntil;
    this.#last = before.last;
    this.#open = before.open;
  }

  run(): PartRead {
    if (!this.#leading) this.#readHead();
    const leading = this.#leading;
    if (leading) while (this.#step(leading));
    const rest = this.#bytes.subarray(this.#at);
    if (rest.length > HEAD_MAX) throw new MalformedWebm('What comes before the first cluster is too long');
    return {
      reading: {
        read: this.#start + this.#bytes.length,
        begun: rest.toString('base64'),
        skip: this.#skip,
        tick: this.#tick,
        leading,
        wholeUntil: this.#wholeUntil,
        last: this.#last,
        clusters: this.#before.clusters + this.#clusters.length,
        resumedAt: this.#before.resumedAt,
        open: this.#open,
      },
      clusters: this.#clusters,
      keys: this.#keys,
      head: this.#head,
    };
  }

  /** All of it or nothing: it comes with the first bytes. */
  #readHead(): void {
    const bytes = this.#bytes;
    if (bytes.length >= 4 && bytes.readUInt32BE(0) !== ID.EBML) throw new MalformedWebm('This is no WebM');
    let leading: Leading | null = null;
    let tick = this.#tick;
    let at = 0;
    for (let found = elementAt(bytes, at); found?.id !== ID.CLUSTER; found = elementAt(bytes, at)) {
      if (!found) return;
      const { id, size, length } = found;
      const contentAt = at + length;
      if (contentAt > HEAD_MAX) throw new MalformedWebm('What comes before the first cluster is too long');
      if (id === ID.SEGMENT) {
        at = contentAt;
        continue;
      }
      if (size === UNKNOWN) throw new MalformedWebm('An element does not say where it ends');
      if (contentAt + size > HEAD_MAX) throw new MalformedWebm('What comes before the first cluster is too long');
      if (contentAt + size > bytes.length) return;
      const content = bytes.subarray(contentAt, contentAt + size);
      if (id === ID.INFO) tick = tickIn(content);
      if (id === ID.TRACKS) leading = leadingIn(content);
      at = contentAt + size;
    }
    if (!leading) throw new MalformedWebm('There is no track');
    this.#leading = leading;
    this.#tick = tick;
    this.#head = bytes.subarray(0, at);
    this.#at = at;
    this.#wholeUntil = at;
  }

  /** Reads one element, or what of it there is. @returns whether there may be more */
  #step(leading: Leading): boolean {
    const bytes = this.#bytes;
    if (this.#skip > 0) {
      const skipped = Math.min(this.#skip, bytes.length - this.#at);
      this.#at += skipped;
      this.#skip -= skipped;
      if (this.#skip > 0) return false;
      this.#wholeUntil = this.#start + this.#at;
    }
    const found = elementAt(bytes, this.#at);
    if (!found) return false;
    if (BEGINS_ANOTHER.has(found.id)) this.#judgeGroup(true);
    if (found.id === ID.REFERENCE) this.#judgeGroup(false);
    if (found.id === ID.CLUSTER) this.#open = { at: this.#start + this.#at, time: null, first: 'ahead' };
    if (!ENTERED.has(found.id)) {
      if (found.size === UNKNOWN) throw new MalformedWebm('An element does not say where it ends');
      if (!this.#note(found, leading)) return false;
      this.#skip = found.size;
    }
    this.#at += found.length;
    if (this.#skip === 0) this.#wholeUntil = this.#start + this.#at;
    return true;
  }

  /** What an element tells. @returns false where that has not come yet */
  #note({ id, size, length }: ElementHead, leading: Leading): boolean {
    const contentAt = this.#at + length;
    const needed = id === ID.TIMESTAMP ? size : Math.min(size, BLOCK_HEAD);
    if (id !== ID.TIMESTAMP && id !== ID.SIMPLE_BLOCK && id !== ID.BLOCK) return true;
    if (id === ID.TIMESTAMP && (size < 1 || size > 8)) throw new MalformedWebm('A time has 1 to 8 bytes');
    if (contentAt + needed > this.#bytes.length) return false;
    const content = this.#bytes.subarray(contentAt, contentAt + needed);
    if (id === ID.TIMESTAMP) this.#noteTime(content, this.#start + contentAt);
    else this.#noteBlock(content, id === ID.SIMPLE_BLOCK, leading);
    return true;
  }

  #noteTime(content: Buffer, contentAt: number): void {
    const open = this.#open;
    // Of a cluster that began before the cut.
    if (!open) return;
    if (open.time !== null) throw new MalformedWebm('A cluster begins once');
    const time = unsignedIn(content);
    this.#open = { ...open, time };
    if (this.#clusters.length >= PART_CLUSTERS_MAX || this.#before.clusters + this.#clusters.length >= CLUSTERS_MAX)
      throw new MalformedWebm('There are too many clusters');
    this.#clusters.push({ at: open.at, time, timeAt: contentAt - open.at, timeBytes: content.length });
  }

  #noteBlock(block: Buffer, isSimple: boolean, leading: Leading): void {
    const track = numberAt(block, 0);
    if (!track || track.length + 3 > block.length) throw new MalformedWebm('A block is too short');
    const open = this.#open;
    if (!open) return;
    if (open.time === null) throw new MalformedWebm('A cluster does not say when it begins');
    this.#last = Math.max(this.#last, open.time + block.readInt16BE(track.length));
    if (open.first !== 'ahead' || track.value !== leading.track) return;
    if (leading.isPicture && !isSimple) {
      this.#open = { ...open, first: 'grouped' };
      return;
    }
    this.#open = { ...open, first: 'judged' };
    if (!leading.isPicture || ((block[track.length + 2] as number) & KEY) !== 0) this.#keys.push(open.at);
  }

  /** A block in a group is a key unless the group names the block that it needs. */
  #judgeGroup(isKey: boolean): void {
    const open = this.#open;
    if (open?.first !== 'grouped') return;
    this.#open = { ...open, first: 'judged' };
    if (isKey) this.#keys.push(open.at);
  }
}

/** @throws MalformedWebm */
function tickIn(info: Buffer): number {
  for (const { id, content } of childrenOf(info)) {
    if (id !== ID.TIMESTAMP_SCALE) continue;
    const tick = unsignedIn(content);
    if (tick < 1_000 || tick > 1_000_000_000) throw new MalformedWebm('A tick is of another length');
    return tick;
  }
  return UNREAD.tick;
}

const VIDEO = 1;
const AUDIO = 2;

/** @throws MalformedWebm */
function leadingIn(tracks: Buffer): Leading {
  let sound: Leading | null = null;
  for (const { id, content } of childrenOf(tracks)) {
    if (id !== ID.TRACK) continue;
    let [track, type] = [0, 0];
    for (const child of childrenOf(content)) {
      if (child.id === ID.TRACK_NUMBER) track = unsignedIn(child.content);
      if (child.id === ID.TRACK_TYPE) type = unsignedIn(child.content);
    }
    if (track > 0 && type === VIDEO) return { track, isPicture: true };
    if (track > 0 && type === AUDIO) sound ??= { track, isPicture: false };
  }
  if (!sound) throw new MalformedWebm('There is neither picture nor sound');
  return sound;
}
