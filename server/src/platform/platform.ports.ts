import type { Identify } from './http/register-routes.ts';
import { definePort } from './ports.ts';

/** What the platform needs of the modules. */
export const platformPorts = {
  /** Who a Bearer token is, on HTTP and on sockets. */
  resolveUser: definePort<Identify['user']>('platform.resolveUser'),
  /** Whose a Bearer token was, though its session may have ended. */
  tokenHolder: definePort<Identify['holder']>('platform.tokenHolder'),
};
