import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { wholeText } from '../../../test/whole-text.ts';
import { authStore } from '../../lib/auth-store.ts';
import { LeanRouter } from '../../lib/lean-router.tsx';
import { leaveTo } from '../../lib/leave.ts';
import { type LoginNote, loginNote, noteForLogin } from '../../lib/login-note.ts';
import { clearTokens } from '../../lib/tokens.ts';
import { pendingVerification, rememberAcceptance } from './device.ts';
import { LoginPage } from './login.page.tsx';

vi.mock('../../lib/leave.ts', () => ({ leaveTo: vi.fn() }));

// What is fetched ahead while somebody fills the form in.
const server = testApi(http.get(`${location.origin}/admin`, () => HttpResponse.html('')));
const sent: Record<string, unknown>[] = [];
const answer = (make: () => Response) =>
  http.post(`${location.origin}/api/v1/auth/login`, async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return make();
  });
const refused = (status: number, error: string, message = `texto de ${error}`) =>
  HttpResponse.json({ success: false, error, message, requestId: 'r' }, { status });
const user = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@correio.example',
  role: 'POTENTIAL',
  language: 'pt-BR',
  companies: [],
};

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.mocked(leaveTo).mockClear();
});
afterEach(async () => {
  clearTokens();
  await i18next.changeLanguage('pt-BR');
});

function draw(note?: LoginNote) {
  if (note) noteForLogin(note);
  render(
    <LeanRouter>
      <LoginPage />
    </LeanRouter>,
  );
  return userEvent.setup();
}

async function fill(person: ReturnType<typeof userEvent.setup>, password = 'senha bem longa') {
  await person.type(screen.getByLabelText('E-mail'), 'Ana@correio.example');
  await person.type(screen.getByLabelText('Senha'), password);
}
const submit = (person: ReturnType<typeof userEvent.setup>) =>
  person.click(screen.getByRole('button', { name: 'Entrar' }));

it('says what is missing, in words, and focuses the first wrong field', async () => {
  const person = draw();
  await person.type(screen.getByLabelText('Senha'), 'curta');
  await submit(person);
  expect(await screen.findByText(wholeText('Informe seu e-mail'))).toBeTruthy();
  expect(screen.getByText('A senha precisa de pelo menos 8 caracteres')).toBeTruthy();
  expect(screen.getByText('Aceite os Termos de uso e a Política de privacidade para continuar')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  expect(sent).toEqual([]);
});

it('signs in with the acceptance of the documents, and does not ask for it again on this device', async () => {
  server.use(
    answer(() => HttpResponse.json({ success: true, data: { user, accessToken: 'tok', refreshToken: 'ref' } })),
  );
  const person = draw();
  await fill(person);
  await person.click(screen.getByRole('checkbox', { name: /Termos de uso/ }));
  await person.click(screen.getByRole('checkbox', { name: /Política de privacidade/ }));
  await submit(person);
  await waitFor(() => expect(authStore.read()).toMatchObject({ status: 'signed-in', user: { name: 'Ana' } }));
  expect(sent).toEqual([
    {
      email: 'ana@correio.example',
      password: 'senha bem longa',
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
    },
  ]);
  expect(document.cookie).toContain('accessToken=tok');
});

describe('on a device that has accepted', () => {
  beforeEach(rememberAcceptance);

  it('asks for e-mail and password alone', async () => {
    server.use(answer(() => refused(401, 'INVALID_CREDENTIALS')));
    const person = draw();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fill(person);
    await submit(person);
    await screen.findByRole('alert');
    expect(sent).toEqual([{ email: 'ana@correio.example', password: 'senha bem longa' }]);
  });

  it.each([
    ['pt-BR', 'Email ou senha inválidos'],
    ['en-US', 'Incorrect email or password.'],
  ])('words a wrong password in %s, and keeps what was typed', async (locale, words) => {
    server.use(answer(() => refused(401, 'INVALID_CREDENTIALS')));
    await i18next.changeLanguage(locale);
    const person = draw();
    await person.type(screen.getByLabelText(locale === 'pt-BR' ? 'E-mail' : 'Email'), 'ana@correio.example');
    const password = screen.getByLabelText(locale === 'pt-BR' ? 'Senha' : 'Password');
    await person.type(password, 'errada123');
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect([(password as HTMLInputElement).value, document.activeElement]).toEqual(['errada123', password]);
  });

  it('shows the text of the server when the account is locked', async () => {
    server.use(
      answer(() => refused(423, 'ACCOUNT_LOCKED', 'Conta temporariamente bloqueada. Tente novamente mais tarde.')),
    );
    const person = draw();
    await fill(person);
    await submit(person);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Conta temporariamente bloqueada. Tente novamente mais tarde.',
    );
  });

  it.each([
    ['the code', 'EMAIL_NOT_VERIFIED', 'Verifique seu e-mail antes de fazer login.'],
    ['the sentence', 'FORBIDDEN', 'Please verify your email before logging in to continue'],
  ])('leads to the verification by %s, and keeps the address', async (_, error, message) => {
    server.use(answer(() => refused(403, error, message)));
    const person = draw();
    await fill(person);
    await submit(person);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/auth/email-verification?email=ana%40correio.example'));
    // Nothing can be sent again until the next page is there.
    expect(screen.getByRole('button', { name: /Entrar/ }).getAttribute('aria-busy')).toBe('true');
    expect(pendingVerification()?.email).toBe('ana@correio.example');
  });

  it('asks for the acceptance when the documents have changed', async () => {
    server.use(answer(() => refused(422, 'TERMS_REQUIRED', 'Os documentos mudaram.')));
    const person = draw();
    await fill(person);
    await submit(person);
    expect((await screen.findByRole('alert')).textContent).toBe('Os documentos mudaram.');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('starts with what the verification hands over', () => {
    draw({ email: 'ana@correio.example', notice: 'verified' });
    expect(screen.getByText(wholeText('E-mail verificado. É só entrar.'))).toBeTruthy();
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('ana@correio.example');
    // For one visit.
    expect(loginNote()).toBeNull();
  });

  it('warns of Caps Lock and shows the password on demand', async () => {
    const person = draw();
    const password = screen.getByLabelText('Senha') as HTMLInputElement;
    await person.click(password);
    await person.keyboard('{CapsLock}A');
    expect(screen.getByText('Caps Lock ativado')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.type).toBe('text');
  });
});
