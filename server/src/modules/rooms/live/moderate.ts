import type { Moderation } from '@prova/contract/rooms/room-protocol';
import { updateRoom } from '../rooms.queries.ts';
import type { Line } from './line.ts';
import type { LiveRoom } from './live-room.ts';
import type { Person } from './presence.ts';
import { Refusal } from './refusal.ts';

/**
 * What the host does to the room, or to somebody inside.
 * @throws Refusal PEER_NOT_FOUND, NOT_ALLOWED
 */
export async function moderate(
  room: LiveRoom,
  host: Person<Line>,
  { action, peerId }: { readonly action: Moderation; readonly peerId?: string | undefined },
  re: number | undefined,
): Promise<void> {
  if (action === 'end') return room.endForAll();
  if (action === 'lock' || action === 'unlock') return lock(room, host, action === 'lock', re);
  const person = room.presence.people.get(peerId ?? '');
  if (!person) throw new Refusal('PEER_NOT_FOUND');
  if (person === host) throw new Refusal('NOT_ALLOWED');
  if (action === 'remove') {
    const { line } = person;
    await room.takeOut(person, 'removed', { removedAt: room.now });
    line?.end('removed');
  } else if (action === 'hand-over') {
    if (person.role !== 'interviewer') throw new Refusal('NOT_ALLOWED');
    await room.handOver(host, person);
  } else person.line?.deliver('moderated', { action, by: host.id });
}

async function lock(room: LiveRoom, host: Person<Line>, locked: boolean, re: number | undefined): Promise<void> {
  const { row } = room;
  if (!row) return;
  await updateRoom(room.ctx, row.id, { locked });
  room.row = { ...row, locked };
  room.broadcast('room-updated', room.state, { asker: host.id, re });
  room.updateDoor();
}
