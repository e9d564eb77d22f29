import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { type CandidateProfile, listCandidates } from '@prova/contract/funnel/candidates';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { NO_INTERVIEWS } from '../../../test/interviews.ts';
import { NO_MESSAGES } from '../../../test/messages.ts';
import { invalidate } from '../../lib/query.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { withCard } from './board-state.ts';
import { CandidatePage } from './candidate.page.tsx';
import { boardOf, cardOf, detailOf, NO_MATCH } from './test-board.ts';

const server = testApi();
const at = (path: string) => `${location.origin}/api/v1${path}`;
const nameIn = (id: unknown) => String(id).slice(3);
const LIST = '/admin/recruiter/candidates?sort=name&page=2';
const BOARD = '/admin/recruiter/jobs/job/board?source=linkedin';

const applicationOf = (name: string): CandidateProfile['applications'][number] => ({
  id: `id-${name}`,
  version: 1,
  jobId: 'job',
  jobTitle: 'Pessoa Desenvolvedora',
  stage: { id: 'new', name: 'Novos candidatos', type: 'new' },
  status: 'new',
  appliedAt: '2026-11-20T00:00:00.000Z',
  replyDueAt: null,
  source: null,
  active: true,
  withdrawn: false,
  closed: false,
  testOut: false,
  interviewAhead: false,
  unopened: false,
});
const personOf = (name: string): CandidateProfile => ({
  id: `person-${name}`,
  hidden: false,
  name,
  email: `${name.toLowerCase()}@x.example`,
  phone: null,
  city: null,
  state: null,
  title: null,
  linkedin: null,
  github: null,
  portfolio: null,
  website: null,
  hasAccount: false,
  talentId: null,
  bankConsentAt: null,
  applications: [applicationOf(name)],
  resume: null,
});

let can: Partial<ApplicationDetail['can']>;
let board: ReturnType<typeof boardOf>;
let asked: string[];
let listed: string[];
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  can = {};
  board = boardOf({ new: ['Ana', 'Bia'] });
  asked = [];
  listed = ['Ana', 'Bia'];
  client = createQueryClient(() => undefined);
  const changed = (name: string, change: object) => {
    const card = { ...cardOf(name, 'new'), version: 2, ...change };
    board = withCard(board, card, 'open');
    return { card, eventId: `event-${name}`, undoUntil: '2026-11-20T00:00:10.000Z' };
  };
  server.use(
    http.get(at('/applications/candidates/:id'), ({ params }) => success(personOf(nameIn(params.id)))),
    http.get(at('/applications/candidates'), ({ request }) => {
      asked.push(new URL(request.url).search);
      const people = listed.map((name) => {
        const application = { ...applicationOf(name), match: null, unreadMessages: 0 };
        return { ...personOf(name), found: [], applications: 1, application };
      });
      return success(people, { page: 2, limit: 25, total: 27, totalPages: 2 });
    }),
    http.get(at('/applications/funnel-board'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return success(board);
    }),
    http.get(at('/applications/funnel-board/cards'), () => success([])),
    http.post(at('/applications/:id/actions'), ({ params }) =>
      success(changed(nameIn(params.id), { stageId: 'review', status: 'review' })),
    ),
    http.post(at('/applications/:id/undo'), ({ params }) => success(changed(nameIn(params.id), { version: 3 }))),
    http.post(at('/applications/:id/opened'), () => success({})),
    http.get(at('/applications/:id'), ({ params, request }) => {
      if (request.url.includes('ahead')) return new HttpResponse(null, { status: 404 });
      const detail = detailOf(nameIn(params.id));
      return success({ ...detail, can: { ...detail.can, ...can } });
    }),
    http.get(at('/applications/:id/timeline'), () => success([], { nextCursor: null })),
    http.get(at('/applications/:id/match'), () => success(NO_MATCH)),
    http.get(at('/applications/:id/notes'), () => success([], { nextCursor: null })),
    http.get(at('/applications/:id/messages'), () => success(NO_MESSAGES)),
    http.get(at('/tests/assignments'), () => success([])),
    http.get(at('/feedbacks'), () => success([], { nextCursor: null })),
    http.get(at('/interviews/recruiter'), () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.get(at('/job-offers'), () => success([], { page: 1, limit: 20, total: 0, totalPages: 0 })),
  );
});
afterEach(() => toast.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname} ${new URLSearchParams(search).get('from')}`}</output>;
}

async function open(from: string | null) {
  const query = from === null ? '' : `?from=${encodeURIComponent(from)}`;
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin/recruiter/candidates/id-Ana${query}`]}>
        <Routes>
          <Route path="/admin/recruiter/candidates/:id" element={<CandidatePage />} />
        </Routes>
        <Address />
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Ana' });
  await screen.findByRole('heading', { level: 2, name: /Pessoa Desenvolvedora/ });
  return userEvent.setup();
}
const address = () => screen.getByLabelText('address').textContent;

test('from a board somebody is decided by key, the next of the column follows, and undo leads back', async () => {
  const person = await open(BOARD);
  expect(await screen.findByRole('button', { name: /^Avançar/ })).toBeTruthy();
  expect(asked.some((search) => search.includes('source=linkedin'))).toBe(true);
  expect(await screen.findByText('1 de 2')).toBeTruthy();
  await person.keyboard('a');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bia' })).toBeTruthy();
  expect(address()).toBe(`/admin/recruiter/candidates/id-Bia ${BOARD}`);
  await person.keyboard('z');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pessoa Desenvolvedora' }).getAttribute('href')).toBe(BOARD);
});

test('from a list its filters and its page are kept on the way', async () => {
  const person = await open(LIST);
  expect(await screen.findByText('26 de 27')).toBeTruthy();
  expect(asked.some((search) => search.includes('sort=name') && search.includes('page=2'))).toBe(true);
  await person.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bia' })).toBeTruthy();
  expect(await screen.findByText('27 de 27')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /anterior/i }));
  expect(await screen.findByText('26 de 27')).toBeTruthy();
  expect(address()).toContain('sort=name');
  expect(screen.getByRole('link', { name: 'Candidatos' }).getAttribute('href')).toBe(LIST);
});

test('whoever leaves the list while they are read is still between those who stood beside them', async () => {
  listed = ['Caio', 'Ana', 'Bia'];
  const person = await open(LIST);
  expect(await screen.findByText('27 de 27')).toBeTruthy();
  listed = ['Caio', 'Bia'];
  await invalidate(client, [listCandidates]);
  await waitFor(() => expect(screen.queryByText('27 de 27')).toBeNull());
  await person.click(screen.getByRole('button', { name: /próxima/i }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bia' })).toBeTruthy();
});

test('an address that leads elsewhere is no way back', async () => {
  await open('https://elsewhere.example/admin/recruiter/candidates');
  const link = screen.getByRole('link', { name: 'Candidatos' });
  expect(link.getAttribute('href')).toBe('/admin/recruiter/candidates');
  expect(await screen.findByRole('button', { name: /^Avançar/ })).toBeTruthy();
});

test('who decides about nobody is shown no action, and what is theirs to read', async () => {
  const nothing = { decide: false, readOffers: false, readTests: false, converse: false, readHistory: false };
  can = { ...nothing, handleOffers: false, handleTests: false, handleInterviews: false, writeNotes: false };
  const person = await open(BOARD);
  await waitFor(() => expect(screen.getByText('1 de 2')).toBeTruthy());
  expect(screen.queryByRole('button', { name: /Avançar|Rejeitar|Mover|Enviar/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Linha do tempo' })).toBeNull();
  await person.keyboard('a');
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy();
});
