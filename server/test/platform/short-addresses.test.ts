import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['/login', '/auth/login'],
  ['/entrar?next=%2Fadmin', '/auth/login?next=%2Fadmin'],
  ['/signin', '/auth/login'],
  ['/cadastro?src=linkedin', '/auth/register?src=linkedin'],
  ['/register', '/auth/register'],
])('%s leads to %s', async (typed, screen) => {
  const { statusCode, headers } = await server.app.inject({ url: typed });
  expect([statusCode, headers.location]).toEqual([302, screen]);
});
