import { roomChanged, roomTopic } from '@prova/contract/rooms/realtime';
import * as z from 'zod';
import { type Address, defineMessage, toTopic } from '../../platform/realtime/messages.ts';

/** Where whoever holds a room hears of it. */
export const toRoom = (code: string): Address => toTopic(roomTopic, { code });

/** It was opened, or has ended. */
export const roomChange = defineMessage({
  message: roomChanged,
  data: z.object({ code: z.string() }),
  to: ({ code }) => toRoom(code),
  load: async (_ctx, data) => data,
});
