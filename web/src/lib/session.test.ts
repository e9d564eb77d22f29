import type { SessionUser } from '@prova/contract/accounts/accounts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { success, testApi } from '../../test/api.ts';
import { leaveTo } from './leave.ts';

vi.mock('./leave.ts', () => ({ leaveTo: vi.fn() }));

const at = (path: string) => `${location.origin}${path}`;
// For the modules of former tests, which hear of every sign-in, too.
const server = testApi(http.get(at('/api/v1/auth/status'), () => new HttpResponse(null, { status: 500 })));
const refused = () => HttpResponse.json({ success: false, error: 'REFRESH_INVALID', message: 'x' }, { status: 401 });
const user: SessionUser = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  name: 'Ana',
  email: 'ana@correio.example',
  role: 'POTENTIAL',
  language: 'pt-BR',
  companies: [],
  acceptedCurrentTerms: true,
};
const status = (signedIn: () => boolean, count = { calls: 0 }) =>
  http.get(at('/api/v1/auth/status'), () => {
    count.calls += 1;
    return success({ isAuthenticated: signedIn(), user: signedIn() ? user : null });
  });

// The session is one for the page: each test starts a page of its own.
let session: typeof import('./session.ts');
let store: typeof import('./auth-store.ts');
let tokens: typeof import('./tokens.ts');
/** What this page does when the browser shows it. */
let shown: (event: { persisted: boolean }) => void;

beforeEach(async () => {
  vi.resetModules();
  tokens = await import('./tokens.ts');
  const listen = vi.spyOn(globalThis, 'addEventListener');
  session = await import('./session.ts');
  store = await import('./auth-store.ts');
  shown = listen.mock.calls.find(([type]) => type === 'pageshow')?.[1] as unknown as typeof shown;
  listen.mockRestore();
  tokens.clearTokens();
  tokens.noteLeaving(false);
});
afterEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

describe('who is here', () => {
  it('is unknown at first, and asked once', async () => {
    const count = { calls: 0 };
    server.use(status(() => true, count));
    tokens.saveAccessToken('a');
    expect(store.authStore.read().status).toBe('loading');
    await Promise.all([session.checkAuth(), session.checkAuth()]);
    await session.checkAuth();
    expect(store.authStore.read()).toEqual({ status: 'signed-in', user });
    expect(count.calls).toBe(1);
  });

  it('is nobody without a token, and the server is not asked', async () => {
    expect(await session.checkAuth()).toEqual({ status: 'signed-out' });
  });

  it('renews a token that ran out', async () => {
    tokens.saveAccessToken('old');
    server.use(
      status(() => tokens.readAccessToken() === 'new'),
      http.post(at('/api/v1/auth/refresh-token'), () => success({ user, accessToken: 'new', refreshToken: 'r' })),
    );
    expect(await session.checkAuth()).toEqual({ status: 'signed-in', user });
  });

  it('is not known while a token that ran out cannot be renewed for want of a connection', async () => {
    tokens.saveAccessToken('old');
    server.use(
      status(() => false),
      http.post(at('/api/v1/auth/refresh-token'), () => HttpResponse.error()),
    );
    await expect(session.checkAuth()).rejects.toMatchObject({ code: 'NO_CONNECTION', message: /^Erro de conexão/ });
    expect(tokens.readAccessToken()).toBe('old');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('asks again after a failure', async () => {
    tokens.saveAccessToken('a');
    server.use(http.get(at('/api/v1/auth/status'), () => new HttpResponse(null, { status: 500 }), { once: true }));
    await expect(session.checkAuth()).rejects.toMatchObject({ status: 500 });
    server.use(status(() => true));
    expect((await session.checkAuth()).status).toBe('signed-in');
  });
});

describe('the end of a session', () => {
  const expire = async (path: string) => {
    history.replaceState(null, '', path);
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    tokens.saveAccessToken('old');
    server.use(
      status(() => false),
      http.post(at('/api/v1/auth/refresh-token'), refused),
    );
    await session.checkAuth();
    expect(store.authStore.read().status).toBe('signed-out');
    expect(tokens.readAccessToken()).toBeNull();
    return logged;
  };

  it('leads to the login and back, and is only logged', async () => {
    const logged = await expire('/admin/potential/jobs?page=2');
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Fadmin%2Fpotential%2Fjobs%3Fpage%3D2');
    expect(logged).toHaveBeenCalledExactlyOnceWith('Sessão expirada. Faça login novamente.');
  });

  it.each(['/auth/login', '/', '/jobs/dev', '/offers/t', '/admin/interview/room'])('stays on %s', async (path) => {
    await expire(path);
    expect(leaveTo).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  const logoutOf = (answer: () => Response | Promise<Response>) => {
    const bearers: (string | null)[] = [];
    server.use(
      http.post(at('/api/v1/auth/logout'), ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return answer();
      }),
    );
    return bearers;
  };
  const never = new Promise<Response>(() => undefined);

  it.each([
    ['the server knows', () => success({}), false],
    ['the server fails', () => new HttpResponse(null, { status: 500 }), true],
    ['the server is away', () => HttpResponse.error(), true],
    ['the server does not answer', () => never, true],
  ])('clears the tokens when %s, and shows the login 200 ms later', async (_, answer, unconfirmed) => {
    const bearers = logoutOf(answer);
    tokens.saveAccessToken('mine');
    const sent = vi.spyOn(globalThis, 'fetch');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      session.signOut();
      expect(tokens.readAccessToken()).toBeNull();
      vi.advanceTimersByTime(199);
      expect(leaveTo).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth/login');
    } finally {
      vi.useRealTimers();
    }
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
    sent.mockRestore();
    await vi.waitFor(() => expect(bearers).toEqual(['Bearer mine']));
    if (answer() !== never) await session.hasLeft();
    expect(tokens.isLeaving()).toBe(unconfirmed);
  });

  it('is said to the server at the next start, when it could not be said before, and a login waits for it', async () => {
    tokens.noteLeaving(true);
    const { promise: answer, resolve: confirm } = Promise.withResolvers<Response>();
    const bearers = logoutOf(() => answer);
    expect(await session.checkAuth()).toEqual({ status: 'signed-out' });
    await vi.waitFor(() => expect(bearers).toEqual([null]));
    const left = vi.fn();
    const waiting = session.hasLeft().then(left);
    expect(tokens.isLeaving()).toBe(true);
    expect(left).not.toHaveBeenCalled();
    confirm(success({}));
    await waiting;
    expect(tokens.isLeaving()).toBe(false);
  });

  it('is not said again once somebody has signed in', async () => {
    tokens.noteLeaving(true);
    session.signIn({ user, accessToken: 'a', refreshToken: 'r' });
    expect(tokens.isLeaving()).toBe(false);
  });

  it('is heard by the other tabs', async () => {
    history.replaceState(null, '', '/admin/potential/home');
    session.signIn({ user, accessToken: 'a', refreshToken: 'r' });
    new BroadcastChannel('prova.session').postMessage('signed-out');
    await vi.waitFor(() => expect(store.authStore.read().status).toBe('signed-out'));
    expect(leaveTo).toHaveBeenCalledWith('/auth/login');
  });

  it('that nobody asked for leaves the other tabs a way back', async () => {
    history.replaceState(null, '', '/admin/potential/jobs?page=2');
    session.signIn({ user, accessToken: 'a', refreshToken: 'r' });
    new BroadcastChannel('prova.session').postMessage('expired');
    await vi.waitFor(() => expect(store.authStore.read().status).toBe('signed-out'));
    expect(leaveTo).toHaveBeenCalledWith('/auth/login?next=%2Fadmin%2Fpotential%2Fjobs%3Fpage%3D2');
  });
});

describe('another person', () => {
  const other: SessionUser = { ...user, id: '0190a0b0-0000-7000-8000-000000000002', role: 'RECRUITER' };
  const signedInElsewhere = (who: SessionUser) => {
    server.use(http.get(at('/api/v1/auth/status'), () => success({ isAuthenticated: true, user: who })));
    new BroadcastChannel('prova.session').postMessage('signed-in');
  };
  const hereFirst = (path: string) => {
    history.replaceState(null, '', path);
    session.signIn({ user, accessToken: 'a', refreshToken: 'r' });
  };
  const whoIsHere = () => {
    const auth = store.authStore.read();
    return auth.status === 'signed-in' ? auth.user.id : null;
  };

  // First: the modules of former tests hear it, too.
  it('is not the same one, who may sign in twice', async () => {
    hereFirst('/admin/potential/home');
    signedInElsewhere({ ...user, name: 'Ana Maria' });
    await vi.waitFor(() => expect(store.authStore.read()).toMatchObject({ user: { name: 'Ana Maria' } }));
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('who signs in in another tab does not go on with what is open here', async () => {
    hereFirst('/admin/potential/home');
    signedInElsewhere(other);
    await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin/recruiter/home'));
  });

  it('whom the renewed session belongs to does not go on here either', async () => {
    server.use(
      status(() => true),
      http.post(at('/api/v1/auth/refresh-token'), () => success({ user: other, accessToken: 'b', refreshToken: 'r' })),
    );
    hereFirst('/admin/potential/home');
    const { renew } = await import('./request.ts');
    await renew('a');
    expect(whoIsHere()).toBe(other.id);
    expect(leaveTo).toHaveBeenCalledWith('/admin/recruiter/home');
  });

  it('finds nothing of what was typed and not sent in this tab; the same person does', () => {
    const kept = () => sessionStorage.getItem('prova.draft.note.1');
    hereFirst('/admin/potential/home');
    sessionStorage.setItem('prova.draft.note.1', '{"body":"Só para mim"}');
    session.signIn({ user, accessToken: 'a', refreshToken: 'r' });
    expect(kept()).not.toBeNull();
    session.signIn({ user: other, accessToken: 'b', refreshToken: 'r' });
    expect(kept()).toBeNull();
  });

  it('leaves public pages where they are', async () => {
    hereFirst('/jobs/dev');
    signedInElsewhere(other);
    await vi.waitFor(() => expect(whoIsHere()).toBe(other.id));
    expect(leaveTo).not.toHaveBeenCalled();
  });
});

describe('a page that comes back as it was left', () => {
  const openPage = (path: string) => {
    history.replaceState(null, '', path);
    session.signIn({ user, accessToken: 'a', refreshToken: 'r' });
  };

  it('shows nothing of who has signed out meanwhile', () => {
    openPage('/admin/potential/security');
    tokens.clearTokens();
    shown({ persisted: false });
    expect(store.authStore.read().status).toBe('signed-in');
    shown({ persisted: true });
    expect(store.authStore.read().status).toBe('signed-out');
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true });
  });

  it('stays for whoever is still there', async () => {
    openPage('/admin/potential/security');
    const renamed = { ...user, name: 'Ana Maria' };
    server.use(http.get(at('/api/v1/auth/status'), () => success({ isAuthenticated: true, user: renamed })));
    shown({ persisted: true });
    await vi.waitFor(() => expect(store.authStore.read()).toEqual({ status: 'signed-in', user: renamed }));
  });
});

it('takes a cookie that is no text for none', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another site under the same domain writes it.
  document.cookie = 'accessToken=%E0%A4%A; Path=/';
  expect(tokens.readAccessToken()).toBeNull();
  expect(await session.checkAuth()).toEqual({ status: 'signed-out' });
});

it('keeps the access token for 30 days, for the whole site, and the refresh token out of reach of scripts', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  session.signIn({ user, accessToken: 'a.b.c', refreshToken: 'secret' });
  expect(written.mock.calls.filter(([cookie]) => /token/i.test(cookie)).flat()).toEqual([
    'accessToken=a.b.c; Max-Age=2592000; Path=/; SameSite=Lax',
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('secret');
});

describe('the company that a window works for', () => {
  const aurora = { id: 'c1', name: 'Aurora', role: 'recruiter', logoUrl: null, verified: true, runsJobs: true };
  const cajuina = { ...aurora, id: 'c2', name: 'Cajuína' };
  const recruiter = (companies: SessionUser['companies']): SessionUser => ({ ...user, role: 'RECRUITER', companies });
  const begin = (companies: SessionUser['companies']) =>
    session.signIn({ user: recruiter(companies), accessToken: 'a', refreshToken: 'r' });

  it('is the last used one, and stays when another window makes another the last used', () => {
    begin([aurora, cajuina]);
    expect(tokens.chosenCompany()).toBe('c1');
    session.updateUser({ companies: [cajuina, aurora] });
    expect(tokens.chosenCompany()).toBe('c1');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('is left for the home once it is lost, which the next page says once', async () => {
    begin([aurora, cajuina]);
    session.updateUser({ companies: [cajuina] });
    expect(leaveTo).toHaveBeenCalledWith('/admin/recruiter/home');
    const { hasLostCompany } = await import('./lost-company.ts');
    expect([hasLostCompany(), hasLostCompany()]).toEqual([true, false]);
  });

  it('is nothing that another person in this window hears of', async () => {
    begin([aurora]);
    session.signIn({
      user: { ...recruiter([cajuina]), id: 'another' },
      accessToken: 'b',
      refreshToken: 's',
    });
    expect(tokens.chosenCompany()).toBe('c2');
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
