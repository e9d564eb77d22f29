import type { FastifyRequest } from 'fastify';
import type { Ctx, Platform } from '../context.ts';
import type { Logger } from '../log.ts';
import type { Connection, ConnectionOptions, SocketLimits } from './connection.ts';
import type { Hub } from './hub.ts';

/** What every socket of a path shares. */
export interface SocketParts {
  readonly platform: Platform;
  readonly hub: Hub;
  /** Of the system. */
  readonly context: () => Ctx;
  readonly log: Logger;
}

export interface OpenSocket {
  /** Takes a socket that a page of ours has opened. */
  connect(options: Omit<ConnectionOptions, 'authenticate'>, request: FastifyRequest): Connection;
  /** The server goes: its sockets are about to be closed. */
  stop?(): void;
  /** Its sockets have been closed. */
  close?(): Promise<void>;
}

/** A socket that a module serves; `module.ts` lists it. */
export interface Socket {
  readonly path: string;
  readonly limits: SocketLimits;
  /** Called once, before the server listens. */
  open(parts: SocketParts): OpenSocket;
}
