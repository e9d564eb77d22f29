import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { articleOf } from '../../../test/knowledge.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { ArticlePage } from './article.page.tsx';

const server = testApi();
const article = (...args: Parameters<typeof articleOf>) =>
  http.get('*/api/v1/knowledge/articles/a1', () => success(articleOf(...args)));

function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={['/articles/a1']}>
        <Routes>
          <Route path="/articles/:id" element={<ArticlePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('the contents of an article lead to its headings', async () => {
  server.use(article());
  open();
  const [contents] = await screen.findAllByRole('navigation', { name: 'Neste artigo' });
  const link = within(contents as HTMLElement).getByRole('link', { name: 'Quando usar' });
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target?.tagName).toBe('H3');
  expect(target?.textContent).toBe('Quando usar');
});

test('an article of one heading needs no contents', async () => {
  server.use(article({ body: '<h2>Só um</h2><p>…</p>' }));
  open();
  expect(await screen.findByRole('heading', { name: 'Só um' })).toBeTruthy();
  expect(screen.queryByText('Neste artigo')).toBeNull();
});

test('sources lead out of the product', async () => {
  server.use(article({ sources: [{ title: 'MDN', url: 'https://developer.mozilla.org/' }] }));
  open();
  const link = await screen.findByRole('link', { name: 'MDN' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('href')).toBe('https://developer.mozilla.org/');
});

test('an article is marked as read, and that is taken back', async () => {
  const sent: unknown[] = [];
  server.use(
    article(),
    http.put('*/api/v1/knowledge/articles/a1/read', async ({ request }) => {
      const body = (await request.json()) as { read: boolean };
      sent.push(body);
      server.use(article({ read: body.read }));
      return success(body);
    }),
  );
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Marcar como lido' }));
  await person.click(await screen.findByRole('button', { name: 'Marcar como não lido' }));
  expect(await screen.findByRole('button', { name: 'Marcar como lido' })).toBeTruthy();
  expect(sent).toEqual([{ read: true }, { read: false }]);
});

test('a bookmark that could not be removed stays, and says so', async () => {
  server.use(
    article({ bookmarked: true }),
    http.delete('*/api/v1/knowledge/articles/a1/bookmark', () => failure(500, 'INTERNAL', 'Algo deu errado.')),
  );
  const person = open();
  const button = await screen.findByRole('button', { name: 'Salvar Índices sem mistério' });
  await person.click(button);
  await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toContain('O artigo não saiu dos salvos'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
});
