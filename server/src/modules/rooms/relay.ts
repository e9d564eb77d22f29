import { createHmac } from 'node:crypto';
import type { IceServers } from '@prova/contract/rooms/room-protocol';
import { after } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';

type RelaySettings = Pick<Config, 'TURN_URLS' | 'TURN_SECRET' | 'RELAY_ONLY'>;

/**
 * What coturn checks with `use-auth-secret`: who, until when, and that we said so.
 * @param name tells whose it is in the logs of the relay
 */
export function relayCredential(secret: string, name: string, until: Date): { username: string; credential: string } {
  const username = `${Math.floor(until.getTime() / 1000)}:${name}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** Whether calls may go through a relay. */
export function hasRelay({ TURN_URLS }: Pick<Config, 'TURN_URLS'>): boolean {
  return TURN_URLS.some((url) => url.startsWith('turn'));
}

/** The servers by which browsers find a way to each other. */
export function iceServersOf(
  settings: RelaySettings,
  { name, now, seconds }: { readonly name: string; readonly now: Date; readonly seconds: number },
): IceServers {
  const { TURN_URLS, TURN_SECRET, RELAY_ONLY } = settings;
  const stun = TURN_URLS.filter((url) => url.startsWith('stun'));
  const turn = TURN_URLS.filter((url) => url.startsWith('turn'));
  const expiresAt = after(now, seconds);
  return {
    servers: [
      ...(stun.length > 0 ? [{ urls: stun }] : []),
      ...(turn.length > 0 && TURN_SECRET ? [{ urls: turn, ...relayCredential(TURN_SECRET, name, expiresAt) }] : []),
    ],
    expiresAt: turn.length > 0 ? expiresAt.toISOString() : null,
    relayOnly: RELAY_ONLY && turn.length > 0,
  };
}
