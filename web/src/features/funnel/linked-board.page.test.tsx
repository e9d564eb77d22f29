import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { findCard, withCard } from './board-state.ts';
import { LinkedBoardPage } from './linked-board.page.tsx';
import { boardOf } from './test-board.ts';

const channel = vi.hoisted(() => ({
  renew: async (_: string) => true,
  listeners: new Map<string, (data: object) => void>(),
  followed: [] as object[],
}));
// The channel itself is tested beside it; here the server refuses the link by hand.
vi.mock('../../lib/socket.ts', () => ({
  createSocket: ({ renew }: typeof channel) => {
    channel.renew = renew;
    const nothing = () => () => undefined;
    return {
      open: nothing,
      close: nothing,
      on: ({ type }: { type: string }, listener: (data: object) => void) => {
        channel.listeners.set(type, listener);
        return () => channel.listeners.delete(type);
      },
      subscribe: (_: object, params: object) => {
        channel.followed.push(params);
        return () => channel.followed.splice(channel.followed.indexOf(params), 1);
      },
      status: { isReady: () => true, watch: nothing },
    };
  },
}));

const SECRET = 's'.repeat(43);
const server = testApi();
const funnel = `${location.origin}/public/jobs/${SECRET}/candidate-funnel`;
const actions = `${location.origin}/api/v1/candidate-funnel/job-token/${SECRET}`;

let stored = boardOf({});
let moved: unknown[] = [];
let acted: unknown[] = [];

beforeEach(() => {
  // jsdom has no layout: a window that is large enough shows every card.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  stored = boardOf({ new: ['Ana', 'Bia'], review: ['Edu'] });
  [moved, acted] = [[], []];
});
afterEach(() => toast.clear());

function opensWith(can: { move: boolean; act: boolean }) {
  const change = (id: string, to: object) => {
    const card = findCard(stored, id);
    if (!card) throw new Error('Nobody of this board');
    const after = { ...card, version: card.version + 1, ...to };
    stored = withCard(stored, after, 'open');
    return { card: after, eventId: `event-${id}` };
  };
  server.use(
    http.get(funnel, () => success({ ...stored, job: { ...stored.job, can }, linkName: 'Gestora' })),
    http.put(`${actions}/move-candidate`, async ({ request }) => {
      const body = (await request.json()) as { applicationId: string; targetStageId: string };
      moved.push(body);
      return success(change(body.applicationId, { stageId: body.targetStageId, status: 'review' }));
    }),
    http.post(`${actions}/bulk-action`, async ({ request }) => {
      const body = (await request.json()) as { applications: { id: string }[] };
      acted.push(body);
      const ids = body.applications.map(({ id }) => id);
      const changes = ids.map((id) => change(id, { status: 'rejected', active: false }));
      return success({ processed: ids, changes, failed: [] });
    }),
  );
}

async function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/board/${SECRET}`]}>
        <Routes>
          <Route path="/board/:token" element={<LinkedBoardPage />} />
        </Routes>
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}
const card = (name: string) => screen.getByRole('button', { name });

test('by a link that is only for looking a card is opened, and nothing else', async () => {
  opensWith({ move: false, act: false });
  await open();
  expect(screen.getByText(/aberto pelo link “Gestora” · só para ver/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ações de Ana' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(card('Ana'));
  const dialog = await screen.findByRole('dialog', { name: 'Ana' });
  expect(dialog.textContent).toContain('Novos candidatos');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(card('Ana')));
  // Space lifts no card.
  await userEvent.keyboard(' {ArrowRight}{Enter}');
  expect(moved).toEqual([]);
});

test('by a link, too, a card beyond the plan says so, and by when an answer was promised', async () => {
  opensWith({ move: false, act: false });
  const ana = findCard(stored, 'id-Ana');
  if (!ana) throw new Error('Nobody of this board');
  stored = withCard(stored, { ...ana, locked: true, replyDueAt: '2099-01-05T12:00:00.000Z' }, 'open');
  await open();
  await userEvent.click(card('Ana'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana' }));
  expect(dialog.getByText('Acima do plano')).toBeTruthy();
  expect(dialog.getByText(/05\/01\/2099|5 de jan/)).toBeTruthy();
});

test('by a link that moves, one person goes to another stage, with what was on the screen and without an undo', async () => {
  opensWith({ move: true, act: false });
  await open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Ana' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Em análise/ }));
  expect(await screen.findByText('Ana foi para Em análise')).toBeTruthy();
  expect(moved).toEqual([{ applicationId: 'id-Ana', targetStageId: 'review', fromStageId: 'new', version: 1 }]);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('by a link that decides, several are rejected once it was asked, and nobody is written to', async () => {
  opensWith({ move: true, act: true });
  await open();
  card('Ana').focus();
  await userEvent.keyboard('x{ArrowDown}x');
  const bar = await screen.findByRole('region', { name: 'Ações para a seleção' });
  expect(within(bar).queryByRole('button', { name: 'Enviar teste' })).toBeNull();
  await userEvent.click(within(bar).getByRole('button', { name: 'Rejeitar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Rejeitar 2 pessoas?' });
  expect(dialog.textContent).toContain('Nenhum e-mail é enviado');
  await waitFor(async () => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rejeitar' }));
    expect(acted).toHaveLength(1);
  });
  expect(acted).toEqual([
    {
      action: 'reject',
      applications: [
        { id: 'id-Ana', version: 1 },
        { id: 'id-Bia', version: 1 },
      ],
    },
  ]);
});

test.each([
  ['TOKEN_EXPIRED', 410, 'Link inválido ou expirado'],
  ['TOKEN_INVALID', 404, 'Link inválido ou expirado'],
  ['JOB_NOT_FOUND', 404, 'Vaga não encontrada ou link inválido'],
  ['JOB_NOT_ACTIVE', 410, 'Esta vaga não está mais ativa'],
] as const)('a window whose link ends with %s shows why, and nothing of the board', async (code, status, title) => {
  opensWith({ move: true, act: false });
  await open();
  server.use(http.get(funnel, () => failure(status, code, 'Não abre')));
  expect(await channel.renew(SECRET)).toBe(false);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(document.title).toBe(`${title} · Prova`);
  expect(screen.queryByText('Ana')).toBeNull();
});

test('a window whose job is closed meanwhile says so, and is the board again once it is reopened', async () => {
  opensWith({ move: true, act: false });
  await open();
  const jobId = stored.job.id;
  expect(channel.followed).toEqual([{ jobId }]);
  server.use(http.get(funnel, () => failure(410, 'JOB_NOT_ACTIVE', 'Não abre')));
  channel.listeners.get('refused')?.({ topic: 'board', jobId });
  expect(await screen.findByRole('heading', { name: 'Esta vaga não está mais ativa' })).toBeTruthy();
  expect(screen.queryByText('Ana')).toBeNull();
  expect(channel.followed).toEqual([]);
  opensWith({ move: true, act: false });
  // Coming back to the window asks again.
  await channel.renew(SECRET);
  expect(await screen.findByRole('button', { name: 'Ana' })).toBeTruthy();
  expect(channel.followed).toEqual([{ jobId }]);
});

test('what fails otherwise can be tried again', async () => {
  server.use(http.get(funnel, () => failure(500, 'INTERNAL_ERROR', 'Algo falhou')));
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/board/${SECRET}`]}>
        <Routes>
          <Route path="/board/:token" element={<LinkedBoardPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Erro ao carregar os dados do quadro')).toBeTruthy();
  opensWith({ move: false, act: false });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('button', { name: 'Ana' })).toBeTruthy();
});
