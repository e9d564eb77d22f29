import type { CompanyRecord } from '@prova/contract/companies/companies';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  can: { edit: true },
};
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
