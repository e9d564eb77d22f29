import type { Assignment } from '@prova/contract/attempts/assignments';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { TestsSection } from './tests-section.tsx';

const server = testApi();
const ID = (number: number) => `0195d4a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const DAY = '2026-11-20T12:00:00.000Z';
const WAITING: Assignment = {
  ...{ id: ID(1), version: 1, applicationId: ID(2), testId: ID(3), title: 'Arrays', category: 'frontend' },
  ...{ difficulty: 'basic', minutes: 30, questionCount: 4, status: 'sent', dueAt: DAY, notes: null, extraMinutes: 0 },
  ...{ helpAskedAt: DAY, sentAt: DAY, senderName: 'Rita', openedAt: null, startedAt: null, expiresAt: null },
  ...{ endedAt: null, declineReason: null, result: null, answersSeen: null, timeZone: 'America/Sao_Paulo' },
  can: { change: true, cancel: true },
};

function shown(...assignments: Assignment[]) {
  server.use(
    http.get('*/api/v1/tests/assignments', () => success(assignments)),
    http.get('*/api/v1/tests/recruiter', () =>
      success([{ id: ID(4), title: 'SQL', difficulty: 'basic', minutes: 20 }], {
        ...{ page: 1, limit: 100, total: 1, totalPages: 1 },
      }),
    ),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Suspense>
        <TestsSection applicationId={ID(2)} />
      </Suspense>
    </QueryClientProvider>,
  );
}

test('a test is added to those that wait, and says so to the server', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/v1/tests/send', async ({ request }) => {
      sent = await request.json();
      return success({ sent: [{ applicationId: ID(2), eventId: ID(5) }], failed: [] });
    }),
  );
  const user = userEvent.setup();
  shown(WAITING);
  expect(await screen.findByText(/^Pediu ajuda com este teste/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Acrescentar teste' }));
  await screen.findByRole('dialog', { name: 'Acrescentar teste' });
  await user.click(await screen.findByRole('button', { name: /^Testes/ }));
  await user.click(await screen.findByRole('checkbox', { name: /^SQL/ }));
  await user.click(screen.getByRole('button', { name: 'Enviar teste' }));
  await waitFor(() => expect(sent).toMatchObject({ applicationIds: [ID(2)], testIds: [ID(4)], adds: true }));
});

test('beside tests that are over none is added: another one is sent', async () => {
  shown({ ...WAITING, status: 'done', endedAt: DAY, helpAskedAt: null, can: { change: false, cancel: false } });
  expect(await screen.findByText('Arrays')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Acrescentar teste' })).toBeNull();
});

const OVER = { endedAt: DAY, can: { change: false, cancel: false } };
const LATE: Assignment = { ...WAITING, ...OVER, status: 'expired' };

test('help that was asked for in time is still said once the test is over, with what can be done by then', async () => {
  shown(LATE);
  const words = await screen.findByText(/envie outro teste\.$/);
  expect(words.closest('details')).toBeNull();
  expect(screen.queryByText(/dê mais tempo/)).toBeNull();
});

test.each([
  [
    'that was met by another test',
    [
      { ...LATE, title: 'Grafos' },
      { ...WAITING, id: ID(8), helpAskedAt: null, sentAt: '2026-11-21T12:00:00.000Z' },
    ],
  ],
  ['with a test that was done all the same', [{ ...WAITING, ...OVER, status: 'done' }]],
  ['with a test that was called back', [{ ...WAITING, ...OVER, status: 'cancelled' }]],
] as const)('help %s is not asked for any more', async (_how, assignments) => {
  shown(...assignments);
  expect(await screen.findByText('Arrays')).toBeTruthy();
  expect(screen.queryByText(/^Pediu ajuda/)).toBeNull();
});
