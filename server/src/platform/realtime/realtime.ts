import websocket from '@fastify/websocket';
import { DEFAULT_LOCALE } from '@prova/contract/common';
import { SOCKET_CLOSE, SOCKET_PATH } from '@prova/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { system } from '../actor.ts';
import { createContext, noCaller, type Platform } from '../context.ts';
import { type Authenticate, Connection, SOCKET_LIMITS, type SocketLimits } from './connection.ts';
import { Hub } from './hub.ts';
import { openListener } from './listener.ts';
import { CHANNEL, type Message, type Topic } from './messages.ts';

const MAX_FRAME_BYTES = 8 * 1024;

export interface RealtimeOptions {
  readonly platform: Platform;
  /** Who holds an access token (or the secret of a shared link). */
  readonly authenticate: Authenticate;
  /** Every message of the program: what is not listed is not delivered. */
  readonly messages: readonly Message<unknown>[];
  readonly topics: readonly Topic[];
  readonly limits?: Partial<SocketLimits>;
}

/**
 * Serves the socket at `/ws/notifications` and brings it what any process of the cluster publishes.
 * Await it before the server listens; `app.close()` closes the sockets (1001) and the connection to the database.
 */
export async function serveRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<void> {
  const { platform, authenticate, messages, topics } = options;
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const log = platform.log.child({ part: 'realtime' });
  const context = () => createContext(platform, { actor: system, locale: DEFAULT_LOCALE, log });
  const hub = new Hub({ messages, context, log });
  const connections = new Set<Connection>();

  const listener = await openListener({
    databaseUrl: platform.config.databaseUrl,
    channel: CHANNEL,
    log,
    onMessage: (payload) => hub.receive(payload),
    onListening: (snapshot) => hub.startFrom(snapshot),
    onGap: () => hub.resync(),
  });
  app.addHook('preClose', async () => {
    for (const connection of connections) connection.close(1001);
    await listener.close();
  });

  if (!app.hasDecorator('websocketServer')) {
    await app.register(websocket, { options: { maxPayload: MAX_FRAME_BYTES } });
  }
  app.get(SOCKET_PATH, { websocket: true }, (socket, request) => {
    if (!originAllowed(platform, request.headers.origin, request.headers.host)) {
      return socket.close(SOCKET_CLOSE.ORIGIN_REFUSED);
    }
    const connection: Connection = new Connection({
      socket,
      hub,
      topics: new Map(topics.map((topic) => [topic.name, topic])),
      authenticate,
      contextOf: (actor, companyId) =>
        createContext(platform, {
          actor,
          locale: actor.kind === 'user' ? actor.locale : DEFAULT_LOCALE,
          caller: { ...noCaller, requestId: request.id, address: request.ip, companyId },
          log,
        }),
      now: () => platform.clock.now(),
      log,
      limits,
      onClose: () => connections.delete(connection),
    });
    connections.add(connection);
  });
}

/** Browsers always name the page they act for; programs name none and have no one's cookies. */
function originAllowed({ config }: Platform, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === new URL(config.publicUrl).origin) return true;
  return !config.production && page.host === host;
}
