import { SPOOL_DAYS } from '@prova/contract/recordings/recording-fields';
import { holdSegment } from './hold-segment.ts';
import type { RecordingSpool, SpooledSegment } from './recording-spool.ts';
import type { RecordingUploads } from './recording-uploads.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 200;

/** What another tab has left behind. */
export interface Unsent {
  readonly people: readonly string[];
  readonly bytes: number;
  /** Leaves it to other tabs. */
  readonly release: () => void;
}

/**
 * Sends what tabs that are gone have kept for this person. What is too old is thrown away, whoever it belongs to.
 * @returns what is sent now; nothing where all of it is held by other tabs
 */
export async function takeUnsent(
  userId: string,
  { spool, uploads }: { readonly spool: RecordingSpool; readonly uploads: RecordingUploads },
  isWanted: (segment: SpooledSegment) => boolean = () => true,
): Promise<Unsent> {
  await spool.removeBefore(Date.now() - SPOOL_DAYS * DAY_MS);
  const people = new Set<string>();
  const held: (() => void)[] = [];
  let bytes = 0;
  for (const segment of await spool.segmentsOf(userId)) {
    const letGo = isWanted(segment) && (await holdSegment(segment.id));
    if (!letGo) continue;
    held.push(letGo);
    // It may have been sent between the look and the hold.
    const kept = (await spool.segmentsOf(userId)).find(({ id }) => id === segment.id);
    if (!kept) continue;
    const sealed = { ...kept, isSealed: true };
    await spool.putSegment(sealed);
    const left = await bytesOf(spool, sealed);
    bytes += left;
    for (const name of sealed.people) people.add(name);
    uploads.add(sealed, left);
  }
  const release = () => {
    for (const letGo of held) letGo();
  };
  return { people: [...people], bytes, release };
}

async function bytesOf(spool: RecordingSpool, { id, arrived }: SpooledSegment): Promise<number> {
  let bytes = 0;
  for (let next = arrived + 1; ; next += AT_ONCE) {
    const slices = await spool.slicesFrom(id, next, AT_ONCE);
    bytes += slices.reduce((sum, { blob }) => sum + blob.size, 0);
    if (slices.length < AT_ONCE) return bytes;
  }
}
