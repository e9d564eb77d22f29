import type { OfferPage as Offer, OfferStatus } from '@prova/contract/offers/offers';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { OfferPage } from './offer.page.tsx';

const offer: Offer = {
  id: '01939c2a-0000-7000-8000-000000000000',
  position: 'Pessoa Desenvolvedora Sênior',
  payMin: 1_400_000,
  payMax: 1_600_000,
  currency: 'BRL',
  contractType: 'CLT',
  benefits: ['Plano de saúde', 'Vale-refeição de R$ 46 por dia'],
  startOn: '2025-12-14',
  validUntil: '2025-11-23T02:59:59.999Z',
  message: 'Gostamos de você.',
  status: 'viewed',
  responseNote: null,
  declineReason: null,
  attachments: [{ id: 'a', name: 'beneficios.pdf', mime: 'application/pdf', bytes: 2048, url: '/files/a' }],
  sentAt: '2026-11-18T12:00:00.000Z',
  viewedAt: '2026-11-19T12:00:00.000Z',
  respondedAt: null,
  endedAt: null,
  companyName: 'Aurora Sistemas',
  companyVerified: true,
  companyLogoUrl: null,
  jobTitle: 'Vaga de origem',
  candidateName: 'Ana Duarte',
  recruiterName: 'Marta Ribeiro',
  timeZone: 'America/Sao_Paulo',
  can: { respond: true },
};

const server = testApi();
const API = `${location.origin}/api/v1/job-offers/segredo`;
const ok = (data: Offer) => HttpResponse.json({ success: true, data });
const failed = (status: number, error: string, message = '') =>
  HttpResponse.json({ success: false, error, message }, { status });
const shown = (changes: Partial<Offer> = {}) => http.get(API, () => ok({ ...offer, ...changes }));
const ended = (status: OfferStatus, changes: Partial<Offer> = {}): Offer => ({
  ...offer,
  status,
  can: { respond: false },
  ...changes,
});

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function open() {
  history.replaceState(null, '', '/offers/segredo');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/offers/:token', page: OfferPage }]} notFound={() => null} />
    </LeanRouter>,
  );
}
/** The page listens a moment after it shows what it has: whoever waits for what follows looks again until it does. */
const lookAgain = () => fireEvent(document, new Event('visibilitychange'));
const button = (name: string) => screen.findByRole('button', { name });

it('shows what is offered, by whom and until when', async () => {
  server.use(shown());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: offer.position })).toBeTruthy();
  for (const text of [
    'R$ 14.000 – 16.000',
    'por mês',
    'CLT',
    'Plano de saúde',
    'Vale-refeição de R$ 46 por dia',
    '14 de dez. de 2025',
    '22 de nov. de 2025, 23:59 (horário de Brasília)',
    'Vaga de origem',
    'Marta Ribeiro, Aurora Sistemas',
    'Gostamos de você.',
    'Vista',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Baixar beneficios.pdf' }).getAttribute('href')).toBe('/files/a');
});

it('leaves out what an offer from before it was asked for does not say', async () => {
  server.use(shown({ contractType: null, benefits: [] }));
  open();
  await screen.findByRole('heading', { level: 1, name: offer.position });
  expect(screen.queryByText('Contrato')).toBeNull();
  expect(screen.queryByText('Benefícios')).toBeNull();
});

it.each<[OfferStatus, boolean]>([
  ['approved', false],
  ['declined', true],
  ['expired', true],
  ['cancelled', true],
])('tells how it went, calmly where it came to nothing: %s', async (status, calm) => {
  const at = '2025-11-20T12:00:00.000Z';
  server.use(shown(ended(status, { respondedAt: at, endedAt: at })));
  open();
  await screen.findByRole('heading', { name: 'Linha do tempo' });
  const moments = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(moments).toHaveLength(3);
  expect(moments.map(({ className }) => className.includes('before:bg-brand'))).toEqual(moments.map(() => !calm));
});

it('renews the links to the documents when somebody comes back to it, and keeps what was begun', async () => {
  let asked = 0;
  server.use(
    http.get(API, () => {
      asked += 1;
      return ok({ ...offer, attachments: offer.attachments.map((file) => ({ ...file, url: `/files/a?${asked}` })) });
    }),
  );
  open();
  const link = await screen.findByRole('link', { name: 'Baixar beneficios.pdf' });
  expect(link.getAttribute('href')).toBe('/files/a?1');
  fireEvent.click(await button('Aceitar oferta'));
  fireEvent.change(await screen.findByLabelText(/Recado para a empresa/), { target: { value: 'Obrigada' } });
  lookAgain();
  await waitFor(() => expect(link.getAttribute('href')).toBe('/files/a?2'));
  expect((screen.getByLabelText(/Recado para a empresa/) as HTMLTextAreaElement).value).toBe('Obrigada');
});

it('stays on screen when it cannot be renewed', async () => {
  server.use(http.get(API, () => ok(offer), { once: true }));
  open();
  await button('Aceitar oferta');
  let refused = 0;
  server.use(
    http.get(API, () => {
      refused += 1;
      return failed(404, 'TOKEN_INVALID');
    }),
  );
  await waitFor(() => {
    lookAgain();
    expect(refused).toBeGreaterThan(0);
  });
  expect(await button('Aceitar oferta')).toBeTruthy();
});

it('tells the server once that it was seen', async () => {
  let calls = 0;
  server.use(
    shown({ status: 'sent', viewedAt: null }),
    http.post(`${API}/viewed`, () => {
      calls += 1;
      return ok(offer);
    }),
  );
  open();
  expect(await screen.findByText('Vista')).toBeTruthy();
  expect(calls).toBe(1);
});

it.each([
  ['Aceitar oferta', 'Sim, aceitar', 'accept', 'approved', 'Você aceitou a oferta'],
  ['Recusar oferta', 'Sim, recusar', 'decline', 'declined', 'Você recusou a oferta'],
] as const)(
  '%s: asks, answers once with the note, and that is final',
  async (first, second, response, status, title) => {
    const puts: { key: string | null; body: unknown }[] = [];
    server.use(
      shown(),
      http.put(`${API}/respond`, async ({ request }) => {
        puts.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return ok(ended(status, { respondedAt: '2026-11-20T12:00:00.000Z', responseNote: 'Até logo.' }));
      }),
    );
    open();
    fireEvent.click(await button(first));
    const back = await button('Voltar');
    expect(document.activeElement).toBe(back);
    fireEvent.click(back);
    await waitFor(async () => expect(document.activeElement).toBe(await button(first)));
    fireEvent.click(await button(first));
    fireEvent.change(await screen.findByLabelText('Recado para a empresa'), { target: { value: ' Até logo. ' } });
    const confirm = await button(second);
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('Até logo.', { exact: false })).toBeTruthy();
    expect(puts.map(({ body }) => body)).toEqual([{ response, note: 'Até logo.' }]);
    expect(puts[0]?.key).toBeTruthy();
    expect(screen.queryByRole('button', { name: /oferta$/ })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    // The check lights up for who has said yes, and for nobody who comes back.
    expect(document.querySelectorAll('.animate-light').length > 0).toBe(response === 'accept');
  },
);

it('who declines may choose why, and sees it afterwards; accepting asks for no reason', async () => {
  const bodies: unknown[] = [];
  server.use(
    shown(),
    http.put(`${API}/respond`, async ({ request }) => {
      bodies.push(await request.json());
      return ok(ended('declined', { respondedAt: '2026-11-20T12:00:00.000Z', declineReason: 'pay' }));
    }),
  );
  open();
  fireEvent.click(await button('Aceitar oferta'));
  expect(screen.queryByLabelText(/^Motivo/)).toBeNull();
  fireEvent.click(await button('Voltar'));
  fireEvent.click(await button('Recusar oferta'));
  fireEvent.change(await screen.findByLabelText(/^Motivo/), { target: { value: 'pay' } });
  fireEvent.click(await button('Sim, recusar'));
  expect(await screen.findByText('Remuneração ou benefícios')).toBeTruthy();
  expect(bodies).toEqual([{ response: 'decline', reason: 'pay' }]);
});

it('the check of an offer that was accepted before does not light up again', async () => {
  server.use(shown(ended('approved', { respondedAt: '2026-11-20T12:00:00.000Z' })));
  open();
  expect(await screen.findByText('Você aceitou a oferta')).toBeTruthy();
  expect(document.querySelector('.animate-light')).toBeNull();
});

it('an answer that did not arrive can be sent again, under the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    shown(),
    http.put(`${API}/respond`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  open();
  fireEvent.click(await button('Aceitar oferta'));
  fireEvent.click(await button('Sim, aceitar'));
  expect(await screen.findByText('Não foi possível enviar sua resposta')).toBeTruthy();
  server.use(
    http.put(`${API}/respond`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return ok(ended('approved'));
    }),
  );
  fireEvent.click(await button('Sim, aceitar'));
  expect(await screen.findByText('Você aceitou a oferta')).toBeTruthy();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

it.each(['OFFER_EXPIRED', 'OFFER_CANCELLED', 'OFFER_ALREADY_ANSWERED'])(
  'an offer that has ended meanwhile (%s) is shown as it is now',
  async (error) => {
    server.use(
      shown(),
      http.put(`${API}/respond`, () => {
        server.use(http.get(API, () => ok(ended('expired', { endedAt: '2026-11-20T12:00:00.000Z' }))));
        return failed(409, error, 'Não dá mais.');
      }),
    );
    open();
    fireEvent.click(await button('Aceitar oferta'));
    fireEvent.click(await button('Sim, aceitar'));
    expect(await screen.findByText('O prazo desta oferta terminou')).toBeTruthy();
    expect(toastStore.read().map(({ text }) => text)).toEqual(['Não dá mais.']);
  },
);

it.each([
  ['approved', 'Você aceitou a oferta'],
  ['declined', 'Você recusou a oferta'],
  ['expired', 'O prazo desta oferta terminou'],
  ['cancelled', 'Esta oferta foi cancelada'],
] as const)('an offer that is %s says so and takes no answer', async (status, title) => {
  server.use(http.get(API, () => ok(ended(status))));
  open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('Oferta de Aurora Sistemas para você, Ana')).toBeTruthy();
  expect(screen.queryByText('Responder até')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [404, 'TOKEN_INVALID', 'Link inválido'],
  [410, 'TOKEN_EXPIRED', 'Este link expirou'],
  [404, 'OFFER_NOT_FOUND', 'Oferta não encontrada'],
])('%i %s: the page says what is wrong with the link', async (status, error, title) => {
  server.use(http.get(API, () => failed(status, error)));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  // And leads on.
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining(['/admin/potential/home', '/jobs']));
});

it('an offer that could not be loaded can be loaded again', async () => {
  server.use(http.get(API, () => failed(500, 'INTERNAL')));
  open();
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar a oferta' })).toBeTruthy();
  server.use(shown());
  fireEvent.click(await button('Tentar de novo'));
  expect(await screen.findByRole('heading', { level: 1, name: offer.position })).toBeTruthy();
});
