import type { applicationStatus } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { NOT_BEGUN } from '../../../test/messages.ts';
import { wholeText } from '../../../test/whole-text.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { ApplicationStatusPage } from './application-status.page.tsx';

type Status = DataOf<typeof applicationStatus>;

const stages: Status['stages'] = [
  { name: 'Novos candidatos', type: 'new', minutes: 5, visited: true },
  { name: 'Conversa', type: 'interview', minutes: 90, visited: true },
  { name: 'Oferta', type: 'offer', minutes: null, visited: true },
  { name: 'Contratados', type: 'hired', minutes: null, visited: true },
];
const overview: Status = {
  id: '01939c2a-0000-7000-8000-000000000000',
  jobTitle: 'Pessoa Desenvolvedora',
  jobId: '01939c2a-0000-7000-8000-0000000000aa',
  jobSlug: 'vaga',
  companyName: 'Aurora Sistemas',
  companyLogoUrl: null,
  status: 'pending',
  stage: { name: 'Novos candidatos', type: 'new' },
  stages,
  stageIndex: 0,
  appliedAt: '2026-11-01T12:00:00.000Z',
  stageSince: '2026-11-01T12:00:00.000Z',
  replyDueAt: null,
  withdrawnAt: null,
  undo: null,
  closedAt: null,
  active: true,
  offerEnded: null,
  waitsFor: 'company',
  can: { withdraw: true, amend: false },
  candidateName: 'Ana Duarte',
  candidateEmail: 'ana@correio.example',
  sent: {
    fullName: 'Ana Duarte',
    email: 'ana@correio.example',
    phone: '+5511988887777',
    coverLetter: null,
    portfolio: null,
    linkedin: null,
    github: 'https://github.com/ana-prova',
    website: null,
    answers: [
      { questionId: '01939c2a-0000-7000-8000-000000000001', question: 'O que mudaria?', answer: 'Mediria antes.' },
    ],
    resume: { name: 'ana.pdf', bytes: 5 * 1024 * 1024, viewUrl: '/files/assinado' },
  },
  shown: { title: null, seniority: null, city: null, state: null, country: null },
  bankConsent: 'none',
  message: null,
  similarSearch: 'TypeScript',
  history: [{ at: '2026-11-01T12:00:00.000Z', text: 'Candidatura recebida.' }],
};

const API = `${location.origin}/api/v1/applications/status/segredo`;
const MATCH = {
  ...{ version: 2, score: 57, known: 1, othersCount: 1, entryShare: 1, parts: [], needs: [], raises: [] },
  ...{ basis: 'application', claims: [] },
};
const server = testApi(
  http.get(`${API}/match`, () => success(MATCH)),
  http.get(`${API}/messages`, () => success(NOT_BEGUN)),
  http.get(`${API}/feedbacks`, () => success([])),
);
const answers = (data: Status) => http.get(API, () => HttpResponse.json({ success: true, data }));
const refuses = (status: number, error: string) =>
  http.get(API, () => HttpResponse.json({ success: false, error, message: '' }, { status }));

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function open() {
  history.replaceState(null, '', '/applications/segredo');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/applications/:token', page: ApplicationStatusPage }]} notFound={() => null} />
    </LeanRouter>,
  );
}

it.each<[string, Partial<Status>, RegExp[]]>([
  ['with the company', {}, [/Etapa atual: Candidatura$/, /Agora é com a empresa\./]],
  ['promised', { replyDueAt: new Date(Date.now() + 86_400_000).toISOString() }, [/A empresa prometeu responder até/]],
  [
    'overdue',
    { replyDueAt: '2025-01-10T12:00:00.000Z' },
    [/A resposta prometida para 10 de jan\. de 2025 está atrasada/],
  ],
  [
    'with the candidate',
    { waitsFor: 'candidate', stage: { name: 'Conversa', type: 'interview' }, stageIndex: 1 },
    [/Etapa atual: Conversa/, /É a sua vez de agir\. Confira seu e-mail\./],
  ],
  [
    'offered',
    { waitsFor: 'candidate', stage: { name: 'Oferta enviada', type: 'offer' }, stageIndex: 2 },
    [/Etapa atual: Oferta$/],
  ],
  [
    'hired',
    { waitsFor: 'nobody', status: 'approved', stage: { name: 'Contratados', type: 'hired' }, stageIndex: 3 },
    [/Etapa atual: Contratação/, /Este processo terminou com a sua contratação/, /^Contratação feita$/],
  ],
  [
    'after a declined offer',
    { offerEnded: 'declined', status: 'reviewing', stage: { name: 'Oferta', type: 'offer' }, stageIndex: 2 },
    [/Você recusou a oferta\. Agora a empresa decide/, /^Oferta recusada$/],
  ],
  [
    'after an expired offer',
    { offerEnded: 'expired', status: 'reviewing', stage: { name: 'Oferta', type: 'offer' }, stageIndex: 2 },
    [/O prazo da oferta terminou\. Agora a empresa decide/, /^Oferta expirada$/],
  ],
  [
    'withdrawn',
    { waitsFor: 'nobody', active: false, withdrawnAt: '2025-11-02T12:00:00.000Z' },
    [/Você retirou esta candidatura em 2 de nov\. de 2025\./],
  ],
  [
    'closed with its job',
    { waitsFor: 'nobody', active: false, closedAt: '2025-11-03T12:00:00.000Z' },
    [/A vaga foi encerrada em 3 de nov\. de 2025\./],
  ],
])('says how an application stands: %s', async (_, changes, texts) => {
  server.use(answers({ ...overview, ...changes }));
  open();
  for (const text of texts) expect(await screen.findByText(wholeText(text))).toBeTruthy();
  expect(screen.getByText('Candidatura recebida.')).toBeTruthy();
});

it.each<[Status['status'], string]>([
  ['pending', 'Aguarda análise'],
  ['reviewing', 'Em avaliação'],
  ['interviewed', 'Entrevista feita'],
  ['approved', 'Aprovada'],
  ['rejected', 'Não seguiu no processo'],
])('names the status %s, unless the application has ended beside it', async (status, words) => {
  server.use(answers({ ...overview, status }));
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  cleanup();
  server.use(answers({ ...overview, status, active: false, withdrawnAt: '2026-11-02T12:00:00.000Z' }));
  open();
  await screen.findByText(/Você retirou esta candidatura/);
  expect(screen.queryByText(words)).toBeNull();
});

it('names every step, with the time that it takes, and says which is the present one', async () => {
  server.use(answers({ ...overview, stage: { name: 'Conversa', type: 'interview' }, stageIndex: 1 }));
  open();
  const steps = within(await screen.findByRole('list', { name: 'Etapas' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/Candidatura, concluída5 min/),
    expect.stringMatching(/2Conversa, etapa atual1 h 30 min/),
    expect.stringMatching(/3Oferta, ainda não começou$/),
    expect.stringMatching(/4Contratação, ainda não começou$/),
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(screen.queryByRole('link', { name: 'Ver vagas parecidas' })).toBeNull();
});

it('begins with the words of the company once it has ended, and leads on to similar jobs', async () => {
  const text = 'Olá, Ana.\n\nDesta vez seguimos com outra pessoa.';
  const message = { text, at: '2026-11-05T12:00:00.000Z' };
  server.use(answers({ ...overview, status: 'rejected', active: false, waitsFor: 'nobody', message }));
  open();
  const heading = await screen.findByRole('heading', { name: 'Mensagem de Aurora Sistemas' });
  expect(heading.parentElement?.textContent).toContain('Desta vez seguimos com outra pessoa.');
  const stage = screen.getByText('Última etapa: Candidatura');
  expect(heading.compareDocumentPosition(stage) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver vagas parecidas' }).getAttribute('href')).toBe(
    '/jobs?search=TypeScript',
  );
  // Neither what was done nor what happened is green now.
  expect(document.querySelectorAll('ol li').length).toBeGreaterThan(2);
  expect(document.querySelector('ol [class*="border-brand"], ol [class*="before:bg-brand"]')).toBeNull();
});

it.each([
  [404, 'TOKEN_INVALID', 'Link inválido'],
  [410, 'TOKEN_EXPIRED', 'Este link expirou'],
])('a link that leads nowhere (%i %s) is told apart from a failure', async (status, error, title) => {
  server.use(refuses(status, error));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

it('a failure can be tried again', async () => {
  server.use(refuses(500, 'INTERNAL'));
  open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.use(answers(overview));
  fireEvent.click(again);
  expect(await screen.findByText(/Agora é com a empresa/)).toBeTruthy();
});

it('withdraws after asking, with a reason, once, and offers to take it back', async () => {
  const posts: object[] = [];
  const undone: unknown[] = [];
  const gone = {
    ...overview,
    active: false,
    waitsFor: 'nobody',
    withdrawnAt: '2026-11-04T12:00:00.000Z',
    undo: { eventId: 'e1', seconds: 10 },
  } as Status;
  server.use(
    answers(overview),
    http.post(`${API}/withdraw`, async ({ request }) => {
      posts.push((await request.json()) as object);
      server.use(
        answers({
          ...gone,
          can: { withdraw: false, amend: false },
          history: [{ at: '2026-11-04T12:00:00.000Z', text: 'Retirada.' }],
        }),
      );
      return HttpResponse.json({ success: true, data: { ...gone, can: { withdraw: false, amend: false } } });
    }),
    http.post(`${API}/undo-withdrawal`, async ({ request }) => {
      undone.push(await request.json());
      server.use(answers(overview));
      return HttpResponse.json({ success: true, data: overview });
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Desistir da vaga' }));
  const keep = await screen.findByRole('button', { name: 'Manter candidatura' });
  expect(document.activeElement).toBe(keep);
  fireEvent.click(keep);
  fireEvent.click(await screen.findByRole('button', { name: 'Desistir da vaga' }));
  await screen.findByRole('alertdialog', { name: 'Desistir desta vaga?' });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: ' Aceitei outra vaga. ' } });
  const confirm = screen.getByRole('button', { name: 'Sim, desistir' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText(/Você retirou esta candidatura/)).toBeTruthy();
  expect(await screen.findByText('Retirada.')).toBeTruthy();
  expect(posts).toEqual([{ reason: 'Aceitei outra vaga.' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(screen.queryByRole('button', { name: 'Desistir da vaga' })).toBeNull();
  const [offer] = toastStore.read();
  expect([offer?.text, offer?.description, offer?.duration]).toEqual([
    'Candidatura retirada',
    'A empresa só é avisada quando esse tempo acabar.',
    10_000,
  ]);
  offer?.action?.onAction();
  expect(await screen.findByRole('button', { name: 'Desistir da vaga' })).toBeTruthy();
  expect(undone).toEqual([{ eventId: 'e1' }]);
  await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Desfeito: sua candidatura continua'));
});

it('offers what is left of the undo on a page that is loaded again', async () => {
  server.use(
    answers({
      ...overview,
      active: false,
      waitsFor: 'nobody',
      withdrawnAt: '2026-11-04T12:00:00.000Z',
      can: { withdraw: false, amend: false },
      undo: { eventId: 'e2', seconds: 6 },
    }),
  );
  open();
  await waitFor(() => expect(toastStore.read().map(({ duration }) => duration)).toEqual([6000]));
});

it('shows what was sent, folded, and asks for a fresh link to the résumé when it is opened', async () => {
  let asked = 0;
  server.use(
    http.get(API, () => {
      asked += 1;
      const viewUrl = `/files/assinado-${asked}`;
      const data = {
        ...overview,
        sent: overview.sent && { ...overview.sent, resume: { ...overview.sent.resume, viewUrl } },
      };
      return HttpResponse.json({ success: true, data });
    }),
  );
  open();
  const title = await screen.findByRole('heading', { name: 'O que você enviou' });
  const folded = title.closest('details') as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  folded.open = true;
  await waitFor(() => expect(screen.getByText('ana.pdf').closest('a')?.getAttribute('href')).toBe('/files/assinado-2'));
  expect(screen.getByText('(11) 98888-7777')).toBeTruthy();
  expect(screen.getByText('Mediria antes.')).toBeTruthy();
  expect(screen.queryByText('LinkedIn')).toBeNull();
});

it('asks for the consent that a form alone could not give', async () => {
  const decided: unknown[] = [];
  server.use(
    answers({ ...overview, bankConsent: 'asked' }),
    http.post(`${API}/bank-consent`, async ({ request }) => {
      decided.push(await request.json());
      server.use(answers({ ...overview, bankConsent: 'given' }));
      return HttpResponse.json({ success: true, data: { bankConsent: 'given' } });
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sim, pode guardar' }));
  expect(await screen.findByText('Aurora Sistemas pode guardar seus dados para outras vagas.')).toBeTruthy();
  expect(decided).toEqual([{ consent: true }]);
});

it('invites to an account with the address that brings the application along', async () => {
  server.use(answers(overview));
  open();
  const invitation = await screen.findByRole('link', { name: 'Criar conta grátis' });
  expect(invitation.getAttribute('href')).toBe('/auth/register?email=ana%40correio.example');
});

it('a link that opens nothing leads on: by a new one, or to the jobs', async () => {
  const sent: unknown[] = [];
  server.use(
    refuses(410, 'TOKEN_EXPIRED'),
    http.post(`${location.origin}/api/v1/public/applications/links`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: {} }, { status: 202 });
    }),
  );
  open();
  await screen.findByRole('heading', { level: 1, name: 'Este link expirou' });
  expect(screen.getByRole('link', { name: 'Ver vagas abertas' }).getAttribute('href')).toBe('/jobs');
  const email = screen.getByLabelText('E-mail da candidatura');
  fireEvent.change(email, { target: { value: 'ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Receber um novo link' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  fireEvent.change(email, { target: { value: 'ana@gmial.com' } });
  fireEvent.blur(email);
  fireEvent.click(await screen.findByRole('button', { name: 'Você quis dizer ana@gmail.com?' }));
  expect((email as HTMLInputElement).value).toBe('ana@gmail.com');
  expect(screen.queryByRole('button', { name: /Você quis dizer/ })).toBeNull();
  fireEvent.change(email, { target: { value: 'ana@correio.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Receber um novo link' }));
  expect(await screen.findByText(/Se houver candidaturas recentes com ana@correio\.example/)).toBeTruthy();
  expect(sent).toEqual([{ email: 'ana@correio.example' }]);
});

it('sends the link of a waiting offer once more, and loads again where none waits any longer', async () => {
  const offered: Status = { ...overview, stage: { name: 'Oferta', type: 'offer' }, waitsFor: 'candidate' };
  let tries = 0;
  server.use(
    answers(offered),
    http.post(`${API}/offer-link`, () => {
      tries += 1;
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  open();
  const again = await screen.findByRole('button', { name: 'Enviar o link de novo' });
  fireEvent.click(again);
  fireEvent.click(again);
  expect(
    await screen.findByText(wholeText('O link está a caminho do seu e-mail. Confira também o spam.')),
  ).toBeTruthy();
  expect(tries).toBe(1);
  cleanup();

  server.use(
    http.post(`${API}/offer-link`, () => {
      server.use(answers({ ...offered, active: false, waitsFor: 'nobody' }));
      return HttpResponse.json({ success: false, error: 'OFFER_NOT_FOUND', message: 'Não há.' }, { status: 404 });
    }),
  );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar o link de novo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar o link de novo' })).toBeNull());
});

it('says the number that the company reads, from what was sent, and what it stands on', async () => {
  server.use(answers(overview));
  open();
  await screen.findByText('57%');
  screen.getByText('Calculado do currículo que você enviou. A empresa vê este mesmo número.');
  const review = screen.getByRole('link', { name: 'Peça que uma pessoa revise' });
  expect(review.getAttribute('href')).toBe('/data-requests');
  const show = screen.getByRole('button', { name: 'Ver de onde ela vem' });
  expect(show.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(show);
  await screen.findByText('57 de 100');
  expect(screen.getByRole('button', { name: 'Ocultar' }).getAttribute('aria-expanded')).toBe('true');
});
