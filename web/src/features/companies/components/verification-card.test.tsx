import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { CompanyRecord } from '@prova/contract/companies/companies';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { VerificationCard } from './verification-card.tsx';

const record: CompanyRecord = {
  id: '01939c2a-0000-7000-8000-000000000000',
  version: 1,
  name: 'Aurora',
  slug: 'aurora',
  industry: null,
  sizeFrom: null,
  sizeList: null,
  description: null,
  website: 'https://aurora.example',
  linkedinUrl: null,
  cnpj: null,
  timeZone: 'America/Sao_Paulo',
  logoUrl: null,
  verified: true,
  verifiedAt: '2026-11-01T12:00:00.000Z',
  verifiedBy: 'domain',
  verifiedDomain: 'aurora.example',
  pending: [],
  refused: null,
  proposal: null,
  can: { edit: true },
};
beforeEach(() => {
  authStore.write({ status: 'signed-in', user: { companies: [] } as unknown as SessionUser });
});
const show = (changed: Partial<CompanyRecord>) =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <VerificationCard record={{ ...record, ...changed }} />
    </QueryClientProvider>,
  );
const LOSES = /encerra a verificação/;

test('who is verified by a domain may change the CNPJ, and reads so', () => {
  show({});
  expect(screen.getByText(LOSES).textContent).toContain('O CNPJ pode mudar sem afetá-la.');
});

test.each(['cnpj', 'operator'] as const)('who is verified by %s reads that another CNPJ ends it', (verifiedBy) => {
  show({ verifiedBy, verifiedDomain: null, cnpj: '11.222.333/0001-81' });
  expect(screen.getByText(LOSES).textContent).toBe('Mudar o nome, o site ou o CNPJ encerra a verificação.');
});

test('nobody is told of it who cannot change the company, or has nothing to lose', () => {
  show({ can: { edit: false } });
  show({ verified: false, verifiedBy: null, verifiedDomain: null });
  expect(screen.queryByText(LOSES)).toBeNull();
});

const API = `${location.origin}/api/v1/companies/${record.id}`;
const server = testApi();

test('what registering has told is filled in: one press keeps the site and sends the link', async () => {
  const calls: [string, unknown][] = [];
  const unverified = { ...record, verified: false, verifiedAt: null, verifiedBy: null, verifiedDomain: null };
  const body = async (request: Request) => calls.push([request.method, await request.json()]);
  server.use(
    http.put(API, async ({ request }) => {
      await body(request);
      return success({ ...unverified, version: 2, website: 'https://aurora.example' });
    }),
    http.post(`${API}/verification`, async ({ request }) => {
      await body(request);
      return success({});
    }),
  );
  show({ ...unverified, website: null, proposal: { email: 'nina@aurora.example', website: 'https://aurora.example' } });
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'https://aurora.example');
  expect(screen.getByLabelText('E-mail no domínio do site')).toHaveProperty('value', 'nina@aurora.example');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
  await waitFor(() =>
    expect(calls).toEqual([
      ['PUT', { website: 'https://aurora.example/', version: 1 }],
      ['POST', { method: 'mail_domain', email: 'nina@aurora.example' }],
    ]),
  );
});

test('a CNPJ that the company has not said is asked for where it is wanted', async () => {
  const calls: unknown[] = [];
  server.use(
    http.put(API, async ({ request }) => {
      calls.push(await request.json());
      return success({ ...record, verified: false, version: 2, cnpj: '11.222.333/0001-81' });
    }),
    http.post(`${API}/verification`, async ({ request }) => {
      calls.push(await request.json());
      return success({});
    }),
  );
  show({ verified: false, verifiedBy: null, verifiedDomain: null });
  await userEvent.type(screen.getByLabelText('CNPJ'), '11.222.333/0001-81');
  await userEvent.click(screen.getByRole('button', { name: 'Pedir conferência do CNPJ' }));
  await waitFor(() => expect(calls).toEqual([{ cnpj: '11.222.333/0001-81', version: 1 }, { method: 'cnpj' }]));
});
