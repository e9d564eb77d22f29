import { SPOOL_DAYS } from '@prova/contract/recordings/recording-fields';
import { holdSegment } from './hold-segment.ts';
import type { RecordingSpool, SpooledSegment } from './recording-spool.ts';
import type { RecordingUploads } from './recording-uploads.ts';

const DAY_MS = 24 * 3_600_000;

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
  for (const segmentId of await spool.withoutSegment()) await forget(segmentId, spool);
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
    const left = await spool.bytesFrom(sealed.id, sealed.arrived + 1);
    bytes += left;
    for (const name of sealed.people) people.add(name);
    uploads.add(sealed, left);
  }
  const release = () => {
    for (const letGo of held) letGo();
  };
  return { people: [...people], bytes, release };
}

/** Of slices without a segment nobody knows whose they are: they go, unless the tab that records them is still there. */
async function forget(segmentId: string, spool: RecordingSpool): Promise<void> {
  const letGo = await holdSegment(segmentId);
  if (!letGo) return;
  await spool.remove(segmentId);
  letGo();
}
