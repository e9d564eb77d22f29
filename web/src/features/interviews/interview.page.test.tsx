import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { InterviewOfPage } from '@prova/contract/interviews/interviews';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { HOST, HOST_ID, interviewOf } from '../../../test/interviews.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { Fillings, fill } from '../../lib/slots.tsx';
import { interviewAnalysisSlot } from './components/interview-analysis-slot.ts';
import { interviewConversationSlot } from './components/interview-conversation-slot.ts';
import { interviewRecordingsSlot } from './components/interview-recordings-slot.ts';
import { InterviewPage } from './interview.page.tsx';

const server = testApi();
const fillings = [
  fill(interviewRecordingsSlot, async () => () => <p>Gravação</p>),
  fill(interviewConversationSlot, async () => () => <p>Conversa</p>),
  fill(interviewAnalysisSlot, async () => () => <p>Análise</p>),
];

beforeEach(() => {
  authStore.write({
    status: 'signed-in',
    user: { id: HOST_ID, name: 'Rui Prado', companies: [] } as unknown as SessionUser,
  });
});

function open({ mayScheduleAnother = false, ...given }: Partial<InterviewOfPage>) {
  const { can, ...interview } = interviewOf(given);
  server.use(
    http.get('*/api/v1/interviews/:id', () =>
      success({ ...interview, mayScheduleAnother, can: { ...can, readApplication: false } }),
    ),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Fillings of={fillings}>
        <MemoryRouter initialEntries={[`/admin/recruiter/interviews/${interview.id}`]}>
          <Routes>
            <Route path="/admin/recruiter/interviews/:id" element={<InterviewPage />} />
          </Routes>
        </MemoryRouter>
      </Fillings>
    </QueryClientProvider>,
  );
}
const shown = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Entrevista com Ana Duarte/ });
  await Promise.resolve();
  return ['Gravação', 'Conversa', 'Análise'].filter((text) => screen.queryByText(text) !== null);
};

test('what was kept of its own room is there before its hour has come, too', async () => {
  open({ roomCode: 'abc-defg-hjk' });
  expect(await screen.findByText('Gravação')).toBeTruthy();
  expect(await screen.findByText('Conversa')).toBeTruthy();
  expect(await shown()).toEqual(['Gravação', 'Conversa']);
});

test('what was held is analysed', async () => {
  open({ status: 'completed', startedAt: '2026-11-20T12:00:00.000Z' });
  expect(await screen.findByText('Análise')).toBeTruthy();
  expect(await shown()).toEqual(['Gravação', 'Conversa', 'Análise']);
});

test('what is ahead elsewhere has nothing to show of it', async () => {
  open({});
  expect(await shown()).toEqual([]);
});

test('once its hour has passed it is asked whether it took place, who did not come, or whether it was moved', async () => {
  const { can } = interviewOf();
  open({ open: ['outcome'], can: { ...can, conclude: true } });
  await screen.findByText('A entrevista aconteceu?');
  for (const name of ['Aconteceu', 'Alguém não veio', 'Mudou de data'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('in the place of one that did not take place another one is scheduled, where that may be', async () => {
  const { can } = interviewOf();
  const over = {
    status: 'cancelled',
    cause: 'no_show_candidate',
    can: { ...can, change: false, cancel: false },
  } as const;
  open({ ...over, mayScheduleAnother: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Agendar outra entrevista' }));
  expect(await screen.findByRole('dialog', { name: 'Agendar entrevista com Ana Duarte' })).toBeTruthy();
  cleanup();
  open(over);
  await shown();
  expect(screen.queryByRole('button', { name: 'Agendar outra entrevista' })).toBeNull();
});

test('whoever is asked again, since it was moved, reads when it was before', async () => {
  const { can } = interviewOf();
  open({
    movedFrom: '2030-01-14T17:00:00.000Z',
    participants: [{ ...HOST, answer: null }],
    can: { ...can, answer: true },
  });
  expect(await screen.findByText('O horário mudou. Você vem?')).toBeTruthy();
  expect(screen.getByText(/^Antes: segunda-feira, 14 de jan. de 2030, 17:00/)).toBeTruthy();
});

test('a room that is over is no way in, and an erased place is left out', async () => {
  open({ roomCode: 'abc-defg-hjk' });
  expect(await screen.findByRole('link', { name: 'Sala da Prova' })).toBeTruthy();
  cleanup();
  open({ roomCode: 'abc-defg-hjk', status: 'completed' });
  expect(await screen.findByText('Sala da Prova')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sala da Prova' })).toBeNull();
  cleanup();
  open({ type: 'telefone', location: '', status: 'completed' });
  await shown();
  expect(screen.queryByText('Telefone')).toBeNull();
});
