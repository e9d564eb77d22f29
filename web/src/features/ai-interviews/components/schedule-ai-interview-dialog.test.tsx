import type { SessionUser } from '@prova/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aiInterviewOf } from '../../../../test/ai-interviews.ts';
import { success, testApi } from '../../../../test/api.ts';
import { HOST_ID, idOf } from '../../../../test/interviews.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { keepInTab } from '../../../lib/tab-memory.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ScheduleAiInterviewDialog } from './schedule-ai-interview-dialog.tsx';

const server = testApi();
const onClose = vi.fn();
const APPLICATION = idOf(200);
/** As the form keeps it in the tab, where nobody types it segment by segment. */
const draft = { date: '2027-01-15', time: '14:00', timeZone: 'America/Sao_Paulo' };

let person: UserEvent;
let sent: unknown[];
beforeEach(() => {
  // The clock alone: what waits goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  person = userEvent.setup();
  onClose.mockReset();
  sent = [];
  const company = { id: idOf(400), name: 'Aurora', role: 'recruiter', logoUrl: null, verified: true, runsJobs: true };
  authStore.write({
    status: 'signed-in',
    user: { id: HOST_ID, name: 'Rui Prado', companies: [company] } as unknown as SessionUser,
  });
  server.use(
    http.post('*/api/v1/interview-ai/schedule', async ({ request }) => {
      sent.push(await request.json());
      return success(aiInterviewOf());
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  toast.clear();
});

function schedule(kept: object) {
  keepInTab(`prova.draft.schedule-ai-interview.${APPLICATION}`, kept);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ScheduleAiInterviewDialog candidate={{ applicationId: APPLICATION, name: 'Ana Duarte' }} onClose={onClose} />
      <ToastRegion />
    </QueryClientProvider>,
  );
}
const submit = async () => person.click(await screen.findByRole('button', { name: 'Agendar' }));

test('schedules with what was filled in alone, says so, and takes it back while that can be done', async () => {
  const undone = vi.fn(() => success({}));
  server.use(http.post('*/api/v1/interview-ai/:id/undo', undone));
  schedule(draft);
  expect(await screen.findByRole('dialog', { name: 'Agendar entrevista com IA para Ana Duarte' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Link/ })).toHaveProperty('value', 'Um link pessoal vai no convite');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ applicationId: APPLICATION, ...draft }]);
  expect(await screen.findByText('O convite sai em 10 segundos')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('A entrevista com IA não foi marcada')).toBeTruthy();
  expect(undone).toHaveBeenCalledOnce();
});

test('a link to documents and notes go with it', async () => {
  schedule(draft);
  await person.type(await screen.findByRole('textbox', { name: /^Documentos/ }), 'docs.aurora.example/time');
  await person.type(screen.getByRole('textbox', { name: /^Observações/ }), 'Traga um exemplo seu.');
  await submit();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        applicationId: APPLICATION,
        ...draft,
        documentsUrl: 'https://docs.aurora.example/time',
        notes: 'Traga um exemplo seu.',
      },
    ]),
  );
});

test('without a date and a time nothing leaves, and each field says what is missing', async () => {
  schedule({});
  await submit();
  expect(await screen.findByText('Este campo é obrigatório')).toBeTruthy();
  expect(screen.getByText('Informe o horário, como 14:30')).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each([
  ['a day that is over', { date: '2026-11-30' }, 'Escolha uma data no futuro'],
  ['an hour of today that is over', { date: '2026-12-01', time: '08:59' }, 'Escolha uma data no futuro'],
  ['a day too far away', { date: '2027-03-02' }, 'Escolha uma data dentro de 90 dias'],
])('%s is refused without asking the server', async (_, kept, words) => {
  schedule({ ...draft, ...kept });
  await submit();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a time that comes twice is sent once it is said which is meant', async () => {
  vi.setSystemTime(new Date('2026-10-01T12:00:00Z'));
  schedule({ date: '2026-11-01', time: '01:30', timeZone: 'America/New_York' });
  await submit();
  await person.click(await screen.findByRole('radio', { name: 'Depois da mudança (UTC-05:00)' }));
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ time: '01:30', offset: '-05:00' });
});
