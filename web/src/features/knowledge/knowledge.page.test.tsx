import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { articleOf, courseCard, courseOf, pathOf } from '../../../test/knowledge.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { KnowledgePage } from './knowledge.page.tsx';

const server = testApi();
const page = (rows: readonly unknown[]) => success(rows, { page: 1, limit: 20, total: rows.length, totalPages: 1 });
const FACETS = {
  kinds: [
    { value: 'courses', count: 1 },
    { value: 'articles', count: 2 },
    { value: 'learning-paths', count: 1 },
  ],
  categories: [{ value: 'database', count: 1 }],
  levels: [{ value: 'basic', count: 1 }],
  mine: 1,
};
const underWay = { progress: 33, done: 1, total: 3, completedAt: null, added: 0 };
const completed = { progress: 100, done: 3, total: 5, completedAt: '2026-11-01T12:00:00.000Z', added: 2 };

/** Whoever asks for their own gets `own`, of whichever kind. */
const answers = (kind: string, rows: readonly unknown[], own: readonly unknown[] = []) =>
  http.get(`*/api/v1/knowledge/${kind}`, ({ request }) =>
    page(new URL(request.url).searchParams.get('mine') === 'true' ? own : rows),
  );

function open(search = '') {
  server.use(http.get('*/api/v1/knowledge/facets', () => success(FACETS)));
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/admin/potential/knowledge${search}`]}>
        <KnowledgePage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), address: () => screen.getByTestId('address').textContent };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

test('the tab stands in the address, and every tab says how much there is', async () => {
  server.use(answers('courses', [courseCard()]), answers('articles', [articleOf()]), answers('learning-paths', []));
  const { person, address } = open('?category=database');
  expect(await screen.findByRole('link', { name: 'SQL do zero' })).toBeTruthy();
  expect(screen.getByText('Básico · Banco de dados · 3 aulas · 40 min · por Ana Prado')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: /Artigos\s*2/ }));
  expect(await screen.findByRole('link', { name: 'Índices sem mistério' })).toBeTruthy();
  expect(address()).toBe('/admin/potential/knowledge?category=database&tab=articles');
  await person.click(screen.getByRole('button', { name: /Só os salvos/ }));
  expect(address()).toContain('mine=true');
  await person.click((await screen.findAllByRole('button', { name: 'Limpar filtros' }))[0] as HTMLElement);
  expect(address()).toBe('/admin/potential/knowledge?tab=articles');
});

test('choices of a filter say how many they would show', async () => {
  server.use(answers('courses', [courseCard()]), answers('learning-paths', []));
  const { person } = open();
  await screen.findByRole('link', { name: 'SQL do zero' });
  await person.click(screen.getByRole('button', { name: /^Categoria/ }));
  expect(screen.getByRole('checkbox', { name: 'Banco de dados 1' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Mobile 0' })).toBeTruthy();
});

test('what is under way comes first, before what is complete and has grown, with the lesson to go on with', async () => {
  server.use(
    answers(
      'courses',
      [courseCard()],
      [
        courseCard({ id: 'c2', title: 'Git', enrolment: completed }),
        courseCard({ id: 'c3', title: 'Retirado', status: 'draft', enrolment: underWay }),
        courseCard({ enrolment: underWay }),
      ],
    ),
    answers('learning-paths', []),
    http.get('*/api/v1/knowledge/courses/c1', () => success(courseOf({ done: 1, enrolment: underWay }))),
  );
  open();
  const next = await screen.findByRole('region', { name: 'SQL do zero' });
  expect(await within(next).findByText('Aula 2 de 3: Filtrar linhas')).toBeTruthy();
  expect(within(next).getByText('1 de 3 aulas')).toBeTruthy();
  expect(within(next).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
    '/admin/potential/knowledge/courses/c1/lessons/l2',
  );
});

test('without a course under way it is the next step of a path', async () => {
  server.use(
    answers('courses', [courseCard()]),
    answers('learning-paths', [], [pathOf({ enrolment: underWay })]),
    http.get('*/api/v1/knowledge/learning-paths/p1', () => success(pathOf({ enrolment: underWay }))),
  );
  open();
  expect(await screen.findByText('Próxima etapa: SQL do zero')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
    '/admin/potential/knowledge/courses/c1',
  );
});

test('complete stays complete on a card, which says what is new', async () => {
  server.use(answers('courses', [courseCard({ enrolment: completed })]), answers('learning-paths', []));
  open();
  const card = await screen.findByRole('listitem', { name: 'SQL do zero' });
  expect(within(card).getByText('Concluído')).toBeTruthy();
  expect(within(card).getByText('2 aulas novas')).toBeTruthy();
});

test('a list that does not load says so, can be tried again, and shows an example on request that leads nowhere', async () => {
  server.use(
    answers('learning-paths', []),
    http.get('*/api/v1/knowledge/courses', ({ request }) =>
      new URL(request.url).searchParams.has('mine') ? page([]) : failure(500, 'INTERNAL', 'Algo deu errado.'),
    ),
  );
  const { person } = open();
  expect(await screen.findByText('A base de conhecimento não carregou')).toBeTruthy();
  expect(screen.queryByText(/de exemplo/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ver um exemplo' }));
  expect(screen.getByText('Dados de exemplo')).toBeTruthy();
  const example = screen.getByRole('listitem', { name: 'Curso de exemplo A' });
  expect(within(example).queryByRole('link')).toBeNull();
  server.use(answers('courses', [courseCard()]));
  await person.click(screen.getByRole('button', { name: 'Carregar os dados reais' }));
  expect(await screen.findByRole('link', { name: 'SQL do zero' })).toBeTruthy();
  expect(screen.queryByText('Dados de exemplo')).toBeNull();
});

test('a bookmark shows at once, and pressed again it is taken back; both are sent in their order', async () => {
  const sent: string[] = [];
  const note =
    (bookmarked: boolean) =>
    ({ request }: { request: Request }) => {
      sent.push(request.method);
      return success({ bookmarked });
    };
  server.use(
    answers('courses', []),
    answers('learning-paths', []),
    answers('articles', [articleOf()]),
    http.post('*/api/v1/knowledge/articles/a1/bookmark', note(true)),
    http.delete('*/api/v1/knowledge/articles/a1/bookmark', note(false)),
  );
  const { person } = open('?tab=articles');
  const button = await screen.findByRole('button', { name: 'Salvar Índices sem mistério' });
  await person.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await person.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(sent).toEqual(['POST', 'DELETE']));
});

test('a bookmark that could not be kept goes back, and says so', async () => {
  server.use(
    answers('courses', []),
    answers('learning-paths', []),
    answers('articles', [articleOf()]),
    http.post('*/api/v1/knowledge/articles/a1/bookmark', () =>
      failure(404, 'KNOWLEDGE_NOT_FOUND', 'Este conteúdo não existe.'),
    ),
  );
  const { person } = open('?tab=articles');
  const button = await screen.findByRole('button', { name: 'Salvar Índices sem mistério' });
  await person.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(toastStore.read().map(({ text }) => text)).toContain('O artigo não foi salvo');
});

test('what is written in another language says so', async () => {
  server.use(answers('courses', [courseCard({ locale: 'en-US' })]), answers('learning-paths', []));
  open();
  expect(await screen.findByText('Em inglês')).toBeTruthy();
});
