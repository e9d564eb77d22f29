import type { ServerModule } from '../../platform/module.ts';
import { endOverdueRooms } from './end-overdue-rooms.ts';
import { roomSocket } from './live/room-socket.ts';
import * as budgets from './rooms.budgets.ts';
import { roomPages } from './rooms.pages.ts';
import { roomsData } from './rooms.privacy.ts';
import { roomChange } from './rooms.realtime.ts';
import { roomRoutes } from './rooms.routes.ts';

export const rooms: ServerModule = {
  name: 'rooms',
  routes: roomRoutes,
  pages: roomPages,
  sockets: [roomSocket],
  messages: [roomChange],
  tasks: [endOverdueRooms],
  budgets: Object.values(budgets),
  personalData: roomsData,
};
