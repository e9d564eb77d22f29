import type { AiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aiInterviewOf } from '../../../../test/ai-interviews.ts';
import { failure, success, testApi } from '../../../../test/api.ts';
import { idOf, NO_INTERVIEWS } from '../../../../test/interviews.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { keepInTab } from '../../../lib/tab-memory.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AiInterviewsSection } from './ai-interviews-section.tsx';

const server = testApi();
const LIST = `${location.origin}/api/v1/interview-ai`;
const NOTHING = { extend: false, cancel: false, mail: false, read: false };
const listed = (interviews: readonly AiInterview[]) =>
  http.get(LIST, () => success(interviews, { ...NO_INTERVIEWS, total: interviews.length, totalPages: 1 }));

let person: UserEvent;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  person = userEvent.setup();
});
afterEach(() => {
  vi.useRealTimers();
  toast.clear();
});

function show(onSchedulePeople?: () => void) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <AiInterviewsSection applicationId={idOf(200)} onSchedulePeople={onSchedulePeople} />
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
}
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await person.click(button);
}

test.each([
  ['scheduled', null, 'Marcada'],
  ['in_progress', null, 'Em andamento'],
  ['completed', null, 'Feita'],
  ['failed', null, 'Falhou'],
  ['cancelled', null, 'Cancelada'],
  ['cancelled', 'expired', 'Prazo encerrado'],
] as const)('one that is %s (%s) says so', async (status, cause, words) => {
  server.use(listed([aiInterviewOf({ status, cause, answered: 2, can: NOTHING })]));
  show();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^Respondeu 2 de 5/)).toBeTruthy();
});

test('one that was begun and not answered says that another deadline lets the person try again', async () => {
  server.use(listed([aiInterviewOf({ status: 'failed', answered: 0, can: NOTHING })]));
  show();
  expect(await screen.findByText(/^Começou e não respondeu\. Com um novo prazo a pessoa pode tentar/)).toBeTruthy();
});

test('without any it says nothing', async () => {
  const asked = vi.fn(() => success([], NO_INTERVIEWS));
  server.use(http.get(LIST, asked));
  show();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('Entrevistas com IA')).toBeNull();
});

test('that it did not load is said, with a way to try again', async () => {
  server.use(http.get(LIST, () => failure(400, 'INVALID', 'Não deu.')));
  show();
  expect(await screen.findByText('As entrevistas com IA desta candidatura não carregaram')).toBeTruthy();
  server.use(listed([aiInterviewOf()]));
  await press('Tentar de novo');
  expect(await screen.findByText('Marcada')).toBeTruthy();
});

test('whoever asked for a person is quoted, and an interview with people is one press away', async () => {
  const schedule = vi.fn();
  server.use(
    listed([
      aiInterviewOf({ status: 'cancelled', cause: 'asked_for_person', reason: 'Prefiro conversar.', can: NOTHING }),
    ]),
  );
  show(schedule);
  expect(await screen.findByText('A pessoa prefere falar com alguém da equipe')).toBeTruthy();
  expect(screen.getByText('“Prefiro conversar.”')).toBeTruthy();
  await press('Agendar entrevista');
  expect(schedule).toHaveBeenCalledOnce();
});

test('another last moment is sent with the version that was seen', async () => {
  const sent: unknown[] = [];
  server.use(
    listed([aiInterviewOf({ version: 4 })]),
    http.post(`${LIST}/:id/extend`, async ({ request }) => {
      sent.push(await request.json());
      return success(aiInterviewOf({ version: 5 }));
    }),
  );
  keepInTab(`prova.draft.extend-ai-interview.${idOf(600)}`, { date: '2027-01-20', time: '18:30' });
  show();
  await press('Mudar prazo');
  await press('Salvar prazo');
  expect(await screen.findByText('Prazo atualizado')).toBeTruthy();
  expect(sent).toEqual([{ version: 4, date: '2027-01-20', time: '18:30', timeZone: 'America/Sao_Paulo' }]);
});

test('what somebody else changed meanwhile is said in the dialog, and loaded there', async () => {
  const sent: { version: number }[] = [];
  // Not too far away for the clock of these tests.
  const closesAt = '2027-01-15T17:00:00.000Z';
  server.use(
    listed([aiInterviewOf({ closesAt })]),
    http.post(`${LIST}/:id/extend`, async ({ request }) => {
      sent.push((await request.json()) as { version: number });
      return sent.length === 1
        ? failure(409, 'VERSION_CONFLICT', 'Alguém mudou isto antes de você.')
        : success(aiInterviewOf({ closesAt, version: 3 }));
    }),
  );
  show();
  await press('Mudar prazo');
  await press('Salvar prazo');
  expect(await screen.findByText('Alguém mudou isto antes de você.')).toBeTruthy();
  server.use(listed([aiInterviewOf({ closesAt, version: 2 })]));
  await press('Ver como está agora');
  await waitFor(() => expect(screen.queryByText('Alguém mudou isto antes de você.')).toBeNull());
  await press('Salvar prazo');
  expect(await screen.findByText('Prazo atualizado')).toBeTruthy();
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
});

test('of one whose moment is over another day has to be chosen', async () => {
  server.use(listed([aiInterviewOf({ status: 'cancelled', cause: 'expired', closesAt: '2026-11-25T17:00:00.000Z' })]));
  show();
  await press('Dar novo prazo');
  await press('Salvar prazo');
  expect(await screen.findByText('Este campo é obrigatório')).toBeTruthy();
});

test('it is called off with a reason, and the link is sent once more', async () => {
  const sent: unknown[] = [];
  server.use(
    listed([aiInterviewOf()]),
    http.post(`${LIST}/:id/mail`, () => success({})),
    http.post(`${LIST}/:id/cancel`, async ({ request }) => {
      sent.push(await request.json());
      return success(aiInterviewOf({ status: 'cancelled', cause: 'called_off' }));
    }),
  );
  show();
  await press('Reenviar link');
  expect(await screen.findByText('Link reenviado')).toBeTruthy();
  await press('Cancelar entrevista');
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'A vaga fechou.');
  const confirm = dialog.getByRole('button', { name: 'Cancelar entrevista' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  await person.click(confirm);
  expect(await screen.findByText('Entrevista com IA cancelada')).toBeTruthy();
  expect(sent).toEqual([{ reason: 'A vaga fechou.' }]);
});

test('what was said leads to the analysis; those before stand folded away', async () => {
  server.use(
    listed([
      aiInterviewOf({ status: 'completed', endedAt: '2026-11-21T12:00:00.000Z', can: { ...NOTHING, read: true } }),
      aiInterviewOf({ id: idOf(601), status: 'cancelled', cause: 'expired', can: NOTHING }),
    ]),
  );
  show();
  const link = await screen.findByRole('link', { name: 'Ver análise' });
  expect(link.getAttribute('href')).toBe(`/admin/recruiter/interviews/analysis/${idOf(600)}`);
  expect(screen.getByText('1 entrevista com IA anterior')).toBeTruthy();
});
