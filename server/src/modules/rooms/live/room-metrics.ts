import { Gauge } from 'prom-client';
import type { LiveRoom } from './live-room.ts';

/** Of the holders of this process: one, but for tests. */
const held = new Set<ReadonlyMap<string, LiveRoom>>();

const sum = (count: (room: LiveRoom) => number): number => {
  let total = 0;
  for (const rooms of held) for (const room of rooms.values()) total += count(room);
  return total;
};

new Gauge({
  name: 'prova_rooms',
  help: 'Interview rooms that this process holds.',
  collect() {
    this.set(sum(() => 1));
  },
});

new Gauge({
  name: 'prova_room_people',
  help: 'People in the interview rooms that this process holds, by where they are.',
  labelNames: ['where'],
  collect() {
    this.set(
      { where: 'inside' },
      sum(({ presence }) => presence.people.size),
    );
    this.set(
      { where: 'door' },
      sum(({ presence }) => presence.door.size),
    );
  },
});

/** Has them counted. */
export function countRooms(rooms: ReadonlyMap<string, LiveRoom>): void {
  held.add(rooms);
}

/** Of a holder that has closed. */
export function uncountRooms(rooms: ReadonlyMap<string, LiveRoom>): void {
  held.delete(rooms);
}
