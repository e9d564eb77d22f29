import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { MailReportPage } from './mail-report.page.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();

beforeEach(async () => {
  // The simulated browser has none.
  vi.stubGlobal('scrollTo', () => undefined);
  await i18next.loadNamespaces(['mail-report']);
  history.replaceState(null, '', '/mail-reports/segredo');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sends what is wrong by the secret of its address, once it was said', async () => {
  const bodies: unknown[] = [];
  let expired = true;
  server.use(
    http.post(`${location.origin}/api/v1/public/mail-reports`, async ({ request }) => {
      bodies.push(await request.json());
      if (!expired) return HttpResponse.json({ success: true, data: {} }, { status: 201 });
      return HttpResponse.json({ success: false, error: 'TOKEN_EXPIRED', message: 'O link expirou.' }, { status: 410 });
    }),
  );
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/mail-reports/:token', page: MailReportPage }]} notFound={() => null} />
    </LeanRouter>,
  );
  const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar denúncia' }));
  await send();
  expect(screen.getByText('Escolha o que há de errado')).toBeTruthy();
  expect(bodies).toEqual([]);

  await userEvent.click(screen.getByRole('radio', { name: /Parece golpe/ }));
  await userEvent.type(screen.getByLabelText(/Detalhes/), 'Pediram dinheiro');
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('O link expirou.'));
  expired = false;
  await send();
  await screen.findByRole('heading', { name: 'Denúncia recebida' });
  expect(bodies.at(-1)).toEqual({ token: 'segredo', reason: 'phishing', note: 'Pediram dinheiro' });
});
