import type { FirstVisit } from '../../lib/first-visit.ts';

const FRAME = ['lib', 'ui', 'site', 'language-switch'];

export const firstVisits: readonly FirstVisit[] = [
  {
    name: 'the entry to rooms',
    limitKb: 110,
    entry: 'public',
    pages: ['rooms/entry.page.tsx'],
    phrases: [...FRAME, 'rooms-entry'],
  },
  {
    name: 'a room before one enters',
    limitKb: 117,
    entry: 'public',
    pages: ['rooms/room.page.tsx'],
    phrases: [...FRAME, 'rooms-entry'],
  },
  {
    name: 'a room with its equipment test',
    limitKb: 200,
    entry: 'public',
    pages: ['rooms/room.page.tsx', 'rooms/entry/equipment-step.tsx', 'rooms/room/room-screen.tsx'],
    phrases: [...FRAME, 'rooms-entry', 'rooms-devices', 'rooms', 'rooms-recording'],
  },
];
