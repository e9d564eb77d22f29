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
const COMPANY = idOf(400);
const stages = boardOf({}).columns.map(({ stage }) => stage);
function chosen(name: string, more: Partial<ReturnType<typeof cardOf>> = {}): Chosen {
  const card = { ...cardOf(name, 'new'), ...more };
  return {
    id: card.id,
    jobId: 'job',
    name,
    version: 3,
    state: { ...applicationState(card, 'new'), stageId: 'new' },
    stages,
  };
}
/** As the form keeps it in the tab, where nobody types it part by part. */
const kept = { timeZone: 'America/Sao_Paulo', location: 'https://meet.example/a', date: '2026-12-03' };

type Sent = { applications: { id: string; date: string; time: string; version: number }[]; [more: string]: unknown };
let person: UserEvent;
let sent: Sent[];
let undone: unknown[];
let left: number;
let busy: { userId: string; startsAt: string; endsAt: string }[];
/** Whom the server does not do it to, and why. */
let refusing: Record<string, { error: string; message: string; reason: string | null }>;

beforeEach(() => {
  // The clock alone: what waits goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00Z') });
  person = userEvent.setup();
  [sent, undone, left, busy, refusing] = [[], [], 500, [], {}];
  const company = { id: COMPANY, name: 'Aurora', role: 'recruiter', logoUrl: null, verified: true, runsJobs: true };
  const user = { id: HOST_ID, name: 'Rui Prado', companies: [company] } as unknown as SessionUser;
  authStore.write({ status: 'signed-in', user });
  const outcome = (ids: readonly string[]) => {
    const done = ids.filter((id) => !refusing[id]);
    const changes = done.map((id) => ({
      card: { ...cardOf(id.slice(3), 'new'), id, status: 'interview_scheduled' },
      eventId: `event-${id}`,
      undoUntil: '2026-12-02T12:00:10.000Z',
      interviewId: `interview-${id}`,
    }));
    return success({
      processed: done,
      changes,
      failed: ids.flatMap((id) => (refusing[id] ? [{ id, ...refusing[id] }] : [])),
    });
  };
  server.use(
    http.get('*/api/v1/companies/:id/members', () => success({ members: [], invitations: [], can: { manage: false } })),
    http.get('*/api/v1/companies/:id/mails', () =>
      success({ suspended: false, limit: 2000, sentToday: 1, left, waiting: 0, lost: 0 }),
    ),
    http.get('*/api/v1/interviews/busy', () => success(busy)),
    http.post('*/api/v1/candidate-funnel/schedule-interviews', async ({ request }) => {
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
  sessionStorage.clear();
});

function Bar({ people }: { people: readonly Chosen[] }) {
  const [choice, setChoice] = useState<Choice>(new Map(people.map(({ id, version }) => [id, version])));
  const remove = (ids: readonly string[]) => setChoice(new Map([...choice].filter(([id]) => !ids.includes(id))));
  const nothing = () => undefined;
  return (
    <SelectionBar
      selection={{
        choice,
        remove,
        picking: false,
        isActive: true,
        toggle: nothing,
        add: nothing,
        renew: nothing,
        begin: nothing,
        clear: nothing,
      }}
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

const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function open(people: readonly Chosen[], given: object = kept) {
  keepInTab(`prova.draft.schedule.many.${people.length}.${people[0]?.id}`, given);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Bar people={people} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await person.click(await button('Agendar entrevista'));
  await screen.findByRole('dialog');
}
const list = () => screen.findByRole('list', { name: 'Horários' });
const shown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Of a part of a time: typed from the first on. */
async function typeTime(name: string, ...parts: readonly string[]) {
  const group = within(await list()).getByRole('group', { name });
  for (const [index, part] of parts.entries()) {
    await person.click(within(group).getAllByRole('spinbutton')[index] as HTMLElement);
    await person.keyboard(part);
  }
}

test('each gets a time after the other, one is changed, and one call invites them all and takes them back', async () => {
  busy = [{ userId: HOST_ID, startsAt: '2026-12-03T13:00:00.000Z', endsAt: '2026-12-03T14:00:00.000Z' }];
  await open([chosen('Ana'), chosen('Bia'), chosen('Caio')]);
  await waitFor(async () =>
    expect(await shown()).toEqual([
      expect.stringMatching(/^Anaqui\., 3 de dez\., 11:15\u00a0–\u00a012:15/),
      expect.stringMatching(/^Bia.*12:30.*13:30/),
      expect.stringMatching(/^Caio.*13:45.*14:45/),
    ]),
  );
  expect(await screen.findByText('Hoje ainda podem sair 500 convites.')).toBeTruthy();
  await person.click(await button('Mudar o horário de Bia'));
  // The keyboard goes on in the fields that have come, and where it was once they are gone.
  const own = screen.getByRole('group', { name: 'Mudar o horário de Bia' });
  await waitFor(() => expect(own.contains(document.activeElement)).toBe(true));
  await typeTime('Horário', '16', '00');
  await person.click(await button('Pronto'));
  expect(document.activeElement).toBe(await button('Mudar o horário de Bia'));
  await waitFor(async () =>
    expect(await shown()).toEqual([
      expect.stringMatching(/^Ana.*11:15/),
      expect.stringMatching(/^BiaEscolhido por você.*16:00.*17:00/),
      expect.stringMatching(/^Caio.*12:30/),
    ]),
  );
  await person.click(await button('Agendar 3 entrevistas'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      jobId: 'job',
      type: 'video',
      location: 'https://meet.example/a',
      minutes: 60,
      interviewerIds: [HOST_ID],
      allowOverlap: false,
      timeZone: 'America/Sao_Paulo',
      applications: [
        { id: 'id-Ana', version: 3, date: '2026-12-03', time: '11:15', offset: '-03:00' },
        { id: 'id-Bia', version: 3, date: '2026-12-03', time: '16:00' },
        { id: 'id-Caio', version: 3, date: '2026-12-03', time: '12:30', offset: '-03:00' },
      ],
    },
  ]);
  expect(await screen.findByText('3 entrevistas marcadas')).toBeTruthy();
  await person.click(await button('Desfazer'));
  expect(await screen.findByText('Desfeito: 3 candidaturas estão como antes')).toBeTruthy();
  expect(undone).toEqual([
    {
      jobId: 'job',
      changes: ['Ana', 'Bia', 'Caio'].map((name) => ({ id: `id-${name}`, eventId: `event-id-${name}` })),
    },
  ]);
});

test('whoever gets no interview now is named with the reason, is not sent, and stays chosen', async () => {
  left = 1;
  await open([chosen('Ana'), chosen('Bia', { status: 'interview_scheduled' }), chosen('Caio')]);
  await waitFor(async () =>
    expect(await shown()).toEqual([
      expect.stringMatching(/^Ana.*09:00/),
      'BiaJá há uma entrevista marcada ou em andamento.',
      'CaioFica para amanhã: os e-mails de hoje acabaram.',
    ]),
  );
  expect(screen.getByText('Hoje ainda pode sair 1 convite.')).toBeTruthy();
  await person.click(await button('Agendar 1 entrevista'));
  await waitFor(() => expect(sent[0]?.applications.map(({ id }) => id)).toEqual(['id-Ana']));
  expect(await screen.findByText('1 entrevista marcada. 2 candidatos não puderam ser processados')).toBeTruthy();
  const bar = screen.getByRole('region', { name: 'Ações para a seleção' });
  expect(within(bar).getByRole('status').textContent).toBe('2 selecionadas');
  expect(within(bar).getByText('Caio: Fica para amanhã: os e-mails de hoje acabaram.')).toBeTruthy();
});

test('a time that does not do holds all back until it is mended, or meant', async () => {
  busy = [{ userId: HOST_ID, startsAt: '2026-12-03T17:00:00.000Z', endsAt: '2026-12-03T18:00:00.000Z' }];
  const own = { 'id-Ana': { date: '2026-12-03', time: '14:30' } };
  await open([chosen('Ana'), chosen('Bia')], { ...kept, own });
  expect(await screen.findByText('Rui Prado (você) já tem entrevista nesse horário')).toBeTruthy();
  await person.click(await button('Agendar 2 entrevistas'));
  expect(await screen.findByText('Corrija os horários que têm um aviso.')).toBeTruthy();
  expect(sent).toEqual([]);
  await person.click(screen.getByRole('switch', { name: /^Marcar mesmo com outra/ }));
  expect(screen.queryByText('Rui Prado (você) já tem entrevista nesse horário')).toBeNull();
  await person.click(await button('Agendar 2 entrevistas'));
  await waitFor(() => expect(sent[0]).toMatchObject({ allowOverlap: true }));
});

test('whom the server finds busy keeps the dialog open, with its words beside the name', async () => {
  refusing = { 'id-Bia': { error: 'INTERVIEWER_BUSY', message: 'Rui já tem entrevista nesse horário.', reason: null } };
  await open([chosen('Ana'), chosen('Bia')], { ...kept, own: { 'id-Bia': { date: '2026-12-03', time: '15:00' } } });
  await person.click(await button('Agendar 2 entrevistas'));
  expect(await screen.findByRole('dialog', { name: 'Agendar entrevista com 1 pessoa' })).toBeTruthy();
  await waitFor(async () =>
    expect(await shown()).toEqual([expect.stringMatching(/^Bia.*Rui já tem entrevista nesse horário\.Mudar$/)]),
  );
});

test('what all have in common is said at its field', async () => {
  await open([chosen('Ana')], { ...kept, location: '', from: '09:00', until: '09:30', weekdays: [] });
  await person.click(await button(/^Agendar( 1 entrevista)?$/));
  expect(await screen.findByText('Informe o local, o link ou o telefone da entrevista')).toBeTruthy();
  expect(screen.getByText('Escolha pelo menos um dia')).toBeTruthy();
  expect(screen.getByText('Nesse expediente não cabe uma entrevista')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('when the call fails nothing is lost', async () => {
  server.use(
    http.post('*/api/v1/candidate-funnel/schedule-interviews', () => failure(500, 'INTERNAL', 'Algo deu errado.')),
  );
  await open([chosen('Ana')]);
  await person.click(await button('Agendar 1 entrevista'));
  expect(await screen.findByText('As entrevistas não foram marcadas')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Link da entrevista/ })).toHaveProperty('value', kept.location);
});

test('where nobody can be asked the button says why', async () => {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Bar people={[chosen('Ana', { status: 'interview_scheduled' })]} />
    </QueryClientProvider>,
  );
  const schedule = await button('Agendar entrevista');
  expect(schedule.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText('Todas as selecionadas já têm entrevista marcada.').length).toBeGreaterThan(0);
});
