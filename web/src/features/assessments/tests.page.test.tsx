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
  expect(await screen.findByText('Os testes não carregaram', {}, { timeout: 15_000 })).toBeTruthy();
}, 20_000);

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

test('a test that is gone, or that another saved first, is said in the wizard', async () => {
  server.use(
    http.get('*/api/v1/tests/:id/details', ({ params }) =>
      params.id === TEST.id
        ? success({ ...TEST, questions: [], pools: [] } satisfies TestDetails)
        : failure(404, 'TEST_NOT_FOUND', 'Teste não encontrado. Ele pode ter sido removido.'),
    ),
    http.put('*/api/v1/tests/:id', () => failure(409, 'VERSION_CONFLICT', 'Isto mudou em outra aba.')),
  );
  const router = open('/admin/recruiter/tests/gone/edit');
  expect(await screen.findByText('Teste não encontrado. Ele pode ter sido removido.')).toBeTruthy();
  await router.navigate(`/admin/recruiter/tests/${TEST.id}/edit`);
  const name = await screen.findByRole('textbox', { name: /Nome do teste/ });
  await person.clear(name);
  await person.type(name, 'SQL de outro dia');
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Isto mudou em outra aba.')).toBeTruthy();
  await waitFor(() => expect((name as HTMLInputElement).value).toBe('SQL de outro dia'));
});
