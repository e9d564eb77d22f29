import type { SessionUser } from '@prova/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { HOST_ID, idOf } from '../../../../test/interviews.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { keepInTab } from '../../../lib/tab-memory.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { applicationState } from '../board-state.ts';
import { boardOf, cardOf } from '../test-board.ts';
import type { Choice } from './choice.ts';
import type { Chosen } from './plan.ts';
import { SelectionBar } from './selection-bar.tsx';

const server = testApi();
const MANY = '*/api/v1/candidate-funnel/schedule-ai-interviews';
const stages = boardOf({}).columns.map(({ stage }) => stage);
function chosen(name: string, more: Partial<ReturnType<typeof cardOf>> = {}): Chosen {
  const card = { ...cardOf(name, 'new'), ...more };
  const state = { ...applicationState(card, 'new'), stageId: 'new' };
  return { id: card.id, jobId: 'job', name, version: 3, state, stages };
}
/** As the form keeps it in the tab, where nobody types it part by part. */
const kept = { date: '2027-01-15', time: '18:00', timeZone: 'America/Sao_Paulo' };

type Sent = { applications: { id: string }[] };
let person: UserEvent;
let sent: Sent[];
let undone: unknown[];
let refused: Record<string, string>;

const outcome = (ids: readonly string[]) => {
  const done = ids.filter((id) => !refused[id]);
  return success({
    processed: done,
    changes: done.map((id) => ({
      card: { ...cardOf(id.slice(3), 'new'), id, status: 'ai_interview_scheduled' },
      eventId: `event-${id}`,
      undoUntil: '2026-12-02T12:00:10.000Z',
      interviewId: `interview-${id}`,
    })),
    failed: ids.flatMap((id) =>
      refused[id] ? [{ id, error: 'CANDIDATE_UNREACHABLE', message: refused[id], reason: null }] : [],
    ),
  });
};

beforeEach(() => {
  // The clock alone: what waits goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00Z') });
  person = userEvent.setup();
  [sent, undone, refused] = [[], [], {}];
  const company = { id: idOf(400), name: 'Aurora', role: 'recruiter', logoUrl: null, verified: true, runsJobs: true };
  authStore.write({
    status: 'signed-in',
    user: { id: HOST_ID, name: 'Rui Prado', companies: [company] } as unknown as SessionUser,
  });
  server.use(
    http.post(MANY, async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      return outcome(body.applications.map(({ id }) => id));
    }),
    http.post('*/api/v1/applications/candidates/mass-action/undo', async ({ request }) => {
      const body = (await request.json()) as { changes: { id: string }[] };
      undone.push(body);
      return outcome(body.changes.map(({ id }) => id));
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  toast.clear();
});

function Bar({ people }: { people: readonly Chosen[] }) {
  const [choice, setChoice] = useState<Choice>(new Map(people.map(({ id, version }) => [id, version])));
  const remove = (ids: readonly string[]) => setChoice(new Map([...choice].filter(([id]) => !ids.includes(id))));
  const nothing = () => undefined;
  const selection = { choice, remove, picking: false, isActive: true, toggle: nothing, add: nothing };
  return (
    <SelectionBar
      selection={{ ...selection, renew: nothing, begin: nothing, clear: nothing }}
      chosen={people.filter(({ id }) => choice.has(id))}
      place={{
        jobId: 'job',
        settled: async () => undefined,
        ownVersion: () => 0,
        during: (_, run) => run(),
        take: nothing,
        reload: nothing,
      }}
      sendsTests={false}
      exports={false}
      schedules
      beside={false}
      focusBack={nothing}
    />
  );
}
const button = (name: string) => screen.findByRole('button', { name });
async function open(people: readonly Chosen[], given: object = kept) {
  keepInTab(`prova.draft.schedule-ai.many.${people.length}.${people[0]?.id}`, given);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Bar people={people} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await person.click(await button('Agendar entrevista com IA'));
  await screen.findByRole('dialog');
}

test('one call asks all of them until the same moment, and takes them back', async () => {
  await open([chosen('Ana'), chosen('Bia')]);
  await person.click(await button('Agendar 2 entrevistas'));
  expect(await screen.findByText('2 entrevistas com IA marcadas')).toBeTruthy();
  expect(sent).toEqual([
    {
      ...{ jobId: 'job', ...kept },
      applications: [
        { id: 'id-Ana', version: 3 },
        { id: 'id-Bia', version: 3 },
      ],
    },
  ]);
  await person.click(await button('Desfazer'));
  expect(await screen.findByText('Desfeito: 2 candidaturas estão como antes')).toBeTruthy();
  expect(undone).toEqual([
    {
      jobId: 'job',
      changes: [
        { id: 'id-Ana', eventId: 'event-id-Ana' },
        { id: 'id-Bia', eventId: 'event-id-Bia' },
      ],
    },
  ]);
});

test('who cannot be asked is said before; whom the server leaves out stays chosen, with the reason', async () => {
  refused = { 'id-Caio': 'Não há e-mail para o convite.' };
  await open([chosen('Ana'), chosen('Bia', { status: 'ai_interview_scheduled' }), chosen('Caio')]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^1 não pode ser convidada\./)).toBeTruthy();
  await person.click(await button('Agendar 2 entrevistas'));
  await waitFor(() => expect(sent[0]?.applications.map(({ id }) => id)).toEqual(['id-Ana', 'id-Caio']));
  const bar = within(screen.getByRole('region', { name: 'Ações para a seleção' }));
  expect(await bar.findByText('Caio: Não há e-mail para o convite.')).toBeTruthy();
  expect(bar.getByRole('status').textContent).toBe('2 selecionadas');
});

test('nothing leaves without a moment ahead', async () => {
  await open([chosen('Ana')], { ...kept, date: '2026-12-01' });
  await person.click(await button('Agendar 1 entrevista'));
  expect(await screen.findByText('Escolha uma data no futuro')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('that the call failed is said in the dialog', async () => {
  server.use(http.post(MANY, () => failure(500, 'INTERNAL', 'Algo deu errado.')));
  await open([chosen('Ana')]);
  await person.click(await button('Agendar 1 entrevista'));
  expect(await screen.findByText('As entrevistas com IA não foram marcadas')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('where nobody can be asked the buttons say why, once', async () => {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Bar people={[chosen('Ana', { status: 'interview_scheduled' })]} />
    </QueryClientProvider>,
  );
  expect((await button('Agendar entrevista com IA')).getAttribute('aria-disabled')).toBe('true');
  expect((await button('Agendar entrevista')).getAttribute('aria-disabled')).toBe('true');
});
