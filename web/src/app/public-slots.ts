import { invitedRecordingsSlot } from '../features/interviews/components/invited-recordings-slot.ts';
import { roomRecorderSlot } from '../features/rooms/components/room-recorder.ts';
import { contactSlot } from '../features/site/components/contact-slot.ts';
import { type Filling, fill } from '../lib/slots.tsx';

/** What features put into the slots of public pages, feature by feature. Each is loaded when its slot is first drawn. */
export const publicSlots: readonly Filling[] = [
  fill(
    invitedRecordingsSlot,
    async () => (await import('../features/recordings/components/invited-recordings.tsx')).InvitedRecordings,
  ),
  fill(contactSlot, async () => (await import('../features/messaging/components/contact-button.tsx')).ContactButton),
  fill(roomRecorderSlot, async () => (await import('../features/recordings/recorder/room-recorder.tsx')).RoomRecorder),
];
