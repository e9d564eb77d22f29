import websocket from '@fastify/websocket';
import { DEFAULT_LOCALE } from '@prova/contract/common';
import { SOCKET_CLOSE, SOCKET_PATH } from '@prova/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { system } from '../actor.ts';
import { createContext, noCaller, type Platform } from '../context.ts';
import type { Authenticate, Connection, SocketActor } from './connection.ts';
import { Hub } from './hub.ts';
import { openListener } from './listener.ts';
import { CHANNEL, type Message, type Topic } from './messages.ts';
import type { OpenSocket, Socket } from './socket.ts';
import { TOPIC_LIMITS, TopicConnection, type TopicLimits } from './topic-connection.ts';

export interface RealtimeOptions {
  readonly platform: Platform;
  /** Who holds an access token (or the secret of a shared link). */
  readonly authenticate: Authenticate;
  /** Every message of the program: what is not listed is not delivered. */
  readonly messages: readonly Message<unknown>[];
  readonly topics: readonly Topic[];
  /** Those of modules, beside the one that topics are followed by. */
  readonly sockets?: readonly Socket[];
  readonly limits?: Partial<TopicLimits>;
}

/**
 * Serves the socket at `/ws/notifications`, and those of modules, and brings them what any process of the cluster publishes.
 * Await it before the server listens; `app.close()` closes the sockets (1001) and the connection to the database.
 */
export async function serveRealtime(app: FastifyInstance, options: RealtimeOptions): Promise<void> {
  const { platform, authenticate, messages, topics } = options;
  const log = platform.log.child({ part: 'realtime' });
  const context = () => createContext(platform, { actor: system, locale: DEFAULT_LOCALE, log });
  const hub = new Hub({ messages, context, log });
  const sockets = [topicSocket(authenticate, topics, options.limits), ...(options.sockets ?? [])];
  const open = sockets.map((socket) => ({ socket, server: socket.open({ platform, hub, context, log }) }));
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
    // Fastify answers 503 by now, and leaves the connection of an upgrade open for as long as its client likes.
    app.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
    for (const { server } of open) server.stop?.();
    for (const connection of connections) connection.close(1001);
    for (const { server } of open) await server.close?.();
    await listener.close();
  });

  if (!app.hasDecorator('websocketServer')) {
    // There is one limit for all paths; each connection has that of its own.
    const maxPayload = Math.max(...sockets.map(({ limits }) => limits.frameBytes));
    await app.register(websocket, { options: { maxPayload } });
  }
  for (const { socket: path, server } of open) {
    app.get(path.path, { websocket: true }, (socket, request) => {
      if (!originAllowed(platform, request.headers.origin, request.headers.host)) {
        return socket.close(SOCKET_CLOSE.ORIGIN_REFUSED);
      }
      const connection: Connection = server.connect(
        {
          socket,
          hub,
          contextOf: (actor: SocketActor, companyId) =>
            createContext(platform, {
              actor,
              locale: actor.kind === 'user' ? actor.locale : DEFAULT_LOCALE,
              caller: { ...noCaller, requestId: request.id, address: request.ip, companyId },
              log,
            }),
          now: () => platform.clock.now(),
          log,
          limits: path.limits,
          onClose: () => connections.delete(connection),
        },
        request,
      );
      connections.add(connection);
    });
  }
}

/** The socket by which topics are followed. */
function topicSocket(authenticate: Authenticate, topics: readonly Topic[], given: Partial<TopicLimits> = {}): Socket {
  const limits = { ...TOPIC_LIMITS, ...given };
  const byName = new Map(topics.map((topic) => [topic.name, topic]));
  return {
    path: SOCKET_PATH,
    limits,
    open: (): OpenSocket => ({
      connect: (options) => new TopicConnection({ ...options, limits, authenticate, topics: byName }),
    }),
  };
}

/** Browsers always name the page they act for; programs name none and have no one's cookies. */
function originAllowed({ config }: Platform, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === new URL(config.publicUrl).origin) return true;
  return !config.production && page.host === host;
}
