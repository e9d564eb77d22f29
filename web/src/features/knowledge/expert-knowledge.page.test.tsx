import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { articleOf, courseCard } from '../../../test/knowledge.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ExpertKnowledgePage } from './expert-knowledge.page.tsx';

const asked: string[] = [];
const pageOf = (rows: readonly unknown[]) => success(rows, { page: 1, limit: 20, total: rows.length, totalPages: 1 });
const listed = (path: string, rows: readonly unknown[]) =>
  http.get(`*/api/v1/knowledge/${path}`, ({ request }) => {
    asked.push(new URL(request.url).search);
    return pageOf(rows);
  });
const FACETS = {
  kinds: [
    { value: 'courses', count: 1 },
    { value: 'articles', count: 2 },
    { value: 'learning-paths', count: 0 },
  ],
  categories: [],
  levels: [],
  mine: 0,
};
const server = testApi(
  http.get('*/api/v1/knowledge/facets', () => success(FACETS)),
  listed('courses', [courseCard({ title: 'SQL do zero', status: 'draft', lessonCount: 0 })]),
  listed('articles', [articleOf({ status: 'published' })]),
  listed('learning-paths', []),
);
beforeEach(() => {
  asked.length = 0;
});

function open(search = '') {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/admin/expert/knowledge${search}`]}>
        <Routes>
          <Route path="/admin/expert/knowledge" element={<ExpertKnowledgePage />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('what is written stands under its kind, and is narrowed by its status', async () => {
  const person = open('?status=draft');
  await screen.findByRole('link', { name: 'SQL do zero' });
  screen.getByText('Banco de dados · Básico · nenhuma aula · 40 min');
  expect(asked.at(-1)).toContain('status=draft');
  await person.click(screen.getByRole('tab', { name: /Artigos\s*2/ }));
  await screen.findByRole('link', { name: 'Índices sem mistério' });
});

test('a new one is begun with a title, and goes on at its page', async () => {
  const made: unknown[] = [];
  server.use(
    http.post('*/api/v1/knowledge/learning-paths', async ({ request }) => {
      made.push(await request.json());
      return success({ ...articleOf({ id: 'p9' }), steps: [], stepCount: 0, enrolment: null });
    }),
  );
  const person = open('?tab=paths');
  await person.click((await screen.findAllByRole('button', { name: 'Nova trilha' }))[0] as HTMLElement);
  await person.type(await screen.findByLabelText(/Título/), 'Primeiros passos');
  await person.click(screen.getByRole('button', { name: 'Começar a escrever' }));
  await screen.findByText('/admin/expert/knowledge/learning-paths/p9');
  expect(made).toEqual([{ title: 'Primeiros passos', category: 'backend', level: 'basic', locale: 'pt-BR' }]);
});

test('publishing from the list that finds nothing to publish says so, and the list shows how things are', async () => {
  server.use(http.put('*/api/v1/knowledge/courses/:id', () => failure(409, 'NOTHING_TO_PUBLISH', 'Não há o que.')));
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Ações de SQL do zero' }));
  const before = asked.length;
  await person.click(await screen.findByRole('menuitem', { name: 'Publicar' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test('whom the operator has not named is told who can give that', async () => {
  server.use(http.get('*/api/v1/knowledge/facets', () => failure(403, 'NOT_KNOWLEDGE_AUTHOR', 'Não.')));
  open();
  await screen.findByRole('heading', { level: 1, name: /ainda não escreve/ });
  expect(screen.queryByRole('tab')).toBeNull();
});
