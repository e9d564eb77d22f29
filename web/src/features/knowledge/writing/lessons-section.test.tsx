import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { courseOf, lessonOf } from '../../../../test/knowledge.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ExpertCoursePage, ExpertLessonPage } from '../expert-item.page.tsx';
import { courseQuery, coursesQuery, lessonQuery } from '../knowledge.queries.ts';

vi.mock('../../../widgets/rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

let stored: ReturnType<typeof courseOf>;
const orders: string[][] = [];
let reads: number;
/** Until when an order is held back. */
let held: Promise<void>[];
testApi(
  http.get('*/api/v1/knowledge/courses/:id', () => {
    reads += 1;
    return success(stored);
  }),
  http.put('*/api/v1/knowledge/courses/:id/lessons', async ({ request }) => {
    const { lessonIds } = (await request.json()) as { lessonIds: string[] };
    orders.push(lessonIds);
    await held.shift();
    stored = { ...stored, lessons: lessonIds.flatMap((id) => stored.lessons.find((lesson) => lesson.id === id) ?? []) };
    return success({});
  }),
  http.get('*/api/v1/knowledge/courses/:id/lessons/:lessonId', () => success(lessonOf(1))),
  http.delete('*/api/v1/knowledge/courses/:id/lessons/:lessonId', () => success({})),
  http.get('*/api/v1/tests/recruiter', () => success([], { page: 1, limit: 100, total: 0, totalPages: 1 })),
);
beforeEach(() => {
  orders.length = 0;
  reads = 0;
  held = [];
  stored = courseOf({ status: 'draft' });
});

function open(path: string) {
  const client = createQueryClient(() => undefined);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin/expert/knowledge/courses/c1${path}`]}>
        <Routes>
          <Route path="/admin/expert/knowledge/courses/:id" element={<ExpertCoursePage />} />
          <Route path="/admin/expert/knowledge/courses/:id/lessons/:lessonId" element={<ExpertLessonPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const shown = () =>
  within(screen.getByRole('grid', { name: 'Aulas, na ordem do curso' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('lessons that are moved quickly go in turn, and show the last order all along', async () => {
  const person = userEvent.setup();
  open('');
  const handle = await screen.findByRole('button', { name: 'Mover Juntar tabelas' });
  const { promise, resolve } = Promise.withResolvers<void>();
  held = [promise];
  const before = reads;
  await person.click(handle.parentElement as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Subir Juntar tabelas' }));
  await person.click(screen.getByRole('button', { name: 'Subir Juntar tabelas' }));
  expect(shown()).toEqual(['Juntar tabelas', 'Ler tabelas', 'Filtrar linhas']);
  await waitFor(() => expect(orders).toEqual([['l1', 'l3', 'l2']]));
  resolve();
  await waitFor(() => expect(reads).toBe(before + 1));
  expect(orders).toEqual([
    ['l1', 'l3', 'l2'],
    ['l3', 'l1', 'l2'],
  ]);
  expect(shown()).toEqual(['Juntar tabelas', 'Ler tabelas', 'Filtrar linhas']);
});

test('once a lesson is deleted nothing shows it any more', async () => {
  const person = userEvent.setup();
  const client = open('/lessons/l1');
  await person.click(await screen.findByRole('button', { name: 'Mais ações' }));
  client.setQueryData(coursesQuery({}).queryKey, { data: [], meta: {} } as never);
  client.setQueryData(lessonQuery('c1', 'l2').queryKey, lessonOf(2));
  client.setQueryData(courseQuery('c1').queryKey, stored);
  stored = { ...stored, lessons: stored.lessons.slice(1) };
  await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' });
  // A press within a double click is none.
  await waitFor(() => expect(confirm.ariaDisabled).toBeNull());
  await person.click(confirm);
  await screen.findByRole('grid', { name: 'Aulas, na ordem do curso' });
  expect(shown()).toEqual(['Filtrar linhas', 'Juntar tabelas']);
  expect(client.getQueryState(coursesQuery({}).queryKey)?.isInvalidated).toBe(true);
  await waitFor(() => expect(client.getQueryData(lessonQuery('c1', 'l2').queryKey)).toBeUndefined());
  expect(client.getQueryData(lessonQuery('c1', 'l1').queryKey)).toBeUndefined();
});
