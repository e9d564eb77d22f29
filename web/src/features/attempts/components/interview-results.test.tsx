import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { InterviewResults } from './interview-results.tsx';

const server = testApi();
const RESULTS = '*/api/v1/interviews/:id/results';
const asked = { category: 'frontend', difficulty: 'intermediate', sentAt: '2026-11-20T12:00:00.000Z', result: null };
const result = { score: 82, graded: true };

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <InterviewResults interviewId="i1" />
    </QueryClientProvider>,
  );

test('each test says its score, or how it stands', async () => {
  server.use(
    http.get(RESULTS, () =>
      success([
        { ...asked, id: 't1', title: 'React na prática', status: 'done', result },
        { ...asked, id: 't2', title: 'SQL', status: 'done', result: { score: null, graded: false } },
        { ...asked, id: 't3', title: 'CSS', status: 'declined' },
      ]),
    ),
  );
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^React na prática · Intermediário.*82%$/),
    expect.stringMatching(/^SQL.*Em correção$/),
    expect.stringMatching(/^CSS.*Recusado$/),
  ]);
});

test('where no test was asked for, nothing stands there; a failure is said', async () => {
  const answered = vi.fn();
  server.use(
    http.get(RESULTS, () => {
      answered();
      return success([]);
    }),
  );
  const { container, unmount } = show();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  unmount();
  server.use(http.get(RESULTS, () => failure(503, 'UNAVAILABLE', 'Volte em instantes.')));
  show();
  expect(await screen.findByText('Os resultados dos testes não carregaram')).toBeTruthy();
});
