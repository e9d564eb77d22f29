import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { articleOf, courseOf } from '../../../test/knowledge.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ExpertArticlePage, ExpertCoursePage } from './expert-item.page.tsx';

vi.mock('../../widgets/rich-text/rich-text-editor.tsx', () => ({
  RichTextEditor: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

type Body = Record<string, unknown> & { version: number };
let stored: ReturnType<typeof articleOf>;
const saved: Body[] = [];
const server = testApi(
  http.get('*/api/v1/knowledge/articles/:id', () => success(stored)),
  http.put('*/api/v1/knowledge/articles/:id', async ({ request }) => {
    const body = (await request.json()) as Body;
    saved.push(body);
    if (body.version !== stored.version) return failure(409, 'VERSION_CONFLICT', 'Mudou.');
    stored = { ...stored, ...body, version: stored.version + 1 } as typeof stored;
    return success(stored);
  }),
  http.get('*/api/v1/tests/recruiter', () => success([], { page: 1, limit: 100, total: 0, totalPages: 1 })),
);
beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});

function open(path: string) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/admin/expert/knowledge/articles/:id" element={<ExpertArticlePage />} />
          <Route path="/admin/expert/knowledge/courses/:id" element={<ExpertCoursePage />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const openArticle = (more: object = {}) => {
  stored = { ...articleOf(), status: 'draft', body: '', ...more } as typeof stored;
  return open(`/admin/expert/knowledge/articles/${stored.id}`);
};
const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Texto' }), { target: { value: text } });

test('a draft is saved while it is typed, and published once there is something to read', async () => {
  const person = openArticle();
  const publish = await screen.findByRole('button', { name: 'Publicar' });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Escreva o texto antes de publicar.');
  await type('<p>Olá</p>');
  await waitFor(() => expect(saved).toMatchObject([{ body: '<p>Olá</p>', version: 1 }]));
  expect(saved[0]).not.toHaveProperty('status');
  await person.click(screen.getByRole('button', { name: 'Publicar' }));
  await screen.findByRole('button', { name: 'Tirar do ar' });
  expect(saved.at(-1)).toMatchObject({ status: 'published', version: 2 });
});

test('pictures are sent by their files, without the addresses of the day', async () => {
  openArticle();
  await type('<p>a</p><img data-file="f" src="https://x.example/1" alt="Um gráfico">');
  await waitFor(() => expect(saved).toMatchObject([{ body: '<p>a</p><img data-file="f" alt="Um gráfico">' }]));
});

test('what is published changes at a press alone, and is taken down without what is being typed', async () => {
  const person = openArticle({ status: 'published', body: '<p>Antes</p>' });
  await type('<p>Depois</p>');
  await screen.findByText(/ainda não foram salvas/);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saved).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() => expect(saved).toMatchObject([{ body: '<p>Depois</p>' }]));
  await waitFor(() => expect(screen.queryByText(/ainda não foram salvas/)).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Tirar do ar' }));
  await screen.findByRole('button', { name: 'Publicar' });
  expect(saved.at(-1)).toEqual({ version: 2, status: 'draft' });
});

test('what was changed elsewhere, too, is asked about, and nothing is lost before', async () => {
  const person = openArticle();
  await screen.findByRole('textbox', { name: 'Texto' });
  stored = { ...stored, body: '<p>Da outra aba</p>', version: 2 };
  await type('<p>Minha</p>');
  await screen.findByText('Este conteúdo também mudou em outro lugar');
  await person.click(screen.getByRole('button', { name: 'Manter a desta tela' }));
  await waitFor(() => expect(stored.body).toBe('<p>Minha</p>'));
});

test('what is used cannot be deleted, and says what can be done', async () => {
  server.use(
    http.delete('*/api/v1/knowledge/articles/:id', () => failure(409, 'KNOWLEDGE_IN_USE', 'Você pode tirá-lo do ar.')),
  );
  const person = openArticle();
  await person.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const dialog = await screen.findByRole('alertdialog');
  await vi.advanceTimersByTimeAsync(1_000);
  await person.click(within(dialog).getByRole('button', { name: 'Excluir' }));
  await screen.findByText('Você pode tirá-lo do ar.');
  server.use(http.delete('*/api/v1/knowledge/articles/:id', () => success({})));
  await person.click(within(dialog).getByRole('button', { name: 'Excluir' }));
  await screen.findByText('/admin/expert/knowledge?tab=articles');
});

test('whom the operator has not named is told who can give that', async () => {
  server.use(http.get('*/api/v1/knowledge/articles/:id', () => failure(403, 'NOT_KNOWLEDGE_AUTHOR', 'Não.')));
  openArticle();
  await screen.findByRole('heading', { level: 1, name: 'Sua conta ainda não escreve para a base de conhecimento' });
});

test('a course is not published without a lesson, and its lessons are put in order', async () => {
  const orders: unknown[] = [];
  const [first, second] = ['Um', 'Dois'].map((title, index) => ({
    ...{ id: `0000000${index}-0000-4000-8000-000000000000`, title, minutes: 3, status: 'draft', done: false },
  }));
  server.use(
    http.get('*/api/v1/knowledge/courses/:id', () =>
      success({ ...courseOf(), status: 'draft', lessons: [first, second] }),
    ),
    http.put('*/api/v1/knowledge/courses/:id/lessons', async ({ request }) => {
      orders.push(await request.json());
      return success({});
    }),
  );
  const person = open(`/admin/expert/knowledge/courses/${courseOf().id}`);
  await screen.findByText('Publique pelo menos uma aula antes.');
  const handle = await screen.findByRole('button', { name: 'Mover Dois' });
  await person.click(handle.parentElement as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Subir Dois' }));
  await waitFor(() => expect(orders).toEqual([{ lessonIds: [second?.id, first?.id] }]));
});
