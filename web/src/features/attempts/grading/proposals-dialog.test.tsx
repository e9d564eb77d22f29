import type { GradingTask } from '@prova/contract/attempts/grading';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ProposalsDialog } from './proposals-dialog.tsx';

const server = testApi();
const GRADE = '*/api/v1/tests/grading';

const TASK: GradingTask = {
  ...{ attemptId: '6f1c0de0-0000-4000-8000-00000000beef', questionId: '0198c0de-0000-7000-8000-000000000001' },
  ...{ label: 'BEEF', testId: '0198c0de-0000-7000-8000-000000000002', testTitle: 'Dobros', type: 'CODE' },
  ...{ text: '<p>Dobre.</p>', topic: '', pointsMax: 4, language: 'python', expectedAnswer: '', explanation: '' },
  ...{ rubric: [], value: 'x', checking: false, proposal: { points: 2, cases: [] }, video: null, graders: 1 },
  ...{ grades: [], decide: false },
};

test('says that nothing gets through, and what was chosen stays where it is stopped', async () => {
  server.use(
    http.get(GRADE, () => success([TASK], { page: 1, limit: 100, total: 1, totalPages: 1 })),
    http.post(GRADE, () => HttpResponse.error()),
  );
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ProposalsDialog testId={undefined} onClose={onClose} />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  const confirm = await screen.findByRole('button', { name: /^Confirmar 1/ });
  await person.click(confirm);
  expect(await screen.findByText('Sem conexão. Tentando de novo…')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Parar de tentar' }));
  expect(await screen.findByRole('button', { name: 'Cancelar' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  let sent: unknown;
  server.use(
    http.post(GRADE, async ({ request }) => {
      sent = await request.json();
      return success({ graded: 1, skipped: 0 });
    }),
  );
  await person.click(confirm);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { attemptId, questionId } = TASK;
  expect(sent).toEqual({ grades: [{ attemptId, questionId, points: 2 }] });
});
