import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { success, testApi } from '../../test/api.ts';
import { request } from './request.ts';
import { clearTokens, saveAccessToken } from './tokens.ts';

const server = testApi();
const url = '/api/v1/auth/status';
const asked = vi.fn();

/** As `early.js` leaves it. */
function found(response: Promise<Response>, token = 'a'): void {
  globalThis.provaEarly = new Map([
    [url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, response }],
  ]);
}
const read = () => request('GET', url);
const answering = (data: unknown, status = 200) =>
  Promise.resolve(Response.json({ success: status === 200, data }, { status }));

function serve(): void {
  vi.spyOn(performance, 'now').mockReturnValue(500);
  saveAccessToken('a');
  server.use(
    http.get(location.origin + url, () => {
      asked();
      return success('later');
    }),
  );
}

afterEach(() => {
  globalThis.provaEarly = undefined;
  clearTokens();
  asked.mockReset();
  vi.restoreAllMocks();
});

test('what was asked for with the page is taken once', async () => {
  serve();
  found(answering('early'));
  expect(await read()).toBe('early');
  expect(asked).not.toHaveBeenCalled();
  expect(await read()).toBe('later');
});

test.each([
  ['was refused', () => found(answering(null, 401))],
  ['never came', () => found(Promise.reject(new TypeError('Failed to fetch')))],
  ['was for somebody else', () => found(answering('early'), 'b')],
  [
    'is old',
    () => {
      found(answering('early'));
      vi.spyOn(performance, 'now').mockReturnValue(10_001);
    },
  ],
])('what %s is asked for as ever', async (_, arrange) => {
  serve();
  arrange();
  expect(await read()).toBe('later');
  expect(asked).toHaveBeenCalledOnce();
});
