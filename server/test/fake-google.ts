import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'prova-tests.apps.google.example';

type Key = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

/**
 * An OpenID issuer on loopback that signs ID tokens as Google does and publishes its keys over HTTP. For journeys it also
 * serves the script that it is given, and tokens of `state.person`.
 */
export async function startFakeGoogle(port = 0) {
  let keys: Key[] = [];
  const state = { asked: 0, down: false, silent: false, person: {} as JWTPayload, script: null as string | null };
  const rotate = async (keepOld = false) => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const key: Key = { kid: randomUUID(), ...pair };
    keys = keepOld ? [key, ...keys] : [key];
  };
  await rotate();
  const certs = async () => {
    const published = keys.map(async ({ kid, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: 'RS256',
      use: 'sig',
    }));
    return JSON.stringify({ keys: await Promise.all(published) });
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google');
    const answer = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (pathname === '/certs') state.asked += 1;
    if (state.silent) return;
    if (state.down) response.writeHead(500).end('not now');
    else if (pathname === '/certs') answer('application/json', await certs());
    else if (pathname === '/gsi/client' && state.script !== null) answer('text/javascript', state.script);
    else if (pathname === '/gsi/token')
      answer('text/plain', await token(new Date(), { ...state.person, nonce: searchParams.get('nonce') ?? '' }));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const currentKey = () => keys[0] as Key;

  /** An ID token as Google makes them; `claims` changes or, with undefined, removes some. */
  function token(now: Date, claims: JWTPayload, key = currentKey()): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    const payload: JWTPayload = {
      iss: 'https://accounts.google.example',
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      email_verified: true,
      nbf: seconds - 300,
      iat: seconds,
      exp: seconds + 3600,
      ...claims,
    };
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.privateKey);
  }

  return {
    url,
    state,
    rotate,
    currentKey,
    settings: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: 'https://accounts.google.example',
      GOOGLE_JWKS_URL: `${url}/certs`,
      GOOGLE_SCRIPT_URL: `${url}/gsi/client`,
    },
    token,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>;
