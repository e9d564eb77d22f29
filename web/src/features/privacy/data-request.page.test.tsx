import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { wholeText } from '../../../test/whole-text.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { DataRequestPage } from './data-request.page.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();
const API = `${location.origin}/api/v1/public`;
const AURORA = { slug: 'aurora', name: 'Aurora Sistemas' };

beforeEach(async () => {
  // The simulated browser has none.
  vi.stubGlobal('scrollTo', () => undefined);
  await i18next.loadNamespaces(['data-requests']);
  sessionStorage.clear();
  history.replaceState(null, '', '/data-requests');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/data-requests', page: DataRequestPage }]} notFound={() => null} />
    </LeanRouter>,
  );
}

/** What the form sends, as often as it does. */
function taken() {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${API}/privacy/requests`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: {} }, { status: 202 });
    }),
  );
  return bodies;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));

describe('the form for requests about data', () => {
  it('says what is missing, goes to the first of it, and takes it back as it is fixed', async () => {
    const bodies = taken();
    open();
    await screen.findByRole('heading', { name: 'Pedido sobre seus dados' });
    await send();
    expect(screen.getByText('Escolha o que você pede')).toBeTruthy();
    expect(screen.getByText(wholeText('Informe seu e-mail'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Uma cópia/ }));
    // What is wrong has to be said to be put right.
    await userEvent.click(screen.getByRole('radio', { name: /A correção/ }));
    expect(screen.queryByText('Escolha o que você pede')).toBeNull();
    expect(screen.getByText('Diga o que está errado e o que é certo')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Mensagem/), 'Meu nome é Ivone.');
    expect(screen.queryByText('Diga o que está errado e o que é certo')).toBeNull();
    expect(bodies).toEqual([]);
  });

  it('finds the company that is asked, and sends once, with the field empty that people do not see', async () => {
    const bodies = taken();
    server.use(http.get(`${API}/privacy/companies`, () => HttpResponse.json({ success: true, data: [AURORA] })));
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /A uma empresa/ }));
    await userEvent.type(screen.getByLabelText(/Nome da empresa/), 'aur');
    await userEvent.click(await screen.findByRole('radio', { name: 'Aurora Sistemas' }));
    await userEvent.click(screen.getByRole('radio', { name: /A eliminação/ }));
    await userEvent.type(screen.getByLabelText(/^Seu e-mail/), 'ivone@correio.example');
    await Promise.all([send(), send()]);
    await screen.findByRole('heading', { name: 'Confirme pelo e-mail' });
    expect(bodies).toEqual([
      { company: 'aurora', kind: 'erase', email: 'ivone@correio.example', message: '', website: '' },
    ]);
  });

  it('keeps what was written when it was not sent, also over a reload', async () => {
    server.use(
      http.post(`${API}/privacy/requests`, () =>
        HttpResponse.json(
          { success: false, error: 'TOO_MANY_REQUESTS', message: 'Espere um pouco.', requestId: 'x' },
          { status: 429 },
        ),
      ),
    );
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /Informações/ }));
    await userEvent.type(screen.getByLabelText(/^Seu e-mail/), 'ivone@correio.example');
    await send();
    await screen.findByText('Espere um pouco.');
    cleanup();
    open();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Seu e-mail/).value).toBe('ivone@correio.example'),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Informações/ }).checked).toBe(true);
  });

  it('names the company of its address, and says when there is none', async () => {
    history.replaceState(null, '', '/data-requests?company=aurora');
    server.use(http.get(`${API}/companies/aurora`, () => HttpResponse.json({ success: true, data: AURORA })));
    open();
    await screen.findByText('Para Aurora Sistemas');
    cleanup();
    history.replaceState(null, '', '/data-requests?company=nenhuma');
    server.use(
      http.get(`${API}/companies/nenhuma`, () =>
        HttpResponse.json(
          { success: false, error: 'COMPANY_NOT_FOUND', message: 'Não encontrada', requestId: 'x' },
          { status: 404 },
        ),
      ),
    );
    open();
    await screen.findByText(/Não encontramos esta empresa/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /À Prova/ }).checked).toBe(true);
  });
});
