import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { StatusPage } from './status.page.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();

test('a check that fails takes the place of what was found before, and the next one is awaited', async () => {
  const found = success({ parts: [{ part: 'pages', state: 'working' }], checkedAt: '2026-11-29T12:00:00.000Z' });
  const answers = [found.clone(), failure(403, 'FORBIDDEN', 'Não deu.'), found.clone()];
  let release = () => {};
  server.use(
    http.get(`${location.origin}/api/v1/public/status`, async () => {
      if (answers.length === 1) await new Promise<void>((resolve) => (release = resolve));
      return answers.shift();
    }),
  );
  history.replaceState(null, '', '/status');
  await act(async () =>
    render(
      <LeanRouter>
        <Suspense>
          <LeanRoutes routes={[{ path: '/status', page: StatusPage }]} notFound={() => null} />
        </Suspense>
      </LeanRouter>,
    ),
  );

  expect(await screen.findByText('Tudo funcionando')).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Conferir de novo' });
  await userEvent.click(again);
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível conferir agora');
  expect(screen.queryByText('Tudo funcionando')).toBeNull();
  expect(again.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(again);
  expect(again.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(answers).toHaveLength(1));
  release();
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByText('Tudo funcionando')).toBeTruthy();
});
