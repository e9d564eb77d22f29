import type { RoomEntrance } from '../devices/room-entrance.ts';

/** A placeholder until the screen of the room comes. */
export function RoomScreen({ code, name }: RoomEntrance) {
  return (
    <p>
      {code} {name}
    </p>
  );
}
