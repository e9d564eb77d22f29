import type { SessionUser } from '@prova/contract/accounts/accounts';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testApi } from '../../test/api.ts';
import { authStore } from './auth-store.ts';
import { changeLocale } from './i18n.ts';
import { syncLanguage } from './language-sync.ts';
import { readLocale } from './locale.ts';
import { expectPart, partAnswers } from './page-parts.ts';
import { signIn } from './session.ts';

const server = testApi();
const path = `${location.origin}/api/v1/user/language`;
const waits: number[] = [];

beforeEach(() => {
  waits.length = 0;
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...rest: []) => {
    const pause = ms === 1000 || ms === 2000;
    if (pause) waits.push(ms);
    return wait(work, pause ? 0 : ms, ...rest);
  }) as typeof setTimeout);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await i18next.changeLanguage('pt-BR');
});

it('does not sync for visitors', async () => {
  expect(await syncLanguage('en-US')).toBe('visitor');
});

it('starts in Portuguese, and keeps the choice for a year', async () => {
  expect(readLocale()).toBe('pt-BR');
  const written = vi.spyOn(document, 'cookie', 'set');
  await changeLocale('en-US');
  expect(written.mock.calls[0]?.[0]).toMatch(/^app-locale=en-US; Max-Age=31536000; Path=\/; SameSite=Lax/);
  expect([i18next.language, document.documentElement.lang, readLocale()]).toEqual(['en-US', 'en-US', 'en-US']);
});

it('is no longer named by the address once another one is chosen', async () => {
  history.replaceState(null, '', '/companies/aurora?lang=en-US&src=mail');
  await changeLocale('pt-BR');
  expect(location.pathname + location.search).toBe('/companies/aurora?src=mail');
  history.replaceState(null, '', '/');
});

it('is not changed before all that the server has drawn in the other one answers', async () => {
  expectPart('foot');
  partAnswers();
  const changed = changeLocale('en-US');
  await new Promise((done) => setTimeout(done));
  expect([i18next.language, document.documentElement.lang]).toEqual(['pt-BR', 'pt-BR']);
  partAnswers('foot');
  await changed;
  expect(i18next.language).toBe('en-US');
  await changeLocale('pt-BR');
});

it('tries three times, waiting 1 s and then 2 s, and says so after the last', async () => {
  signIn({ user: { language: 'pt-BR', companies: [] as unknown } as SessionUser, accessToken: 'a', refreshToken: 'r' });
  let calls = 0;
  server.use(
    http.put(path, () => {
      calls += 1;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  expect(await syncLanguage('en-US')).toBe('failed');
  expect(calls).toBe(3);
  expect(waits).toEqual([1000, 2000]);
});

it('stops at the first success and remembers it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(path, async ({ request }) => {
      sent.push(await request.json());
      return sent.length < 2 ? HttpResponse.error() : HttpResponse.json({ success: true, data: { language: 'en-US' } });
    }),
  );
  expect(await syncLanguage('en-US')).toBe('kept');
  expect(sent).toEqual([{ language: 'en-US' }, { language: 'en-US' }]);
  expect(waits).toEqual([1000]);
  expect(authStore.read()).toMatchObject({ user: { language: 'en-US' } });
});

it('keeps the last of several choices, in whatever time the answers come', async () => {
  let account = '';
  const answers: (() => void)[] = [];
  server.use(
    http.put(path, async ({ request }) => {
      const { language } = (await request.json()) as { language: string };
      if (answers.length === 0) await new Promise<void>((answer) => answers.push(answer));
      account = language;
      return HttpResponse.json({ success: true, data: { language } });
    }),
  );
  const choices = [syncLanguage('en-US'), syncLanguage('pt-BR'), syncLanguage('en-US'), syncLanguage('pt-BR')];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  expect(await Promise.all(choices)).toEqual(['superseded', 'superseded', 'superseded', 'kept']);
  expect(account).toBe('pt-BR');
});
