import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Interview, SentApplication } from '@prova/contract/interviews/interviews';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { CANDIDATE, HOST, HOST_ID, idOf, interviewOf, NO_INTERVIEWS, SECOND } from '../../../test/interviews.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { InterviewPage } from './interview.page.tsx';
import { InterviewsPage } from './interviews.page.tsx';

const server = testApi();
let person: UserEvent;
let asked: URLSearchParams[];
let askedUnscheduled: URLSearchParams[];

const signIn = (company: object) => {
  const companies = [{ id: idOf(400), name: 'Aurora', role: 'owner', logoUrl: null, verified: true, ...company }];
  authStore.write({
    status: 'signed-in',
    user: { id: HOST_ID, name: 'Rui Prado', companies } as unknown as SessionUser,
  });
};
const listed = (interviews: readonly Interview[]) =>
  http.get('*/api/v1/interviews/recruiter', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return success(interviews, { ...NO_INTERVIEWS, total: interviews.length, totalPages: 1 });
  });

const waiting = (people: readonly object[], total = people.length) =>
  http.get('*/api/v1/interviews/unscheduled', ({ request }) => {
    const query = new URL(request.url).searchParams;
    askedUnscheduled.push(query);
    const totalPages = Math.ceil(total / Number(query.get('limit')));
    return success(people, { ...NO_INTERVIEWS, page: Number(query.get('page')), total, totalPages });
  });
const SENT: SentApplication = {
  candidate: {
    title: 'Desenvolvedora',
    city: 'Recife',
    state: 'PE',
    linkedin: null,
    github: 'https://github.com/ana',
    portfolio: null,
    website: null,
  },
  coverLetter: null,
  answers: [{ questionId: idOf(500), question: 'Por que esta vaga?', answer: 'Gosto de mapas.' }],
  resume: { name: 'ana.pdf', mime: 'application/pdf', bytes: 2048, viewUrl: '/f/ana', downloadUrl: '/f/ana?download' },
};
const NOTHING = interviewOf().can;
const CAROL = {
  applicationId: idOf(201),
  jobId: idOf(300),
  jobTitle: 'Pessoa Desenvolvedora',
  candidateName: 'Carol Dias',
  stageName: 'Conversa com o time',
  since: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  can: { schedule: true },
};

beforeEach(() => {
  person = userEvent.setup();
  askedUnscheduled = [];
  toast.clear();
  asked = [];
  signIn({ runsJobs: true });
  server.use(
    http.get('*/api/v1/companies/:id/members', () => success({ members: [], invitations: [], can: { manage: false } })),
    http.get('*/api/v1/jobs/recruiter/paginated', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/jobs/:id', () => failure(404, 'JOB_NOT_FOUND', '')),
    waiting([]),
    http.get('*/api/v1/interviews/:id/application', () => success(SENT)),
  );
});

function open(path = '/admin/recruiter/interviews') {
  const router = createMemoryRouter(
    [
      { path: '/admin/recruiter/interviews', element: <InterviewsPage /> },
      { path: '/admin/recruiter/interviews/:id', element: <InterviewPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return router;
}

test('today comes first; another part of the list is one step in the address', async () => {
  server.use(listed([]));
  const router = open();
  expect(await screen.findByText('Nenhuma entrevista hoje')).toBeTruthy();
  expect(asked.at(-1)?.get('view')).toBe('today');
  expect(asked.at(-1)?.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await person.click(screen.getByRole('tab', { name: 'Para decidir' }));
  expect(await screen.findByText('Nada para decidir')).toBeTruthy();
  expect(router.state.location.search).toBe('?view=undecided');
  expect(asked.at(-1)?.get('view')).toBe('undecided');
});

test('a row says when, whom, with whom and who has answered', async () => {
  server.use(listed([interviewOf({ participants: [HOST, SECOND, { ...CANDIDATE, answer: 'accepted' }] })]));
  open();
  const row = await screen.findByRole('listitem', { name: 'Ana Duarte' });
  expect(within(row).getByText('Confirmou')).toBeTruthy();
  expect(row.textContent).toContain('Vídeo\u00a0· Pessoa Desenvolvedora\u00a0· com Rui Prado e Marta Ribeiro');
  expect(row.textContent).toContain('faltam 2 respostas');
  expect(row.textContent).toContain('15 de jan. de 2030');
  expect(within(row).getByRole('button', { name: 'Mudar' })).toBeTruthy();
});

test('what waits for a decision is said, and nothing is offered that the reader may not', async () => {
  const can = { ...NOTHING, change: false, cancel: false, conclude: false, mail: false, answer: false };
  server.use(listed([interviewOf({ open: ['another_time', 'outcome'], can })]));
  open('/admin/recruiter/interviews?view=undecided');
  const row = await screen.findByRole('listitem', { name: 'Ana Duarte' });
  expect(within(row).getByText('Pediu outro horário')).toBeTruthy();
  expect(within(row).getByText('Falta dizer como foi')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

test('who waits for a date is to be decided: how long, where, and the way to a time', async () => {
  server.use(listed([]), waiting([CAROL, { ...CAROL, applicationId: idOf(202), candidateName: null }], 7));
  open('/admin/recruiter/interviews?view=undecided');
  expect(await screen.findByRole('heading', { name: '7 pessoas esperam por uma data' })).toBeTruthy();
  const row = screen.getByRole('listitem', { name: 'Carol Dias' });
  expect(row.textContent).toContain('Pessoa Desenvolvedora\u00a0· Conversa com o time');
  expect(row.textContent).toContain('Há 3 dias nesta etapa');
  expect(screen.getByRole('listitem', { name: 'Pessoa candidata' })).toBeTruthy();
  // There is something to decide, and no interview among it.
  expect(screen.queryByText('Nada para decidir')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(askedUnscheduled.at(-1)?.get('page')).toBe('2'));
  await person.click(within(row).getByRole('button', { name: 'Agendar entrevista' }));
  expect(await screen.findByRole('dialog', { name: 'Agendar entrevista com Carol Dias' })).toBeTruthy();
});

test('who waits for a date is narrowed by job, and left out where interviewers or kinds are chosen', async () => {
  server.use(listed([interviewOf()]), waiting([{ ...CAROL, can: { schedule: false } }]));
  open(`/admin/recruiter/interviews?view=undecided&jobId=${idOf(300)}`);
  const row = await screen.findByRole('listitem', { name: 'Carol Dias' });
  expect(within(row).queryByRole('button')).toBeNull();
  expect(askedUnscheduled.at(-1)?.get('jobId')).toBe(idOf(300));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'telefone');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Carol Dias' })).toBeNull());
  await person.click(screen.getByRole('tab', { name: 'Hoje' }));
  expect(screen.queryByRole('listitem', { name: 'Carol Dias' })).toBeNull();
});

test('filters narrow the list, and can be taken away where nothing is left', async () => {
  server.use(listed([interviewOf()]));
  open();
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Tipo' }), 'telefone');
  await waitFor(() => expect(asked.at(-1)?.get('type')).toBe('telefone'));
  server.use(listed([]));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Quem entrevista' }), HOST_ID);
  expect(await screen.findByText('Nenhuma entrevista com esses filtros')).toBeTruthy();
  expect(asked.at(-1)?.get('interviewerId')).toBe(HOST_ID);
});

test('only who runs jobs schedules from here', async () => {
  server.use(listed([]));
  signIn({ runsJobs: false, role: 'interviewer' });
  open();
  expect(await screen.findByText('Nenhuma entrevista hoje')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Agendar entrevista' })).toBeNull();
});

const PAGE = `/admin/recruiter/interviews/${idOf(100)}`;
const stored = (interview: Interview) => server.use(http.get('*/api/v1/interviews/:id', () => success(interview)));

test('the page of an interview says first who asks for another time, with the way to change it', async () => {
  const answered = {
    answer: 'another_time',
    answerNote: 'Só à tarde',
    answeredAt: '2026-11-20T12:00:00.000Z',
  } as const;
  stored(interviewOf({ open: ['another_time'], participants: [HOST, { ...CANDIDATE, ...answered }] }));
  open(PAGE);
  expect(await screen.findByText('Ana Duarte pediu outro horário')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Mudar horário' }));
  expect(await screen.findByRole('dialog', { name: 'Mudar entrevista com Ana Duarte' })).toBeTruthy();
});

test.each([
  ['video', 'https://meet.example/aurora', 'https://meet.example/aurora', '_blank'],
  ['telefone', '+5581999990000', 'tel:+5581999990000', null],
] as const)('the place of a %s interview opens by itself', async (type, location, href, target) => {
  stored(interviewOf({ type, location }));
  open(PAGE);
  const link = await screen.findByRole('link', { name: location });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

test('both clocks are said where they differ', async () => {
  stored(interviewOf({ timeZone: 'Asia/Kathmandu' }));
  open(PAGE);
  expect(await screen.findByText(/No fuso em que foi marcada: terça-feira, 15 de jan. de 2030, 22:45/)).toBeTruthy();
});

test('after its start it is said how it went', async () => {
  const bodies: unknown[] = [];
  const can = { ...NOTHING, change: true, cancel: true, conclude: true, mail: false, answer: false };
  stored(interviewOf({ open: ['outcome'], can }));
  server.use(
    http.post('*/api/v1/interviews/:id/no-show', async ({ request }) => {
      bodies.push(await request.json());
      return success(interviewOf({ status: 'cancelled', cause: 'no_show_team' }));
    }),
  );
  open(PAGE);
  await person.click(await screen.findByRole('button', { name: 'Alguém não veio' }));
  await person.click(await screen.findByRole('radio', { name: 'Alguém da empresa' }));
  await person.type(screen.getByRole('textbox', { name: /^O que aconteceu/ }), 'Reunião atrasou');
  await person.click(screen.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(bodies).toEqual([{ absent: 'team', reason: 'Reunião atrasou' }]));
  expect(await screen.findByText('Falta registrada')).toBeTruthy();
});

test('who is invited says whether they come, and when else', async () => {
  const bodies: unknown[] = [];
  const can = { ...NOTHING, change: false, cancel: false, conclude: false, mail: false, answer: true };
  stored(interviewOf({ can }));
  server.use(
    http.post('*/api/v1/interviews/:id/answer', async ({ request }) => {
      bodies.push(await request.json());
      return success({});
    }),
  );
  open(PAGE);
  await person.click(await screen.findByRole('button', { name: 'Pedir outro horário' }));
  await person.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Diga quais dias e horários funcionam para você')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: /^Quais dias/ }), 'Quinta à tarde');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(bodies).toEqual([{ answer: 'another_time', note: 'Quinta à tarde', startsAt: '2030-01-15T17:00:00.000Z' }]),
  );
});

test('a cancellation asks first, and keeps the reason where the call fails', async () => {
  stored(interviewOf());
  server.use(http.post('*/api/v1/interviews/:id/cancel', () => failure(409, 'INTERVIEW_OVER', 'Já terminou.')));
  open(PAGE);
  await person.click(await screen.findByRole('button', { name: 'Cancelar entrevista' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Vaga pausada');
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar entrevista' }));
  expect(await within(dialog).findByText('Já terminou.')).toBeTruthy();
  expect(within(dialog).getByRole('textbox', { name: /^Motivo/ })).toHaveProperty('value', 'Vaga pausada');
});

test('one that is not there leads to the page that says so', async () => {
  server.use(http.get('*/api/v1/interviews/:id', () => failure(404, 'INTERVIEW_NOT_FOUND', 'Não encontrada.')));
  open(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: /não/i })).toBeTruthy();
});

test('who is invited alone reads what the person sent, and is led to nothing that they may not see', async () => {
  stored(interviewOf({ can: { ...NOTHING, change: false, cancel: false, openApplication: false } }));
  open(PAGE);
  expect(await screen.findByText('Gosto de mapas.')).toBeTruthy();
  expect(screen.getByText('Desenvolvedora · Recife, PE')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Baixar/ }).getAttribute('href')).toBe('/f/ana?download');
  expect(screen.getByRole('link', { name: /^GitHub/ }).getAttribute('href')).toBe('https://github.com/ana');
  expect(screen.queryByRole('link', { name: 'Abrir candidatura' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Abrir no quadro' })).toBeNull();
});

test('of who is hidden the answers alone are shown', async () => {
  server.use(
    http.get('*/api/v1/interviews/:id/application', () => success({ ...SENT, candidate: null, resume: null })),
  );
  stored(interviewOf({ candidateName: null }));
  open(PAGE);
  expect(await screen.findByText('Gosto de mapas.')).toBeTruthy();
  expect(screen.getByText(/^Esta vaga esconde quem se candidata/)).toBeTruthy();
  expect(screen.queryByText('Sem currículo.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Abrir candidatura' })).toBeTruthy();
});
