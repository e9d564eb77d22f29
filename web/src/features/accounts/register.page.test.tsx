import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { wholeText } from '../../../test/whole-text.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { RegisterPage } from './register.page.tsx';

const server = testApi();
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  server.use(
    http.get(`${location.origin}/api/v1/email-validation/validate/:email`, ({ params: { email } }) => {
      const data = { email, form: 'ok', disposable: false, suggestion: null, mailDomain: 'accepts', valid: true };
      return HttpResponse.json({ success: true, data });
    }),
    http.post(`${location.origin}/api/v1/auth/register`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return HttpResponse.json({ success: true, data: { email: body.email, resendAfterSeconds: 60 } }, { status: 201 });
    }),
  );
});

/** @param moves what the address waits for when it changes */
async function draw(moves?: () => Promise<null>, search = '') {
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
    { initialEntries: [`/auth/register${search}`] },
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

it.each([
  ['', 'ana@correio.example'],
  ['another form, left without an address', 'ana@correio.example'],
])('begins with the address of the link that led here (%s)', async (kept, email) => {
  if (kept) sessionStorage.setItem('prova.draft.register', JSON.stringify({ name: 'Ana', email: '' }));
  await draw(undefined, '?email=ana%40correio.example');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(email));
});

it('begins with the name that belongs to that address, where one was carried along', async () => {
  const carried = (email: string) =>
    sessionStorage.setItem('prova.newcomer', JSON.stringify({ email, name: 'Ana Duarte' }));
  carried('ana@correio.example');
  await draw(undefined, '?email=ana%40correio.example');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Ana Duarte'));
  cleanup();
  sessionStorage.removeItem('prova.draft.register');
  carried('outra@correio.example');
  await draw(undefined, '?email=ana%40correio.example');
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('');
});

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

describe('what may be wrong with an address', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('E-mail');
  const advise = (advice: object) =>
    server.use(
      http.get(`${location.origin}/api/v1/email-validation/validate/:email`, ({ params }) => {
        const data = { form: 'ok', disposable: false, suggestion: null, mailDomain: 'accepts', valid: true, ...advice };
        return HttpResponse.json({ success: true, data: { email: params.email, ...data } });
      }),
    );

  it('suggests the address that was probably meant, by keyboard too', async () => {
    advise({ suggestion: 'ana@gmail.com', disposable: true });
    const { person } = await draw();
    await person.type(field(), 'Ana@gmial.com');
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
    await person.tab();
    const suggestion = await screen.findByRole('button', { name: 'Você quis dizer ana@gmail.com?' });
    expect(screen.queryByText(wholeText(/e-mail temporário/))).toBeNull();
    advise({});
    suggestion.focus();
    await person.keyboard('{Enter}');
    expect(field().value).toBe('ana@gmail.com');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(screen.queryByText(/Você quis dizer/)).toBeNull());
  });

  it('goes as soon as the address changes', async () => {
    advise({ suggestion: 'ana@gmail.com' });
    const { person } = await draw();
    await person.type(field(), 'ana@gmial.com');
    await person.tab();
    await screen.findByText(/Você quis dizer/);
    await person.type(field(), '.br');
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  });

  it.each([
    [{ disposable: true }, /e-mail temporário/],
    [{ mailDomain: 'refuses', valid: false }, /O domínio nada.example não recebe e-mails/],
  ])('warns and still registers: %o', async (advice, text) => {
    advise(advice);
    const { person } = await draw();
    await person.type(field(), 'ana@nada.example');
    await person.tab();
    await screen.findByText(wholeText(text));
    await person.type(screen.getByLabelText('Nome completo'), 'Ana Moura');
    await person.type(screen.getByLabelText('Senha'), 'quatro palavras bem longas');
    await person.type(screen.getByLabelText('Confirme a senha'), 'quatro palavras bem longas');
    for (const box of screen.getAllByRole('checkbox')) await person.click(box);
    await submit(person);
    await waitFor(() => expect(sent).toMatchObject([{ email: 'ana@nada.example' }]));
  });

  it('is passed over in silence when it cannot be found out', async () => {
    server.use(
      http.get(
        `${location.origin}/api/v1/email-validation/validate/:email`,
        () => new HttpResponse(null, { status: 500 }),
      ),
    );
    const { person } = await draw();
    await person.type(field(), 'ana@gmial.com');
    await person.tab();
    await person.type(screen.getByLabelText('Nome completo'), 'Ana');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  });
});
