import { interviewPaths } from '@prova/contract/interviews/paths';
import { roomPaths } from '@prova/contract/rooms/paths';
import type { PublicPage } from '../../lib/feature.ts';

const room = {
  page: async () => (await import('./room.page.tsx')).RoomPage,
  source: 'rooms/room.page.tsx',
  phrases: ['rooms-entry'],
};

export const roomPages: readonly PublicPage[] = [
  {
    path: roomPaths.entry,
    page: async () => (await import('./entry.page.tsx')).RoomEntryPage,
    source: 'rooms/entry.page.tsx',
    phrases: ['rooms-entry'],
  },
  { path: interviewPaths.room, ...room },
  { path: interviewPaths.invitedRoom, ...room },
];
