import type { InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analysisOf, interviewAnalysisOf, TRANSCRIPT } from '../../../test/ai-interviews.ts';
import { failure, success, testApi } from '../../../test/api.ts';
import { idOf } from '../../../test/interviews.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AnalysisPage } from './analysis.page.tsx';

const server = testApi();
const API = '*/api/v1/interview-ai/:id';
const shows = (interview: InterviewAnalysis) => http.get(API, () => success(interview));
const NONE = { analysis: null, analysisState: null, analyses: 0, score: null, band: null } as const;
const NOTHING_SCORED = { value: null, band: null, missing: 'too_little_covered' } as const;

let person: UserEvent;
const scrolled = vi.fn();
const { scrollIntoView } = Element.prototype;
beforeEach(() => {
  person = userEvent.setup();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  server.use(
    shows(interviewAnalysisOf()),
    http.get(`${API}/transcript`, () => success(TRANSCRIPT)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  Element.prototype.scrollIntoView = scrollIntoView;
  toast.clear();
});

function open() {
  const base = '/admin/recruiter/interviews/analysis';
  const router = createMemoryRouter([{ path: `${base}/:id`, element: <AnalysisPage /> }], {
    initialEntries: [`${base}/${idOf(600)}`],
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>,
  );
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await person.click(button);
};

test('scores stand with their bands, and where there is none, why', async () => {
  open();
  const scores = await part('Notas');
  for (const words of ['72', 'Boa', '81', 'Excelente', '48', 'Regular']) expect(scores.getByText(words)).toBeTruthy();
  expect(scores.getByText('Sem nota')).toBeTruthy();
  expect(scores.getByText('Só uma pessoa pode avaliar isto.')).toBeTruthy();
});

test('of nothing that was scored no number is shown at all', async () => {
  server.use(
    shows(
      interviewAnalysisOf({
        ...{ score: null, band: null },
        analysis: analysisOf({
          overall: NOTHING_SCORED,
          responseQuality: NOTHING_SCORED,
          technicalAccuracy: NOTHING_SCORED,
          communication: NOTHING_SCORED,
          sentiment: null,
          summary: '',
        }),
      }),
    ),
  );
  open();
  const scores = await part('Notas');
  expect(scores.getAllByText('Sem nota')).toHaveLength(4);
  expect(scores.getAllByText('Sem nota')[0]?.closest('section')?.querySelector('div')?.textContent).not.toMatch(/\d/);
  expect(screen.getByText('Foi dito muito pouco para um resumo.')).toBeTruthy();
  expect(screen.getByText(/foi dito muito pouco\./)).toBeTruthy();
});

test('it says what it is worth: method, confidence, suggestion, and what counts for nothing', async () => {
  open();
  const how = await part('Como foi feita');
  expect(how.getByText('Heurística local, sem IA')).toBeTruthy();
  expect(screen.getByText('É só uma sugestão: a decisão é da equipe.')).toBeTruthy();
  expect(screen.getByText('Não conta para nada.')).toBeTruthy();
  expect((await part('Confiança')).getByText('Há perguntas sem resposta.')).toBeTruthy();
  const criteria = await part('Critérios');
  expect(criteria.getByText('4 de 5')).toBeTruthy();
  expect(criteria.getByText('Sem nível')).toBeTruthy();
  expect((await part('Perguntas')).getByText('1 de 2 respondida.')).toBeTruthy();
});

test('a quote opens the transcript at its line, with the words marked, and the focus there', async () => {
  open();
  const criteria = await part('Critérios');
  await person.click(criteria.getByRole('button', { name: /O tempo caiu de seis horas/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transcrição' }));
  const marked = await dialog.findByText('O tempo caiu de seis horas para quatro minutos', { selector: 'mark' });
  const line = marked.closest('li');
  expect(line?.getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(line));
  expect(scrolled).toHaveBeenCalled();
  expect(dialog.getByText('Muito curta')).toBeTruthy();
});

test('words that are not where the quote says are not marked; the line still is', async () => {
  const lines = TRANSCRIPT.lines.map((line) => (line.line === 2 ? { ...line, text: 'Outras palavras.' } : line));
  server.use(http.get(`${API}/transcript`, () => success({ ...TRANSCRIPT, lines })));
  open();
  const criteria = await part('Critérios');
  await person.click(criteria.getByRole('button', { name: /O tempo caiu de seis horas/ }));
  const line = (await screen.findByText('Outras palavras.')).closest('li');
  expect(line?.getAttribute('aria-current')).toBe('true');
  expect(line?.querySelector('mark')).toBeNull();
});

test('one that is being made is asked for until it is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  server.use(shows(interviewAnalysisOf(NONE)));
  open();
  expect(await screen.findByText('Ainda sem análise')).toBeTruthy();
  server.use(
    http.post(`${API}/analysis`, () => {
      server.use(
        shows(interviewAnalysisOf({ ...NONE, analysis: analysisOf({ state: 'running' }), analysisState: 'running' })),
      );
      return success({ id: idOf(700), state: 'running' });
    }),
  );
  await press('Analisar');
  expect((await screen.findByRole('status')).textContent).toContain('Analisando a entrevista');
  expect(screen.queryByRole('region', { name: 'Notas' })).toBeNull();
  server.use(shows(interviewAnalysisOf()));
  await vi.advanceTimersByTimeAsync(3100);
  expect(await screen.findByRole('region', { name: 'Notas' })).toBeTruthy();
});

test('one that failed says so and is tried again; that asking failed is said the same way', async () => {
  server.use(
    shows(interviewAnalysisOf({ ...NONE, analysis: analysisOf({ state: 'failed' }), analysisState: 'failed' })),
    http.post(`${API}/analysis`, () => failure(429, 'RATE_LIMITED', 'Tente daqui a pouco.')),
  );
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao gerar a análise');
  expect(screen.queryByRole('region', { name: 'Notas' })).toBeNull();
  await press('Tentar de novo');
  expect(await screen.findByText('Tente daqui a pouco.')).toBeTruthy();
  server.use(
    http.post(`${API}/analysis`, () => {
      server.use(shows(interviewAnalysisOf()));
      return success({ id: idOf(701), state: 'done' });
    }),
  );
  await press('Tentar de novo');
  expect(await screen.findByRole('region', { name: 'Notas' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an earlier one stays to be read while another is made, or could not be', async () => {
  server.use(shows(interviewAnalysisOf({ analysisState: 'running', analyses: 2 })));
  open();
  expect(await screen.findByText('Analisando a entrevista')).toBeTruthy();
  expect((await part('Notas')).getByText('72')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Analisar|Tentar de novo/ })).toBeNull();
  cleanup();
  server.use(shows(interviewAnalysisOf({ analysisState: 'failed', analyses: 2 })));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao gerar a análise');
  expect((await part('Notas')).getByText('72')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Analisar de novo' })).toBeNull();
});

test('what was said is read anew each time that it is opened', async () => {
  const read = vi.fn(() => success(TRANSCRIPT));
  server.use(http.get(`${API}/transcript`, read));
  open();
  for (const times of [1, 2]) {
    await press('Transcrição');
    const dialog = await screen.findByRole('dialog', { name: 'Transcrição' });
    await within(dialog).findByText('Eu fiz.');
    expect(read).toHaveBeenCalledTimes(times);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('where the transcript has changed since it says so and offers another', async () => {
  const analysed = vi.fn(() => success({ id: idOf(701), state: 'done' }));
  server.use(
    shows(interviewAnalysisOf({ analysis: analysisOf({ isCurrent: false }) })),
    http.post(`${API}/analysis`, analysed),
  );
  open();
  expect(await screen.findByText('A transcrição mudou depois desta análise')).toBeTruthy();
  await press('Analisar de novo');
  await waitFor(() => expect(analysed).toHaveBeenCalledOnce());
});

test.each([
  ['ended', 'Nada do que a pessoa disse nesta entrevista foi guardado.'],
  ['waiting', 'A análise é feita depois que a entrevista termina.'],
] as const)('of one that is %s without words nothing is offered', async (status, words) => {
  const may = { analyse: false, review: false, openApplication: false };
  server.use(shows(interviewAnalysisOf({ ...NONE, hasTranscript: false, status, can: may })));
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a person disagrees and says why; it stands with their name', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/review`, async ({ request }) => {
      sent.push(await request.json());
      const review = {
        agrees: false,
        note: 'O papel dela está claro.',
        byName: 'Rui Prado',
        at: '2026-11-20T13:00:00Z',
      };
      server.use(shows(interviewAnalysisOf({ analysis: analysisOf({ review }) })));
      return success({});
    }),
  );
  open();
  await press('Discordo');
  await person.type(await screen.findByRole('textbox', { name: /^O que está errado/ }), 'O papel dela está claro.');
  await press('Registrar');
  expect(await screen.findByText('Revisão registrada')).toBeTruthy();
  expect(sent).toEqual([{ analysisId: idOf(700), agrees: false, note: 'O papel dela está claro.' }]);
  expect(await screen.findByText('Rui Prado discorda da análise')).toBeTruthy();
});

test('that it did not load is said and tried again; one that is not there is a page that is not there', async () => {
  server.use(http.get(API, () => failure(400, 'INVALID', 'Não deu.')));
  open();
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar os dados da entrevista' })).toBeTruthy();
  server.use(http.get(API, () => failure(404, 'INTERVIEW_NOT_FOUND', 'Não há.')));
  await press('Tentar de novo');
  await waitFor(() => expect(screen.queryByText('Erro ao carregar os dados da entrevista')).toBeNull());
});
