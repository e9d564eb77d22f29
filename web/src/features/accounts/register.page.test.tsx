import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { RegisterPage } from './register.page.tsx';

const server = setupServer();
const sent: Record<string, unknown>[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  server.use(
    http.post(`${location.origin}/api/v1/auth/register`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return HttpResponse.json({ success: true, data: { email: body.email, resendAfterSeconds: 60 } }, { status: 201 });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** @param moves what the address waits for when it changes */
async function draw(moves?: () => Promise<null>) {
  let first = true;
  const loader = () => {
    if (!first && moves) return moves();
    first = false;
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/auth/register', Component: RegisterPage, loader, hydrateFallbackElement: <p>loading</p> },
      { path: '/auth/email-verification', element: <p>verification</p> },
    ],
    { initialEntries: ['/auth/register'] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Criar conta' });
  return { person: userEvent.setup(), router };
}

const submit = (person: ReturnType<typeof userEvent.setup>) =>
  person.click(screen.getByRole('button', { name: 'Criar conta' }));
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const marked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name, type }) => `${name} ${type}`);

it('marks everything that is missing at the first try, with the focus on the first', async () => {
  const { person } = await draw();
  await person.click(radio(/Recruto talentos/));
  await submit(person);
  await screen.findByText('É preciso ter pelo menos 18 anos');
  expect(marked()).toEqual([
    'name text',
    'companyName text',
    'email email',
    'password password',
    'confirmation password',
    'terms checkbox',
    'privacy checkbox',
    'adult checkbox',
  ]);
  expect(screen.getByText('Aceite os Termos de uso e a Política de privacidade para continuar')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'));
  expect(sent).toEqual([]);
});

it('takes each mark away as soon as what it asks for is there', async () => {
  const { person } = await draw();
  await submit(person);
  await screen.findByText('É preciso ter pelo menos 18 anos');
  await person.click(screen.getByRole('checkbox', { name: /18 anos/ }));
  await person.click(screen.getByRole('checkbox', { name: /Termos de uso/ }));
  await screen.findByText('Aceite a Política de privacidade para continuar');
  expect(screen.queryByText('É preciso ter pelo menos 18 anos')).toBeNull();
  const password = screen.getByLabelText('Senha');
  const again = screen.getByLabelText('Confirme a senha');
  await person.type(again, 'cavalo girassol');
  await person.type(password, 'cavalo');
  expect(await screen.findByText('As senhas não são iguais')).toBeTruthy();
  await person.type(password, ' girassol');
  await waitFor(() => expect(again.getAttribute('aria-invalid')).toBeNull());
  expect(marked()).toEqual(['name text', 'email email', 'privacy checkbox']);
});

it('takes the choice of the role at once, however long the address takes to follow', async () => {
  const { person, router } = await draw(() => new Promise(() => undefined));
  await person.click(radio(/Recruto talentos/));
  expect(radio(/Recruto talentos/).checked).toBe(true);
  expect(screen.getByLabelText('Nome da empresa')).toBeTruthy();
  expect(router.state.location.search).toBe('');
  await person.click(radio(/Sou talento/));
  expect(radio(/Sou talento/).checked).toBe(true);
  expect(screen.queryByLabelText('Nome da empresa')).toBeNull();
});

it('lets the address follow the role, and no mark of the other role stays behind', async () => {
  const { person, router } = await draw();
  await person.click(radio(/Recruto talentos/));
  await waitFor(() => expect(router.state.location.search).toBe('?role=recruiter'));
  await person.type(screen.getByLabelText('Nome completo'), 'Rita Moreira');
  await person.type(screen.getByLabelText('E-mail'), 'rita@correio.example');
  await person.type(screen.getByLabelText('Senha'), 'cavalo girassol trem');
  await person.type(screen.getByLabelText('Confirme a senha'), 'cavalo girassol trem');
  for (const box of screen.getAllByRole('checkbox')) await person.click(box);
  await submit(person);
  await screen.findByText('Informe o nome da empresa');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome da empresa'));
  await person.click(radio(/Sou talento/));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
  await submit(person);
  await screen.findByText('verification');
  expect(sent).toEqual([
    expect.objectContaining({ name: 'Rita Moreira', email: 'rita@correio.example', role: 'POTENTIAL', adult: true }),
  ]);
});
