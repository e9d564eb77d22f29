import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { AnalysisStats, InterviewRecord } from '@prova/contract/ai-interviews/analysis';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { recordOf, TRANSCRIPT } from '../../../test/ai-interviews.ts';
import { failure, success, testApi } from '../../../test/api.ts';
import { HOST_ID, idOf, NO_INTERVIEWS } from '../../../test/interviews.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { AnalysesPage } from './analyses.page.tsx';

const server = testApi();
const API = '*/api/v1/interview-ai';
const STATS: AnalysisStats = {
  total: 8,
  byStatus: { waiting: 2, active: 0, ended: 5, cancelled: 1 },
  analysed: 4,
  toAnalyse: 1,
  averageScore: 71.6,
  scored: 5,
  averageSeconds: 754,
  bands: { excellent: 1, good: 3, fair: 1 },
};

let person: UserEvent;
let asked: URLSearchParams[];
let askedStats: URLSearchParams[];
const listed = (records: readonly InterviewRecord[]) =>
  http.get(`${API}/analyses`, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return success(records, { ...NO_INTERVIEWS, total: records.length, totalPages: 1 });
  });
const counted = (stats: AnalysisStats) =>
  http.get(`${API}/stats`, ({ request }) => {
    askedStats.push(new URL(request.url).searchParams);
    return success(stats);
  });

beforeEach(() => {
  person = userEvent.setup();
  [asked, askedStats] = [[], []];
  const company = { id: idOf(400), name: 'Aurora', role: 'recruiter', logoUrl: null, verified: true, runsJobs: true };
  authStore.write({
    status: 'signed-in',
    user: { id: HOST_ID, name: 'Rui Prado', companies: [company] } as unknown as SessionUser,
  });
  server.use(
    http.get('*/api/v1/jobs/recruiter/paginated', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/jobs/:id', () => failure(404, 'JOB_NOT_FOUND', '')),
    listed([recordOf()]),
    counted(STATS),
  );
});

function open(query = '') {
  const path = '/admin/recruiter/interviews/analysis';
  const router = createMemoryRouter([{ path, element: <AnalysesPage /> }], { initialEntries: [path + query] });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

test('names that are only like what was typed are said to be so', async () => {
  server.use(listed([{ ...recordOf(), similarName: true } as InterviewRecord]));
  open('?search=gonsalves');
  expect(await screen.findByText('Ninguém se chama “gonsalves”. Nomes parecidos:')).toBeTruthy();
});

test('a record says whom it is with, where, how it stands, when, how long, and how it was scored', async () => {
  open();
  const row = within(await screen.findByRole('listitem', { name: 'Ana Duarte' }));
  for (const words of ['Encerrada', 'Boa', '72', `ID da sala: ${idOf(600)}`])
    expect(row.getByText(words, { exact: false })).toBeTruthy();
  expect(row.getByText('ana@correio.example · Pessoa Desenvolvedora')).toBeTruthy();
  expect(row.getByText(/13 min/)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Ana Duarte' }).getAttribute('href')).toBe(
    `/admin/recruiter/interviews/analysis/${idOf(600)}`,
  );
  const figures = within(screen.getByRole('region', { name: 'Números do período' }));
  expect(figures.getByText('2 aguardando · 5 encerradas · 1 cancelada')).toBeTruthy();
  expect(figures.getByText('72')).toBeTruthy();
});

test('no score is never nought: it is said why there is none', async () => {
  server.use(
    listed([
      recordOf({ id: idOf(601), candidateName: 'Bia', score: null, band: null }),
      recordOf({ id: idOf(602), candidateName: 'Caio', score: null, band: null, analysisState: null }),
      recordOf({
        ...{ id: idOf(603), candidateName: 'Davi', score: null, band: null, analysisState: null },
        ...{ hasTranscript: false, status: 'cancelled', cause: 'expired', seconds: null, roomId: null, kind: 'live' },
      }),
      recordOf({ id: idOf(604), candidateName: 'Eva', score: null, band: null, analysisState: 'failed', failed: true }),
      recordOf({ id: idOf(605), candidateName: 'Fia', score: 0, band: 'fair' }),
    ]),
    counted({ ...STATS, averageScore: null, scored: 1, averageSeconds: null }),
  );
  open();
  const row = (name: string) => within(screen.getByRole('listitem', { name }));
  await screen.findByRole('listitem', { name: 'Bia' });
  expect(row('Bia').getByText('Sem nota')).toBeTruthy();
  expect(row('Caio').getByText('Por analisar')).toBeTruthy();
  expect(row('Davi').getByText('Sem análise')).toBeTruthy();
  expect(row('Davi').getByText('Prazo encerrado')).toBeTruthy();
  expect(row('Davi').getByText(/Sem sala na Prova/)).toBeTruthy();
  expect(row('Davi').queryByRole('button')).toBeNull();
  expect(row('Eva').getByText('A análise falhou')).toBeTruthy();
  expect(row('Eva').getByText('Falhou')).toBeTruthy();
  expect(row('Fia').getByText('0', { exact: false, selector: '.tabular' })).toBeTruthy();
  expect(screen.getAllByText('Média só a partir de 5.')).toHaveLength(2);
});

test('the address says what is asked for, and what is chosen stands in it', async () => {
  const router = open('?days=7&status=ended&kind=ai&sort=score&search=ana');
  await screen.findByRole('listitem', { name: 'Ana Duarte' });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    ...{ days: '7', status: 'ended', kind: 'ai', sort: 'score', search: 'ana', page: '1' },
  });
  expect(Object.fromEntries(askedStats[0] ?? [])).toEqual({ days: '7' });
  await person.click(screen.getByRole('radio', { name: '90 dias' }));
  await waitFor(() => expect(asked.at(-1)?.get('days')).toBe('90'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Aguardando');
  await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('waiting'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Mais recentes');
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('date'));
  expect(new URLSearchParams(router.state.location.search).get('days')).toBe('90');
  expect(new URLSearchParams(router.state.location.search).get('sort')).toBeNull();
});

test('where there is none yet it says so and shows more days', async () => {
  server.use(listed([]), counted({ ...STATS, total: 0 }));
  open('?days=7');
  expect(await screen.findByText('Nenhuma entrevista nos últimos 7 dias')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Ver 90 dias' }));
  expect(await screen.findByText('Nenhuma entrevista nos últimos 90 dias')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para entrevistas' })).toBeTruthy();
});

test('where the filters find none they can be taken away', async () => {
  server.use(listed([]));
  const router = open('?status=active');
  expect(await screen.findByText('Nenhuma entrevista com esses filtros')).toBeTruthy();
  await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('that it failed is said once, and tried again', async () => {
  server.use(
    http.get(`${API}/analyses`, () => failure(400, 'INVALID', 'Não deu.')),
    http.get(`${API}/stats`, () => failure(400, 'INVALID', 'Não deu.')),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar o painel de entrevistas' })).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  server.use(listed([recordOf()]), counted(STATS));
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('listitem', { name: 'Ana Duarte' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Números do período' })).toBeTruthy();
});

test('the transcript opens from the list', async () => {
  server.use(http.get(`${API}/:id/transcript`, () => success(TRANSCRIPT)));
  open();
  await person.click(await screen.findByRole('button', { name: 'Transcrição de Ana Duarte' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transcrição' }));
  expect(await dialog.findByText('Pulou esta pergunta.')).toBeTruthy();
});
