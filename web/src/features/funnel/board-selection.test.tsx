import type { Board, Card, Column } from '@prova/contract/funnel/funnel';
import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import type { BoardChange } from '@prova/contract/funnel/realtime';
import { REJECTION_CAUSES } from '@prova/contract/funnel/rejection-causes';
import type { LiveMessage } from '@prova/contract/realtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BoardPage } from './board.page.tsx';
import { findCard, withCard } from './board-state.ts';
import { boardOf, cardOf } from './test-board.ts';

const heard = vi.hoisted(() => ({ listeners: new Map<string, Set<(data: unknown) => void>>() }));
// The channel itself is tested beside it; here its messages are said by hand.
vi.mock('../../lib/live.ts', async () => {
  const { createContext, useEffect, useRef } = await import('react');
  const on = ({ type }: LiveMessage<object>, listener: (data: unknown) => void) => {
    const all = heard.listeners.get(type) ?? new Set();
    heard.listeners.set(type, all.add(listener));
    return () => void all.delete(listener);
  };
  return {
    LiveChannel: createContext({ on, subscribe: () => () => undefined }),
    useLiveReady: () => true,
    useLiveTopic: () => undefined,
    useLiveMessage: ({ type }: LiveMessage<object>, listener: (data: unknown) => void) => {
      const latest = useRef(listener);
      latest.current = listener;
      useEffect(() => on({ type } as LiveMessage<object>, (data) => latest.current(data)), [type]);
    },
  };
});

const SENTENCES = Object.fromEntries(REJECTION_CAUSES.map((cause) => [cause, '']));
const server = testApi();
const api = (path: string) => `${location.origin}/api/v1/applications${path}`;
type Sent = { action: string; applications: { id: string; version: number }[]; [more: string]: unknown };

let stored: Board;
let sent: Sent[] = [];
let undone: unknown[] = [];
/** Whom the server does not do it to, and why. */
let refusing: Record<string, { error: string; message: string; reason: string | null }> = {};

beforeEach(() => {
  // jsdom has no layout: a window that is large enough shows every card.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  stored = boardOf({ new: ['Ana', 'Bia', 'Caio', 'Davi'], review: ['Edu'], offer: ['Lia'] });
  [sent, undone, refusing] = [[], [], {}];
  const outcome = (ids: readonly string[], change: (id: string) => object) => {
    const changes = ids.flatMap((id) => {
      const card = findCard(stored, id);
      if (!card || refusing[id]) return [];
      const after = { ...card, version: card.version + 1, ...change(id) };
      stored = withCard(stored, after, 'open');
      return [{ card: after, eventId: `event-${id}`, undoUntil: '2026-11-20T00:00:10.000Z' }];
    });
    const failed = ids.flatMap((id) => (refusing[id] ? [{ id, ...refusing[id] }] : []));
    return success({ processed: changes.map(({ card }) => card.id), changes, failed });
  };
  server.use(
    http.get(api('/funnel-board'), () => success(stored)),
    http.get(api('/funnel-board/cards'), ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      return success(ids.map((id) => findCard(stored, id)).filter(Boolean));
    }),
    http.get(api('/:id/rejection-preview'), ({ params }) =>
      success({
        subject: 'Sobre sua candidatura',
        body: `Olá, ${String(params.id).slice(3)}.`,
        to: 'x@x.example',
        editable: true,
        toldAt: null,
        sentences: { ...SENTENCES, skills: 'A vaga pede outros conhecimentos.' },
        reasons: [],
      }),
    ),
    http.post(api('/candidates/mass-action'), async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      const ended = { status: 'not_a_fit', active: false };
      return outcome(
        body.applications.map(({ id }) => id),
        () => (body.action === 'reject' ? ended : { stageId: body.targetStageId ?? 'review', status: 'review' }),
      );
    }),
    http.post(api('/candidates/mass-action/undo'), async ({ request }) => {
      const body = (await request.json()) as { changes: { id: string }[] };
      undone.push(body);
      return outcome(
        body.changes.map(({ id }) => id),
        () => ({ stageId: 'new', status: 'new' }),
      );
    }),
  );
});
afterEach(() => {
  heard.listeners.clear();
  toast.clear();
  sessionStorage.clear();
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={['/admin/recruiter/jobs/job/board']}>
        <Routes>
          <Route path="/admin/recruiter/jobs/:id/board" element={<BoardPage />} />
        </Routes>
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Ana' });
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar ${name}` });
const columnBox = (stage: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar todas de ${stage}` });
const bar = () => screen.findByRole('region', { name: 'Ações para a seleção' });
const counted = async (text: string) =>
  waitFor(async () => expect(within(await bar()).getByRole('status').textContent).toBe(text));
const inBar = async (name: string) => within(await bar()).findByRole('button', { name });
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const isIn = (stage: string, name: string) => within(column(stage)).queryByRole('button', { name }) !== null;
const focus = (name: string) => screen.getByRole('button', { name }).focus();

test('X chooses the card with the focus, with Shift all up to it, and Escape leaves', async () => {
  const person = await open();
  focus('Ana');
  await person.keyboard('x');
  await counted('1 selecionada');
  expect(columnBox('Novos candidatos').indeterminate).toBe(true);
  await person.keyboard('{ArrowDown}{ArrowDown}{Shift>}X{/Shift}');
  await counted('3 selecionadas');
  await person.keyboard('x');
  await counted('2 selecionadas');
  expect([box('Ana').checked, box('Bia').checked, box('Caio').checked]).toEqual([true, true, false]);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações para a seleção' })).toBeNull());
  expect(box('Ana').checked).toBe(false);
});

test('Shift-click on a card chooses a range, a click opens nobody while one is to be tapped', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Selecionar' }));
  await counted('Nenhuma selecionada');
  await person.click(screen.getByRole('button', { name: 'Bia' }));
  await person.keyboard('{Shift>}');
  await person.click(screen.getByRole('button', { name: 'Davi' }));
  await person.keyboard('{/Shift}');
  await counted('3 selecionadas');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a column is chosen as a whole, by its box and by key, and left again', async () => {
  const person = await open();
  focus('Bia');
  await person.keyboard('{Control>}a{/Control}');
  await counted('4 selecionadas');
  expect(columnBox('Novos candidatos').checked).toBe(true);
  await person.click(columnBox('Em análise'));
  await counted('5 selecionadas');
  await person.click(columnBox('Novos candidatos'));
  await counted('1 selecionada');
});

test('of a long column as many are chosen as go into one step, loaded or not yet, and left again', async () => {
  const named = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => cardOf(`P${from + index}`, 'new'));
  const long = (column: Column, cards: readonly Card[], nextCursor: string | null) => ({
    ...column,
    cards: [...cards],
    total: MOST_AT_ONCE + 30,
    nextCursor,
  });
  const [first, ...others] = stored.columns as [Column, ...Column[]];
  const ana = first.cards[0];
  if (!ana) throw new Error('Ana is not on the board');
  stored = { ...stored, columns: [long(first, [ana, ...named(0, 19)], 'id-P18'), ...others] };
  server.use(http.get(api('/funnel-board/column'), () => success(long(first, named(19, MOST_AT_ONCE + 29), null))));
  // Of cards without a height all would be drawn.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
  const person = await open();
  focus('Ana');
  await person.keyboard('{Control>}a{/Control}');
  await counted(`${MOST_AT_ONCE} selecionadas`);
  expect(await screen.findByText(`No máximo ${MOST_AT_ONCE} por vez`)).toBeTruthy();
  await person.click(columnBox('Novos candidatos'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações para a seleção' })).toBeNull());
});

test('whom nothing can be done with is not chosen, and why is said', async () => {
  const person = await open();
  await person.click(box('Lia'));
  expect(await screen.findByText('A candidatura de Lia não pode ser selecionada')).toBeTruthy();
  expect(await screen.findByText(/oferta em aberto/i)).toBeTruthy();
  expect(box('Lia').checked).toBe(false);
  await person.click(columnBox('Oferta enviada'));
  expect(await screen.findByText(/Nenhuma candidatura de Oferta enviada/)).toBeTruthy();
});

test('all advance by one call with what was seen, a double click sends once, and one undo takes all back', async () => {
  const person = await open();
  for (const name of ['Ana', 'Bia']) await person.click(box(name));
  expect((await bar()).textContent).toContain('E-mails: 2 ao avançar, 2 ao rejeitar.');
  await person.dblClick(await inBar('Avançar'));
  expect(await screen.findByText('2 candidaturas foram para Em análise')).toBeTruthy();
  expect(document.body.textContent).toContain('2 e-mails saem em 10 segundos');
  expect(sent).toEqual([
    {
      action: 'approve',
      jobId: 'job',
      applications: [
        { id: 'id-Ana', version: 1 },
        { id: 'id-Bia', version: 1 },
      ],
    },
  ]);
  await waitFor(() => expect([isIn('Em análise', 'Ana'), isIn('Em análise', 'Bia')]).toEqual([true, true]));
  // Nobody is left to be decided about: the keyboard goes on with a card.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações para a seleção' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-open')).toBe(true));
  await person.click(screen.getByRole('button', { name: /Desfazer/ }));
  expect(await screen.findByText('Desfeito: 2 candidaturas estão como antes')).toBeTruthy();
  expect(undone).toEqual([
    {
      jobId: 'job',
      changes: [
        { id: 'id-Ana', eventId: 'event-id-Ana' },
        { id: 'id-Bia', eventId: 'event-id-Bia' },
      ],
    },
  ]);
  await waitFor(() => expect([isIn('Novos candidatos', 'Ana'), isIn('Novos candidatos', 'Bia')]).toEqual([true, true]));
});

test('a step of many, and its undo, show how far they have come, and the board moves meanwhile', async () => {
  const person = await open();
  for (const name of ['Ana', 'Bia']) await person.click(box(name));
  await person.click(await inBar('Avançar'));
  expect(await screen.findByText('2 candidaturas foram para Em análise')).toBeTruthy();
  const gate = Promise.withResolvers<void>();
  server.use(
    http.post(api('/candidates/mass-action/undo'), async () => {
      await gate.promise;
      const changes = ['Ana', 'Bia'].map((name) => ({
        card: { ...cardOf(name, 'new'), version: 3 },
        eventId: `undone-${name}`,
        undoUntil: null,
      }));
      return success({ processed: ['id-Ana', 'id-Bia'], changes, failed: [] });
    }),
  );
  await person.click(screen.getByRole('button', { name: /Desfazer/ }));
  // The first is done: its board says so before the call has its answer.
  stored = withCard(stored, { ...cardOf('Ana', 'new'), version: 3 }, 'open');
  const change = { jobId: 'job', applicationId: 'id-Ana', version: 3 };
  await act(async () => {
    for (const listen of heard.listeners.get('board:changed') ?? []) listen(change);
  });
  const progress = await screen.findByRole('progressbar', { name: 'Desfazendo 2 mudanças' }, { timeout: 3000 });
  expect([progress.getAttribute('aria-valuenow'), progress.getAttribute('aria-valuemax')]).toEqual(['1', '2']);
  await waitFor(() => expect([isIn('Novos candidatos', 'Ana'), isIn('Em análise', 'Bia')]).toEqual([true, true]), {
    timeout: 3000,
  });
  gate.resolve();
  expect(await screen.findByText('Desfeito: 2 candidaturas estão como antes')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(isIn('Novos candidatos', 'Bia')).toBe(true));
});

test('a step that took so long that nobody could take it back in time says so without offering it', async () => {
  const now = Date.now;
  let late = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + late);
  try {
    server.use(
      http.post(api('/candidates/mass-action'), () => {
        late = 8_000;
        const card = { ...cardOf('Ana', 'review'), version: 2 };
        const changes = [{ card, eventId: 'event-Ana', undoUntil: '2026-11-20T00:00:10.000Z' }];
        return success({ processed: ['id-Ana'], changes, failed: [] });
      }),
    );
    const person = await open();
    await person.click(box('Ana'));
    await person.click(await inBar('Avançar'));
    expect(await screen.findByText('1 candidatura foi para Em análise')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
  } finally {
    clock.mockRestore();
  }
});

test('what was refused is said of each and stays chosen; the next try goes by what shows now', async () => {
  refusing = {
    'id-Bia': { error: 'STALE_MOVE', message: 'x', reason: null },
    'id-Caio': { error: 'ACTION_REFUSED', message: 'Não. Está em espera.', reason: 'Está em espera.' },
  };
  const person = await open();
  for (const name of ['Ana', 'Bia', 'Caio']) await person.click(box(name));
  await person.click(await inBar('Avançar'));
  expect(
    await screen.findByText('1 candidatura foi para Em análise. 2 candidatos não puderam ser processados'),
  ).toBeTruthy();
  await counted('2 selecionadas');
  const said = within(await bar());
  expect(said.getByText(/^Bia: Mudou enquanto isso/)).toBeTruthy();
  expect(said.getByText('Caio: Está em espera.')).toBeTruthy();
  expect([box('Bia').checked, box('Caio').checked]).toEqual([true, true]);

  const bia = findCard(stored, 'id-Bia');
  if (!bia) throw new Error('Bia is not on the board');
  stored = withCard(stored, { ...bia, version: 7, name: 'Bia Lopes' }, 'open');
  const change: Partial<BoardChange> = { applicationId: 'id-Bia', version: 7, kind: 'updated' };
  for (const listener of heard.listeners.get('board:changed') ?? [])
    listener({ jobId: 'job', fromStageId: null, status: null, actorId: 'other', ...change });
  refusing = {};
  await screen.findByRole('button', { name: 'Bia Lopes' });
  await person.click(box('Caio'));
  await person.click(await inBar('Avançar'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.applications).toEqual([{ id: 'id-Bia', version: 7 }]);
});

test('what a colleague changes after it was chosen goes out with the version of before, so that it is told', async () => {
  const person = await open();
  await person.click(box('Ana'));
  const ana = findCard(stored, 'id-Ana');
  if (!ana) throw new Error('Ana is not on the board');
  stored = withCard(stored, { ...ana, version: 5, name: 'Ana Lopes' }, 'open');
  for (const listener of heard.listeners.get('board:changed') ?? [])
    listener({ jobId: 'job', applicationId: 'id-Ana', version: 5, kind: 'updated', actorId: 'other' });
  await screen.findByRole('button', { name: 'Ana Lopes' });
  await person.click(await inBar('Avançar'));
  await waitFor(() => expect(sent[0]?.applications).toEqual([{ id: 'id-Ana', version: 1 }]));
});

test('a call that fails says so, and everybody stays chosen', async () => {
  server.use(http.post(api('/candidates/mass-action'), () => failure(500, 'INTERNAL_ERROR', 'caiu')));
  const person = await open();
  await person.click(box('Ana'));
  await person.click(await inBar('Avançar'));
  expect(await screen.findByText('As candidaturas não avançaram')).toBeTruthy();
  await counted('1 selecionada');
});

test('stages that are reached one by one are not offered, and why is said', async () => {
  const person = await open();
  await person.click(box('Ana'));
  await person.click(await inBar('Mover'));
  const offer = await screen.findByRole('menuitem', { name: /^Oferta enviada/ });
  expect(offer.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Cada oferta é escrita para uma pessoa/)).toBeTruthy();
  expect(screen.getByText(/Cada contratação é registrada/)).toBeTruthy();
  await person.click(screen.getByRole('menuitem', { name: /^Em análise/ }));
  await waitFor(() => expect(sent).toMatchObject([{ action: 'move', targetStageId: 'review' }]));
});

test('a rejection shows the mail of each before it is sent, and says that nobody is told without one', async () => {
  const person = await open();
  for (const name of ['Ana', 'Bia']) await person.click(box(name));
  await person.click(await inBar('Rejeitar'));
  expect(await screen.findByText('Olá, Ana.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Próximo e-mail' }));
  expect(await screen.findByText('Olá, Bia.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rejeitar e enviar 2 e-mails' })).toBeTruthy();
  await person.click(screen.getByRole('switch', { name: 'Avisar por e-mail' }));
  expect(screen.getByText(/^Sem e-mail\. Quem tem conta vê/)).toBeTruthy();
  expect(screen.queryByText('Olá, Bia.')).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'Avisar por e-mail' }));
  await person.click(screen.getByRole('radio', { name: /Conhecimentos diferentes/ }));
  expect(await screen.findByText(/^Olá, Bia\.\s+A vaga pede outros conhecimentos\.$/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Rejeitar e enviar 2 e-mails' }));
  expect(await screen.findByText('2 candidaturas rejeitadas')).toBeTruthy();
  expect(sent).toMatchObject([{ action: 'reject', cause: 'skills', mail: true }]);
  await waitFor(() => expect(isIn('Novos candidatos', 'Ana')).toBe(false));
});

test('who has an interview ahead is asked about before several move on', async () => {
  const ana = findCard(stored, 'id-Ana');
  if (!ana) throw new Error('Nobody is on the board');
  stored = withCard(stored, { ...ana, status: 'interview_scheduled' }, 'open');
  const person = await open();
  await person.click(columnBox('Novos candidatos'));
  const approve = async () => person.click(await inBar('Avançar'));
  await approve();
  const question = await screen.findByRole('alertdialog', { name: '1 pessoa tem entrevista marcada. Continua?' });
  expect(sent).toEqual([]);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(sent).toEqual([]);
  await approve();
  await person.click(await screen.findByRole('button', { name: 'Cancelar também' }));
  await waitFor(() => expect(sent).toMatchObject([{ action: 'approve', cancelInterviews: true }]));
});

test.each([
  [
    ['ai_interview_scheduled', 'ai_interview_scheduled'],
    '2 pessoas ainda podem fazer a entrevista com IA. Continuam abertas?',
  ],
  [['interview_scheduled', 'ai_interview_scheduled'], '2 pessoas têm entrevista pela frente. Continuam?'],
  // Whose AI interview goes on is nobody to ask about.
  [['interview_scheduled', 'ai_interview_in_progress'], '1 pessoa tem entrevista marcada. Continua?'],
] as const)('the question says whom the interviews ahead are with: %j', async (statuses, name) => {
  for (const [index, id] of ['id-Ana', 'id-Bia'].entries()) {
    const card = findCard(stored, id);
    if (!card) throw new Error(`${id} is not on the board`);
    stored = withCard(stored, { ...card, status: statuses[index] ?? card.status }, 'open');
  }
  const person = await open();
  await person.click(columnBox('Novos candidatos'));
  await person.click(await inBar('Avançar'));
  const question = await screen.findByRole('alertdialog', { name });
  expect(/quem entrevista/.test(question.textContent)).toBe(
    statuses.some((status) => status === 'interview_scheduled'),
  );
});
