import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { SecondStep } from './second-step.tsx';

const server = testApi();
const REFUSED = 'O código não confere ou já expirou';

function draw(sent: unknown[]) {
  server.use(
    http.post('*/api/v1/auth/second-factor', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        { success: false, error: 'SECOND_FACTOR_INVALID', message: REFUSED, requestId: 'r' },
        { status: 401 },
      );
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SecondStep question={{ challenge: 'pergunta', totp: true, passkey: false, recovery: true }} onBack={() => {}} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('sends the code with its sixth digit, and a click that comes after leaves what the server said in place', async () => {
  const sent: unknown[] = [];
  const person = draw(sent);
  const field = screen.getByLabelText<HTMLInputElement>('Código do aplicativo');
  await person.type(field, '12345');
  expect(sent).toEqual([]);
  await person.type(field, '6');
  expect(await screen.findByText(REFUSED)).toBeTruthy();
  expect(sent).toEqual([{ challenge: 'pergunta', code: '123456' }]);
  expect(field.value).toBe('');

  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getByText(REFUSED)).toBeTruthy();
  expect(screen.queryByText('O código tem 6 dígitos')).toBeNull();
  expect(sent).toHaveLength(1);
});

it('says of a code that is too short what it needs', async () => {
  const sent: unknown[] = [];
  const person = draw(sent);
  await person.type(screen.getByLabelText('Código do aplicativo'), '123');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('O código tem 6 dígitos')).toBeTruthy();
  expect(sent).toEqual([]);
});
