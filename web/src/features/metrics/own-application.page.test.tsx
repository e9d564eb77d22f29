import type { ApplicationOverview } from '@prova/contract/applications/applications';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { NOT_BEGUN } from '../../../test/messages.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OwnApplicationPage } from './own-application.page.tsx';

const ID = '01939c2a-0000-7000-8000-000000000000';
const overview: ApplicationOverview = {
  id: ID,
  jobTitle: 'Pessoa Desenvolvedora',
  jobId: '01939c2a-0000-7000-8000-0000000000aa',
  jobSlug: 'vaga',
  companyName: 'Aurora Sistemas',
  companyLogoUrl: null,
  status: 'approved',
  stage: { name: 'Oferta enviada', type: 'offer' },
  stages: [
    { name: 'Novos candidatos', type: 'new', minutes: null, visited: true },
    { name: 'Oferta enviada', type: 'offer', minutes: null, visited: true },
    { name: 'Contratados', type: 'hired', minutes: null, visited: true },
  ],
  stageIndex: 1,
  appliedAt: '2026-11-01T12:00:00.000Z',
  stageSince: '2026-11-02T12:00:00.000Z',
  replyDueAt: null,
  withdrawnAt: null,
  undo: null,
  closedAt: null,
  active: true,
  offerEnded: null,
  waitsFor: 'candidate',
  can: { withdraw: true, amend: false },
  candidateName: 'Ana Duarte',
  candidateEmail: 'ana@correio.example',
  history: [{ at: '2026-11-01T12:00:00.000Z', text: 'Candidatura recebida.' }],
  message: null,
  similarSearch: null,
  sent: null,
  shown: { title: null, seniority: null, city: null, state: null, country: null },
  bankConsent: 'given',
};
const offer = (applicationId: string, position: string) => ({
  id: `${ID.slice(0, -1)}${position.length}`,
  applicationId,
  position,
  companyName: 'Aurora Sistemas',
  payMin: 900_000,
  payMax: null,
  currency: 'BRL',
  contractType: 'CLT',
  benefits: ['Plano de saúde'],
  status: 'sent',
  validUntil: '2026-12-01T12:00:00.000Z',
});

const explanation = {
  ...{ version: 2, score: 57, known: 1, othersCount: 1, entryShare: 1, parts: [], needs: [], raises: [] },
  ...{ basis: 'application', claims: [] },
};
const server = testApi(
  http.get(`*/api/v1/applications/${ID}/own-match`, () => success(explanation)),
  http.get('*/api/v1/applications/mine/:id/messages', () => success(NOT_BEGUN)),
  http.get('*/api/v1/feedbacks', () => success([], { nextCursor: null })),
  http.get('*/api/v1/interview-ai/talent', () => success([], { page: 1, limit: 100, total: 0 })),
  http.get('*/api/v1/interviews/talent', () => success([], { page: 1, limit: 100, total: 0 })),
  http.get('*/api/v1/job-offers/mine', () => success([offer(ID, 'Front-end'), offer('outra', 'Outra oferta')])),
);
const shows = (data: ApplicationOverview) => http.get(`*/api/v1/applications/${ID}/status`, () => success(data));

function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/admin/potential/applications/${ID}`]}>
        <Routes>
          <Route path="/admin/potential/applications/:id" element={<OwnApplicationPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that what the talent is asked for stands on the page, not in a mail', async () => {
  const stage = { name: 'Conversa', type: 'interview' } as const;
  server.use(shows({ ...overview, status: 'reviewing', stage }));
  open();
  expect(await screen.findByText('É a sua vez: o que falta fazer está nesta página.')).toBeTruthy();
});

it('shows the offer of this application alone, and says that it is to be answered', async () => {
  server.use(shows(overview));
  open();
  expect(await screen.findByText('É a sua vez: responda à oferta.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Ver oferta: Front-end' })).toBeTruthy();
  expect(screen.getByText(/R\$\s9\.000 por mês · CLT$/)).toBeTruthy();
  expect(screen.getByText('Benefícios: Plano de saúde')).toBeTruthy();
  expect(screen.queryByText('Outra oferta')).toBeNull();
  expect(screen.queryByText(/Crie uma conta/)).toBeNull();
});

it('shows the match, and leads from it to a review by a person', async () => {
  server.use(shows(overview));
  open();
  const number = await screen.findByRole('button', { name: /57/ });
  screen.getByText('Calculado do currículo que você enviou. A empresa vê este mesmo número.');
  fireEvent.click(number);
  const link = await screen.findByRole('link', { name: 'Pedir que uma pessoa revise este cálculo' });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('application')).toBe(ID);
});

it('withdraws as the link of the mail does', async () => {
  const sent: unknown[] = [];
  const gone: ApplicationOverview = {
    ...overview,
    active: false,
    waitsFor: 'nobody',
    withdrawnAt: '2026-11-04T12:00:00.000Z',
    can: { withdraw: false, amend: false },
  };
  server.use(
    shows(overview),
    http.post(`*/api/v1/applications/${ID}/withdraw`, async ({ request }) => {
      sent.push(await request.json());
      server.use(shows(gone));
      return success(gone);
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Desistir da vaga' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sim, desistir' }));
  expect(await screen.findByText(/Você retirou esta candidatura/)).toBeTruthy();
  expect(sent).toEqual([{}]);
});

it('takes back that the company may keep the data, after asking', async () => {
  const decided: unknown[] = [];
  server.use(
    shows(overview),
    http.post(`*/api/v1/applications/${ID}/bank-consent`, async ({ request }) => {
      decided.push(await request.json());
      server.use(shows({ ...overview, bankConsent: 'none' }));
      return success({ bankConsent: 'none' });
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar permissão' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirar a permissão?' }));
  expect(decided).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar permissão' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar permissão' })).toBeNull());
  expect(decided).toEqual([{ consent: false }]);
});

it('says of what is not theirs that it is not found', async () => {
  server.use(
    http.get(`*/api/v1/applications/${ID}/status`, () =>
      HttpResponse.json({ success: false, error: 'APPLICATION_NOT_FOUND', message: '' }, { status: 404 }),
    ),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidatura não encontrada' })).toBeTruthy();
});
