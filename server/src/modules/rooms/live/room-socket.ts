import { DEFAULT_LOCALE } from '@prova/contract/common';
import { ROOM_CODE } from '@prova/contract/interviews/room-code';
import { ROOM_HEARTBEAT_SECONDS, ROOM_SOCKET_PATH } from '@prova/contract/rooms/room-protocol';
import { guest } from '../../../platform/actor.ts';
import { createContext, type Platform } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { platformPorts } from '../../../platform/platform.ports.ts';
import { type Authenticate, SOCKET_LIMITS } from '../../../platform/realtime/connection.ts';
import type { Socket } from '../../../platform/realtime/socket.ts';
import { actorOf, findToken } from '../../../platform/tokens.ts';
import { RoomConnection } from './room-connection.ts';
import { RoomHolder } from './room-holder.ts';

const FRAMES_PER_SECOND = 40;

const limits = {
  ...SOCKET_LIMITS,
  heartbeatSeconds: ROOM_HEARTBEAT_SECONDS,
  frameBytes: 64 * 1024,
  framesPerHeartbeat: FRAMES_PER_SECOND * ROOM_HEARTBEAT_SECONDS,
  burst: 200,
};

/** The socket of rooms: the door, what peers say to each other, chat and captions. */
export const roomSocket: Socket = {
  path: ROOM_SOCKET_PATH,
  limits,
  open(parts) {
    const holder = new RoomHolder(parts);
    const authenticate = authenticateIn(parts.platform);
    return {
      connect(options, request) {
        const { room } = request.query as { room?: unknown };
        // An address that names no room is refused when the page says which it means.
        const code = typeof room === 'string' && ROOM_CODE.test(room) ? room : '';
        return new RoomConnection({ ...options, authenticate, holder, code, network: networkOf(request.ip) });
      },
      stop: () => holder.stop(),
      close: () => holder.close(),
    };
  },
};

/** Whoever holds the access token of a session, or the link of a candidate. */
function authenticateIn(platform: Platform): Authenticate {
  return async (token) => {
    const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
    const user = await platformPorts.resolveUser(ctx, token);
    if (user) return user;
    const row = await findToken(ctx, 'interview', token);
    return row?.live ? actorOf(row) : null;
  };
}
