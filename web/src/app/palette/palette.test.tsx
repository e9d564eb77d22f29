import type { SessionUser } from '@prova/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { signIn } from '../../lib/session.ts';
import { PaletteButton } from './palette-button.tsx';

const meta = { page: 1, limit: 8, total: 1, totalPages: 1 };
let asked: string[] = [];
const server = testApi(
  http.get('*/api/v1/jobs/recruiter/paginated', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('search') ?? '');
    return success([{ id: 'j1', title: 'Pessoa Back-end', status: 'ACTIVE', internalCode: 'AUR-1' }], meta);
  }),
  http.get('*/api/v1/applications/candidates', () =>
    success(
      [
        {
          id: 'c1',
          name: 'Débora Quintino',
          found: ['name'],
          applications: 3,
          application: { id: 'a1', jobId: 'j1', jobTitle: 'Pessoa Back-end' },
        },
      ],
      { ...meta, total: 12 },
    ),
  ),
);

function signInAs(role: string) {
  const company = { id: 'c1', name: 'Aurora', role };
  const user = { role: 'RECRUITER', language: 'pt-BR', companies: [company] as unknown } as SessionUser;
  signIn({ user, accessToken: 'a', refreshToken: 'r' });
}

beforeEach(() => {
  asked = [];
  signInAs('recruiter');
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <PaletteButton /> },
      { path: '*', element: <h1>Chegou</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), router };
}

const field = () => screen.findByRole('searchbox', { name: 'Buscar ou ir para' });

test('its key opens it anywhere; what is typed is asked for once, and a person opens on their page', async () => {
  const { person, router } = open();
  await person.keyboard('{Control>}k{/Control}');
  const typed = await field();
  // Letter by letter in no time, however slow the machine is.
  for (const end of [1, 2, 3, 4, 5, 6]) fireEvent.change(typed, { target: { value: 'debora'.slice(0, end) } });
  const people = within(await screen.findByRole('group', { name: 'Candidatos' }));
  const found = people.getByRole('menuitem', { name: /Débora Quintino.*Pessoa Back-end e mais 2 candidaturas/ });
  expect(screen.getByRole('menuitem', { name: /Pessoa Back-end.*AUR-1/ })).toBeDefined();
  expect(asked).toEqual(['debora']);
  await person.click(found);
  await screen.findByText('Chegou');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/admin/recruiter/candidates/c1?application=a1',
  );
});

test('what Enter chooses stays the first, also when more has been found', async () => {
  const { person, router } = open();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'candidatos');
  await screen.findByRole('menuitem', { name: /Débora Quintino/ });
  expect(screen.getAllByRole('menuitem')[0]?.textContent).toBe('Candidatos');
  await person.keyboard('{Enter}');
  await screen.findByText('Chegou');
  expect(router.state.location.pathname).toBe('/admin/recruiter/candidates');
});

test('a name that is no screen is first, and Enter opens the person', async () => {
  server.use(http.get('*/api/v1/jobs/recruiter/paginated', () => success([], meta)));
  const { person, router } = open();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'debora');
  const found = await screen.findByRole('menuitem', { name: /Débora Quintino/ });
  await waitFor(() => expect(found.hasAttribute('data-focused')).toBe(true));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/recruiter/candidates/c1'));
});

test('a screen that bar and user menu lead to is listed once, and not for whom it is not', async () => {
  const { person } = open();
  await person.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.getAllByRole('menuitem', { name: 'Métricas' })).toHaveLength(1);
  cleanup();
  signInAs('interviewer');
  await open().person.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.queryByRole('menuitem', { name: 'Métricas' })).toBeNull();
  expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(3);
});

test('whom it has no space for stand in the list of candidates', async () => {
  const { person, router } = open();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'debora');
  await person.click(await screen.findByRole('menuitem', { name: 'Ver todas as 12 pessoas encontradas' }));
  await screen.findByText('Chegou');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/admin/recruiter/candidates?search=debora',
  );
});

test('who interviews finds the people of their jobs, each once, and is not sent to a list they do not have', async () => {
  signInAs('interviewer');
  const application = (id: string, jobTitle: string) => ({
    id,
    jobId: 'j1',
    jobTitle,
    candidate: { id: 'c1', name: 'Débora Quintino' },
  });
  server.use(
    http.get('*/api/v1/applications/candidates', () => failure(403, 'FORBIDDEN', 'não')),
    http.get('*/api/v1/applications', () => success([application('a2', 'Dados'), application('a1', 'Back-end')], meta)),
  );
  const { person, router } = open();
  await person.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('menuitem', { name: 'Vagas' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Candidatos' })).toBeNull();
  await person.type(await field(), 'debora');
  const found = await screen.findByRole('menuitem', { name: /Débora Quintino.*Dados/ });
  expect(screen.getAllByRole('menuitem', { name: /Débora Quintino/ })).toEqual([found]);
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(found);
  await screen.findByText('Chegou');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/admin/recruiter/candidates/c1?application=a2',
  );
});

test('screens and actions are there at once, and the arrows and Enter choose', async () => {
  const { person, router } = open();
  await person.click(screen.getByRole('button', { name: /^Buscar/ }));
  await person.type(await field(), 'vagas');
  await person.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/recruiter/jobs'));
});

test('one letter asks nobody, and Escape closes', async () => {
  const { person } = open();
  await person.keyboard('{Meta>}k{/Meta}');
  await person.type(await field(), 'n');
  expect(await screen.findByRole('menuitem', { name: 'Nova vaga' })).toBeDefined();
  await person.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(asked).toEqual([]);
});

test('a search that fails says so, and screens can still be chosen', async () => {
  server.use(http.get('*/api/v1/applications/candidates', () => failure(400, 'VALIDATION_FAILED', 'não')));
  const { person } = open();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'tema');
  expect((await screen.findByRole('alert')).textContent).toContain('A busca falhou');
  expect(screen.getByRole('menuitem', { name: 'Usar o tema escuro' })).toBeDefined();
});
