import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { takeLaterToast } from '../../../lib/later-toast.ts';
import { LeanRouter } from '../../../lib/lean-router.tsx';
import { createQueryClient } from '../../../lib/query-client.ts';
import { clearTokens } from '../../../lib/tokens.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import { LoginPage } from '../login.page.tsx';
import { RegisterPage } from '../register.page.tsx';

const server = testApi();
const sent: Record<string, unknown>[] = [];
let answers: (() => Response)[] = [];
const url = (path: string) => `${location.origin}/api/v1/auth/${path}`;
const refused = (status: number, error: string, data?: object) => () =>
  HttpResponse.json({ success: false, error, message: `texto de ${error}`, data, requestId: 'r' }, { status });
const entered = (status: 200 | 201, role: string) => () =>
  HttpResponse.json(
    {
      success: true,
      data: {
        accessToken: 'a',
        refreshToken: 'r',
        user: { id: 'u', name: 'Ana', email: 'ana@gmail.com', role, language: 'pt-BR', companies: [] },
      },
    },
    { status },
  );

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML =
    '<meta name="google-client-id" content="prova"><meta name="google-script" content="https://google.example/gsi/client">';
  server.use(
    http.post(url('google/nonce'), () => HttpResponse.json({ success: true, data: { nonce: 'nonce' } })),
    http.post(url('google'), async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return answers.shift()?.() ?? HttpResponse.error();
    }),
  );
});
afterEach(() => {
  clearTokens();
  delete window.google;
  document.head.innerHTML = '';
});

/** Draws a page, presses the button and chooses an account. */
async function choose(Page: typeof LoginPage | typeof RegisterPage, ...given: (() => Response)[]) {
  answers = given;
  let callback: (answer: { credential?: string }) => void = () => undefined;
  window.google = {
    accounts: {
      id: {
        initialize: (options) => {
          callback = options.callback;
        },
        renderButton: () => undefined,
        prompt: () => act(() => callback({ credential: 'token' })),
        cancel: () => undefined,
      },
    },
  };
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <LeanRouter>
        <RouterProvider router={router} />
      </LeanRouter>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Continuar com o Google' }));
  return person;
}
const signedIn = () => waitFor(() => expect(authStore.read().status).toBe('signed-in'));

it('asks for the role and the documents, and repeats the sign-in with them', async () => {
  const person = await choose(
    LoginPage,
    refused(409, 'GOOGLE_ROLE_REQUIRED', { name: 'Ana Moura', email: 'ana@gmail.com' }),
    entered(201, 'RECRUITER'),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: /Recruto talentos/ }));
  await person.click(dialog.getByRole('button', { name: 'Criar conta' }));
  expect(await dialog.findByText('Por favor, corrija os erros no formulário')).toBeTruthy();
  await person.type(dialog.getByLabelText('Nome da empresa'), 'Casa Aberta');
  for (const box of dialog.getAllByRole('checkbox')) await person.click(box);
  await person.click(dialog.getByRole('button', { name: 'Criar conta' }));
  await signedIn();
  expect(sent).toEqual([
    { token: 'token', language: 'pt-BR' },
    {
      token: 'token',
      language: 'pt-BR',
      role: 'RECRUITER',
      name: 'Ana Moura',
      companyName: 'Casa Aberta',
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
    },
  ]);
  // Said by the page that follows.
  expect(takeLaterToast()).toBe('Conta criada com o Google. Boas-vindas.');
});

it.each([
  [false, 2],
  [true, 3],
])('asks for the documents alone (and the age: %s)', async (asksAdult, boxes) => {
  const person = await choose(LoginPage, refused(422, 'TERMS_REQUIRED', { asksAdult }), entered(200, 'POTENTIAL'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(boxes);
  for (const box of dialog.getAllByRole('checkbox')) await person.click(box);
  await person.click(dialog.getByRole('button', { name: 'Aceitar e entrar' }));
  await signedIn();
  expect(sent[1]).toEqual({
    token: 'token',
    language: 'pt-BR',
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
    ...(asksAdult && { adult: true }),
  });
  expect(takeLaterToast()).toBe('Você entrou com o Google.');
});

it('begins with the role that was chosen on the page', async () => {
  await choose(RegisterPage, refused(409, 'GOOGLE_ROLE_REQUIRED', { name: '', email: 'ana@gmail.com' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Sou talento/ }).checked).toBe(true);
});

it.each([
  ['login', LoginPage],
  ['registration', RegisterPage],
] as const)('leads from the page of %s to the second step of an account that has one', async (_, Page) => {
  const data = { challenge: 'x'.repeat(43), totp: true, passkey: false, recovery: true };
  await choose(Page, refused(401, 'SECOND_FACTOR_REQUIRED', data));
  expect(await screen.findByLabelText(/Código/)).toBeTruthy();
  expect(toastStore.read().filter(({ type }) => type === 'error')).toEqual([]);
});
