import type { countUnreadNotifications, readNotification } from '@prova/contract/notifications/notifications';
import { urlOf } from '@prova/contract/paths';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { success, testApi } from '../../test/api.ts';
import { ApiError, failureOf } from './api-error.ts';
import { exchange, request } from './request.ts';
import { chooseCompany, clearTokens, readAccessToken, saveAccessToken } from './tokens.ts';

const server = testApi();
const at = (path: string) => `${location.origin}${path}`;
const refused = (status: number, error: string, extra: object = {}) =>
  HttpResponse.json({ success: false, error, message: `texto de ${error}`, requestId: 'r1', ...extra }, { status });

afterEach(() => {
  clearTokens();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** Lets the waiting between repetitions pass at once; the calls of the spy tell how long it would have been. */
function rush() {
  const wait = globalThis.setTimeout;
  return vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 0, ...rest: []) =>
      wait(work, isPause(ms) ? 0 : ms, ...rest)) as typeof setTimeout);
}

/** Nothing else in a call waits as long as the pauses, and the platform's own timers wait longer. */
const isPause = (ms: number) => ms >= 1000 && ms < 3800;

describe('what goes out', () => {
  it('fills parameters, leaves empty filters out and joins lists with commas', () => {
    expect(
      urlOf('/a/:id/b', { id: 'x/y' }, { search: '', level: undefined, page: 2, status: ['OPEN', 'DRAFT'], tags: [] }),
    ).toBe('/a/x%2Fy/b?page=2&status=OPEN%2CDRAFT');
  });

  it('sends the token only when there is one, and the chosen company', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(at('/api/v1/notifications/unread-count'), ({ request: { headers } }) => {
        seen.push(headers.get('authorization'), headers.get('x-company-id'));
        return success({ count: 3 });
      }),
    );
    await request<typeof countUnreadNotifications>('GET', '/api/v1/notifications/unread-count', {});
    saveAccessToken('abc.def');
    chooseCompany('c1');
    await request<typeof countUnreadNotifications>('GET', '/api/v1/notifications/unread-count', {});
    expect(seen).toEqual([null, null, 'Bearer abc.def', 'c1']);
  });

  it('sends files with their data as a form', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true, data: {} }));
    const resume = new File(['cv'], 'cv.pdf');
    await exchange('POST', '/api/up', {
      body: { name: 'Ana' },
      files: { resume, photo: null, extra: [resume, resume] },
    });
    const { body, headers } = sent.mock.calls[0]?.[1] ?? {};
    const form = body as FormData;
    expect(form.get('data')).toBe('{"name":"Ana"}');
    expect([form.getAll('resume').length, form.getAll('photo').length, form.getAll('extra').length]).toEqual([1, 0, 2]);
    // The browser writes it, with the boundary.
    expect(headers).not.toHaveProperty('Content-Type');
  });
});

describe('the idempotency key', () => {
  /** Answers all calls to `/api/x` as `next` says, and keeps their keys. */
  function keysOf(next: (call: number) => Response | Promise<Response>) {
    const keys: (string | null)[] = [];
    server.use(
      http.all(at('/api/x'), ({ request: { headers } }) => {
        keys.push(headers.get('idempotency-key'));
        return next(keys.length);
      }),
    );
    return keys;
  }
  const down = () => new HttpResponse(null, { status: 503 });

  it.each(['POST', 'PUT', 'DELETE'] as const)('comes with every %s, the same over repetitions', async (method) => {
    rush();
    const keys = keysOf(
      (call) => [down(), HttpResponse.error(), new HttpResponse(null, { status: 504 })][call - 1] ?? success({}),
    );
    await exchange(method, '/api/x', { body: { a: 1 } });
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('comes with no GET, and with nothing that answers secrets, which is not repeated either', async () => {
    rush();
    const keys = keysOf(() => HttpResponse.error());
    await expect(exchange('POST', '/api/x', {}, { repeatable: false })).rejects.toThrow();
    expect(keys).toEqual([null]);
    await expect(exchange('GET', '/api/x')).rejects.toThrow();
    expect(keys).toEqual([null, null, null, null, null]);
  });

  it('is one for a double click', async () => {
    const keys = keysOf(() => success({}));
    await Promise.all([exchange('POST', '/api/x', { body: { a: 1 } }), exchange('POST', '/api/x', { body: { a: 1 } })]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a gateway that fails', down],
    ['a server that fails', () => refused(500, 'INTERNAL_ERROR')],
  ])('is the same when somebody tries again after %s', async (_, failing) => {
    const keys = keysOf((call) => (call === 1 ? failing() : success({})));
    await expect(exchange('POST', '/api/x', { body: { a: 1 } }, { retries: 0 })).rejects.toThrow();
    await exchange('POST', '/api/x', { body: { a: 1 } });
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['success', () => success({})],
    ['a refusal', () => refused(409, 'VERSION_CONFLICT')],
  ])('is another one after %s', async (_, answer) => {
    const keys = keysOf((call) => (call === 1 ? answer() : success({})));
    await exchange('POST', '/api/x', { body: { a: 1 } }).catch(() => undefined);
    await exchange('POST', '/api/x', { body: { a: 1 } });
    expect(new Set(keys).size).toBe(2);
  });

  it('is another one for other words, other files, another company, and later', async () => {
    const keys = keysOf(() => down());
    const send = (body: object, files?: { cv: File }) =>
      exchange('POST', '/api/x', { body, files }, { retries: 0 }).catch(() => undefined);
    const cv = (text: string) => new File([text], 'cv.pdf', { lastModified: 1 });
    await send({ a: 1 });
    await send({ a: 2 });
    // What was sent in between may have changed what the first would do.
    await send({ a: 1 });
    await send({ a: 1 }, { cv: cv('one') });
    await send({ a: 1 }, { cv: cv('other') });
    chooseCompany('c2');
    await send({ a: 1 }, { cv: cv('other') });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await send({ a: 1 }, { cv: cv('other') });
    expect(new Set(keys).size).toBe(7);
  });
});

describe('what comes back', () => {
  it.each([
    ['the message of the server', { success: false, error: 'NOT_FOUND', message: 'Não achamos' }, 'Não achamos'],
    ['else its error field', { success: false, error: 'NOT_FOUND' }, 'NOT_FOUND'],
  ])('shows %s', async (_, body, message) => {
    server.use(http.get(at('/api/x'), () => HttpResponse.json(body, { status: 404 })));
    await expect(exchange('GET', '/api/x')).rejects.toMatchObject({ message, status: 404 });
  });

  it('else what the transport says, else a text of our own', async () => {
    server.use(
      http.get(at('/api/x'), () => new HttpResponse('<html>', { status: 418, statusText: 'Teapot' }), { once: true }),
    );
    await expect(exchange('GET', '/api/x')).rejects.toMatchObject({ message: 'Teapot', code: 'UNREADABLE_ANSWER' });
    expect(failureOf({ status: 500, statusText: '', body: undefined }).message).toBe('Falha na autenticação');
  });

  it('carries details, data and the request id', async () => {
    const details = [{ field: 'email', message: 'Informe seu e-mail' }];
    server.use(http.post(at('/api/x'), () => refused(422, 'VALIDATION_FAILED', { details, data: { seconds: 9 } })));
    const error = await exchange('POST', '/api/x', { body: {} }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 422,
      details,
      data: { seconds: 9 },
      requestId: 'r1',
    });
  });

  it('refuses a success that is not an answer of ours', async () => {
    server.use(http.get(at('/api/x'), () => HttpResponse.html('<p>portal</p>')));
    await expect(exchange('GET', '/api/x')).rejects.toMatchObject({ code: 'UNREADABLE_ANSWER' });
  });
});

describe('repetition', () => {
  it('repeats a reading three times in development, then says that there is no connection', async () => {
    rush();
    let calls = 0;
    server.use(
      http.get(at('/api/x'), () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    await expect(exchange('GET', '/api/x')).rejects.toMatchObject({
      code: 'NO_CONNECTION',
      status: 0,
      message: /^Erro de conexão/,
    });
    expect(calls).toBe(4);
  });

  it('waits 1, 2 and 3 seconds, and up to a quarter more', async () => {
    const waits = rush();
    server.use(http.get(at('/api/x'), () => new HttpResponse(null, { status: 502 })));
    await expect(exchange('GET', '/api/x')).rejects.toMatchObject({ status: 502 });
    const own = waits.mock.calls.map(([, ms]) => ms ?? 0).filter(isPause);
    expect(own).toHaveLength(3);
    own.forEach((ms, index) => {
      expect(ms).toBeGreaterThanOrEqual((index + 1) * 1000);
      expect(ms).toBeLessThanOrEqual((index + 1) * 1250);
    });
  });

  it.each([400, 404, 409, 422, 429, 500])('does not repeat after %i', async (status) => {
    let calls = 0;
    server.use(
      http.get(at('/api/x'), () => {
        calls += 1;
        return refused(status, 'X');
      }),
    );
    await expect(exchange('GET', '/api/x')).rejects.toMatchObject({ status });
    expect(calls).toBe(1);
  });

  it('takes a silence of 10 s, or of 30 s where files travel, for a lost connection', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('', 'TimeoutError'));
    await expect(exchange('GET', '/api/x', {}, { retries: 0 })).rejects.toMatchObject({ code: 'NO_CONNECTION' });
    const files = { resume: new File(['cv'], 'cv.pdf') };
    await expect(exchange('POST', '/api/x', { files }, { retries: 0 })).rejects.toMatchObject({
      code: 'NO_CONNECTION',
    });
    expect(limit.mock.calls).toEqual([[10_000], [30_000]]);
  });

  it('stops when the caller gives up', async () => {
    const giveUp = new AbortController();
    server.use(http.get(at('/api/x'), () => new HttpResponse(null, { status: 503 })));
    const call = exchange('GET', '/api/x', {}, { signal: giveUp.signal });
    giveUp.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });
});

describe('the session', () => {
  let refreshes = 0;
  const refreshing = (answer: () => Response) =>
    http.post(at('/api/v1/auth/refresh-token'), async () => {
      refreshes += 1;
      return answer();
    });
  const onlyFresh = http.get(at('/api/v1/notifications/unread-count'), ({ request: { headers } }) =>
    headers.get('authorization') === 'Bearer fresh' ? success({ count: 3 }) : refused(401, 'SESSION_EXPIRED'),
  );
  const count = () => request<typeof countUnreadNotifications>('GET', '/api/v1/notifications/unread-count', {});

  beforeEach(() => {
    refreshes = 0;
    saveAccessToken('stale');
  });

  it('renews once for all calls that fail together, and repeats them', async () => {
    server.use(
      onlyFresh,
      refreshing(() => success({ user: {}, accessToken: 'fresh', refreshToken: 'r' })),
    );
    expect(await Promise.all([count(), count(), count()])).toEqual([{ count: 3 }, { count: 3 }, { count: 3 }]);
    expect(refreshes).toBe(1);
    expect(readAccessToken()).toBe('fresh');
  });

  it('takes the token that another tab has fetched meanwhile', async () => {
    server.use(
      http.get(at('/api/v1/notifications/unread-count'), ({ request: { headers } }) => {
        if (headers.get('authorization') === 'Bearer fresh') return success({ count: 3 });
        saveAccessToken('fresh');
        return refused(401, 'SESSION_EXPIRED');
      }),
      refreshing(() => refused(401, 'REFRESH_INVALID')),
    );
    expect(await count()).toEqual({ count: 3 });
    expect(refreshes).toBe(0);
  });

  it('ends the session when the server refuses to renew it', async () => {
    server.use(
      onlyFresh,
      refreshing(() => refused(401, 'REFRESH_INVALID')),
    );
    await expect(count()).rejects.toMatchObject({ code: 'AUTHENTICATION_FAILED', message: 'Falha na autenticação' });
    expect(readAccessToken()).toBeNull();
  });

  it.each([
    ['is away', 2, () => HttpResponse.error()],
    ['has had enough for now', 1, () => refused(429, 'TOO_MANY_REQUESTS')],
    ['is behind a gateway that cannot reach it', 1, () => new HttpResponse(null, { status: 503 })],
  ])('keeps the session when the server %s', async (_, times, answer) => {
    server.use(onlyFresh, refreshing(answer));
    await expect(count()).rejects.toMatchObject({ code: 'NO_CONNECTION' });
    expect(refreshes).toBe(times);
    expect(readAccessToken()).toBe('stale');
  });

  it('asks again at once when the answer is lost, while the server forgives it', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    server.use(
      onlyFresh,
      refreshing(() =>
        refreshes < 2 ? HttpResponse.error() : success({ user: {}, accessToken: 'fresh', refreshToken: 'r' }),
      ),
    );
    expect(await count()).toEqual({ count: 3 });
    const patience = limit.mock.calls.map(([ms]) => ms).filter((ms) => ms !== 10_000);
    expect(patience).toHaveLength(2);
    expect(patience.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000);
  });

  it('tries once for each call', async () => {
    server.use(
      http.get(at('/api/v1/notifications/unread-count'), () => refused(401, 'SESSION_EXPIRED')),
      refreshing(() => success({ user: {}, accessToken: `fresh${refreshes}`, refreshToken: 'r' })),
    );
    await expect(count()).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toBe(1);
  });

  it('does not take a wrong password for a lost session', async () => {
    server.use(http.post(at('/api/v1/auth/login'), () => refused(401, 'INVALID_CREDENTIALS')));
    await expect(exchange('POST', '/api/v1/auth/login', { body: {} })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(refreshes).toBe(0);
  });

  it('skips the renewal on the verification page and counts it as done', async () => {
    history.replaceState(null, '', '/auth/email-verification?email=a%40b.example');
    server.use(onlyFresh);
    await expect(count()).rejects.toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(readAccessToken()).toBe('stale');
  });

  it('asks nobody without a token', async () => {
    clearTokens();
    server.use(http.post(at('/api/v1/notifications/:id/read'), () => refused(401, 'UNAUTHENTICATED')));
    await expect(
      request<typeof readNotification>('POST', '/api/v1/notifications/:id/read', { params: { id: 'n1' } }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
