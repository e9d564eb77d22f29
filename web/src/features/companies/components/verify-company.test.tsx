import type { SessionUser } from '@prova/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { VerifyCompany } from './verify-company.tsx';

const email = 'nina@aurora.example';
const record = {
  id: 'c',
  version: 1,
  name: 'Aurora',
  website: 'https://aurora.example/',
  cnpj: null,
  verified: false,
  pending: [{ method: 'mail_domain', value: email, createdAt: '2026-11-25T12:00:00.000Z' }],
  refused: null,
  proposal: { email, website: 'https://aurora.example/' },
  can: { edit: true },
};
const server = testApi();
const answers = (now: object) =>
  server.use(http.get(`${location.origin}/api/v1/companies/c`, () => success({ ...record, ...now })));
const asks = (role: 'owner' | 'recruiter') => {
  const user = { companies: [{ id: 'c', name: 'Aurora', role, verified: false }] } as unknown as SessionUser;
  authStore.write({ status: 'signed-in', user });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <VerifyCompany label="Verificar empresa" />
      <ToastRegion />
    </QueryClientProvider>,
  );
};

test('whoever waits for the link is told once it was opened elsewhere, and the rest of the screen knows, too', async () => {
  answers({});
  asks('owner');
  await userEvent.click(screen.getByRole('button', { name: 'Verificar empresa' }));
  await screen.findByText(`Aguardando a confirmação de ${email}.`);
  expect(screen.getByLabelText('E-mail no domínio do site')).toHaveProperty('value', email);
  answers({ verified: true, pending: [], proposal: null });
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(screen.getByText('Empresa verificada')).toBeTruthy();
  });
  const auth = authStore.read();
  expect(auth.status === 'signed-in' && auth.user.companies[0]?.verified).toBe(true);
});

test('who does not own the company is offered nothing', () => {
  asks('recruiter');
  expect(screen.queryByRole('button', { name: 'Verificar empresa' })).toBeNull();
});
