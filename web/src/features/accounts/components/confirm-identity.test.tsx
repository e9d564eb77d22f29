import { getSecondFactors, removeTotp } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { useCall } from '../../../lib/query.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { signIn } from '../../../lib/session.ts';
import { clearTokens } from '../../../lib/tokens.ts';
import type { GoogleId } from '../../../widgets/google-identity.ts';
import { useConfirmIdentity } from './confirm-identity.tsx';

const server = testApi();
const calls: string[] = [];
const failures: string[] = [];
let fresh = false;
let factors: DataOf<typeof getSecondFactors>;
const withApp: typeof factors = {
  hasPassword: true,
  hasGoogle: false,
  totp: { confirmedAt: '2026-11-20T12:00:00Z', lastUsedAt: null },
  passkeys: [],
  recoveryCodesLeft: 9,
  lastWayIn: null,
};

const at = (path: string) => `${location.origin}${path}`;
const done = (data: object = {}) => HttpResponse.json({ success: true, data });
const refused = (status: number, error: string) =>
  HttpResponse.json({ success: false, error, message: `texto de ${error}`, requestId: 'r' }, { status });

beforeAll(async () => {
  // Otherwise the first tests that need them would wait for them.
  await Promise.all([import('./identity-dialog.tsx'), import('./google-answer.tsx')]);
});
beforeEach(() => {
  calls.length = 0;
  failures.length = 0;
  fresh = false;
  factors = withApp;
  const user = { id: 'u1', name: 'Ana', email: 'ana@correio.example', role: 'POTENTIAL', language: 'pt-BR' } as const;
  signIn({ user: { ...user, companies: [], acceptedCurrentTerms: true }, accessToken: 'a', refreshToken: 'r' });
  server.use(
    http.get(at(getSecondFactors.path), () => done(factors)),
    http.delete(at(removeTotp.path), () => {
      calls.push('remove');
      return fresh ? done() : refused(403, 'IDENTITY_NOT_CONFIRMED');
    }),
    http.post(at('/api/v1/auth/confirm-identity'), async ({ request }) => {
      const body = (await request.json()) as Record<string, string | undefined>;
      calls.push(`confirm ${JSON.stringify(body)}`);
      if (body.code === '000000') return refused(422, 'SECOND_FACTOR_INVALID');
      const right = body.password === 'senha certa' || body.code === '123456' || body.recoveryCode || body.googleToken;
      if (!right) return refused(401, 'INVALID_CREDENTIALS');
      fresh = true;
      return done();
    }),
  );
});
afterEach(() => {
  clearTokens();
});

function Screen() {
  const identity = useConfirmIdentity();
  const remove = useCall(removeTotp, { around: identity.confirmed });
  return (
    <>
      <button type="button" onClick={() => remove.mutate({})}>
        Desligar
      </button>
      <output>{remove.status}</output>
      {identity.dialog}
    </>
  );
}

function draw() {
  render(
    <QueryClientProvider client={createQueryClient((error) => failures.push(error.message))}>
      <Screen />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const status = () => screen.getByRole('status', { hidden: true, name: '' }).textContent;

it('asks for the password, says when it is wrong, and runs the refused call again', async () => {
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await person.type(await screen.findByLabelText('Sua senha'), 'senha errada');
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Senha incorreta. Confira e tente de novo.')).toBeTruthy();
  await person.clear(screen.getByLabelText('Sua senha'));
  await person.type(screen.getByLabelText('Sua senha'), 'senha certa{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(status()).toBe('success'));
  expect(calls).toEqual([
    'remove',
    'confirm {"password":"senha errada"}',
    'confirm {"password":"senha certa"}',
    'remove',
  ]);
  expect(failures).toEqual([]);
});

it('takes a code of the app instead', async () => {
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await person.click(await screen.findByRole('button', { name: 'Usar um código do aplicativo' }));
  await person.type(screen.getByLabelText('Código do aplicativo'), '123 456{Enter}');
  await waitFor(() => expect(status()).toBe('success'));
  expect(calls).toEqual(['remove', 'confirm {"code":"123456"}', 'remove']);
});

it('shows no failure to whoever gives up', async () => {
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await screen.findByLabelText('Sua senha');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(status()).toBe('error'));
  expect(calls).toEqual(['remove']);
  expect(failures).toEqual([]);
});

it('keeps what was typed while the connection is gone, and takes it when it is back', async () => {
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await person.click(await screen.findByRole('button', { name: 'Usar um código do aplicativo' }));
  server.use(http.post(at('/api/v1/auth/confirm-identity'), () => HttpResponse.error(), { once: true }));
  await person.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}');
  expect(await screen.findByText('Sem conexão. Nada se perdeu: confira sua internet e tente de novo.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Código do aplicativo').value).toBe('123456');
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(status()).toBe('success'));
});

it('asks for another code when one was wrong, and takes a recovery code instead', async () => {
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await person.click(await screen.findByRole('button', { name: 'Usar um código do aplicativo' }));
  await person.type(screen.getByLabelText('Código do aplicativo'), '000000{Enter}');
  expect(await screen.findByText('texto de SECOND_FACTOR_INVALID')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Código do aplicativo').value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  await person.type(screen.getByLabelText('Código de recuperação'), 'ABCD-EFGH{Enter}');
  expect(screen.getByText('O código de recuperação tem 16 letras e números')).toBeTruthy();
  await person.type(screen.getByLabelText('Código de recuperação'), '-IJKL-MNOP{Enter}');
  await waitFor(() => expect(status()).toBe('success'));
  expect(calls).toContain('confirm {"recoveryCode":"ABCD-EFGH-IJKL-MNOP"}');
});

it('asks Google, by its own button, for an account that nothing else opens', async () => {
  factors = { ...withApp, hasPassword: false, hasGoogle: true, totp: null, recoveryCodesLeft: 0, lastWayIn: 'google' };
  document.head.innerHTML =
    '<meta name="google-client-id" content="prova"><meta name="google-script" content="https://google.example/client">';
  let answer: (given: { credential: string }) => void = () => undefined;
  let asked = '';
  const id: GoogleId = {
    initialize: ({ nonce, callback }) => {
      asked = nonce;
      answer = callback;
    },
    renderButton: (container) => container.append('botão do Google'),
    prompt: () => expect.unreachable('A dialog would lie over the prompt.'),
    cancel: () => undefined,
  };
  window.google = { accounts: { id } };
  server.use(http.post(at('/api/v1/auth/google-account/challenge'), () => done({ nonce: 'desafio' })));
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await person.click(await screen.findByRole('button', { name: 'Confirmar com o Google' }));
  expect(await screen.findByText('botão do Google')).toBeTruthy();
  expect(asked).toBe('desafio');
  answer({ credential: 'um-token-do-google' });
  await waitFor(() => expect(status()).toBe('success'));
  expect(calls).toEqual(['remove', 'confirm {"googleToken":"um-token-do-google"}', 'remove']);
  delete window.google;
  document.head.innerHTML = '';
});

it('does not ask Google where there is a second factor', async () => {
  factors = { ...withApp, hasGoogle: true };
  document.head.innerHTML = '<meta name="google-client-id" content="prova">';
  const person = draw();
  await person.click(screen.getByRole('button', { name: 'Desligar' }));
  await screen.findByLabelText('Sua senha');
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  document.head.innerHTML = '';
});
