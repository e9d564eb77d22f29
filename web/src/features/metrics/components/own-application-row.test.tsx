import type { OwnApplication } from '@prova/contract/applications/applications';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { segmentsOf } from '../../applications/components/segments.ts';
import { OwnApplicationRow } from './own-application-row.tsx';
import type { OwnOffer } from './own-offers.tsx';

const DAY = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const application: OwnApplication = {
  id: '01939c2a-0000-7000-8000-000000000000',
  jobTitle: 'Pessoa Desenvolvedora',
  jobId: '01939c2a-0000-7000-8000-0000000000aa',
  jobSlug: 'vaga',
  companyName: 'Aurora Sistemas',
  companyLogoUrl: null,
  status: 'reviewing',
  stage: { name: 'Conversa', type: 'interview' },
  stages: [
    { name: 'Novos candidatos', type: 'new', minutes: null, visited: true },
    { name: 'Conversa', type: 'interview', minutes: 45, visited: true },
    { name: 'Contratados', type: 'hired', minutes: null, visited: true },
  ],
  stageIndex: 1,
  appliedAt: later(-3),
  stageSince: later(-1),
  replyDueAt: null,
  withdrawnAt: null,
  closedAt: null,
  active: true,
  offerEnded: null,
  waitsFor: 'company',
  can: { withdraw: true, amend: false },
};

const server = testApi();
afterEach(() => {
  toast.clear();
});

function draw(changes: Partial<OwnApplication> = {}, offer?: OwnOffer) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <ul>
          <OwnApplicationRow application={{ ...application, ...changes }} offer={offer} />
        </ul>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each<[string, Partial<OwnApplication>, RegExp]>([
  ['the answer that is due', { replyDueAt: later(4) }, /^Resposta até \d+ de \p{L}+\.?(?: de \d{4})?$/u],
  [
    'the answer that is due today',
    { replyDueAt: new Date(new Date().setHours(23, 59, 59)).toISOString() },
    /^Responder hoje$/,
  ],
  ['the answer that is overdue', { replyDueAt: later(-2) }, /^Atrasada há 2 dias$/],
  ['the candidate’s turn', { waitsFor: 'candidate', status: 'approved' }, /^Sua vez$/],
  ['a refusal', { status: 'rejected', active: false, waitsFor: 'nobody' }, /^Não seguiu no processo$/],
  ['a withdrawal', { withdrawnAt: '2025-11-02T12:00:00.000Z', active: false }, /^Retirada em 2 de nov\. de 2025$/],
  [
    'the end of the job',
    { closedAt: '2025-11-03T12:00:00.000Z', active: false },
    /^Vaga encerrada em 3 de nov\. de 2025$/,
  ],
  ['an accepted offer', { status: 'approved' }, /^Aprovada$/],
  [
    'a hire',
    { status: 'approved', stage: { name: 'Contratados', type: 'hired' }, waitsFor: 'nobody' },
    /^Contratação feita$/,
  ],
  ['a declined offer', { offerEnded: 'declined' }, /^Oferta recusada$/],
  ['an expired offer', { offerEnded: 'expired', replyDueAt: later(4) }, /^Oferta expirada$/],
])('tells of %s', (_, changes, text) => {
  draw(changes);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pessoa Desenvolvedora' }).getAttribute('href')).toBe(
    `/admin/potential/applications/${application.id}`,
  );
});

it('asks before it withdraws, and offers to take it back', async () => {
  let withdrawn = 0;
  const undone: unknown[] = [];
  server.use(
    http.post(`${location.origin}/api/v1/applications/${application.id}/withdraw`, () => {
      withdrawn += 1;
      return HttpResponse.json({ success: true, data: { ...application, undo: { eventId: 'e7', seconds: 10 } } });
    }),
    http.post(`${location.origin}/api/v1/applications/${application.id}/undo-withdrawal`, async ({ request }) => {
      undone.push(await request.json());
      return HttpResponse.json({ success: true, data: application });
    }),
  );
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Ações de Pessoa Desenvolvedora' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Desistir da vaga' }));
  expect(await screen.findByRole('alertdialog', { name: 'Desistir da vaga Pessoa Desenvolvedora?' })).toBeTruthy();
  expect(withdrawn).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Desistir da vaga' }));
  await expect.poll(() => toastStore.read().map(({ text }) => text)).toEqual(['Candidatura retirada']);
  expect(withdrawn).toBe(1);
  toastStore.read()[0]?.action?.onAction();
  await expect.poll(() => toastStore.read().map(({ text }) => text)).toContain('Desfeito: sua candidatura continua');
  expect(undone).toEqual([{ eventId: 'e7' }]);
});

it('opens an offer that waits for an answer, where it stands nowhere else', async () => {
  const opened: string[] = [];
  server.use(
    http.post(`${location.origin}/api/v1/job-offers/mine/:id/open`, ({ params }) => {
      opened.push(String(params.id));
      return HttpResponse.json({ success: false, error: 'OFFER_NOT_FOUND', message: 'x' }, { status: 404 });
    }),
  );
  const offer = { id: 'offer', position: 'Pessoa Desenvolvedora' } as OwnOffer;
  draw({ waitsFor: 'candidate', stage: { name: 'Oferta', type: 'offer' } }, offer);
  fireEvent.click(screen.getByRole('button', { name: 'Ver oferta: Pessoa Desenvolvedora' }));
  await expect.poll(() => opened).toEqual(['offer']);
});

it('leads to what the company waits for, and nowhere while it is the company’s turn', () => {
  draw({ waitsFor: 'candidate' });
  expect(screen.getByRole('link', { name: 'Ver o que falta: Pessoa Desenvolvedora' }).getAttribute('href')).toBe(
    `/admin/potential/applications/${application.id}`,
  );
  cleanup();
  draw({ waitsFor: 'company' });
  expect(screen.queryByRole('link', { name: /^Ver o que falta/ })).toBeNull();
});

it('offers no withdrawal once it is over', async () => {
  draw({ can: { withdraw: false, amend: false } });
  fireEvent.click(screen.getByRole('button', { name: 'Ações de Pessoa Desenvolvedora' }));
  expect(await screen.findByRole('menuitem', { name: 'Abrir a vaga' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Desistir da vaga' })).toBeNull();
});

it.each<[Partial<OwnApplication>, string[]]>([
  [{}, ['done', 'scheduled', 'ahead']],
  [
    { stageIndex: 2, stages: application.stages.map((stage, at) => ({ ...stage, visited: at !== 1 })) },
    ['done', 'skipped', 'scheduled'],
  ],
  [{ waitsFor: 'candidate' }, ['done', 'waiting', 'ahead']],
  [{ replyDueAt: later(-1) }, ['done', 'overdue', 'ahead']],
  [{ replyDueAt: later(-1), active: false, waitsFor: 'nobody' }, ['done', 'done', 'ahead']],
  [{ stageIndex: 2, waitsFor: 'nobody' }, ['done', 'done', 'done']],
])('segments of %j', (changes, states) => {
  expect(segmentsOf({ ...application, ...changes })).toEqual(states);
});
