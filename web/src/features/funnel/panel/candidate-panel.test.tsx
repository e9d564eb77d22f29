import type { DataOf } from '@prova/contract/endpoint';
import type { Note } from '@prova/contract/evaluations/evaluations';
import type { getResumeText } from '@prova/contract/funnel/candidates';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { NO_INTERVIEWS } from '../../../../test/interviews.ts';
import { NO_MESSAGES } from '../../../../test/messages.ts';
import { wholeText } from '../../../../test/whole-text.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { boardOf, detailOf, NO_MATCH } from '../test-board.ts';
import { ColumnPanel } from './column-panel.tsx';

const pdf = vi.hoisted(() => ({ opened: [] as string[], fails: false }));
// What draws needs a canvas, which the simulated browser does not have: a journey looks at true pages.
vi.mock('../../../widgets/pdf-pages/open-pdf.ts', () => ({
  openPdf: async (url: string) => {
    pdf.opened.push(url);
    if (pdf.fails) throw new Error('broken');
    const page = (number: number) => ({ number, width: 595, height: 842 });
    return { pdf: { loadingTask: { destroy: async () => undefined } }, pages: [page(1), page(2)] };
  },
  drawPage: async (_pdf: unknown, number: number) => `Palavras da página ${number}`,
}));
/** Everything is near. */
class Near {
  readonly hear: (entries: { isIntersecting: boolean }[]) => void;
  constructor(hear: Near['hear']) {
    this.hear = hear;
  }
  observe = () => this.hear([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

const server = testApi();
const at = (path: string) => `${location.origin}/api/v1${path}`;

const detail = detailOf('Ana');
const noteOf = (body: string, edit: boolean): Note => ({
  id: `note-${body}`,
  version: 1,
  body,
  author: { id: 'u1', name: edit ? 'Marta' : 'Davi', photoUrl: null },
  createdAt: '2026-11-19T12:00:00.000Z',
  can: { edit },
});

let shown = detail;
let notes: Note[] = [];
let events: unknown[] = [];
let text: DataOf<typeof getResumeText> = { state: 'none', blocks: [] };
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('IntersectionObserver', Near);
  pdf.opened = [];
  pdf.fails = false;
  shown = detail;
  notes = [];
  events = [];
  server.use(
    // Who comes next is read ahead in use-read-ahead.test.tsx.
    http.get(at('/applications/:id'), ({ request }) =>
      request.url.includes('ahead') ? new HttpResponse(null, { status: 404 }) : success(shown),
    ),
    http.get(at('/applications/:id/timeline'), () => success(events, { nextCursor: null })),
    http.get(at('/applications/:id/match'), () => success(NO_MATCH)),
    http.get(at('/applications/:id/notes'), () => success(notes, { nextCursor: null })),
    http.get(at('/applications/:id/messages'), () => success(NO_MESSAGES)),
    http.get(at('/feedbacks'), () => success([], { nextCursor: null })),
    http.get(at('/applications/:id/resume-text'), () => success(text)),
    http.get('*/api/v1/interviews/recruiter', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.get(at('/job-offers'), () => success([], { page: 1, limit: 20, total: 0, totalPages: 0 })),
  );
});

function open(id = 'id-Ana', arrived = false, waiting = 0) {
  const handlers = {
    changes: {
      move: vi.fn(),
      moveFor: vi.fn(),
      act: vi.fn().mockResolvedValue(undefined),
      waiting,
      isRunning: () => false,
      isBehind: () => false,
      settled: vi.fn(),
      heard: vi.fn(),
      ownVersion: () => 0,
    },
    arrived,
    onMove: vi.fn(),
    onAsk: vi.fn(),
    onDecide: vi.fn(),
    onOpen: vi.fn(),
    onMore: vi.fn(),
    onShortcuts: vi.fn(),
    onClose: vi.fn(),
  };
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <ColumnPanel id={id} board={boardOf({ new: ['Ana', 'Bia'] })} {...handlers} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), ...handlers };
}

test('one that does not load says so in the title too, and has its name once it does', async () => {
  server.use(
    http.get(at('/applications/:id'), () => HttpResponse.json({ success: false }, { status: 400 }), { once: true }),
  );
  const { person } = open('id-nobody');
  await screen.findByRole('dialog', { name: 'A candidatura não carregou' });
  expect(screen.queryByText('Carregando candidatura')).toBeNull();
  shown = { ...detail, id: 'id-nobody', candidate: { ...detail.candidate, name: 'Caio' } };
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('dialog', { name: 'Caio' });
});

test('one that is gone says so in the title', async () => {
  const gone = { success: false, error: 'APPLICATION_NOT_FOUND', message: 'Não há', requestId: 'r' };
  server.use(http.get(at('/applications/:id'), () => HttpResponse.json(gone, { status: 404 })));
  open('id-nobody');
  await screen.findByRole('dialog', { name: 'Candidatura não encontrada' });
});

test('what the person wrote stays text, and links lead out without telling where from', async () => {
  open();
  await screen.findByText('<img src=x onerror=alert(1)>');
  expect(screen.getByText('<b>Olá</b>')).toBeTruthy();
  expect(screen.getByRole('link', { name: /LinkedIn/ }).getAttribute('rel')).toContain('noopener');
});

test('an action that is refused can be reached, does nothing, and the reason is printed once for all of them', async () => {
  const refused = { allowed: false, reason: 'Há uma oferta com a pessoa.' };
  shown = {
    ...detail,
    status: 'offer_sent',
    actions: { ...detail.actions, approve: refused, reject: refused, move: refused, send_offer: refused },
  };
  const { person, onAsk, changes } = open();
  const reject = await screen.findByRole('button', { name: 'Rejeitar' });
  expect(reject.getAttribute('aria-disabled')).toBe('true');
  reject.focus();
  expect(document.activeElement).toBe(reject);
  await person.click(reject);
  await person.click(screen.getByRole('button', { name: /^Avançar/ }));
  expect(onAsk).not.toHaveBeenCalled();
  expect(changes.act).not.toHaveBeenCalled();
  const reason = screen.getByText('Avançar, Mover, Enviar oferta e Rejeitar estão indisponíveis:').closest('li');
  expect(reason?.textContent).toContain('Há uma oferta com a pessoa.');
});

test('after an offer that was not accepted it says what may be done now, and another one comes first', async () => {
  const refused = { allowed: false, reason: 'A última oferta não foi aceita. Você pode enviar outra.' };
  shown = { ...detail, status: 'offer_declined', actions: { ...detail.actions, approve: refused } };
  const { onAsk, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Enviar outra oferta' }));
  expect(onAsk).toHaveBeenCalledWith('offer', detail.id);
  expect(screen.getByText(wholeText(/^A última oferta não foi aceita\. Você pode enviar outra\.$/))).toBeTruthy();
  expect(screen.queryByText(/indisponíve/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Avançar/ })).toBeNull();
});

test('where it is over one sentence says so, in the place of buttons that do nothing; who was hired is called so', async () => {
  const refused = { allowed: false, reason: 'Esta pessoa já foi contratada.' };
  shown = {
    ...detail,
    status: 'hired',
    actions: {
      ...detail.actions,
      approve: refused,
      reject: refused,
      move: refused,
      send_offer: refused,
      send_test: refused,
      schedule_interview: refused,
      schedule_ai_interview: refused,
      hold: refused,
      reopen: refused,
      hire: refused,
    },
  };
  const { changes, person } = open();
  await screen.findByText('Esta pessoa já foi contratada.');
  expect(screen.getByText('Contratação feita')).toBeTruthy();
  for (const name of [/^Avançar/, 'Mover', 'Enviar oferta', 'Rejeitar', /^Mais ações/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await person.keyboard('ar');
  expect(changes.act).not.toHaveBeenCalled();
});

test('without a connection the panel says so, what waits, and that the next person has not come', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  open('id-Ana', false, 2);
  await screen.findByText(/^Você está sem conexão\. O que você escreve fica aqui\. 2 passos ainda não foram enviados/);
  await screen.findByText('Você está sem conexão. Carregamos assim que ela voltar.');
  online.mockRestore();
  onlineManager.setOnline(true);
  dispatchEvent(new Event('online'));
  await screen.findByRole('button', { name: 'Avançar para Em análise' });
  expect(screen.queryByText(/sem conexão/)).toBeNull();
});

test('a note that finds no connection stays typed, and is sent by another try; Escape leaves the field first', async () => {
  let reached = false;
  server.use(
    http.post(at('/applications/:id/notes'), () => {
      if (!reached)
        return HttpResponse.json({ success: false, error: 'CONFLICT', message: 'Agora não' }, { status: 409 });
      return HttpResponse.json({ success: true, data: noteOf('Liguei hoje', true) }, { status: 201 });
    }),
  );
  const { person, onClose } = open();
  const note = await screen.findByLabelText('Nova nota');
  await person.type(note, 'Liguei hoje{Control>}{Enter}{/Control}');
  await screen.findByText('Agora não');
  expect(note).toHaveProperty('value', 'Liguei hoje');
  reached = true;
  await person.type(note, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(note).toHaveProperty('value', ''));
  // The keys of the panel work again.
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  await person.click(note);
  await person.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a second click decides nothing more, nor does one that was meant for the person before', async () => {
  // What a slow machine takes to find a button is no time in which somebody has looked.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const first = open();
  await first.person.dblClick(await screen.findByRole('button', { name: 'Avançar para Em análise' }));
  expect(first.changes.act).toHaveBeenCalledExactlyOnceWith(
    'id-Ana',
    { action: 'approve', fromStageId: 'new' },
    expect.anything(),
  );
  expect(first.onDecide).toHaveBeenCalledExactlyOnceWith('id-Ana');
  cleanup();

  const next = open('id-Ana', true);
  const approve = await screen.findByRole('button', { name: 'Avançar para Em análise' });
  await next.person.click(approve);
  await next.person.click(screen.getByRole('button', { name: 'Rejeitar' }));
  expect(next.changes.act).not.toHaveBeenCalled();
  expect(next.onAsk).not.toHaveBeenCalled();
  await waitFor(() => expect(approve.closest('[aria-busy]')).toBeNull());
  // A key that is still held down since the person before.
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  expect(fireEvent.keyDown(approve, { key: 'Enter', repeat: true })).toBe(false);
  expect(next.changes.act).not.toHaveBeenCalled();
  await next.person.click(approve);
  expect(next.changes.act).toHaveBeenCalledOnce();
});

test('one key advances, rejects, writes a note or goes on, unless one is typing', async () => {
  const { person, changes, onAsk, onOpen, onDecide } = open();
  await screen.findByText('1 de 2');
  const note = await screen.findByLabelText('Nova nota');
  await person.keyboard('j');
  expect(onOpen).toHaveBeenCalledWith('id-Bia');
  await person.keyboard('r');
  expect(onAsk).toHaveBeenCalledWith('reject', 'id-Ana');
  await person.keyboard('n');
  expect(document.activeElement).toBe(note);
  await person.keyboard('arj');
  expect(note).toHaveProperty('value', 'arj');
  expect(changes.act).not.toHaveBeenCalled();
  note.blur();
  await person.keyboard('{a>5/}');
  expect(changes.act).toHaveBeenCalledOnce();
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('id-Ana');
});

test('goes on to the next of the column, and not beyond its end', async () => {
  const { person, onOpen } = open();
  await screen.findByText('1 de 2');
  await person.click(screen.getByRole('button', { name: 'Candidatura anterior' }));
  expect(onOpen).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Próxima candidatura' }));
  expect(onOpen).toHaveBeenCalledWith('id-Bia');
});

test('a note is kept while it is written, saved once, and only its author may change it', async () => {
  notes = [noteOf('Da Marta', true), noteOf('Do Davi', false)];
  const saved: unknown[] = [];
  server.use(
    http.post(at('/applications/:id/notes'), async ({ request }) => {
      saved.push(await request.json());
      const note = noteOf('Conversou bem', true);
      notes = [note, ...notes];
      return HttpResponse.json({ success: true, data: note }, { status: 201 });
    }),
  );
  const { person } = open();
  const davi = (await screen.findByText('Do Davi')).closest('li');
  if (!davi) throw new Error('missing');
  expect(within(davi).queryByRole('button', { name: 'Editar nota' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Editar nota' })).toHaveLength(1);
  await person.type(screen.getByLabelText('Nova nota'), 'Conversou bem');
  await waitFor(() => expect(sessionStorage.getItem('prova.draft.note.id-Ana')).toContain('Conversou bem'));
  await person.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await screen.findByText('Conversou bem', { selector: 'p' });
  expect(saved).toEqual([{ body: 'Conversou bem' }]);
  expect(screen.getByLabelText('Nova nota')).toHaveProperty('value', '');
  expect(sessionStorage.getItem('prova.draft.note.id-Ana')).toBeNull();
});

test('the history words every event, also one that this version does not know', async () => {
  const event = (change: object) => ({
    id: JSON.stringify(change),
    actor: { kind: 'system', name: null },
    fromStage: null,
    toStage: null,
    fromStatus: null,
    toStatus: null,
    reason: null,
    data: {},
    at: '2026-11-19T12:00:00.000Z',
    ...change,
  });
  events = [
    event({ type: 'teleported' }),
    event({ type: 'offer', data: { status: 'viewed' } }),
    event({ type: 'interview', data: { status: 'moved', startsAt: '2030-01-15T17:00:00.000Z' } }),
    event({ type: 'interview', data: { status: 'no_show' } }),
    event({ type: 'interview', data: { status: 'rehearsed' } }),
    event({ type: 'moved', fromStage: 'Novos', toStage: 'Em análise', actor: { kind: 'member', name: null } }),
    event({ type: 'rejected', toStatus: 'not_a_fit', reason: 'Busca outro momento' }),
    event({ type: 'rejected', toStatus: 'rejected' }),
  ];
  open();
  await screen.findByText('Candidatura atualizada');
  expect(screen.getByText('Oferta vista')).toBeTruthy();
  expect(screen.getByText(/^Entrevista mudou para 15 de jan\. de 2030, \d\d:00 \(.+\)$/)).toBeTruthy();
  expect(screen.getByText('Alguém não veio à entrevista')).toBeTruthy();
  expect(screen.getByText('Entrevista atualizada')).toBeTruthy();
  expect(screen.getByText('De Novos para Em análise').closest('li')?.textContent).toContain('Alguém da equipe');
  expect(screen.getByText('Candidatura rejeitada')).toBeTruthy();
  expect(screen.getByText('Rejeitada: Perfil diferente da vaga').closest('li')?.textContent).toContain(
    'Busca outro momento',
  );
});

test('an answer that is not the one wanted is pointed out', async () => {
  shown = {
    ...detail,
    answers: [
      { questionId: 'q1', question: 'Pode viajar?', type: 'yes_no', answer: 'Não', unwanted: true },
      { questionId: 'q2', question: 'Tem CNPJ?', type: 'yes_no', answer: 'Sim', unwanted: false },
    ],
  };
  open();
  const answers = await screen.findAllByRole('definition');
  expect(answers.map(({ textContent }) => textContent?.trim())).toEqual(['Não Não é a resposta desejada', 'Sim']);
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const resumeOf = (mime: string) => ({
  fileId: 'f1',
  name: 'curriculo.pdf',
  mime,
  bytes: 1000,
  text: 'extracted' as const,
  viewUrl: '/files/f1?s=1',
  downloadUrl: '/files/f1?s=2',
});

test('the pages of a résumé stand in the panel, with their words for whoever does not see them', async () => {
  shown = { ...detail, resume: resumeOf('application/pdf') };
  open();
  expect(await screen.findByRole('img', { name: 'Página 1 de 2 do currículo' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Página 2 de 2 do currículo' })).toBeDefined();
  expect(await screen.findByText('Palavras da página 2')).toBeDefined();
  expect(pdf.opened).toEqual(['/files/f1?s=1']);
});

test('a résumé that cannot be drawn shows its words, and is there to be saved', async () => {
  pdf.fails = true;
  text = { state: 'extracted', blocks: [{ kind: 'paragraph', lines: ['Cuidou de pagamentos.'] }] };
  shown = { ...detail, resume: resumeOf('application/pdf') };
  open();
  expect(await screen.findByText('Cuidou de pagamentos.')).toBeDefined();
  expect(screen.getByText(/As páginas não puderam ser mostradas aqui/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Baixar/ }).getAttribute('href')).toBe('/files/f1?s=2');
  cleanup();
  shown = { ...detail, resume: { ...resumeOf('application/pdf'), text: 'empty' } };
  open();
  expect(await screen.findByText('O arquivo não pôde ser mostrado aqui. Baixe para ler.')).toBeDefined();
  cleanup();
  pdf.opened = [];
  shown = { ...detail, resume: { ...resumeOf('application/msword'), text: 'unsupported' } };
  open();
  expect(await screen.findByText(/Este formato não abre no navegador/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Baixar o original/ })).toBeDefined();
  expect(pdf.opened).toEqual([]);
});

test('of a DOCX the text is read in the panel: headings, paragraphs and items, and markup stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)> & <b>negrito</b>';
  text = {
    state: 'extracted',
    blocks: [
      { kind: 'heading', lines: ['Experiência'] },
      { kind: 'paragraph', lines: ['Loja Pitanga\t2024', hostile] },
      { kind: 'list', lines: ['Cuidou de pagamentos', 'Escreveu testes'] },
    ],
  };
  shown = { ...detail, resume: resumeOf(DOCX) };
  open();
  const read = within(await screen.findByRole('article', { name: 'Texto do currículo' }));
  expect(read.getByRole('heading', { name: 'Experiência' })).toBeDefined();
  expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cuidou de pagamentos',
    'Escreveu testes',
  ]);
  expect(read.getByText(/^Loja Pitanga · 2024/).textContent).toContain(hostile);
  expect(read.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: /^Baixar o original/ })).toBeDefined();
});

test('a text that is not there yet, or does not load, is said', async () => {
  text = { state: 'pending', blocks: [] };
  shown = { ...detail, resume: { ...resumeOf(DOCX), text: 'pending' } };
  open();
  expect(await screen.findByText(/O texto ainda está sendo lido/)).toBeDefined();
  cleanup();
  server.use(http.get(at('/applications/:id/resume-text'), () => new HttpResponse(null, { status: 400 })));
  open();
  expect(await screen.findByText('O texto do currículo não carregou')).toBeDefined();
});

test('the panel offers the list of keys', async () => {
  const { person, onShortcuts } = open();
  await person.click(await screen.findByRole('button', { name: 'Atalhos do teclado' }));
  expect(onShortcuts).toHaveBeenCalledOnce();
});

test('of a locked application only what is known is shown and asked for, and saying no is what can be done', async () => {
  const refused = { allowed: false, reason: 'Esta candidatura chegou além do que o plano da empresa inclui.' };
  const can = Object.fromEntries(Object.keys(detail.can).map((right) => [right, right === 'decide']));
  shown = {
    ...{ ...detail, locked: true, hidden: true, answers: [], coverLetter: null, can: can as typeof detail.can },
    candidate: {
      ...detail.candidate,
      name: 'Pessoa 7F3K',
      email: '',
      phone: null,
      linkedin: null,
      city: null,
      state: null,
    },
    actions: { ...detail.actions, move: refused, approve: refused, hold: refused },
    replyDueAt: '2099-01-05T12:00:00.000Z',
  };
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  open();
  await screen.findByText('Esta candidatura veio além do que o plano incluía no mês em que chegou');
  expect(screen.getByText(/você pode rejeitar, com o e-mail de resposta da vaga/)).toBeTruthy();
  expect(screen.getByText('Acima do plano')).toBeTruthy();
  expect(screen.getByText(/05\/01\/2099|5 de jan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Rejeitar/ }).getAttribute('aria-disabled')).not.toBe('true');
  expect(screen.queryByText('Nome oculto')).toBeNull();
  const behind = /timeline|match|notes|messages|feedbacks|resume|interview|job-offers/;
  expect(asked.filter((path) => behind.test(path))).toEqual([]);
});

test('who does not decide about people is not told to reject', async () => {
  const can = Object.fromEntries(Object.keys(detail.can).map((right) => [right, false]));
  shown = { ...detail, locked: true, hidden: true, answers: [], coverLetter: null, can: can as typeof detail.can };
  open();
  await screen.findByText(/Um plano maior libera a candidatura inteira/);
  expect(screen.queryByText(/você pode rejeitar/)).toBeNull();
});
