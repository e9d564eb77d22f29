import type { Notification as Entry } from '@prova/contract/notifications/notifications';
import type { LiveMessage } from '@prova/contract/realtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { notifyOutside } from './browser-notification.ts';
import { NotificationBell } from './components/notification-bell.tsx';

type Listener = (data: unknown) => void;
const { heard } = vi.hoisted(() => ({ heard: new Map<string, Listener>() }));
vi.mock('../../lib/live.ts', () => ({
  useLiveMessage: ({ type }: LiveMessage<object>, listener: Listener) => heard.set(type, listener),
}));

const server = testApi();
const at = (path: string) => `${location.origin}/api/v1/notifications${path}`;
const entry = (id: string, extra: Partial<Entry> = {}): Entry => ({
  id,
  type: 'NEW_JOB',
  title: `Título ${id}`,
  message: 'mensagem',
  link: null,
  group: null,
  read: false,
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...extra,
});
const list = (entries: Entry[], nextCursor: string | null = null) =>
  http.get(at(''), () => HttpResponse.json({ success: true, data: entries, meta: { nextCursor } }));
const count = (value: number) =>
  http.get(at('/unread-count'), () => HttpResponse.json({ success: true, data: { count: value } }));

beforeEach(() => {
  heard.clear();
  const user = { id: 'u1', name: 'Ana Duarte', email: 'ana@correio.example', role: 'RECRUITER' };
  authStore.write({ status: 'signed-in', user } as Parameters<typeof authStore.write>[0]);
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function draw() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <NotificationBell />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const bell = (name: RegExp | string) => screen.findByRole('button', { name });
const say = (type: string, data: unknown) => act(() => heard.get(type)?.(data));

describe('the badge', () => {
  it.each([
    [1, '1', 'Notificações, 1 não lida'],
    [99, '99', 'Notificações, 99 não lidas'],
    [100, '99+', 'Notificações, mais de 99 não lidas'],
  ])('shows %i as %s', async (value, badge, name) => {
    server.use(count(value));
    draw();
    expect((await bell(name)).textContent).toBe(badge);
  });

  it('is away when nothing is unread, and a failed count is silent', async () => {
    server.use(http.get(at('/unread-count'), () => new HttpResponse(null, { status: 500 })));
    draw();
    expect((await bell('Notificações, nenhuma nova')).textContent).toBe('');
    expect(toastStore.read()).toEqual([]);
  });
});

describe('the list', () => {
  it('shows icons by kind, with a bell for the others, and how long ago', async () => {
    server.use(
      count(1),
      list([entry('1', { type: 'JOB_OFFER' }), entry('2', { type: 'SURPRISE' as 'NEW_JOB', read: true })]),
    );
    const user = draw();
    await user.click(await bell(/1 não lida/));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.querySelector('.lucide-hand-coins')).toBeTruthy();
    expect(second?.querySelector('.lucide-bell')).toBeTruthy();
    expect(first?.textContent).toContain('há 5 minutos');
    expect(first?.textContent).toContain('Não lida');
    expect(second?.textContent).not.toContain('Não lida');
  });

  it('marks one as read by a click', async () => {
    const read: unknown[] = [];
    server.use(
      count(2),
      list([entry('1'), entry('2')]),
      http.post(at('/:id/read'), ({ params }) => {
        read.push(params.id);
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const user = draw();
    await user.click(await bell(/2 não lidas/));
    await user.click(await screen.findByRole('button', { name: /Título 2/ }));
    await bell(/1 não lida/);
    expect(read).toEqual(['2']);
  });

  it('asks how many there are when one of more than it counts is read', async () => {
    let left = 150;
    server.use(
      http.get(at('/unread-count'), () => HttpResponse.json({ success: true, data: { count: Math.min(left, 100) } })),
      list([entry('1'), entry('2')]),
      http.post(at('/:id/read'), () => {
        left -= 1;
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const user = draw();
    await user.click(await bell(/mais de 99/));
    await user.click(await screen.findByRole('button', { name: /Título 2/ }));
    await waitFor(() => expect(left).toBe(149));
    expect((await bell(/mais de 99/)).textContent).toBe('99+');
    left = 42;
    await user.click(await bell(/mais de 99/));
    await user.click(await screen.findByRole('button', { name: /Título 1/ }));
    await bell(/41 não lidas/);
  });

  it('marks all as read', async () => {
    let calls = 0;
    server.use(
      count(2),
      list([entry('1'), entry('2')]),
      http.post(at('/mark-all-read'), () => {
        calls += 1;
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const user = draw();
    await user.click(await bell(/2 não lidas/));
    await screen.findAllByRole('listitem');
    await user.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
    await bell('Notificações, nenhuma nova');
    expect(screen.queryByText(/Não lida/)).toBeNull();
    await waitFor(() => expect(calls).toBe(1));
  });

  it('says when marking failed, and shows the truth again', async () => {
    server.use(
      count(1),
      list([entry('1')]),
      http.post(at('/mark-all-read'), () => new HttpResponse(null, { status: 500 })),
    );
    const user = draw();
    await user.click(await bell(/1 não lida/));
    await user.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
    await waitFor(() => expect(toastStore.read()[0]?.text).toBe('Não foi possível marcar como lida. Tente de novo.'));
    await bell(/1 não lida/);
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(
      count(0),
      http.get(at(''), () => new HttpResponse(null, { status: 500 }), { once: true }),
      list([entry('7')]),
    );
    const user = draw();
    await user.click(await bell(/nenhuma nova/));
    const panel = await screen.findByRole('alert');
    expect(panel.textContent).toContain('Erro ao carregar notificações');
    await user.click(within(panel).getByRole('button'));
    await screen.findByText('Título 7');
  });
});

describe('several of one job', () => {
  const group = { key: 'received.job', title: '{count} novas candidaturas', message: 'Backend' };

  it('are one row, which unfolds them', async () => {
    const ofJob = (id: string) => entry(id, { group, link: `/admin/recruiter/candidates/${id}` });
    server.use(count(3), list([ofJob('1'), ofJob('2'), entry('3')]));
    const user = draw();
    await user.click(await bell(/3 não lidas/));
    const row = await screen.findByRole('button', { name: /2 novas candidaturas.*Backend/ });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await user.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: /Título 2/ }).getAttribute('href')).toBe('/admin/recruiter/candidates/2');
  });
});

describe('the way to all of them', () => {
  it.each([
    ['RECRUITER', '/admin/recruiter/notifications'],
    ['EXPERT', '/admin/expert/notifications'],
    ['POTENTIAL', '/admin/potential/notifications'],
  ])('leads %s to %s', async (role, path) => {
    const user = { id: 'u1', name: 'Ana', email: 'ana@correio.example', role };
    authStore.write({ status: 'signed-in', user } as Parameters<typeof authStore.write>[0]);
    server.use(count(0), list([]));
    const reader = draw();
    await reader.click(await bell(/nenhuma nova/));
    expect((await screen.findByRole('link', { name: 'Ver todas' })).getAttribute('href')).toBe(path);
  });
});

describe('what arrives live', () => {
  it('goes on top, counts if unread, and comes only once', async () => {
    server.use(count(1), list([entry('1')]));
    const user = draw();
    await user.click(await bell(/1 não lida/));
    await screen.findByText('Título 1');
    say('notification:new', { notification: entry('2') });
    say('notification:new', { notification: entry('2') });
    say('notification:new', { notification: entry('3', { read: true }) });
    await bell(/2 não lidas/);
    expect(screen.getAllByRole('listitem').map((item) => /Título \d/.exec(item.textContent)?.[0])).toEqual([
      'Título 3',
      'Título 2',
      'Título 1',
    ]);
  });

  it('follows what another tab has read', async () => {
    server.use(count(2), list([entry('1'), entry('2')]));
    const user = draw();
    await user.click(await bell(/2 não lidas/));
    await screen.findAllByRole('listitem');
    say('notification:read', { ids: ['1'] });
    await bell(/1 não lida/);
    say('notification:read', { ids: null });
    await bell(/nenhuma nova/);
  });

  it('raises a notification of the browser where that is allowed', async () => {
    const raised = vi.fn();
    class Allowed {
      static permission = 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string, options: NotificationOptions) {
        raised(title, options.body, options.tag);
      }
    }
    vi.stubGlobal('Notification', Allowed);
    server.use(count(0));
    draw();
    await bell(/nenhuma nova/);
    await say('notification:new', { notification: entry('8'), browser: false });
    await say('notification:new', { notification: entry('9'), browser: true });
    await say('notification:new', { notification: entry('9'), browser: true });
    expect(raised).toHaveBeenCalledExactlyOnceWith('Título 9', 'mensagem', '9');
  });

  it('leaves it to one of several tabs', async () => {
    const raised = vi.fn();
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'granted';
        constructor(title: string) {
          raised(title);
        }
      },
    );
    const held = new Set<string>();
    const locks = {
      request: async (name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
        const free = !held.has(name);
        held.add(name);
        await work(free ? {} : null);
      },
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    notifyOutside(entry('7'), () => undefined);
    notifyOutside(entry('7'), () => undefined);
    notifyOutside(entry('8'), () => undefined);
    expect(raised.mock.calls).toEqual([['Título 7'], ['Título 8']]);
  });

  it('asks for that permission on load, while it is undecided', async () => {
    const ask = vi.fn(async () => 'denied');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
    server.use(count(0));
    draw();
    await bell(/nenhuma nova/);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
