import type { Notification } from '@prova/contract/notifications/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { NotificationsPage } from './notifications.page.tsx';

const server = testApi();
const HOUR = 3_600_000;
const entry = (id: string, hoursAgo: number, extra: Partial<Notification> = {}): Notification => ({
  id,
  type: 'APPLICATION_UPDATE',
  title: `Título ${id}`,
  message: 'mensagem',
  link: null,
  group: null,
  read: false,
  createdAt: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
  ...extra,
});
const unread = (count: number) =>
  http.get('*/api/v1/notifications/unread-count', () => HttpResponse.json({ success: true, data: { count } }));

beforeEach(() => {
  const user = { id: 'u1', name: 'Ana Duarte', email: 'ana@correio.example', role: 'RECRUITER' };
  authStore.write({ status: 'signed-in', user } as Parameters<typeof authStore.write>[0]);
});

function open(address = '/') {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[address]}>
        <NotificationsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('lists all of them by day, page after page', async () => {
  server.use(
    unread(2),
    http.get('*/api/v1/notifications', ({ request }) => {
      const older = new URL(request.url).searchParams.get('cursor') === '1';
      const data = older ? [entry('2', 24 * 30, { read: true })] : [entry('1', 0)];
      return HttpResponse.json({ success: true, data, meta: { nextCursor: older ? null : '1' } });
    }),
  );
  const user = open();
  const today = await screen.findByRole('region', { name: 'Hoje' });
  expect(within(today).getByText('Título 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver mais antigas' }));
  expect(await screen.findByText('Título 2')).toBeTruthy();
  expect(within(today).queryByText('Título 2')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ver mais antigas' })).toBeNull();
});

it('marks one as read by a click, or all', async () => {
  const calls: string[] = [];
  const recorded = ({ request }: { request: Request }) => {
    calls.push(new URL(request.url).pathname);
    return HttpResponse.json({ success: true, data: {} });
  };
  server.use(
    unread(2),
    http.get('*/api/v1/notifications', () =>
      HttpResponse.json({ success: true, data: [entry('1', 0), entry('2', 0)], meta: { nextCursor: null } }),
    ),
    http.post('*/api/v1/notifications/:id/read', recorded),
    http.post('*/api/v1/notifications/mark-all-read', recorded),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Título 2/ }));
  await waitFor(() => expect(screen.getAllByText(/Não lida:/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() => expect(screen.queryByText(/Não lida:/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull();
  expect(calls).toEqual(['/api/v1/notifications/2/read', '/api/v1/notifications/mark-all-read']);
});

it('says what will stand here while there is nothing', async () => {
  server.use(
    unread(0),
    http.get('*/api/v1/notifications', () =>
      HttpResponse.json({ success: true, data: [], meta: { nextCursor: null } }),
    ),
  );
  open();
  expect(await screen.findByText('Nada por aqui ainda')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull();
});

it('lists the unread ones, or those of a kind, by the address', async () => {
  const asked: string[] = [];
  server.use(
    unread(1),
    http.get('*/api/v1/notifications', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const data = searchParams.has('type') ? [] : [entry('1', 0)];
      return HttpResponse.json({ success: true, data, meta: { nextCursor: null } });
    }),
  );
  const user = open('/?unread=true');
  await screen.findByText('Título 1');
  expect((screen.getByRole('radio', { name: 'Não lidas' }) as HTMLInputElement).checked).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'JOB_OFFER');
  await screen.findByText('Nada com este filtro');
  await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  await screen.findByText('Título 1');
  expect(asked).toEqual(['unread=true', 'type=JOB_OFFER&unread=true', '']);
});
