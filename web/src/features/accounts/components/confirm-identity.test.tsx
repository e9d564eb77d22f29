import { getSecondFactors, removeTotp } from '@prova/contract/security';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useCall } from '../../../lib/query.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { signIn } from '../../../lib/session.ts';
import { clearTokens } from '../../../lib/tokens.ts';
import { useConfirmIdentity } from './confirm-identity.tsx';

const server = setupServer();
const calls: string[] = [];
const failures: string[] = [];
let fresh = false;

const at = (path: string) => `${location.origin}${path}`;
const done = (data: object = {}) => HttpResponse.json({ success: true, data });
const refused = (status: number, error: string) =>
  HttpResponse.json({ success: false, error, message: `texto de ${error}`, requestId: 'r' }, { status });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  calls.length = 0;
  failures.length = 0;
  fresh = false;
  const user = { id: 'u1', name: 'Ana', email: 'ana@correio.example', role: 'POTENTIAL', language: 'pt-BR' } as const;
  signIn({ user: { ...user, companies: [], acceptedCurrentTerms: true }, accessToken: 'a', refreshToken: 'r' });
  server.use(
    http.get(at(getSecondFactors.path), () =>
      done({
        hasPassword: true,
        totp: { confirmedAt: '2026-11-20T12:00:00Z', lastUsedAt: null },
        passkeys: [],
        recoveryCodesLeft: 9,
      }),
    ),
    http.delete(at(removeTotp.path), () => {
      calls.push('remove');
      return fresh ? done() : refused(403, 'IDENTITY_NOT_CONFIRMED');
    }),
    http.post(at('/api/v1/auth/confirm-identity'), async ({ request }) => {
      const body = (await request.json()) as { password?: string; code?: string };
      calls.push(`confirm ${JSON.stringify(body)}`);
      if (body.password !== 'senha certa' && body.code !== '123456') return refused(401, 'INVALID_CREDENTIALS');
      fresh = true;
      return done();
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  clearTokens();
});
afterAll(() => server.close());

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
