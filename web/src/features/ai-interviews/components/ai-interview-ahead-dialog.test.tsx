import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aiInterviewOf } from '../../../../test/ai-interviews.ts';
import { success, testApi } from '../../../../test/api.ts';
import { idOf, NO_INTERVIEWS } from '../../../../test/interviews.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { AiInterviewAheadDialog } from './ai-interview-ahead-dialog.tsx';

const server = testApi();
const proceed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  proceed.mockClear();
});
afterEach(() => void vi.useRealTimers());

function ask(closesAt: string) {
  const interviews = [aiInterviewOf({ closesAt, timeZone: 'America/Manaus' })];
  server.use(
    http.get('*/api/v1/interview-ai', () => success(interviews, { ...NO_INTERVIEWS, total: 1, totalPages: 1 })),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <AiInterviewAheadDialog ahead={{ id: idOf(200), name: 'Ana', proceed }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

test('the question says until when in the zone of the interview, and names it', async () => {
  ask('2026-12-15T17:00:00.000Z');
  const question = await screen.findByRole('alertdialog', { name: /aberta até .*13:00 \(.*Amazonas/ });
  expect(question.textContent).toContain('Ana ainda pode fazer');
  expect(proceed).not.toHaveBeenCalled();
});

test('whose time to begin has passed is not asked about', async () => {
  ask('2026-12-01T11:59:00.000Z');
  await waitFor(() => expect(proceed).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog', { name: /aberta até/ })).toBeNull();
});
