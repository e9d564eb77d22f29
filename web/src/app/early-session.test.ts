import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { success, testApi } from '../../test/api.ts';

const at = (path: string) => `${location.origin}/api/v1${path}`;
const server = testApi();
const person = (id: string) => ({
  id,
  name: 'Ana',
  email: 'ana@correio.example',
  role: 'RECRUITER',
  language: 'pt-BR',
  companies: [],
  acceptedCurrentTerms: true,
});

let queryClient: typeof import('./query-client.ts').queryClient;
let tokens: typeof import('../lib/tokens.ts');
let session: typeof import('../lib/session.ts');

/** The page as it begins, at an address behind the login. */
async function begin() {
  await import('./early-session.ts');
  ({ queryClient } = await import('./query-client.ts'));
  session = await import('../lib/session.ts');
}

beforeEach(async () => {
  vi.resetModules();
  history.replaceState(null, '', '/admin/recruiter/home');
  tokens = await import('../lib/tokens.ts');
  tokens.saveAccessToken('expired');
});
afterEach(() => {
  tokens.clearTokens();
  history.replaceState(null, '', '/');
});

test('what is asked for with a token that has run out renews the session once', async () => {
  let renewals = 0;
  const asWhom: (string | null)[] = [];
  server.use(
    http.get(at('/auth/status'), ({ request }) => {
      const isFresh = request.headers.get('authorization') === 'Bearer fresh';
      return success({ isAuthenticated: isFresh, user: isFresh ? person('u1') : null });
    }),
    http.post(at('/auth/refresh-token'), () => {
      renewals += 1;
      return success({ accessToken: 'fresh', refreshToken: 'r', user: person('u1') });
    }),
    http.get(at('/data/:name'), ({ request, params }) => {
      const token = request.headers.get('authorization');
      if (token !== 'Bearer fresh')
        return HttpResponse.json({ success: false, error: 'SESSION_EXPIRED', message: 'x' }, { status: 401 });
      asWhom.push(token);
      return success(params.name);
    }),
  );
  await begin();
  const { request } = await import('../lib/request.ts');
  const { readEarly } = await import('../lib/early-query.ts');
  const names = ['jobs', 'board', 'columns'];
  const early = names.map((name) => ({
    queryKey: [name],
    url: `/api/v1/data/${name}`,
    queryFn: () => (request as (method: 'GET', path: string) => Promise<unknown>)('GET', `/api/v1/data/${name}`),
  }));
  readEarly(queryClient, early);
  await expect.poll(() => names.map((name) => queryClient.getQueryData([name]))).toEqual(names);
  expect((await session.checkAuth()).status).toBe('signed-in');
  expect([renewals, asWhom]).toEqual([1, names.map(() => 'Bearer fresh')]);
});

test('whoever signs in on another tab meanwhile finds nothing that was read for somebody else', async () => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((done) => {
    server.use(
      http.get(at('/auth/status'), async () => {
        done();
        await new Promise<void>((go) => {
          answer = go;
        });
        return success({ isAuthenticated: true, user: person('u1') });
      }),
    );
  });
  await begin();
  queryClient.setQueryData(['jobs'], 'of somebody else');
  await asked;
  const otherTab = new BroadcastChannel('prova.session');
  otherTab.postMessage('signed-in');
  await expect.poll(() => queryClient.getQueryData(['jobs'])).toBeUndefined();
  otherTab.close();
  answer?.();
});
