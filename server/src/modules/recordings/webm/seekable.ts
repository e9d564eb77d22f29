import { childrenOf, element, elementAt, float, headOf, ID, MalformedWebm, UNKNOWN, unsigned } from './ebml.ts';
import type { Cluster, Reading } from './read-part.ts';

interface Recorded {
  /** Everything before the first cluster, as the browser wrote it. */
  readonly head: Buffer;
  readonly clusters: readonly Cluster[];
  /** First bytes of clusters with which playing may begin. */
  readonly keys: ReadonlySet<number>;
  /** Left out: it is cut back to what is whole. */
  readonly untilEnd?: number | undefined;
  readonly reading: Pick<Reading, 'tick' | 'wholeUntil' | 'last' | 'leading' | 'resumedAt'>;
}

export interface Seekable {
  /** Stands before the clusters: says how long it is, and where each of them is. */
  readonly head: Buffer;
  /** What follows it of what was recorded. */
  readonly from: number;
  readonly to: number;
  /** By how many ticks the times of clusters are set back, so that it begins at zero. */
  readonly timeShift: number;
  readonly durationMs: number;
  /** How much lies between the segment that this one goes on with and its first cluster. */
  readonly skippedMs: number;
}

/** After the last block as much as a frame of sound lasts; nobody says how long it is. */
const LAST_BLOCK_NS = 20_000_000;

/**
 * What makes a recording seekable without changing its clusters: head, SeekHead, length and cues, all of them before the first
 * cluster, so that a player finds any second with its first request.
 * @returns null where there is no cluster
 */
export function seekable({ head, clusters, keys, reading, untilEnd }: Recorded): Seekable | null {
  const { tick, wholeUntil, last, leading, resumedAt } = reading;
  const inOrder = clusters.filter(({ at }) => at < wholeUntil).toSorted((a, b) => a.at - b.at);
  const first = inOrder[0];
  if (!first || !leading) return null;
  const end = untilEnd ?? wholeUntil;
  const timeShift = first.time;
  const { ebml, info, tracks } = partsOf(head);
  const durationTicks = Math.max(0, last - timeShift) + LAST_BLOCK_NS / tick;
  const newInfo = element(
    ID.INFO,
    ...info.filter(({ id }) => id !== ID.DURATION).map(({ whole }) => whole),
    element(ID.DURATION, float(durationTicks)),
  );
  const cued = inOrder.filter(({ at }) => at === first.at || keys.has(at));
  const seek = (positions: readonly [number, number][]) =>
    element(
      ID.SEEK_HEAD,
      ...positions.map(([id, position]) =>
        element(ID.SEEK, element(ID.SEEK_ID, idBytes(id)), element(ID.SEEK_POSITION, unsigned(position))),
      ),
    );
  const cues = (before: number) =>
    element(
      ID.CUES,
      ...cued.map(({ at, time }) =>
        element(
          ID.CUE_POINT,
          element(ID.CUE_TIME, unsigned(Math.max(0, time - timeShift))),
          element(
            ID.CUE_TRACK_POSITIONS,
            element(ID.CUE_TRACK, unsigned(leading.track)),
            element(ID.CUE_CLUSTER_POSITION, unsigned(before + at - first.at)),
          ),
        ),
      ),
    );
  // Numbers take 8 bytes whatever they are, so that lengths do not depend on positions.
  const seekLength = seek([
    [ID.INFO, 0],
    [ID.TRACKS, 0],
    [ID.CUES, 0],
  ]).length;
  const infoAt = seekLength;
  const tracksAt = infoAt + newInfo.length;
  const cuesAt = tracksAt + tracks.length;
  const clustersAt = cuesAt + cues(0).length;
  return {
    head: Buffer.concat([
      ebml,
      headOf(ID.SEGMENT, clustersAt + end - first.at),
      seek([
        [ID.INFO, infoAt],
        [ID.TRACKS, tracksAt],
        [ID.CUES, cuesAt],
      ]),
      newInfo,
      tracks,
      cues(clustersAt),
    ]),
    from: first.at,
    to: end,
    timeShift,
    durationMs: Math.round((durationTicks * tick) / 1_000_000),
    skippedMs: resumedAt === null ? 0 : Math.max(0, Math.round(((first.time - resumedAt) * tick) / 1_000_000)),
  };
}

function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return bytes;
}

/** @throws MalformedWebm */
function partsOf(head: Buffer) {
  let ebml: Buffer | null = null;
  let info: { id: number; whole: Buffer }[] = [];
  let tracks: Buffer | null = null;
  for (let at = 0; at < head.length; ) {
    const found = elementAt(head, at);
    if (!found) break;
    const { id, size, length } = found;
    if (id === ID.SEGMENT) {
      at += length;
      continue;
    }
    if (size === UNKNOWN) break;
    const whole = head.subarray(at, at + length + size);
    if (id === ID.EBML) ebml = whole;
    if (id === ID.INFO) info = [...childrenOf(whole.subarray(length))];
    if (id === ID.TRACKS) tracks = whole;
    at += length + size;
  }
  if (!ebml || !tracks) throw new MalformedWebm('The head is not whole');
  return { ebml, info, tracks };
}

/**
 * The bytes of a recording from one to another, with the times of its clusters set back.
 * @param parts all of what was recorded, in whatever pieces
 */
export async function* cutOut(
  parts: AsyncIterable<Buffer>,
  { from, to, timeShift }: Pick<Seekable, 'from' | 'to' | 'timeShift'>,
  clusters: readonly Cluster[],
): AsyncGenerator<Buffer> {
  const times = timeShift > 0 ? timesOf(clusters, timeShift) : [];
  let next = 0;
  let at = 0;
  for await (const part of parts) {
    const start = at;
    at += part.length;
    if (at <= from) continue;
    if (start >= to) return;
    const piece = part.subarray(Math.max(0, from - start), Math.min(part.length, to - start));
    const pieceAt = Math.max(start, from);
    const end = pieceAt + piece.length;
    while ((times[next]?.at ?? end) < pieceAt) next += 1;
    if ((times[next]?.at ?? end) >= end) {
      yield piece;
      continue;
    }
    const changed = Buffer.from(piece);
    for (let time = times[next]; time && time.at < end; time = times[next]) {
      changed[time.at - pieceAt] = time.byte;
      next += 1;
    }
    yield changed;
  }
}

/** Single bytes in their order: a time may be cut between two pieces. */
function timesOf(clusters: readonly Cluster[], timeShift: number): { at: number; byte: number }[] {
  return clusters
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, time, timeAt, timeBytes }) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt(Math.max(0, time - timeShift)));
      return [...bytes.subarray(8 - timeBytes)].map((byte, index) => ({ at: at + timeAt + index, byte }));
    });
}
