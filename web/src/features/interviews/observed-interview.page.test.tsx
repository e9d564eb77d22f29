import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { ObservedInterview } from '@prova/contract/interviews/interviews';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { idOf, NO_INTERVIEWS } from '../../../test/interviews.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ObservedInterviews } from './components/observed-interviews.tsx';
import { ObservedInterviewPage } from './observed-interview.page.tsx';

const server = testApi();
const ID = idOf(100);
let answers: unknown[];

const observedOf = (given: Partial<ObservedInterview> = {}): ObservedInterview => ({
  id: ID,
  type: 'video',
  status: 'scheduled',
  startsAt: '2030-01-15T17:00:00.000Z',
  endsAt: '2030-01-15T18:00:00.000Z',
  minutes: 60,
  timeZone: 'America/Sao_Paulo',
  movedFrom: null,
  location: 'https://prova.example/admin/interview/rooms/abc-defg-hjk',
  roomCode: 'abc-defg-hjk',
  companyName: 'Aurora',
  jobTitle: 'Pessoa Desenvolvedora',
  candidateName: 'Ana Duarte',
  team: [
    { id: idOf(1), role: 'host', name: 'Rui Prado', photoUrl: null },
    { id: idOf(9), role: 'observer', name: 'Eva Lima', photoUrl: null },
  ],
  answer: null,
  can: { answer: true },
  ...given,
});
const shown = (interview: ObservedInterview) =>
  server.use(http.get('*/api/v1/interviews/observed/:id', () => success(interview)));
const listed = (interviews: readonly ObservedInterview[]) =>
  server.use(http.get('*/api/v1/interviews/observed', () => success(interviews, NO_INTERVIEWS)));

beforeEach(() => {
  answers = [];
  const user = { id: idOf(9), name: 'Eva Lima', role: 'EXPERT', companies: [] } as unknown as SessionUser;
  authStore.write({ status: 'signed-in', user });
  server.use(
    http.post('*/api/v1/interviews/:id/answer', async ({ request }) => {
      answers.push(await request.json());
      return success({});
    }),
  );
});

function open(path = `/admin/expert/interviews/${ID}`, home: ReactElement = <ObservedInterviews />) {
  const router = createMemoryRouter(
    [
      { path: '/admin/expert/home', element: home },
      { path: '/admin/expert/interviews/:id', element: <ObservedInterviewPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('an observer reads when, where and who, enters the room, and says whether they come', async () => {
  shown(observedOf());
  open();
  await screen.findByRole('heading', { level: 1, name: /Ana Duarte/ });
  for (const said of ['Rui Prado', 'Eva Lima', 'Observa', 'Conduz']) expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('Pessoa Desenvolvedora · Aurora')).toBeTruthy();
  const room = screen.getByRole('link', { name: 'Entrar na sala' });
  expect(room.getAttribute('href')).toBe('https://prova.example/admin/interview/rooms/abc-defg-hjk');
  expect(screen.queryByRole('button', { name: 'Pedir outro horário' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Venho' }));
  await waitFor(() => expect(answers).toEqual([{ answer: 'accepted', startsAt: '2030-01-15T17:00:00.000Z' }]));
});

test('of a call by telephone it says who calls, and of one that was called off nothing is left to do', async () => {
  shown(observedOf({ type: 'telefone', location: '', roomCode: null, status: 'cancelled', can: { answer: false } }));
  open();
  expect(await screen.findByText('A equipe liga para a pessoa e diz a você como participar.')).toBeTruthy();
  expect(screen.getByText('Cancelada')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what one does not observe is not there', async () => {
  server.use(
    http.get('*/api/v1/interviews/observed/:id', () =>
      failure(404, 'INTERVIEW_NOT_FOUND', 'Entrevista não encontrada.'),
    ),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /não encontrada|não existe/i })).toBeTruthy();
});

test('the home lists what comes next, each leading to its page, or says that there is nothing', async () => {
  listed([observedOf(), observedOf({ id: idOf(101), candidateName: null, status: 'in_progress' })]);
  open('/admin/expert/home');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ana Duarte', `/admin/expert/interviews/${ID}`],
    ['Pessoa candidata', `/admin/expert/interviews/${idOf(101)}`],
  ]);
  expect(screen.getByText('Acontecendo agora')).toBeTruthy();
});

test('the home of who observes nothing says so in a line', async () => {
  listed([]);
  open('/admin/expert/home');
  expect(await screen.findByText('Nenhuma entrevista marcada com você.')).toBeTruthy();
});

test('whoever was taken out of the last company sees no such part', async () => {
  server.use(
    http.get('*/api/v1/interviews/observed', () => failure(403, 'NO_COMPANY', 'Você não está em uma empresa.')),
  );
  open(
    '/admin/expert/home',
    <main>
      <p>Início</p>
      <ObservedInterviews />
    </main>,
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Entrevistas que você observa' })).toBeNull());
  expect(screen.getByText('Início')).toBeTruthy();
});
