import { act, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../test/api.ts';
import { leaveTo } from '../lib/leave.ts';

vi.mock('../lib/leave.ts', () => ({ leaveTo: vi.fn() }));

const STATUS = `${location.origin}/api/v1/auth/status`;
const server = testApi();
const user = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@correio.example',
  role: 'POTENTIAL' as const,
  language: 'pt-BR' as const,
  companies: [],
  acceptedCurrentTerms: true,
};

// Who is here is found out once for the page: each test is a page of its own.
let store: typeof import('../lib/auth-store.ts');
let tokens: typeof import('../lib/tokens.ts');
beforeEach(async () => {
  vi.resetModules();
  vi.mocked(leaveTo).mockClear();
  store = await import('../lib/auth-store.ts');
  tokens = await import('../lib/tokens.ts');
});
afterEach(() => {
  tokens.clearTokens();
  history.replaceState(null, '', '/');
});

async function open(search = '') {
  history.replaceState(null, '', `/auth/login${search}`);
  const { OnlyVisitors } = await import('./only-visitors.tsx');
  render(
    <OnlyVisitors>
      <input aria-label="E-mail" />
    </OnlyVisitors>,
  );
}
const form = () => screen.queryByLabelText('E-mail');

test('visitors are shown the form, and nobody is asked who they are', async () => {
  store.authStore.write({ status: 'signed-out' });
  await open();
  expect(form()).toBeTruthy();
  expect(leaveTo).not.toHaveBeenCalled();
});

test.each([
  ['', '/admin/potential/home'],
  ['?next=%2Fjobs%2Fvaga%2Fapply', '/jobs/vaga/apply'],
  ['?next=%2Fadmin%2Fpotential%2Fprivacy#copia', '/admin/potential/privacy#copia'],
  ['?next=%2F%2Fevil.example', '/admin/potential/home'],
])('with %j whoever turns out to be in is led on to %s, and sees no form', async (search, target) => {
  tokens.saveAccessToken('a');
  server.use(http.get(STATUS, () => success({ isAuthenticated: true, user })));
  await open(search);
  expect(form()).toBeNull();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(target, { replace: true }));
  expect(form()).toBeNull();
});

test('whoever has just come in by the form keeps it until the next page is there', async () => {
  store.authStore.write({ status: 'signed-out' });
  await open();
  act(() => void store.authStore.write({ status: 'signed-in', user }));
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/admin/potential/home', { replace: true });
  expect(form()).toBeTruthy();
});

test('the form is there, too, where it cannot be found out', async () => {
  tokens.saveAccessToken('a');
  server.use(http.get(STATUS, () => failure(500, 'INTERNAL_ERROR', 'Já voltamos.')));
  await open();
  await waitFor(() => expect(form()).toBeTruthy());
  expect(leaveTo).not.toHaveBeenCalled();
});
