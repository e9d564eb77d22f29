import { interviewPaths } from '@prova/contract/interviews/paths';
import { roomPaths } from '@prova/contract/rooms/paths';
import { getInvitedRoomEntry, getRoomEntry } from '@prova/contract/rooms/rooms';
import type { Page } from '../../platform/http/page.ts';
import { secretPage, titleOf, type Words } from '../../platform/http/page-heads.ts';

const title: Words = { 'pt-BR': 'Sala de entrevista', 'en-US': 'Interview room' };

/** Rooms are nobody's business but of those who have their codes: no search engine keeps them. */
const roomPage = (page: Pick<Page, 'path' | 'first'>): Page => ({
  ...page,
  head: async (ctx) => ({ title: titleOf(ctx, title), noindex: true }),
});

export const roomPages: readonly Page[] = [
  roomPage({ path: roomPaths.entry }),
  roomPage({
    path: interviewPaths.room,
    first: ({ params: { code = '' } }) => ({ endpoint: getRoomEntry, params: { code } }),
  }),
  secretPage(interviewPaths.invitedRoom, title, getInvitedRoomEntry),
];
