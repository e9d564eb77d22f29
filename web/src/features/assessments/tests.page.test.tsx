import type { TestQuestion } from '@prova/contract/assessments/questions';
import type { TestDetails, TestSummary } from '@prova/contract/assessments/tests';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EditTestPage } from './test-wizard.page.tsx';
import { TestsPage } from './tests.page.tsx';

const server = testApi();
afterEach(() => toast.clear());

const TEST: TestSummary = {
  id: '0195d4a0-0000-7000-8000-000000000001',
  version: 3,
  title: 'SQL do dia a dia',
  description: '',
  instructions: '',
  category: 'database',
  difficulty: 'intermediate',
  skills: [],
  status: 'draft',
  minutes: null,
  showsAnswers: false,
  shuffles: false,
  openToTalents: false,
  graders: 1,
  provesFrom: 50,
  questionCount: 0,
  questionTotal: 0,
  points: 0,
  applicationsCount: 0,
  authorName: 'Marta Ribeiro',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const LIST = '*/api/v1/tests/recruiter';
const meta = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1 });
const listed = (tests: readonly TestSummary[]) => http.get(LIST, () => success(tests, meta(tests.length)));

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/recruiter/tests', element: <TestsPage /> },
      { path: '/admin/recruiter/tests/:id/edit', element: <EditTestPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return router;
}

let person: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  person = userEvent.setup();
});

test('without tests the list says what they are for', async () => {
  server.use(listed([]));
  open('/admin/recruiter/tests');
  expect(await screen.findByRole('heading', { name: 'Seu primeiro teste começa aqui' })).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});

test('filters that find nothing can be taken away', async () => {
  const asked: string[] = [];
  server.use(
    http.get(LIST, ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return search.includes('status=archived') ? success([], meta(0)) : success([TEST], meta(1));
    }),
  );
  open('/admin/recruiter/tests?status=archived');
  await person.click((await screen.findAllByRole('button', { name: 'Limpar filtros' })).at(-1) as HTMLElement);
  expect(await screen.findByRole('link', { name: 'SQL do dia a dia' })).toBeTruthy();
  expect(screen.getByText('1 teste')).toBeTruthy();
});

test('a list that does not load says so', async () => {
  server.use(http.get(LIST, () => failure(503, 'SERVICE_UNAVAILABLE', 'Fora do ar.')));
  open('/admin/recruiter/tests');
  expect(await screen.findByText('Os testes não carregaram')).toBeTruthy();
});

test('whoever may not see the tests is told why', async () => {
  server.use(http.get(LIST, () => failure(403, 'FORBIDDEN', 'Sua conta não tem permissão para isso.')));
  open('/admin/recruiter/tests');
  expect(await screen.findByRole('heading', { name: 'Os testes são de quem recruta' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Novo teste' })).toBeNull();
});

test('an empty draft is not published; a status that has changed is said and loaded again', async () => {
  let status: TestSummary['status'] = 'published';
  server.use(
    http.get(LIST, () =>
      success(
        [TEST, { ...TEST, id: '0195d4a0-0000-7000-8000-000000000002', title: 'Outro', questionCount: 3, status }],
        {
          meta: meta(2),
        },
      ),
    ),
    http.post('*/toggle-status', () => {
      status = 'archived';
      return failure(409, 'TEST_STATUS_CHANGED', 'O status deste teste já mudou.');
    }),
  );
  open('/admin/recruiter/tests');
  await person.click(await screen.findByRole('button', { name: 'Ações de SQL do dia a dia' }));
  const publish = await screen.findByRole('menuitem', { name: /^Publicar/ });
  expect([publish.getAttribute('aria-disabled'), publish.textContent]).toEqual([
    'true',
    expect.stringContaining('Adicione uma questão antes'),
  ]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Ações de Outro' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Arquivar' }));
  expect(await screen.findByText('O status deste teste já mudou.')).toBeTruthy();
  expect(await screen.findByText('Arquivado')).toBeTruthy();
});

test('what a file does not hold is said before it is saved', async () => {
  const answer = { name: 'sql.gift', content: '{T}', encoding: 'text' };
  let lost = [
    { what: 'rubric', questions: [2, 7] },
    { what: 'configuration', questions: [] },
  ];
  server.use(
    listed([{ ...TEST, questionCount: 3 }]),
    http.get('*/api/v1/tests/:id/export', () => success({ ...answer, lost })),
  );
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  open('/admin/recruiter/tests');
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: 'Ações de SQL do dia a dia' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Exportar em GIFT' }));
  };
  await ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Nem tudo cabe neste formato' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Critérios de correçãoQuestões 2, 7',
    expect.stringContaining('Configuração do teste'),
  ]);
  expect(saved).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Baixar mesmo assim' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toHaveBeenCalledOnce();
  lost = [];
  await ask();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const QUESTION: TestQuestion = {
  ...{ id: '0195d4a0-0000-7000-8000-00000000000c', version: 1, testId: TEST.id, position: 1, type: 'TRUE_FALSE' },
  ...{ text: '<p>NULL é igual a NULL.</p>', points: 1, topic: 'Nulos', pool: 'Junções', options: [], language: null },
  ...{ starterCode: '', check: null, videoSeconds: null, correctAnswer: false, expectedAnswer: '', explanation: '' },
  rubric: [],
};

test.each([
  [3, true],
  [24, false],
])('of %d questions of a file one sees what they are before the test is created', async (count, isOpen) => {
  const { text, type, points, topic } = { ...QUESTION, text: '<p>NULL é <em>igual</em> a NULL.</p>' };
  const questions = Array.from({ length: count }, () => ({ text, type, points, topic, correctAnswer: false }));
  const created = vi.fn(() => success(TEST));
  server.use(
    listed([TEST]),
    http.post('*/api/v1/tests/import', () =>
      success({ format: 'gift', test: null, questions, pools: [], refused: [], lost: [] }),
    ),
    http.post('*/api/v1/tests', created),
  );
  open('/admin/recruiter/tests');
  await person.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar um teste' }));
  await person.upload(dialog.getByLabelText<HTMLInputElement>(/^Arquivo/), new File(['{T}'], 'sql.gift'));
  const summary = await dialog.findByText(`${count} questões entram no teste`);
  const list = summary.closest('details') as HTMLDetailsElement;
  expect(list.open).toBe(isOpen);
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)[1]).toBe(
    '2NULL é igual a NULL.Verdadeiro ou falso · 1 ponto · Nulos',
  );
  expect(created).not.toHaveBeenCalled();
});

/** A test that somebody else saves once: what is sent for the version before is refused. */
function savedByAnother(before: Partial<TestDetails>, after: Partial<TestDetails>) {
  const of = (change: Partial<TestDetails>): TestDetails => ({ ...TEST, questions: [], pools: [], ...change });
  const sent: unknown[] = [];
  let now = of(before);
  const save = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    if (sent.length > 1) return success(now);
    now = of(after);
    return failure(409, 'VERSION_CONFLICT', 'Isto mudou em outra aba.');
  };
  server.use(
    http.get('*/api/v1/tests/:id/details', () => success(now)),
    ...['*/api/v1/tests/:id', '*/api/v1/tests/questions/:id', '*/api/v1/tests/:id/pools'].map((path) =>
      http.put(path, save),
    ),
  );
  return sent;
}
const reload = async () => {
  expect(await screen.findByText('Isto mudou em outra aba.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Recarregar e manter meu rascunho' }));
};
const wizard = (step: number) => `/admin/recruiter/tests/${TEST.id}/edit?step=${step}`;

test('a test that is gone is said in the wizard', async () => {
  server.use(
    http.get('*/api/v1/tests/:id/details', () =>
      failure(404, 'TEST_NOT_FOUND', 'Teste não encontrado. Ele pode ter sido removido.'),
    ),
  );
  open('/admin/recruiter/tests/gone/edit');
  expect(await screen.findByText('Teste não encontrado. Ele pode ter sido removido.')).toBeTruthy();
});

test('where another saved the test first it is loaded again, and the draft stays on offer', async () => {
  const sent = savedByAnother({}, { version: 4, title: 'SQL deles' });
  open(wizard(1));
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Nome do teste/ });
  await person.clear(await name());
  await person.type(await name(), 'SQL de outro dia');
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  await reload();
  expect(await screen.findByText('O teste mudou depois que você escreveu isto')).toBeTruthy();
  expect(screen.queryByText('Isto mudou em outra aba.')).toBeNull();
  // Nobody has left it.
  expect(screen.queryByText(/^Rascunho da configuração/)).toBeNull();
  await waitFor(async () => expect((await name()).value).toBe('SQL de outro dia'));
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { title: 'SQL de outro dia', version: 3 },
      { title: 'SQL de outro dia', version: 4 },
    ]),
  );
});

test('the same of a question, whose draft can be given up for what is there', async () => {
  savedByAnother(
    { questionTotal: 1, questionCount: 1, questions: [QUESTION] },
    { questionTotal: 1, questionCount: 1, questions: [{ ...QUESTION, version: 2, topic: 'Deles' }] },
  );
  open(wizard(2));
  await person.click(await screen.findByRole('button', { name: 'Editar a questão 1' }));
  const topic = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Assunto/ });
  await person.clear(await topic());
  await person.type(await topic(), 'Meu');
  await person.click(screen.getByRole('button', { name: 'Salvar questão' }));
  await reload();
  expect(await screen.findByText('A questão mudou depois que você escreveu isto')).toBeTruthy();
  await waitFor(async () => expect((await topic()).value).toBe('Meu'));
  await person.click(screen.getByRole('button', { name: 'Descartar meu rascunho' }));
  await waitFor(async () => expect((await topic()).value).toBe('Deles'));
});

test('a question that was taken out meanwhile is said, and what was written stays to be read', async () => {
  savedByAnother({ questionTotal: 1, questionCount: 1, questions: [QUESTION] }, {});
  open(wizard(2));
  await person.click(await screen.findByRole('button', { name: 'Editar a questão 1' }));
  const topic = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Assunto/ });
  await person.type(topic, ' e mais');
  await person.click(screen.getByRole('button', { name: 'Salvar questão' }));
  await reload();
  expect(await screen.findByText(/^Esta questão foi removida enquanto isso/)).toBeTruthy();
  expect(topic.value).toBe('Nulos e mais');
});

test('the same of a pool, wherever it stands among the others then', async () => {
  const questions = [QUESTION, { ...QUESTION, id: '0195d4a0-0000-7000-8000-00000000000d', pool: '', position: 2 }];
  const pool = { name: 'Junções', draws: 1 };
  const [second] = questions.slice(1).map((question) => ({ ...question, pool: 'Deles' }));
  const sent = savedByAnother(
    { questionTotal: 2, questionCount: 2, questions, pools: [pool] },
    {
      ...{ version: 4, questionTotal: 2, questionCount: 2, pools: [{ name: 'Deles', draws: 1 }, pool] },
      questions: [QUESTION, ...(second ? [second] : [])],
    },
  );
  open(wizard(2));
  await person.click(await screen.findByRole('button', { name: 'Editar o grupo Junções' }));
  await person.type(await screen.findByRole('textbox', { name: /^Nome do grupo/ }), ' externas');
  await person.click(screen.getByRole('button', { name: 'Salvar grupo' }));
  await reload();
  expect(await screen.findByText('O teste mudou depois que você escreveu isto')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Salvar grupo' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { version: 3, pools: [{ name: 'Junções externas' }] },
      { version: 4, pools: [{ name: 'Deles' }, { name: 'Junções externas', questionIds: [QUESTION.id] }] },
    ]),
  );
});

test('a pool that another changed first is not dissolved, and the list is loaded again', async () => {
  const of = { questionTotal: 1, questionCount: 1, questions: [QUESTION], pools: [{ name: 'Junções', draws: 1 }] };
  const two = [QUESTION, { ...QUESTION, id: '0195d4a0-0000-7000-8000-00000000000d', pool: '', position: 2 }];
  savedByAnother(
    { ...of, questions: two },
    { ...of, questions: two, version: 4, pools: [{ name: 'Deles', draws: 1 }] },
  );
  open(wizard(2));
  await person.click(await screen.findByRole('button', { name: 'Desfazer o grupo Junções' }));
  expect(await screen.findByText('Isto mudou em outra aba.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(await screen.findByRole('button', { name: 'Desfazer o grupo Deles' })).toBeTruthy();
});

test('the review shows the skills that a result proves, and a solution that is wrong', async () => {
  const test = { ...TEST, skills: ['SQL', 'PostgreSQL'], questionCount: 1, questionTotal: 1 };
  const question = { ...QUESTION, type: 'CODE', check: { state: 'wrong', problem: { number: 2 }, cases: [] } };
  server.use(http.get('*/api/v1/tests/:id/details', () => success({ ...test, questions: [question], pools: [] })));
  open(wizard(3));
  const name = await screen.findByText('Habilidades que o teste comprova');
  expect(name.nextElementSibling?.textContent).toBe('SQL, PostgreSQL');
  expect(screen.getByText('a solução não passa no caso 2')).toBeTruthy();
});

test('whoever leaves the first step with something unsaved hears that it is kept, and finds it', async () => {
  server.use(
    listed([TEST]),
    http.get('*/api/v1/tests/:id/details', () => success({ ...TEST, questions: [], pools: [] })),
  );
  const router = open(wizard(1));
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Nome do teste/ });
  await name();
  await router.navigate('/admin/recruiter/tests');
  await screen.findByRole('heading', { name: 'Testes' });
  // Nothing was changed, so there is nothing to say.
  expect(screen.queryByText(/guardado nesta aba/)).toBeNull();
  await router.navigate(wizard(1));
  await person.type(await name(), '!');
  await router.navigate('/admin/recruiter/tests');
  expect(await screen.findByText(/^Rascunho da configuração guardado nesta aba/)).toBeTruthy();
  await router.navigate(wizard(1));
  await waitFor(async () => expect((await name()).value).toBe('SQL do dia a dia!'));
  await waitFor(() => expect(screen.queryByText(/^Rascunho da configuração/)).toBeNull());
});

test('an author is warned while a test is open and shows its answers, and only then', async () => {
  const off = { ...TEST, openToTalents: false, showsAnswers: false, questions: [], pools: [] };
  server.use(http.get('*/api/v1/tests/:id/details', () => success(off)));
  open(wizard(1));
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });
  const warning = () => screen.queryByText('Aberto, este teste pode ficar conhecido');
  await person.click(await box(/^Aberto a todos os talentos/));
  expect(warning()).toBeNull();
  await person.click(await box(/^Mostrar as respostas certas depois/));
  await waitFor(() => expect(warning()).toBeTruthy());
  await person.click(await box(/^Aberto a todos os talentos/));
  await waitFor(() => expect(warning()).toBeNull());
});
