import { ROOM_PLACE_HEADER } from '@prova/contract/rooms/room-fields';
import * as contract from '@prova/contract/rooms/rooms';
import { type Route, route } from '../../platform/http/route.ts';
import { createRoom, reopenRoom } from './find-room.ts';
import { checkRelay, getInvitedRoomEntry, getRoomConversation, getRoomEntry } from './rooms.service.ts';
import { transcribeInRoom } from './transcribe-in-room.ts';

export const roomRoutes: readonly Route[] = [
  route(contract.createRoom, (ctx) => createRoom(ctx)),
  route(contract.reopenRoom, (ctx, { params }) => reopenRoom(ctx, params.code)),
  route(contract.getRoomEntry, (ctx, { params }) => getRoomEntry(ctx, params.code)),
  route(contract.getInvitedRoomEntry, (ctx) => getInvitedRoomEntry(ctx)),
  route(contract.checkRelay, (ctx) => checkRelay(ctx)),
  route(contract.transcribeInRoom, (ctx, { params, body, files, http }) => {
    const place = http.request.headers[ROOM_PLACE_HEADER];
    return transcribeInRoom(ctx, params.code, {
      ...body,
      place: typeof place === 'string' ? place : '',
      sound: files.sound?.[0],
    });
  }),
  route(contract.getRoomConversation, (ctx, { params }) => getRoomConversation(ctx, params.id)),
];
