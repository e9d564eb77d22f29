import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import type { SecondStepQuestion } from '../second-step.ts';
import { SecondStep } from './second-step.tsx';

const server = testApi();
const home = location.href;
const { jsdom } = globalThis as unknown as { jsdom: { reconfigure: (to: { url: string }) => void } };
const open = (url: string) => jsdom.reconfigure({ url });
afterEach(() => {
  vi.unstubAllGlobals();
  open(home);
});

const url = `${location.origin}/api/v1/auth/second-factor`;
const refuse = (status: number, error: string) =>
  server.use(
    http.post(url, () =>
      HttpResponse.json({ success: false, error, message: `texto de ${error}`, requestId: 'r' }, { status }),
    ),
  );

function draw(question: Partial<SecondStepQuestion> = {}) {
  const onBack = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SecondStep
        question={{ challenge: 'desafio', totp: true, passkey: false, recovery: true, ...question }}
        onBack={onBack}
      />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), onBack };
}
const code = () => screen.getByLabelText<HTMLInputElement>('Código do aplicativo');

it('keeps the code while the connection is gone, and says how to go on', async () => {
  let sent = 0;
  server.use(
    http.post(url, () => {
      sent += 1;
      return HttpResponse.error();
    }),
  );
  const { person, onBack } = draw();
  await person.type(code(), '123456');
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão. Nada se perdeu');
  expect(code().value).toBe('123456');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await vi.waitFor(() => expect(sent).toBe(2));
  expect(onBack).not.toHaveBeenCalled();
});

it('goes back to the password when the step has expired, and says so', async () => {
  refuse(410, 'CHALLENGE_EXPIRED');
  const { person, onBack } = draw();
  await person.type(code(), '123456');
  await vi.waitFor(() =>
    expect(onBack).toHaveBeenCalledExactlyOnceWith('O tempo da segunda etapa acabou. Entre de novo para continuar.'),
  );
});

it('keeps a recovery code that was not taken: a letter of it may be wrong', async () => {
  refuse(422, 'SECOND_FACTOR_INVALID');
  const { person } = draw({ totp: false });
  const field = screen.getByLabelText<HTMLInputElement>('Código de recuperação');
  await person.type(field, 'ABCD-EFGH-IJKL-MNOP{Enter}');
  expect(await screen.findByText('texto de SECOND_FACTOR_INVALID')).toBeTruthy();
  expect(field.value).toBe('ABCD-EFGH-IJKL-MNOP');
});

it.each([
  ['insecure', home, { isSecureContext: false }, /Abra a Prova por https/],
  ['unknown to the browser', home, { isSecureContext: true }, /Este navegador não aceita passkeys/],
  [
    'at a number',
    'https://192.168.0.9/',
    { isSecureContext: true, PublicKeyCredential: class {} },
    /endereço numérico como 192\.168\.0\.9/,
  ],
])('offers no passkey where it cannot work (%s), and says why', (_, href, globals, why) => {
  open(href);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  draw({ totp: false, passkey: true });
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  expect(screen.getByLabelText('Código de recuperação')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

it('offers a passkey where it can work', () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  draw({ totp: false, passkey: true });
  expect(screen.getByRole('button', { name: 'Usar passkey' })).toBeTruthy();
});
