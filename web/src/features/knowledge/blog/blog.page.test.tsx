import { configure, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../../lib/lean-router.tsx';
import { BlogPage } from './blog.page.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();
beforeEach(() => i18next.loadNamespaces(['blog']));

function show(search: string, total: number) {
  const asked: string[] = [];
  server.use(
    http.get(`${location.origin}/api/v1/public/blog`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return success([], { page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) });
    }),
  );
  history.replaceState(null, '', `/blog${search}`);
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/blog', page: BlogPage }]} notFound={() => null} />
    </LeanRouter>,
  );
  return asked;
}

test('beyond the last page one is led to the articles', async () => {
  const asked = show('?page=9', 3);
  expect((await screen.findByRole('link', { name: 'Todos os artigos' })).getAttribute('href')).toBe('/blog');
  expect(screen.queryByText('Ainda não há artigos')).toBeNull();
  expect(asked).toEqual(['?page=9']);
});

test.each(['?page=-1', '?page=dois', '?page=1.5'])('%s is the first page', async (search) => {
  const asked = show(search, 0);
  expect(await screen.findByText('Ainda não há artigos')).toBeTruthy();
  expect(asked).toEqual(['']);
});
