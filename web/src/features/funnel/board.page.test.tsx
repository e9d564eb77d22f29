import type { Board, Card } from '@prova/contract/funnel/funnel';
import type { BoardChange } from '@prova/contract/funnel/realtime';
import type { LiveMessage } from '@prova/contract/realtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aiInterviewOf } from '../../../test/ai-interviews.ts';
import { failure, success, testApi } from '../../../test/api.ts';
import { interviewOf, NO_INTERVIEWS } from '../../../test/interviews.ts';
import { NO_MESSAGES } from '../../../test/messages.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BoardPage } from './board.page.tsx';
import { findCard, withCard } from './board-state.ts';
import { useStageMenu } from './stage-menu.ts';
import { boardOf, detailOf, NO_MATCH } from './test-board.ts';

const heard = vi.hoisted(() => ({ listeners: new Map<string, Set<(data: unknown) => void>>() }));
// The channel itself is tested beside it; here its messages are said by hand.
vi.mock('../../lib/live.ts', async () => {
  const { useEffect, useRef } = await import('react');
  return {
    useLiveReady: () => true,
    useLiveTopic: () => undefined,
    useLiveMessage: ({ type }: LiveMessage<object>, listener: (data: unknown) => void) => {
      const latest = useRef(listener);
      latest.current = listener;
      useEffect(() => {
        const all = heard.listeners.get(type) ?? new Set();
        const own = (data: unknown) => latest.current(data);
        heard.listeners.set(type, all.add(own));
        return () => void all.delete(own);
      }, [type]);
    },
  };
});

const server = testApi();
const api = (path: string) => `${location.origin}/api/v1/applications${path}`;

/** What the server has. */
let stored: Board;
let moves: unknown[] = [];
const cardNamed = (name: string): Card => {
  const found = findCard(stored, `id-${name}`);
  if (!found) throw new Error(`${name} is not on the board`);
  return found;
};
const store = (card: Card) => {
  stored = withCard(stored, card, 'open');
};

beforeEach(() => {
  // jsdom has no layout: a window that is large enough shows every card.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  stored = boardOf({ new: ['Ana', 'Bia'], review: ['Caio'] });
  moves = [];
  server.use(
    http.get(api('/funnel-board'), () => success(stored)),
    http.get(api('/funnel-board/cards'), ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      return success(ids.map((id) => findCard(stored, id)).filter(Boolean));
    }),
    http.put(api('/candidate/:id/stage'), async ({ request, params }) => {
      const body = (await request.json()) as { targetStageId: string };
      moves.push(body);
      const before = findCard(stored, String(params.id));
      if (!before) return failure(404, 'APPLICATION_NOT_FOUND', 'não há');
      const after: Card = { ...before, version: before.version + 1, stageId: body.targetStageId, status: 'review' };
      store(after);
      return success({ card: after, eventId: 'e1', undoUntil: '2026-11-20T00:00:10.000Z' });
    }),
    http.post(api('/:id/opened'), () => success({})),
    http.get('*/api/v1/tests/assignments', () => success([])),
  );
});
afterEach(() => {
  heard.listeners.clear();
  toast.clear();
});

function open(search = '') {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/admin/recruiter/jobs/job/board${search}`]}>
        <Routes>
          <Route path="/admin/recruiter/jobs/:id/board" element={<BoardPage />} />
        </Routes>
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const isIn = (stage: string, name: string) => within(column(stage)).queryByRole('button', { name }) !== null;

async function moveByKeys(person: ReturnType<typeof userEvent.setup>, name: string) {
  const card = await screen.findByRole('button', { name });
  card.focus();
  await person.keyboard(' {ArrowRight}{Enter}');
}

const say = (change: Partial<BoardChange>) => {
  for (const listener of heard.listeners.get('board:changed') ?? [])
    listener({ jobId: 'job', kind: 'moved', fromStageId: null, status: null, actorId: 'other', ...change });
};

test('that a move sends a mail is said before it is made, and of no other move', async () => {
  const person = open();
  // 'e-mail' stands in an element of its own, which keeps it on one line.
  const MAILS = (_: string, element: Element | null) =>
    element?.textContent === 'A pessoa recebe um e-mail' &&
    ![...element.children].some(({ textContent }) => textContent === element.textContent);
  await screen.findByRole('button', { name: 'Ana' });
  expect(screen.queryByText(MAILS)).toBeNull();

  const { result } = renderHook(() => useStageMenu(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient(() => undefined)}>{children}</QueryClientProvider>
    ),
  });
  const entries = result.current(stored, cardNamed('Ana'), () => undefined);
  expect(entries.filter(({ hint }) => hint === 'A pessoa recebe um e-mail').map(({ label }) => label)).toEqual([
    'Em análise',
  ]);

  screen.getByRole('button', { name: 'Ana' }).focus();
  await person.keyboard(' ');
  expect(within(column('Em análise')).getByText(MAILS)).toBeTruthy();
  expect(screen.getAllByText(MAILS)).toHaveLength(1);
  expect(moves).toEqual([]);
  await person.keyboard('{Escape}');
  expect(screen.queryByText(MAILS)).toBeNull();
});

test('a move shows before the server has answered, with the version that was seen, and undo takes it back', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.put(api('/candidate/:id/stage'), async ({ request }) => {
      moves.push(await request.json());
      await held;
      const after: Card = { ...cardNamed('Ana'), version: 2, stageId: 'review', status: 'review' };
      store(after);
      return success({ card: after, eventId: 'e1', undoUntil: '2026-11-20T00:00:10.000Z' });
    }),
    http.post(api('/:id/undo'), async ({ request }) => {
      expect(await request.json()).toEqual({ eventId: 'e1' });
      const after: Card = { ...cardNamed('Ana'), version: 3, stageId: 'new', status: 'new' };
      store(after);
      return success({ card: after, eventId: 'e2', undoUntil: null });
    }),
  );
  const person = open();
  await moveByKeys(person, 'Ana');
  await waitFor(() => expect(isIn('Em análise', 'Ana')).toBe(true));
  expect(column('Em análise').querySelector('h2')?.textContent).toContain('2');
  expect(screen.queryByText('Ana foi para Em análise')).toBeNull();
  answer();
  await screen.findByText('Ana foi para Em análise');
  expect(moves).toEqual([{ targetStageId: 'review', fromStageId: 'new', version: 1 }]);
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(isIn('Novos candidatos', 'Ana')).toBe(true));
});

/** Ana has an interview ahead; what is cancelled of it is kept in the array that is answered. */
function withInterview(): unknown[] {
  const cancelled: unknown[] = [];
  store({ ...cardNamed('Ana'), status: 'interview_scheduled' });
  server.use(
    http.get('*/api/v1/interviews/recruiter', () => success([interviewOf()], { ...NO_INTERVIEWS, total: 1 })),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.post('*/api/v1/interviews/:id/cancel', ({ params }) => {
      cancelled.push(params.id);
      store({ ...cardNamed('Ana'), version: 2, status: 'interview_cancelled' });
      return success(interviewOf({ status: 'cancelled', cause: 'called_off' }));
    }),
  );
  return cancelled;
}

test('whoever has an interview ahead moves once it is said that it stays', async () => {
  const cancelled = withInterview();
  const person = open();
  await moveByKeys(person, 'Ana');
  const question = await screen.findByRole('alertdialog', {
    name: /^A entrevista de 15 de jan\..* continua marcada\?$/,
  });
  expect(moves).toEqual([]);
  const keep = within(question).getByRole('button', { name: 'Continua marcada' });
  await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull());
  await person.click(keep);
  await screen.findByText('Ana foi para Em análise');
  expect(moves).toEqual([{ targetStageId: 'review', fromStageId: 'new', version: 1 }]);
  expect(cancelled).toEqual([]);
});

test('an interview that is cancelled too is so before the move, which follows from the card as it is then', async () => {
  const cancelled = withInterview();
  const person = open();
  await moveByKeys(person, 'Ana');
  const cancel = await screen.findByRole('button', { name: 'Cancelar também' });
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBeNull());
  await person.click(cancel);
  await screen.findByText('Ana foi para Em análise');
  expect(cancelled).toHaveLength(1);
  expect(moves).toEqual([{ targetStageId: 'review', fromStageId: 'new', version: 2 }]);
});

test('nobody moves while the question about the interview is given up', async () => {
  withInterview();
  const person = open();
  await moveByKeys(person, 'Ana');
  await screen.findByRole('alertdialog', { name: /continua marcada/ });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(moves).toEqual([]);
  expect(isIn('Novos candidatos', 'Ana')).toBe(true);
});

test('of an AI interview that is open it is asked, too, and calling it off comes before the move', async () => {
  const cancelled: unknown[] = [];
  store({ ...cardNamed('Ana'), status: 'ai_interview_scheduled' });
  server.use(
    http.get('*/api/v1/interview-ai', () => success([aiInterviewOf()], { ...NO_INTERVIEWS, total: 1 })),
    http.post('*/api/v1/interview-ai/:id/cancel', ({ params }) => {
      cancelled.push(params.id);
      store({ ...cardNamed('Ana'), version: 2, status: 'ai_interview_cancelled' });
      return success(aiInterviewOf({ status: 'cancelled', cause: 'called_off' }));
    }),
  );
  const person = open();
  await moveByKeys(person, 'Ana');
  await screen.findByRole('alertdialog', { name: /^A entrevista com IA, aberta até .*, continua\?$/ });
  expect(moves).toEqual([]);
  const cancel = screen.getByRole('button', { name: 'Cancelar também' });
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBeNull());
  await person.click(cancel);
  await screen.findByText('Ana foi para Em análise');
  expect(cancelled).toEqual([aiInterviewOf().id]);
  expect(moves).toEqual([{ targetStageId: 'review', fromStageId: 'new', version: 2 }]);
});

/** The endpoints of the panel; what was decided is kept in the array that is answered. */
function withPanel(): unknown[] {
  const decided: unknown[] = [];
  server.use(
    http.get(api('/id-:name'), ({ params }) => {
      const name = String(params.name);
      const { version, stageId, status } = cardNamed(name);
      const stage = stored.columns.find(({ stage }) => stage.id === stageId)?.stage;
      return success({ ...detailOf(name), version, stageId, status, ...(stage && { stage }) });
    }),
    http.get(api('/:id/timeline'), () => success([], { nextCursor: null })),
    http.get(api('/:id/match'), () => success(NO_MATCH)),
    http.get(api('/:id/messages'), () => success(NO_MESSAGES)),
    http.get('*/api/v1/feedbacks', () => success([], { nextCursor: null })),
    http.get(api('/:id/notes'), () => success([], { nextCursor: null })),
    http.get('*/api/v1/interviews/recruiter', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.get(`${location.origin}/api/v1/job-offers`, () =>
      success([], { page: 1, limit: 20, total: 0, totalPages: 0 }),
    ),
    http.post(api('/:id/actions'), async ({ request, params }) => {
      decided.push([params.id, await request.json()]);
      const before = findCard(stored, String(params.id)) as Card;
      const after: Card = { ...before, version: before.version + 1, stageId: 'review', status: 'review' };
      store(after);
      return success({ card: after, eventId: `e-${before.id}`, undoUntil: '2026-11-20T00:00:10.000Z' });
    }),
    http.post(api('/:id/undo'), ({ params }) => {
      const before = findCard(stored, String(params.id)) as Card;
      const after: Card = { ...before, version: before.version + 1, stageId: 'new', status: 'new' };
      store(after);
      return success({ card: after, eventId: 'e2', undoUntil: null });
    }),
  );
  return decided;
}

const panel = (name: string) => screen.findByRole('dialog', { name });

test.for([
  ['a key', (person: UserEvent) => person.keyboard('aa')],
  ['its button', (person: UserEvent, button: HTMLElement) => person.dblClick(button)],
] as const)(
  'a decision by %s opens the next one of the column, undo goes back, and the last one closes the panel',
  async ([, decide]) => {
    const decided = withPanel();
    const person = open('?application=id-Ana');
    const approveIn = async (name: string) => {
      const button = await within(await panel(name)).findByRole('button', { name: 'Avançar para Em análise' });
      await waitFor(() => expect(button.closest('[aria-busy]')).toBeNull());
      await decide(person, button);
    };
    await approveIn('Ana');
    await panel('Bia');
    await screen.findByText('Ana foi para Em análise');
    expect(decided).toEqual([['id-Ana', { action: 'approve', fromStageId: 'new', version: 1 }]]);
    expect(isIn('Novos candidatos', 'Bia')).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    await panel('Ana');
    await screen.findByText('Desfeito: Ana voltou para Novos candidatos');
    await approveIn('Ana');
    await approveIn('Bia');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(decided).toHaveLength(3));
  },
);

test('Esc closes the panel wherever the focus is, also after another card was opened', async () => {
  server.use(
    http.get(api('/id-:name'), ({ params }) => {
      const name = String(params.name);
      return success({ ...detailOf(name), version: cardNamed(name).version });
    }),
    http.get(api('/:id/timeline'), () => success([], { nextCursor: null })),
    http.get(api('/:id/match'), () => success(NO_MATCH)),
    http.get(api('/:id/messages'), () => success(NO_MESSAGES)),
    http.get('*/api/v1/feedbacks', () => success([], { nextCursor: null })),
    http.get(api('/:id/notes'), () => success([], { nextCursor: null })),
    http.get('*/api/v1/interviews/recruiter', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.get(`${location.origin}/api/v1/job-offers`, () =>
      success([], { page: 1, limit: 20, total: 0, totalPages: 0 }),
    ),
  );
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Ana' }));
  await screen.findByRole('dialog', { name: 'Ana' });
  await person.click(screen.getByRole('button', { name: 'Bia' }));
  const bia = await screen.findByRole('dialog', { name: 'Bia' });
  expect(document.activeElement).toBe(bia);
  screen.getByRole('button', { name: 'Caio' }).focus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a move that the server refuses goes back, and its words are shown', async () => {
  server.use(
    http.put(api('/candidate/:id/stage'), async () => {
      await delay(20);
      return failure(409, 'ACTION_REFUSED', 'A pessoa retirou a candidatura.');
    }),
  );
  const person = open();
  await moveByKeys(person, 'Bia');
  await waitFor(() => expect(isIn('Em análise', 'Bia')).toBe(true));
  await screen.findByText('A pessoa retirou a candidatura.');
  expect(screen.getByText('A candidatura de Bia não mudou de etapa')).toBeTruthy();
  await waitFor(() => expect(isIn('Novos candidatos', 'Bia')).toBe(true));
  expect(column('Novos candidatos').querySelector('h2')?.textContent).toContain('2');
});

test('past a required stage nobody is moved without a reason', async () => {
  stored = boardOf({ new: ['Ana'], review: ['Caio'] });
  const [first, ...rest] = stored.columns;
  const extra = {
    id: 'talk',
    type: 'custom' as const,
    name: 'Conversa',
    position: 2,
    replyDays: null,
    required: true,
    mails: true,
    daysToBegin: null,
  };
  if (!first || !rest[0]) throw new Error('missing');
  stored.columns.splice(2, 0, {
    stage: extra,
    total: 0,
    cards: [],
    nextCursor: null,
    nextLateSince: null,
    nextGroup: null,
    groups: [],
  });
  const person = open();
  (await screen.findByRole('button', { name: 'Ana' })).focus();
  await person.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Mover Ana para Conversa?' });
  expect(dialog.textContent).toContain('Em análise é uma etapa obrigatória e ficaria para trás.');
  expect(dialog.textContent).toContain('Ao entrar na etapa Conversa, a pessoa recebe um e-mail, 10 segundos depois.');
  await person.click(within(dialog).getByRole('button', { name: 'Mover mesmo assim' }));
  await within(dialog).findByText('Escreva o motivo, com pelo menos 2 caracteres');
  expect(moves).toEqual([]);
  await person.type(within(dialog).getByLabelText('Por que pular?'), 'Já conversamos');
  await person.click(within(dialog).getByRole('button', { name: 'Mover mesmo assim' }));
  await waitFor(() => expect(isIn('Conversa', 'Ana')).toBe(true));
  expect(moves).toEqual([{ targetStageId: 'talk', fromStageId: 'new', notes: 'Já conversamos', version: 1 }]);
});

test('a stale move is told, and the board shows where the card is now', async () => {
  const person = open();
  await screen.findByRole('button', { name: 'Ana' });
  // Somebody else was faster, and the message has not come.
  store({ ...cardNamed('Ana'), version: 5, status: 'put_on_hold' });
  server.use(http.put(api('/candidate/:id/stage'), () => failure(409, 'STALE_MOVE', 'mudou')));
  await moveByKeys(person, 'Ana');
  await screen.findByText(/Outra pessoa acabou de mexer na candidatura de Ana/);
  await waitFor(() => expect(isIn('Novos candidatos', 'Ana')).toBe(true));
  await within(column('Novos candidatos')).findByText('Em espera');
});

test('what another window does is seen here, and an older message changes nothing', async () => {
  open();
  await screen.findByRole('button', { name: 'Ana' });
  store({ ...cardNamed('Ana'), version: 2, stageId: 'review', status: 'review' });
  say({ applicationId: 'id-Ana', version: 2, stageId: 'review', fromStageId: 'new' });
  await waitFor(() => expect(isIn('Em análise', 'Ana')).toBe(true));
  expect(column('Novos candidatos').querySelector('h2')?.textContent).toContain('1');
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(...new URL(request.url).searchParams.getAll('ids')));
  say({ applicationId: 'id-Ana', version: 1, stageId: 'new' });
  store({ ...cardNamed('Bia'), version: 2, stageId: 'review', status: 'review' });
  say({ applicationId: 'id-Bia', version: 2, stageId: 'review', fromStageId: 'new' });
  await waitFor(() => expect(isIn('Em análise', 'Bia')).toBe(true));
  expect(asked).toEqual(['id-Bia']);
  server.events.removeAllListeners();
});

test('a step of one’s own costs its call alone, though the message about it comes before the answer', async () => {
  const person = open();
  await screen.findByRole('button', { name: 'Ana' });
  const called: string[] = [];
  server.events.on('request:start', ({ request }) => called.push(`${request.method} ${new URL(request.url).pathname}`));
  const moved = (version: number) => say({ applicationId: 'id-Ana', version, actorId: 'me' });
  server.use(
    http.put(api('/candidate/:id/stage'), () => {
      store({ ...cardNamed('Ana'), version: 2, stageId: 'review', status: 'review' });
      moved(2);
      return success({ card: cardNamed('Ana'), eventId: 'e1', undoUntil: '2026-11-20T00:00:10.000Z' });
    }),
    http.post(api('/:id/undo'), () => {
      store({ ...cardNamed('Ana'), version: 3, stageId: 'new', status: 'new' });
      moved(3);
      return success({ card: cardNamed('Ana'), eventId: 'e2', undoUntil: null });
    }),
  );
  await moveByKeys(person, 'Ana');
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(isIn('Novos candidatos', 'Ana')).toBe(true));
  // What somebody else does right after is seen, and asked for once.
  store({ ...cardNamed('Ana'), version: 4, stageId: 'review', status: 'review' });
  moved(3);
  moved(4);
  await waitFor(() => expect(isIn('Em análise', 'Ana')).toBe(true));
  const base = '/api/v1/applications';
  expect(called).toEqual([
    `PUT ${base}/candidate/id-Ana/stage`,
    `POST ${base}/id-Ana/undo`,
    `GET ${base}/funnel-board/cards`,
  ]);
  server.events.removeAllListeners();
});

test('what somebody else does while a step is under way is seen after its answer', async () => {
  const person = open();
  await screen.findByRole('button', { name: 'Ana' });
  server.use(
    http.put(api('/candidate/:id/stage'), () => {
      const after: Card = { ...cardNamed('Ana'), version: 2, stageId: 'review', status: 'review' };
      store({ ...after, version: 3, status: 'put_on_hold' });
      for (const version of [2, 3]) say({ applicationId: 'id-Ana', version });
      return success({ card: after, eventId: 'e1', undoUntil: null });
    }),
  );
  await moveByKeys(person, 'Ana');
  await within(column('Em análise')).findByText('Em espera');
});

test('somebody who applies now appears by loading the board again', async () => {
  open();
  await screen.findByRole('button', { name: 'Ana' });
  stored = boardOf({ new: ['Ana', 'Bia', 'Zoe'], review: ['Caio'] });
  say({ applicationId: 'id-Zoe', version: 1, kind: 'added', stageId: 'new' });
  await screen.findByRole('button', { name: 'Zoe' });
});

test('the keyboard is told why a column refuses, and the card stays', async () => {
  stored = { ...stored, job: { ...stored.job, can: { ...stored.job.can, offer: false } } };
  const person = open();
  const card = await screen.findByRole('button', { name: 'Caio' });
  card.focus();
  await person.keyboard(' {ArrowRight}');
  await screen.findByText(/Não dá para soltar aqui: Para chegar à etapa de oferta, envie uma oferta/);
  await person.keyboard('{Enter}{Escape}');
  expect(isIn('Em análise', 'Caio')).toBe(true);
  expect(moves).toEqual([]);
});

test('a card that somebody else moves while it is carried is put down, and nothing is moved', async () => {
  const person = open();
  (await screen.findByRole('button', { name: 'Ana' })).focus();
  await person.keyboard(' {ArrowRight}');
  store({ ...cardNamed('Ana'), version: 2, stageId: 'review', status: 'review' });
  say({ applicationId: 'id-Ana', version: 2, stageId: 'review', fromStageId: 'new' });
  await screen.findByText(/Outra pessoa acabou de mexer na candidatura de Ana/);
  expect(isIn('Em análise', 'Ana')).toBe(true);
  expect(document.activeElement).toBe(within(column('Em análise')).getByRole('button', { name: 'Ana' }));
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bia' }));
  expect(moves).toEqual([]);
});

test('what is told beside an application shows on its card though its version stays', async () => {
  stored = boardOf({ offer: ['Ana'] });
  open();
  await within(await screen.findByRole('region', { name: /^Oferta enviada/ })).findByText(/^Enviada /);
  store({ ...cardNamed('Ana'), offerViewedAt: new Date().toISOString() });
  say({ applicationId: 'id-Ana', kind: 'updated', version: null, stageId: 'offer' });
  await within(column('Oferta enviada')).findByText('Vista agora');
});

test('a board that does not load says so and tries again', async () => {
  server.use(http.get(api('/funnel-board'), () => failure(500, 'INTERNAL_ERROR', 'caiu'), { once: true }));
  const person = open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(document.title).toBe('O quadro não carregou · Prova');
  await person.click(again);
  await screen.findByRole('button', { name: 'Ana' });
});

test('what has just been loaded is loaded again only when something was missed', async () => {
  let loads = 0;
  server.use(
    http.get(api('/funnel-board'), () => {
      loads += 1;
      return success(stored);
    }),
  );
  open();
  await screen.findByRole('button', { name: 'Ana' });
  const subscribed = (missed: boolean, jobId = 'job') => {
    for (const listener of heard.listeners.get('subscribed') ?? []) listener({ topic: 'board', jobId, missed });
  };
  subscribed(false);
  subscribed(true, 'another job');
  store({ ...cardNamed('Ana'), version: 2, stageId: 'review' });
  expect(isIn('Novos candidatos', 'Ana')).toBe(true);
  subscribed(true);
  await waitFor(() => expect(isIn('Em análise', 'Ana')).toBe(true));
  expect(loads).toBe(2);
});

test('a job that is not there leads back to the list', async () => {
  server.use(http.get(api('/funnel-board'), () => failure(404, 'JOB_NOT_FOUND', 'não há')));
  open();
  await screen.findByText('Vaga não encontrada');
  expect(document.title).toBe('Vaga não encontrada · Prova');
  expect(screen.getByRole('link', { name: 'Ver todas as vagas' })).toBeTruthy();
});

test('a job without candidates offers its link', async () => {
  stored = boardOf({});
  open();
  await screen.findByText('Ainda não há candidaturas');
  expect(screen.getByRole('button', { name: 'Copiar link da vaga' })).toBeTruthy();
});

test('a job is paused as it was seen; one that is closed cannot be', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${location.origin}/api/v1/jobs/:id/toggle-status`, async ({ request }) => {
      sent.push(await request.json());
      stored = { ...stored, job: { ...stored.job, status: 'FILLED' } };
      return failure(409, 'JOB_STATUS_REFUSED', 'A situação atual da vaga não permite essa mudança.');
    }),
  );
  const person = open();
  const menu = { name: 'Ações de Pessoa Desenvolvedora' };
  await person.click(await screen.findByRole('button', menu));
  await person.click(await screen.findByRole('menuitem', { name: /Pausar/ }));
  // A colleague has closed it meanwhile: the board shows that.
  await screen.findByText('Encerrada · Preenchida');
  expect(sent).toEqual([{ status: 'ACTIVE' }]);
  await person.click(screen.getByRole('button', menu));
  await screen.findByRole('menuitem', { name: /Ver página pública/ });
  expect(screen.queryByRole('menuitem', { name: /Pausar|Retomar/ })).toBeNull();
});

test('a job is closed from its board, which shows that, and opened again', async () => {
  const sent: unknown[] = [];
  const changed = (path: string, can: Partial<Board['job']['can']>, status: Board['job']['status']) =>
    http.post(`${location.origin}/api/v1/jobs/:id${path}`, async ({ request }) => {
      sent.push([path, await request.json()]);
      stored = { ...stored, job: { ...stored.job, status, can: { ...stored.job.can, ...can } } };
      return success({ id: 'job', title: 'Pessoa Desenvolvedora', undoUntil: '2026-11-20T00:00:10.000Z' });
    });
  server.use(
    http.get(`${location.origin}/api/v1/jobs/:id/closing-preview`, () =>
      success({ inProcess: 3, hired: 0, openings: 1, ended: 0, mail: null }),
    ),
    changed('/close', { close: false, reopen: true }, 'CANCELLED'),
    changed('/reopen', { close: true, reopen: false }, 'ACTIVE'),
  );
  const person = open();
  const menu = { name: 'Ações de Pessoa Desenvolvedora' };
  await person.click(await screen.findByRole('button', menu));
  expect(screen.queryByRole('menuitem', { name: 'Reabrir' })).toBeNull();
  await person.click(await screen.findByRole('menuitem', { name: 'Encerrar vaga' }));
  await screen.findByText(/^3 pessoas no processo recebem/);
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  await screen.findByText('Encerrada · Cancelada');
  await person.click(screen.getByRole('button', menu));
  expect(screen.queryByRole('menuitem', { name: 'Encerrar vaga' })).toBeNull();
  await person.click(await screen.findByRole('menuitem', { name: 'Reabrir' }));
  await person.click(await screen.findByRole('button', { name: 'Reabrir vaga' }));
  await waitFor(() => expect(screen.queryByText('Encerrada · Preenchida')).toBeNull());
  expect(sent).toEqual([
    ['/close', { status: 'CANCELLED', notify: true }],
    ['/reopen', { takeUp: false, notify: false }],
  ]);
});

test('a draft has no page to show or to share yet', async () => {
  stored = { ...boardOf({}), job: { ...boardOf({}).job, status: 'DRAFT' } };
  open();
  await screen.findByText('Ainda não há candidaturas');
  expect(screen.queryByRole('button', { name: /Copiar link/ })).toBeNull();
});

test('a card tells which answer differs from the one wanted', async () => {
  store({ ...cardNamed('Ana'), unwanted: [{ question: 'Pode viajar?', answer: 'Não' }] });
  open();
  const flagged = 'Respondeu “não” a: Pode viajar?';
  expect(
    await screen.findByRole('button', { name: 'Ana', description: new RegExp(flagged.replace('?', '\\?')) }),
  ).toBeDefined();
  expect(screen.getAllByText(flagged)).toHaveLength(1);
});

test('a drop on the hired asks first; a slot shows where it lands, and cancelling puts the card back', async () => {
  stored = boardOf({ review: ['Caio'], hired: ['Ana', 'Davi'] });
  const person = open();
  (await screen.findByRole('button', { name: 'Caio' })).focus();
  await person.keyboard(' {ArrowRight}');
  const rows = (name: string) => within(column(name)).getAllByRole('listitem', { hidden: true });
  await waitFor(() =>
    expect(rows('Oferta enviada').map((row) => row.querySelector('[data-landing]') !== null)).toEqual([true]),
  );
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.querySelectorAll('[data-landing]')).toHaveLength(1));
  // Between Ana and Davi, by the day of the application.
  await waitFor(() =>
    expect(rows('Contratados').map((row) => row.querySelector('[data-landing]') !== null)).toEqual([
      false,
      true,
      false,
    ]),
  );
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Registrar a contratação de Caio?' });
  expect(dialog.textContent).toContain('A pessoa não recebe e-mail: o da contratação está desligado nesta vaga.');
  expect(document.querySelector('[data-landing]')).toBeNull();
  const inHired = () => column('Contratados').querySelector('[data-card="id-Caio"]') !== null;
  await waitFor(() => expect(document.querySelector('[data-stage="hired"] [data-card="id-Caio"]')).not.toBeNull());
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(isIn('Em análise', 'Caio')).toBe(true));
  expect(inHired()).toBe(false);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Caio'));
  expect(moves).toEqual([]);
});

test('who is hired by a drop stays where they were dropped, and that they get a mail is said before', async () => {
  for (const { stage } of stored.columns) if (stage.type === 'hired') stage.mails = true;
  const acts: unknown[] = [];
  server.use(
    http.post(api('/:id/actions'), async ({ request }) => {
      acts.push(await request.json());
      const after: Card = { ...cardNamed('Caio'), version: 2, stageId: 'hired', status: 'hired' };
      store(after);
      return success({ card: after, eventId: 'e1', undoUntil: null });
    }),
  );
  const person = open();
  (await screen.findByRole('button', { name: 'Caio' })).focus();
  await person.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Registrar a contratação de Caio?' });
  expect(dialog.textContent).toContain('Assim que você registrar, a pessoa recebe o e-mail da contratação.');
  await person.type(within(dialog).getByRole('textbox'), 'Combinado por telefone');
  await person.click(within(dialog).getByRole('button', { name: 'Registrar contratação' }));
  await waitFor(() => expect(isIn('Contratados', 'Caio')).toBe(true));
  expect(acts).toMatchObject([{ action: 'hire', reason: 'Combinado por telefone', version: 1 }]);
});

const onAPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
    );

test('a phone shows one stage, chosen by its tab or by a swipe', async () => {
  onAPhone();
  const person = open();
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Novos candidatos2');
  expect(screen.queryByRole('button', { name: 'Caio' })).toBeNull();
  await person.click(tab(/^Em análise/));
  expect(await screen.findByRole('button', { name: 'Caio' })).toBeDefined();
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(screen.getByRole('tabpanel'), { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(screen.getByRole('tabpanel'), { changedTouches: [{ clientX: to, clientY: 310 }] });
  };
  swipe(60, 300);
  expect(await screen.findByRole('button', { name: 'Ana' })).toBeDefined();
  // A finger that hardly moves, or at the first stage goes back, changes nothing.
  swipe(100, 130);
  swipe(60, 300);
  expect(tab(/^Novos candidatos/).getAttribute('aria-selected')).toBe('true');
  tab(/^Novos candidatos/).focus();
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Em análise1'));
});

test('a card tells since when it stands in its stage, and where it came from', async () => {
  const since = new Date();
  since.setDate(since.getDate() - 3);
  store({ ...cardNamed('Ana'), stageSince: since.toISOString(), source: 'linkedin' });
  store({ ...cardNamed('Bia'), stageSince: new Date().toISOString() });
  open();
  await screen.findByRole('button', { name: 'Ana', description: /^Recife · LinkedIn há 3 dias nesta etapa/ });
  await screen.findByRole('button', { name: 'Bia', description: /^Recife · acesso direto nesta etapa desde hoje/ });
});

test('filters and groups of an address are asked for, shown, and taken away one by one or together', async () => {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get(api('/funnel-board'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      return success(query.unopened ? { ...boardOf({}), counts: stored.counts } : stored);
    }),
  );
  const person = open('?overdue=1&unopened=1&unwanted=1&location=recife&group=source');
  expect(await screen.findByText('Nenhuma candidatura para mostrar')).toBeDefined();
  expect(asked[0]).toMatchObject({
    overdue: 'true',
    unopened: 'true',
    unwanted: 'true',
    location: 'recife',
    group: 'source',
  });
  const chips = within(screen.getByRole('list', { name: 'Filtros ativos' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mora em recife',
    'Resposta atrasada',
    'Ainda não aberta',
    'Resposta diferente da desejada',
  ]);
  await person.click(chips.getByRole('button', { name: /Ainda não aberta/ }));
  await screen.findByRole('button', { name: 'Ana' });
  expect(asked.at(-1)).not.toHaveProperty('unopened');
  // Nobody shows there now, which does not say that nobody is there.
  expect(screen.getAllByText('Ninguém aqui com estes filtros').length).toBeGreaterThan(0);
  expect(screen.queryByText('Ninguém nesta etapa')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ jobId: 'job', group: 'source' }));
  expect((await screen.findAllByText('Ninguém nesta etapa')).length).toBeGreaterThan(0);
});

test('cards stand under the names of their groups, and a move is put into the right one', async () => {
  const from = (name: string, source: string | null) => ({ ...cardNamed(name), source });
  stored = boardOf({ new: ['Ana', 'Bia', 'Caio'], review: ['Davi'] });
  for (const card of [from('Ana', 'github'), from('Bia', null), from('Caio', 'github'), from('Davi', 'linkedin')])
    store(card);
  const order = (name: string) => cardNamed(name);
  stored = {
    ...stored,
    group: 'source',
    columns: stored.columns.map((one) => {
      if (one.stage.id === 'new')
        return {
          ...one,
          cards: [order('Bia'), order('Ana'), order('Caio')],
          groups: [
            { key: 'direct', total: 1 },
            { key: 'github', total: 2 },
          ],
        };
      return one.stage.id === 'review' ? { ...one, groups: [{ key: 'linkedin', total: 1 }] } : one;
    }),
  };
  const person = open('?group=source');
  await screen.findByRole('button', { name: 'Ana' });
  const rows = (name: string) =>
    within(column(name))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('h3, [data-open]')?.textContent);
  // Rows without height are drawn in two goes.
  await waitFor(() => expect(rows('Novos candidatos')).toEqual(['acesso direto1', 'Bia', 'GitHub2', 'Ana', 'Caio']));
  await moveByKeys(person, 'Ana');
  await waitFor(() => expect(rows('Em análise')).toEqual(['GitHub1', 'Ana', 'LinkedIn1', 'Davi']));
  await waitFor(() => expect(rows('Novos candidatos')).toEqual(['acesso direto1', 'Bia', 'GitHub1', 'Caio']));
});

test('a card says that nobody has opened it, until somebody does', async () => {
  store({ ...cardNamed('Ana'), unopened: true });
  server.use(
    http.get(api('/id-Ana'), () => success(detailOf('Ana'))),
    http.get(api('/:id/timeline'), () => success([], { nextCursor: null })),
    http.get(api('/:id/match'), () => success(NO_MATCH)),
    http.get(api('/:id/messages'), () => success(NO_MESSAGES)),
    http.get('*/api/v1/feedbacks', () => success([], { nextCursor: null })),
    http.get(api('/:id/notes'), () => success([], { nextCursor: null })),
    http.get('*/api/v1/interviews/recruiter', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.get(`${location.origin}/api/v1/job-offers`, () =>
      success([], { page: 1, limit: 20, total: 0, totalPages: 0 }),
    ),
  );
  const person = open();
  const card = await screen.findByRole('button', { name: 'Ana', description: /não aberta/ });
  expect(screen.getAllByText('não aberta')).toHaveLength(1);
  await person.click(card);
  await waitFor(() => expect(screen.queryByText('não aberta')).toBeNull());
});

const withOpenings = (openings: number | null, people: Parameters<typeof boardOf>[0]) => {
  const board = boardOf(people);
  stored = { ...board, job: { ...board.job, openings } };
};

test('says how many positions are filled, and once all are offers to close the job, which it never does itself', async () => {
  withOpenings(2, { review: ['Caio'], hired: ['Dora'] });
  server.use(
    http.get(`${location.origin}/api/v1/jobs/job/closing-preview`, () =>
      success({ inProcess: 0, hired: 2, openings: 2, ended: 0, mail: null }),
    ),
    http.post(api('/:id/actions'), () => {
      const after: Card = { ...cardNamed('Caio'), version: 2, stageId: 'hired', status: 'hired' };
      store(after);
      return success({ card: after, eventId: 'e1', undoUntil: null });
    }),
  );
  const person = open();
  expect(await screen.findByText(/1 de 2 posições preenchidas$/)).toBeTruthy();
  expect(screen.queryByText(/A vaga continua aberta/)).toBeNull();
  (await screen.findByRole('button', { name: 'Caio' })).focus();
  await person.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Registrar a contratação de Caio?' });
  expect(dialog.textContent).toContain('Com esta contratação: 2 de 2 posições preenchidas.');
  await person.type(within(dialog).getByRole('textbox'), 'Combinado por telefone');
  await person.click(within(dialog).getByRole('button', { name: 'Registrar contratação' }));
  expect(await screen.findByText('A vaga continua aberta e recebendo candidaturas até você encerrar.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  expect(await screen.findByRole('dialog', { name: /^Encerrar/ })).toBeTruthy();
});

test('on a phone a mark beside the title says that all positions are filled, and leads to the end of the job', async () => {
  onAPhone();
  withOpenings(1, { hired: ['Caio'] });
  server.use(
    http.get(`${location.origin}/api/v1/jobs/job/closing-preview`, () =>
      success({ inProcess: 0, hired: 1, openings: 1, ended: 0, mail: null }),
    ),
  );
  const person = open();
  const mark = await screen.findByRole('button', { name: '1 de 1 posição preenchida' });
  expect(mark.closest('header')?.textContent).toContain('1/1');
  expect(screen.queryByText(/A vaga continua aberta/)).toBeNull();
  await person.click(mark);
  expect(screen.getByText('A vaga continua aberta e recebendo candidaturas até você encerrar.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  expect(await screen.findByRole('dialog', { name: /^Encerrar/ })).toBeTruthy();
});

test('who may not close the job, or a job that does not say how many it hires, is offered nothing', async () => {
  withOpenings(null, { hired: ['Caio', 'Dora'] });
  open();
  await screen.findByRole('button', { name: 'Caio' });
  expect(screen.queryByText(/preenchida/)).toBeNull();
  cleanup();
  withOpenings(1, { hired: ['Caio'] });
  stored.job.can.close = false;
  open();
  expect(await screen.findByText(/1 de 1 posição preenchida$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Encerrar vaga' })).toBeNull();
});

test('the menu of the board opens what a stage of tests asks', async () => {
  stored.job.can = { ...stored.job.can, edit: true, test: true };
  const [column] = stored.columns;
  if (!column) throw new Error('No column');
  stored.columns.push({
    ...column,
    cards: [],
    total: 0,
    stage: { ...column.stage, id: 'desafio', type: 'test', name: 'Desafio' },
  });
  server.use(
    http.get(`${location.origin}/api/v1/tests/stages`, () =>
      success([{ stageId: 'desafio', stageName: 'Desafio', tests: [], dueDays: 7, automatic: false }]),
    ),
    http.get(`${location.origin}/api/v1/tests/recruiter`, () => success([], { page: 1, limit: 100, total: 0 })),
  );
  const person = open();
  await screen.findByRole('region', { name: /^Desafio/ });
  await person.click(screen.getByRole('button', { name: 'Ações de Pessoa Desenvolvedora' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Testes da etapa Desafio' }));
  expect(await screen.findByRole('dialog', { name: 'Testes da etapa Desafio' })).toBeTruthy();
});

test('the menu of the board says whether a stage of an AI interview asks by itself', async () => {
  stored.job.can = { ...stored.job.can, edit: true };
  const [column] = stored.columns;
  if (!column) throw new Error('No column');
  const stage = { ...column.stage, id: 'ia', type: 'interview_ia' as const, name: 'Conversa com a IA' };
  stored.columns.push({ ...column, cards: [], total: 0, stage });
  const sent: unknown[] = [];
  server.use(
    http.put(`${location.origin}/api/v1/jobs/job/stages/ia/days-to-begin`, async ({ request }) => {
      sent.push(await request.json());
      return success({ stageId: 'ia', daysToBegin: 3 });
    }),
  );
  const person = open();
  await screen.findByRole('region', { name: /^Conversa com a IA/ });
  await person.click(screen.getByRole('button', { name: 'Ações de Pessoa Desenvolvedora' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Convites da etapa Conversa com a IA' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convites da etapa Conversa com a IA' }));
  expect(dialog.queryByLabelText('Dias para começar')).toBeNull();
  await person.click(dialog.getByRole('switch', { name: 'Convidar automaticamente' }));
  const days = dialog.getByRole('textbox', { name: 'Dias para começar' });
  await person.clear(days);
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(sent).toEqual([]);
  await person.type(days, '3');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toEqual([{ daysToBegin: 3 }]));
});

test('a card beyond the plan says the day and the promise, and the board how many there are', async () => {
  const locked = { ...cardNamed('Bia'), locked: true, hidden: true, name: 'Pessoa 7F3K', city: null, match: null };
  stored = { ...withCard(stored, { ...locked, replyDueAt: '2099-01-05T12:00:00.000Z' }, 'open'), locked: 2 };
  open();
  const name = await screen.findByRole('button', { name: 'Pessoa 7F3K' });
  const card = within(name.closest('[data-card]') as HTMLElement);
  for (const said of ['Acima do plano', /^Chegou em /, /05\/01\/2099|5 de jan/])
    expect(card.getByText(said)).toBeTruthy();
  expect(screen.getByText('2 candidaturas chegaram além do plano')).toBeTruthy();
});
