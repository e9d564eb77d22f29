import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { failure, testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { LeavingNewsletterPage } from './leaving-newsletter.page.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();

test('whoever leaves by an old link is led to a newer one, or to people', async () => {
  server.use(
    http.post(`${location.origin}/api/v1/newsletter/unsubscribe`, () =>
      failure(410, 'TOKEN_EXPIRED', 'O link expirou.'),
    ),
  );
  await i18next.loadNamespaces(['subscription']);
  history.replaceState(null, '', '/newsletter/unsubscribe/segredo');
  render(
    <LeanRouter>
      <LeanRoutes
        routes={[{ path: '/newsletter/unsubscribe/:token', page: LeavingNewsletterPage }]}
        notFound={() => null}
      />
    </LeanRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Parar de receber' }));
  expect(await screen.findByText(/Use o link da carta mais recente, ou/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'fale com a gente' }).getAttribute('href')).toBe('/contato');
});
