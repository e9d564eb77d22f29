import type { Feedback } from '@prova/contract/evaluations/feedbacks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { FeedbackSection } from './feedback-section.tsx';

const API = `${location.origin}/api/v1/feedbacks`;
const ID = '01939c2a-0000-7000-8000-000000000001';
const APPLICATION = '01939c2a-0000-7000-8000-00000000000a';

const draft: Feedback = {
  id: ID,
  applicationId: APPLICATION,
  jobTitle: 'Front-end',
  companyName: 'Aurora Sistemas',
  strengths: 'Clareza nas escolhas.',
  growth: '',
  message: '',
  sharedAt: null,
  editedAt: null,
  team: {
    version: 1,
    author: { id: ID, name: 'Rui Prado', photoUrl: null },
    editedBy: null,
    writtenAt: '2026-11-01T12:00:00.000Z',
    withdrawUntil: null,
    can: { edit: true, share: true, withdraw: false, remove: true },
  },
};
const withTeam = (given: Partial<Feedback>, team: Partial<NonNullable<Feedback['team']>> = {}): Feedback => ({
  ...draft,
  ...given,
  team: draft.team && { ...draft.team, ...team },
});

let stored: Feedback[];
let sent: { method: string; path: string; body: unknown }[];

const take = async (request: Request) => {
  const body: unknown = request.method === 'DELETE' ? null : await request.json();
  sent.push({ method: request.method, path: new URL(request.url).pathname.replace('/api/v1/feedbacks', ''), body });
};
const server = testApi(
  http.get(API, () => success(stored, { nextCursor: null })),
  http.post(API, async ({ request }) => {
    await take(request);
    stored = [draft];
    return success(draft);
  }),
  http.put(`${API}/:id`, async ({ request }) => {
    await take(request);
    return success(draft);
  }),
  http.post(`${API}/:id/share`, async ({ request }) => {
    await take(request);
    stored = [withTeam({ sharedAt: '2026-11-02T12:00:00.000Z' }, { version: 2 })];
    return success(stored[0]);
  }),
);
beforeEach(() => {
  stored = [];
  sent = [];
});

function open(given: object = {}) {
  const application = {
    id: APPLICATION,
    status: 'review' as const,
    closedAt: null,
    candidate: { name: 'Ana Duarte' } as never,
    ...given,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <FeedbackSection application={application} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), client };
}
const field = (name: string) => screen.findByRole('textbox', { name });
const typed = async (name: string) => ((await field(name)) as HTMLTextAreaElement).value;
const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

it('asks for one part at least, saves a draft once, and shows who wrote it', async () => {
  const { person } = open();
  await press(person, 'Escrever feedback');
  await press(person, 'Salvar rascunho');
  await screen.findByText('Preencha pelo menos um dos campos');
  expect(await field('Pontos fortes')).toBe(document.activeElement);
  await person.type(await field('Pontos fortes'), 'Clareza nas escolhas.');
  await person.dblClick(screen.getByRole('button', { name: 'Salvar rascunho' }));
  await screen.findByText('Rui Prado');
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '',
      body: { applicationId: APPLICATION, strengths: 'Clareza nas escolhas.', growth: '', message: '' },
    },
  ]);
});

it('keeps what was typed when it is closed, and when the connection is lost', async () => {
  server.use(http.post(API, () => failure(503, 'SERVICE_UNAVAILABLE', 'Tente de novo em instantes.')));
  const { person } = open();
  await press(person, 'Escrever feedback');
  await person.type(await field('Mensagem'), 'Obrigada!');
  await person.keyboard('{Escape}');
  await press(person, 'Continuar o feedback');
  expect(await typed('Mensagem')).toBe('Obrigada!');
  cleanup();
  const again = open();
  await press(again.person, 'Continuar o feedback');
  await waitFor(async () => expect(await typed('Mensagem')).toBe('Obrigada!'));
});

it('warns of what the law forbids, and stops nothing', async () => {
  const { person } = open();
  await press(person, 'Escrever feedback');
  await person.type(await field('Mensagem'), 'Exigimos 5 anos de experiência.');
  await screen.findByText(/A lei não permite exigir mais de seis meses/);
  await press(person, 'Salvar rascunho');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('shares what was looked at, after a question that shows what the candidate will read', async () => {
  stored = [draft];
  const { person } = open();
  await press(person, 'Compartilhar');
  const question = await screen.findByRole('alertdialog', { name: 'Compartilhar com Ana Duarte?' });
  within(question).getByText('Clareza nas escolhas.');
  expect(within(question).queryByText('Rui Prado')).toBeNull();
  await person.dblClick(within(question).getByRole('button', { name: 'Compartilhar' }));
  await screen.findByText('Compartilhado');
  expect(sent).toEqual([{ method: 'POST', path: `/${ID}/share`, body: { version: 1 } }]);
});

it('shows in the question what a colleague has changed, and shares nothing else', async () => {
  stored = [draft];
  server.use(
    http.post(`${API}/:id/share`, () => {
      stored = [withTeam({ strengths: 'Outras palavras.' }, { version: 2 })];
      return failure(409, 'VERSION_CONFLICT', 'Alguém mudou isto.');
    }),
  );
  const { person } = open();
  await press(person, 'Compartilhar');
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Compartilhar' }));
  await within(question).findByText('Alguém mudou isto.');
  await within(question).findByText('Outras palavras.');
});

it('keeps one’s words beside a colleague’s, and replaces those knowingly', async () => {
  stored = [draft];
  const theirs = withTeam({ strengths: 'Da colega.' }, { version: 4 });
  server.use(
    http.put(`${API}/:id`, async ({ request }) => {
      await take(request.clone());
      const { version } = (await request.json()) as { version: number };
      return version === 4 ? success(theirs) : failure(409, 'VERSION_CONFLICT', 'Mudou.');
    }),
    http.get(`${API}/:id`, () => success(theirs)),
  );
  const { person } = open();
  await press(person, 'Editar');
  await person.type(await field('Mensagem'), 'Minha parte.');
  await press(person, 'Salvar rascunho');
  await screen.findByText('Este feedback mudou enquanto você escrevia');
  screen.getByText('Da colega.');
  expect(await typed('Mensagem')).toBe('Minha parte.');
  await press(person, 'Salvar rascunho');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([1, 4]);
});

it('makes a new draft of what was written into one that a colleague has deleted', async () => {
  stored = [draft];
  server.use(
    http.put(`${API}/:id`, () => failure(404, 'NOT_FOUND', 'Não encontrado.')),
    http.get(`${API}/:id`, () => failure(404, 'NOT_FOUND', 'Não encontrado.')),
  );
  const { person } = open();
  await press(person, 'Editar');
  await person.type(await field('Mensagem'), 'Minha parte.');
  stored = [];
  await press(person, 'Salvar rascunho');
  await screen.findByText('Este feedback foi excluído enquanto você escrevia');
  expect(await typed('Mensagem')).toBe('Minha parte.');
  await press(person, 'Salvar rascunho');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ method: 'POST', body: { strengths: draft.strengths, message: 'Minha parte.' } });
});

it('offers to write once the company has ended it', async () => {
  open({ status: 'rejected' });
  await screen.findByText('Que tal deixar um feedback?');
});

it('shows a colleague’s without what one may not do', async () => {
  stored = [withTeam({}, { can: { edit: false, share: false, withdraw: false, remove: false } })];
  open();
  await screen.findByText('Clareza nas escolhas.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Escrever outro']);
});
