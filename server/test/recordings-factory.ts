import { readFileSync } from 'node:fs';
import { RECORDING_CONSENT_VERSION } from '@prova/contract/rooms/room-fields';
import { newId } from '../src/platform/id.ts';
import type { TestServer } from './harness.ts';
import type { Person } from './people.ts';

/** WebM as a browser recorded it, in the pieces in which it was handed on: 13 seconds, with sound. */
export const SLICES: readonly Buffer[] = [1, 2, 3, 4, 5, 6, 7].map((number) =>
  readFileSync(new URL(`./recorded/slice-${number}.webm`, import.meta.url)),
);

export interface RoomRecorded {
  readonly recordingId: string;
  /** Of whoever records, and of the candidate. */
  readonly hostEntry: string;
  readonly candidateEntry: string;
}

/** An interview whose room is recorded since this moment, as if both had met there and agreed. */
export async function recordIn(
  server: TestServer,
  { code, interviewId, host }: { readonly code: string; readonly interviewId: string; readonly host: Person },
): Promise<RoomRecorded> {
  const { database, clock } = server.platform;
  const now = clock.now();
  const { companyId } = host;
  const at = { companyId, createdAt: now };
  const room = await database.selectFrom('rooms').select('id').where('code', '=', code).executeTakeFirst();
  const roomId = room?.id ?? newId({ clock });
  if (!room)
    await database
      .insertInto('rooms')
      .values({ id: roomId, code, interviewId, openedAt: now, startedAt: now, ...at })
      .execute();
  const entry = (accessType: 'host' | 'candidate', name: string, userId: string | null) => ({
    ...{ id: newId({ clock }), roomId, accessType, role: accessType, name, nameTyped: false, userId },
    ...{ consentVersion: RECORDING_CONSENT_VERSION, consentedAt: now, joinedAt: now },
    ...at,
  });
  const entries = [entry('host', host.name, host.id), entry('candidate', 'Davi Couto', null)] as const;
  await database
    .insertInto('roomEntries')
    .values([...entries])
    .execute();
  const recordingId = newId({ clock });
  await database
    .insertInto('roomRecordings')
    .values({
      id: recordingId,
      roomId,
      entryId: entries[0].id,
      picture: true,
      state: 'recording',
      startedAt: now,
      ...at,
    })
    .execute();
  await database
    .insertInto('roomRecordingConsents')
    .values(
      entries.map(({ id: entryId }) => ({
        ...{ id: newId({ clock }), recordingId, entryId, accepted: true },
        ...{ version: RECORDING_CONSENT_VERSION, decidedAt: now },
        ...at,
      })),
    )
    .execute();
  return { recordingId, hostEntry: entries[0].id, candidateEntry: entries[1].id };
}

/** The room has stopped recording. */
export async function endRecording(server: TestServer, recordingId: string): Promise<void> {
  await server.platform.database
    .updateTable('roomRecordings')
    .set({ state: 'ended', endedAt: server.clock.now(), endReason: 'stopped' })
    .where('id', '=', recordingId)
    .execute();
}
