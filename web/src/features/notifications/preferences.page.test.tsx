import type { NotificationPreferences } from '@prova/contract/notifications/preferences';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { NotificationPreferencesPage } from './preferences.page.tsx';

const server = testApi();
const free = (on: boolean) => ({ on, fixed: false });
const fixed = (on: boolean) => ({ on, fixed: true });
let stored: NotificationPreferences;

beforeEach(() => {
  const user = { id: 'u1', name: 'Ana Duarte', email: 'ana@correio.example', role: 'POTENTIAL' };
  authStore.write({ status: 'signed-in', user } as Parameters<typeof authStore.write>[0]);
  stored = {
    frequency: 'now',
    topics: [
      { topic: 'application_updates', inApp: free(true), email: free(true), browser: free(true), digest: true },
      { topic: 'privacy', inApp: fixed(true), email: fixed(true), browser: free(true), digest: false },
      { topic: 'account', inApp: fixed(false), email: fixed(true), browser: fixed(false), digest: false },
    ],
  };
  server.use(http.get('*/api/v1/notifications/preferences', () => HttpResponse.json({ success: true, data: stored })));
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <NotificationPreferencesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const APPLICATIONS = 'Andamento das suas candidaturas';

it('switches a way of being told, and shows what is always sent without a switch', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/v1/notifications/preferences/:topic', async ({ request, params }) => {
      const body = (await request.json()) as { email?: boolean };
      bodies.push([params.topic, body]);
      const [first, ...rest] = stored.topics;
      if (first) stored = { ...stored, topics: [{ ...first, email: free(body.email ?? true) }, ...rest] };
      return HttpResponse.json({ success: true, data: stored });
    }),
  );
  const user = open();
  await user.click(await toggle(`E-mail ${APPLICATIONS}`));
  expect((await toggle(`E-mail ${APPLICATIONS}`)).checked).toBe(false);
  await waitFor(() => expect(bodies).toEqual([['application_updates', { email: false }]]));
  expect(screen.getAllByText('E-mail: sempre')).toHaveLength(2);
  expect(screen.queryByRole('switch', { name: /Segurança da conta/ })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Navegador Dados pessoais' })).toBeTruthy();
});

it('goes back to what holds when it could not be saved', async () => {
  server.use(
    http.put('*/api/v1/notifications/preferences/:topic', () =>
      HttpResponse.json({ success: false, error: 'INTERNAL', message: 'Algo deu errado.' }, { status: 500 }),
    ),
  );
  const user = open();
  await user.click(await toggle(`No sino ${APPLICATIONS}`));
  await waitFor(async () => expect((await toggle(`No sino ${APPLICATIONS}`)).checked).toBe(true));
});

it('chooses a digest, and says which mails are in it', async () => {
  server.use(
    http.put('*/api/v1/notifications/digest', async ({ request }) => {
      stored = { ...stored, ...((await request.json()) as Pick<NotificationPreferences, 'frequency'>) };
      return HttpResponse.json({ success: true, data: stored });
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('radio', { name: /Resumo semanal/ }));
  expect(screen.getAllByText('O e-mail vai no resumo semanal.')).toHaveLength(1);
  await waitFor(() => expect(stored.frequency).toBe('weekly'));
});

it('asks the browser by its button, and by the switch', async () => {
  const ask = vi.fn(async () => 'denied' as const);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Permitir avisos' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/bloqueados neste navegador/)).toBeTruthy();
});
