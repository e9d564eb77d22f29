import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { ClaimCallout } from './claim-callout.tsx';

const server = testApi();
beforeEach(() => toast.clear());

const job = (title: string, appliedAt: string) => ({ title, appliedAt });

function open(jobs: object[]) {
  server.use(
    http.get('*/api/v1/applications/claimable', () => success([{ candidateId: 'c1', companyName: 'Aurora', jobs }])),
    http.post('*/api/v1/applications/claim', () => success({ claimed: jobs.length })),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ClaimCallout />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('one application is spoken of as one, and the answer that is asked for comes first', async () => {
  const person = open([job('Pessoa Desenvolvedora', '2026-11-20T12:00:00.000Z')]);
  await screen.findByText(/^Ela foi enviada sem conta/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Trazer para a minha conta',
    'Agora não',
  ]);
  await person.click(screen.getByRole('button', { name: 'Trazer para a minha conta' }));
  await expect
    .poll(() => toastStore.read().map(({ text }) => text))
    .toEqual(['Pronto. A candidatura está na sua conta.']);
});

test('several are spoken of as several', async () => {
  open([job('Dados', '2026-11-20T12:00:00.000Z'), job('Design', '2026-11-21T12:00:00.000Z')]);
  await screen.findByText(/^Elas foram enviadas sem conta/);
});
