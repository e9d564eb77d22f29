import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { ListedCandidate } from '@prova/contract/funnel/candidates';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CandidatesPage } from './candidates.page.tsx';
import { boardOf, cardOf } from './test-board.ts';

vi.mock('../../lib/live.ts', async () => ({
  LiveChannel: (await import('react')).createContext({ on: () => () => undefined, subscribe: () => () => undefined }),
  useLiveReady: () => true,
  useLiveTopic: () => undefined,
  useLiveMessage: () => undefined,
}));

const server = testApi();
const api = (path: string) => `${location.origin}/api/v1/applications${path}`;

function listed(name: string, jobId: string, more: Partial<ListedCandidate['application']> = {}): ListedCandidate {
  const application = {
    id: `id-${name}`,
    version: 4,
    jobId,
    jobTitle: `Vaga ${jobId}`,
    stage: { id: `new-${jobId}`, name: 'Novos candidatos', type: 'new' as const },
    status: 'new' as const,
    appliedAt: '2026-11-20T00:00:00.000Z',
    replyDueAt: null,
    source: null,
    active: true,
    withdrawn: false,
    closed: false,
    testOut: false,
    interviewAhead: false,
    unopened: false,
    match: null,
    unreadMessages: 0,
    ...more,
  };
  const person = { name, email: `${name.toLowerCase()}@x.example`, title: null, city: null, state: null };
  return { id: `person-${name}`, ...person, found: [], applications: 1, application };
}

let people: ListedCandidate[];
let sent: unknown[] = [];

beforeEach(() => {
  people = [
    listed('Ana', 'one'),
    listed('Bia', 'one'),
    listed('Caio', 'two'),
    listed('Davi', 'one', { status: 'rejected', active: false }),
  ];
  sent = [];
  server.use(
    http.get(api('/candidates'), () => success(people, { page: 1, limit: 25, total: people.length, totalPages: 1 })),
    http.get(`${location.origin}/api/v1/jobs/recruiter/paginated`, () =>
      success([], { page: 1, limit: 20, total: 0, totalPages: 0 }),
    ),
    http.get(api('/funnel-board'), ({ request }) => {
      const jobId = new URL(request.url).searchParams.get('jobId') ?? '';
      const board = boardOf({});
      const columns = board.columns.map(({ stage, ...column }) => ({
        ...column,
        stage: { ...stage, id: `${stage.id}-${jobId}` },
      }));
      return success({ ...board, columns });
    }),
    http.post(api('/candidates/mass-action'), async ({ request }) => {
      const body = (await request.json()) as { applications: { id: string }[] };
      sent.push(body);
      const changes = body.applications.map(({ id }) => ({
        card: { ...cardOf(id.slice(3), 'review'), id, stageId: 'review-one', version: 5 },
        eventId: `event-${id}`,
        undoUntil: '2026-11-20T00:00:10.000Z',
      }));
      const stage = { id: 'review-one', name: 'Em análise', type: 'review' as const };
      people = people.map((row) =>
        changes.some(({ card }) => card.id === row.application.id)
          ? { ...row, application: { ...row.application, stage, status: 'review' as const, version: 5 } }
          : row,
      );
      return success({ processed: changes.map(({ card }) => card.id), changes, failed: [] });
    }),
  );
});
afterEach(() => {
  toast.clear();
  authStore.write({ status: 'signed-out' });
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={['/admin/recruiter/candidates']}>
        <CandidatesPage />
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: 'Ana' });
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Selecionar ${name}` });
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar esta página' });
const bar = () => screen.findByRole('region', { name: 'Ações para a seleção' });
const counted = async (text: string) =>
  waitFor(async () => expect(within(await bar()).getByRole('status').textContent).toBe(text));

test('the page is chosen as a whole but for who is decided about, and in part', async () => {
  const person = await open();
  await person.click(pageBox());
  await counted('3 selecionadas');
  expect([pageBox().checked, pageBox().indeterminate, box('Davi').checked]).toEqual([true, false, false]);
  await person.click(box('Bia'));
  await counted('2 selecionadas');
  expect([pageBox().checked, pageBox().indeterminate]).toEqual([false, true]);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(box('Ana').checked).toBe(false));
});

test('X chooses the row with the focus; who was rejected is not chosen, and why is said', async () => {
  const person = await open();
  screen.getByRole('link', { name: 'Ana' }).focus();
  await person.keyboard('x');
  await counted('1 selecionada');
  screen.getByRole('link', { name: 'Davi' }).focus();
  await person.keyboard('x');
  expect(await screen.findByText('A candidatura de Davi não pode ser selecionada')).toBeTruthy();
  expect(box('Davi').getAttribute('aria-disabled')).toBe('true');
  await counted('1 selecionada');
});

test('people of several jobs advance together, but are not moved to one stage', async () => {
  const person = await open();
  await person.click(box('Ana'));
  await person.click(box('Caio'));
  expect(await within(await bar()).findAllByText('Para mover, selecione candidaturas de uma só vaga.')).not.toEqual([]);
  expect((await bar()).textContent).toContain('E-mails: 2 ao avançar, 2 ao rejeitar.');
  await person.click(box('Caio'));
  await person.click(await within(await bar()).findByRole('button', { name: 'Avançar' }));
  expect(await screen.findByText('1 candidatura foi para Em análise')).toBeTruthy();
  expect(sent).toEqual([{ action: 'approve', applications: [{ id: 'id-Ana', version: 4 }] }]);
  const rows = screen.getByRole('list', { name: /Candidatos, uma linha/ });
  expect(await within(rows).findByText('Em análise')).toBeTruthy();
});

test('who may export chooses whoever shows; what cannot be done with them is refused with its reason', async () => {
  const companies = [{ id: 'company', name: 'Aurora', role: 'recruiter', runsJobs: true }];
  authStore.write({ status: 'signed-in', user: { id: 'rui', name: 'Rui', companies } as unknown as SessionUser });
  people = [
    listed('Ana', 'one'),
    listed('Davi', 'one', { status: 'rejected', active: false }),
    listed('Hugo', 'one', { status: 'hired', stage: { id: 'hired-one', name: 'Contratados', type: 'hired' } }),
    listed('Olga', 'one', { status: 'offer_sent', stage: { id: 'offer-one', name: 'Oferta', type: 'offer' } }),
  ];
  let exported: unknown;
  server.use(
    http.post(api('/candidates/export'), async ({ request }) => {
      exported = await request.json();
      return success({ rows: 3, hidden: 0, url: '/exports/1?exp=1&sig=x', expiresAt: '2026-12-02T12:10:00.000Z' });
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const person = await open();
  await person.click(box('Davi'));
  await person.click(box('Hugo'));
  await person.click(box('Olga'));
  await counted('3 selecionadas');
  const button = async (name: string) => within(await bar()).findByRole('button', { name });
  // Nothing but the export can be done with these, and the bar says why.
  await waitFor(async () => expect((await button('Rejeitar')).getAttribute('aria-disabled')).toBe('true'));
  expect((await button('Avançar')).getAttribute('aria-disabled')).toBe('true');
  for (const reason of ['já foi contratada', 'Há uma oferta em aberto', 'já foi rejeitada'])
    await waitFor(async () => expect((await bar()).textContent).toContain(reason));
  await person.click(await button('Exportar'));
  await person.click(await screen.findByRole('button', { name: 'Baixar' }));
  await waitFor(() =>
    expect(exported).toMatchObject({ of: 'chosen', applications: ['id-Davi', 'id-Hugo', 'id-Olga'] }),
  );
  // Among others they are left out of a rejection, which says so before.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(pageBox());
  await counted('4 selecionadas');
  await person.click(await button('Rejeitar'));
  const dialog = await screen.findByRole('dialog', { name: 'Rejeitar 1 candidatura?' });
  expect(dialog.textContent).toContain('1 não pode ser rejeitada. Esta pessoa já foi contratada.');
});

test('a reason for which somebody was left out stands once', async () => {
  server.use(
    http.post(api('/candidates/mass-action'), () => {
      const hired = {
        stage: { id: 'hired-one', name: 'Contratados', type: 'hired' as const },
        status: 'hired' as const,
      };
      people = people.map((row) =>
        row.name === 'Bia' ? { ...row, application: { ...row.application, ...hired, version: 5 } } : row,
      );
      const reason = 'Esta pessoa já foi contratada.';
      return success({
        processed: [],
        changes: [],
        failed: [{ id: 'id-Bia', error: 'ACTION_REFUSED', message: reason, reason }],
      });
    }),
  );
  const person = await open();
  await person.click(box('Bia'));
  await person.click(await within(await bar()).findByRole('button', { name: 'Avançar' }));
  await within(await bar()).findByText('Bia: Esta pessoa já foi contratada.');
  const said = async () => (await bar()).textContent?.split('já foi contratada').length ?? 0;
  await screen.findByText('Contratados');
  expect(await said()).toBe(2);
  // Once it is closed, what is known of the next step says it.
  await person.click(within(await bar()).getByRole('button', { name: 'Fechar' }));
  await within(await bar()).findByText('1 não pode avançar. Esta pessoa já foi contratada.');
});
