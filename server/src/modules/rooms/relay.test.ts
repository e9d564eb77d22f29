import { expect, test } from 'vitest';
import { hasRelay, iceServersOf, relayCredential } from './relay.ts';

const now = new Date('2026-11-20T12:00:00Z');
const until = new Date('2026-11-20T14:00:00Z');
const given = { name: 'peer', now, seconds: 7200 };
const secret = 'north';

test('credentials are those of coturn with a shared secret', () => {
  // printf 1795183200:peer | openssl dgst -sha1 -hmac north -binary | base64
  expect(relayCredential(secret, 'peer', until)).toEqual({
    username: '1795183200:peer',
    credential: 'pOZU29PJ/zLUUkmRHiqgPX3G7UU=',
  });
});

test('browsers get addresses with credentials that end, and none where there is no relay', () => {
  const settings = { TURN_URLS: ['stun:a.example', 'turn:b.example'], TURN_SECRET: secret, RELAY_ONLY: true };
  expect(iceServersOf(settings, given)).toEqual({
    servers: [{ urls: ['stun:a.example'] }, { urls: ['turn:b.example'], ...relayCredential(secret, 'peer', until) }],
    expiresAt: until.toISOString(),
    relayOnly: true,
  });
  const none = { TURN_URLS: [], TURN_SECRET: undefined, RELAY_ONLY: false };
  expect(iceServersOf(none, given)).toEqual({ servers: [], expiresAt: null, relayOnly: false });
  expect([hasRelay(settings), hasRelay(none), hasRelay({ TURN_URLS: ['stun:a.example'] })]).toEqual([
    true,
    false,
    false,
  ]);
});
