import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Quote, Subscription } from '@prova/contract/billing/subscriptions';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import {
  checkout,
  companyPlans,
  freeTalent,
  memberOf,
  ORDER_ID,
  paidCompany,
  proQuote,
  talent,
  talentPlans,
} from '../../../test/billing.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { rememberBegun } from './order/begun-orders.ts';
import { OrderPage } from './order.page.tsx';

const server = testApi();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function Place() {
  const { pathname, state } = useLocation();
  return <output aria-label="place">{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function show(user: SessionUser, subscription: Subscription, quote: Quote, at: string) {
  authStore.write({ status: 'signed-in', user });
  server.use(
    http.get('*/api/v1/billing/subscription', () => success(subscription)),
    http.get('*/api/v1/billing/plans', ({ request }) => {
      const audience = new URL(request.url).searchParams.get('audience');
      return success({ available: true, plans: audience === 'talent' ? talentPlans : companyPlans });
    }),
    http.get('*/api/v1/billing/quote', () => success(quote)),
  );
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[at]}>
        <OrderPage />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const place = () => screen.getByLabelText('place').textContent;
const PRO = '/order?plan=pro&period=monthly';
const pay = (amount: RegExp) => screen.findByRole('button', { name: amount });

async function fillIn() {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('CPF ou CNPJ'), '12345678909');
  await person.type(screen.getByLabelText('Nome completo ou razão social'), 'Ana Duarte');
  await person.type(screen.getByLabelText('CEP'), '01310100');
  await person.type(screen.getByLabelText('Rua ou avenida'), 'Avenida Paulista');
  await person.type(screen.getByLabelText('Número'), '1000');
  await person.type(screen.getByLabelText('Bairro'), 'Bela Vista');
  await person.type(screen.getByLabelText('Cidade'), 'São Paulo');
  await person.selectOptions(screen.getByLabelText('Estado'), 'SP');
  await accept();
  return person;
}
async function accept() {
  await userEvent.click(screen.getByRole('checkbox', { name: /Termos de uso/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Política de privacidade/ }));
}

test('without a plan there is nothing to order', async () => {
  show(talent, freeTalent, proQuote, '/order?plan=enterprise');
  expect(screen.getByText('Escolha um plano primeiro')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/admin/potential/billing');
});

test('the documents are accepted and the payer is named before anything is ordered', async () => {
  show(talent, freeTalent, proQuote, PRO);
  await userEvent.click(await pay(/^Pagar R\$\s29,90$/));
  expect(await screen.findByText('Aceite os Termos de uso e a Política de privacidade para continuar')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo ou razão social'));
  await userEvent.type(screen.getByLabelText('CEP'), '0131');
  expect(await screen.findByText('CEP inválido. Use oito números, como em 01310-100')).toBeDefined();
});

test('what was filled in is ordered once, and leads to where it is paid', async () => {
  const bodies: unknown[] = [];
  show(talent, freeTalent, proQuote, PRO);
  server.use(
    http.post('*/api/v1/billing/checkouts', async ({ request }) => {
      bodies.push(await request.json());
      return success(checkout);
    }),
  );
  const person = await fillIn();
  expect(screen.getByLabelText('CPF ou CNPJ')).toHaveProperty('value', '123.456.789-09');
  expect(screen.getByLabelText('CEP')).toHaveProperty('value', '01310-100');
  await person.dblClick(await pay(/^Pagar/));
  await waitFor(() => expect(place()).toBe(`/admin/potential/billing/checkouts/${ORDER_ID} {"begun":true}`));
  expect(bodies).toEqual([
    {
      plan: 'pro',
      period: 'monthly',
      method: 'card',
      payer: {
        name: 'Ana Duarte',
        taxId: '123.456.789-09',
        postalCode: '01310-100',
        street: 'Avenida Paulista',
        number: '1000',
        complement: '',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
      acceptedTerms: expect.any(String),
      acceptedPrivacy: expect.any(String),
      dueCents: 2990,
    },
  ]);
});

test('an amount that has changed is shown before it is paid', async () => {
  const due: unknown[] = [];
  show(talent, freeTalent, proQuote, PRO);
  server.use(
    http.post('*/api/v1/billing/checkouts', async ({ request }) => {
      due.push(((await request.json()) as { dueCents: number }).dueCents);
      server.use(http.get('*/api/v1/billing/quote', () => success({ ...proQuote, creditCents: 990, dueCents: 2000 })));
      return due.length === 1 ? failure(409, 'AMOUNT_CHANGED', 'O valor mudou desde o resumo.') : success(checkout);
    }),
  );
  const person = await fillIn();
  await person.click(await pay(/^Pagar R\$\s29,90$/));
  expect(await screen.findByText('O valor mudou desde o resumo.')).toBeDefined();
  expect(await screen.findByText(/Crédito do que você ainda não usou/)).toBeDefined();
  expect(screen.getByLabelText('Nome completo ou razão social')).toHaveProperty('value', 'Ana Duarte');
  await person.click(await pay(/^Pagar R\$\s20,00$/));
  await waitFor(() => expect(due).toEqual([2990, 2000]));
});

test('what the server has against the payer stands beside its field', async () => {
  show(talent, freeTalent, proQuote, PRO);
  server.use(
    http.post('*/api/v1/billing/checkouts', () =>
      failure(422, 'VALIDATION_FAILED', 'Dados inválidos', {
        details: [
          { field: 'payer.taxId', code: 'TAX_ID_INVALID', message: 'CPF ou CNPJ inválido. Confira os dígitos' },
        ],
      }),
    ),
  );
  const person = await fillIn();
  await person.click(await pay(/^Pagar/));
  expect(await screen.findByText('CPF ou CNPJ inválido. Confira os dígitos')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('CPF ou CNPJ')));
});

test('nothing typed is lost by leaving, and the documents are accepted anew', async () => {
  const { unmount } = show(talent, freeTalent, proQuote, PRO);
  await fillIn();
  unmount();
  show(talent, freeTalent, proQuote, PRO);
  await waitFor(async () =>
    expect(await screen.findByLabelText('Nome completo ou razão social')).toHaveProperty('value', 'Ana Duarte'),
  );
  expect(screen.getByRole('checkbox', { name: /Termos de uso/ })).toHaveProperty('checked', false);
});

test('who comes back to the form while an order is under way is led to it', async () => {
  rememberBegun('talent', { plan: 'pro', period: 'monthly' }, ORDER_ID);
  server.use(http.get('*/api/v1/billing/checkouts/:id', () => success(checkout)));
  show(talent, freeTalent, proQuote, PRO);
  expect((await screen.findByRole('link', { name: 'Ver pedido' })).getAttribute('href')).toBe(
    `/admin/potential/billing/checkouts/${ORDER_ID}`,
  );
});

test('Pix is offered for a year alone', async () => {
  show(talent, freeTalent, proQuote, PRO);
  expect(await screen.findByRole('radio', { name: /Pix/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('Só para o período anual.')).toBeDefined();
});

test('what is known of the payer is filled in, and what is paid by Pix does not renew', async () => {
  show(
    memberOf('owner'),
    paidCompany,
    { ...proQuote, plan: 'enterprise', period: 'yearly', priceCents: 149_000, creditCents: 20_000, dueCents: 129_000 },
    '/order?plan=enterprise&period=yearly',
  );
  expect(await screen.findByLabelText('CPF ou CNPJ')).toHaveProperty('value', '11.222.333/0001-81');
  expect(screen.getByText(/− R\$\s200,00/)).toBeDefined();
  expect(screen.getByText(/29 de dez\.(?: de 2026)?, R\$\s1\.490,00/)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /Pix/ }));
  expect(screen.getByText(/sem renovar sozinho$/)).toBeDefined();
});

test('a smaller plan costs nothing now, says what would be above its limits, and is agreed', async () => {
  const bodies: unknown[] = [];
  show(
    memberOf('owner'),
    paidCompany,
    { ...proQuote, plan: 'starter', kind: 'atEnd', priceCents: 0, dueCents: 0, startsAt: paidCompany.endsAt ?? '' },
    '/order?plan=starter&period=monthly',
  );
  server.use(
    http.put('*/api/v1/billing/subscription/next', async ({ request }) => {
      bodies.push(await request.json());
      return success({ ...paidCompany, next: { plan: 'starter', period: null } });
    }),
  );
  expect(await screen.findByText(/Nada mais é cobrado/)).toBeDefined();
  expect(screen.getByText(/Vagas ativas: 3 \(até 2\)\. Nada é encerrado/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar renovação' }));
  await waitFor(() => expect(place()).toBe('/admin/recruiter/billing null'));
  expect(bodies).toEqual([{ next: { plan: 'starter', period: 'monthly' } }]);
});

test('what follows a period that has ended does so now', async () => {
  show(
    memberOf('owner'),
    { ...paidCompany, state: 'past_due' },
    { ...proQuote, plan: 'starter', kind: 'atEnd', priceCents: 0, dueCents: 0, startsAt: '2026-11-01T12:00:00.000Z' },
    '/order?plan=starter&period=monthly',
  );
  expect(await screen.findByText(/agora a conta passa para o Starter, sem custo/)).toBeDefined();
  expect(screen.queryByText(/1º? de nov/)).toBeNull();
});

test('what one company was ordering is not offered to another of the same owner', async () => {
  const [aurora] = memberOf('owner').companies;
  rememberBegun(aurora?.id ?? '', { plan: 'enterprise', period: 'yearly' }, ORDER_ID);
  server.use(http.get('*/api/v1/billing/checkouts/:id', () => success(checkout)));
  const other = { ...memberOf('owner'), companies: [{ ...aurora, id: '01939c2a-0000-7000-8000-0000000000b2' }] };
  show(
    other as SessionUser,
    paidCompany,
    { ...proQuote, plan: 'enterprise', period: 'yearly' },
    '/order?plan=enterprise&period=yearly',
  );
  expect(await pay(/^Pagar/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Ver pedido' })).toBeNull();
});

test('a plan that was paid once is followed by nothing that would be charged', async () => {
  show(
    talent,
    { ...freeTalent, plan: 'premium', period: 'yearly', state: 'active', endsAt: proQuote.endsAt },
    { ...proQuote, kind: 'atEnd' },
    PRO,
  );
  expect(await screen.findByText(/Seu plano não renova sozinho/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the plan in force is not sold again', async () => {
  show(talent, freeTalent, { ...proQuote, kind: 'same' }, PRO);
  expect(await screen.findByText('Este já é o seu plano')).toBeDefined();
});

test('where nothing is sold that is said', async () => {
  show(talent, freeTalent, proQuote, PRO);
  server.use(http.get('*/api/v1/billing/quote', () => failure(409, 'BILLING_UNAVAILABLE', 'Sem planos.')));
  expect(await screen.findByText(/Aqui não há planos pagos/)).toBeDefined();
});

test('after two purchases that were taken back the day of the next one is said, and nothing is asked', async () => {
  show(
    talent,
    { ...freeTalent, ordersAgainAt: '2027-05-04T03:00:00.000Z' },
    proQuote,
    '/order?plan=pro&period=monthly',
  );
  expect(await screen.findByText(/Uma nova compra é possível a partir de 4 de mai/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Fale com a gente' }).getAttribute('href')).toBe('/contato');
});

test('who is told so when ordering finds the order that is under way, and the focus where the form was', async () => {
  const at = '2027-05-04T03:00:00.000Z';
  show(talent, freeTalent, proQuote, PRO);
  const person = await fillIn();
  rememberBegun('talent', { plan: 'pro', period: 'monthly' }, ORDER_ID);
  server.use(
    http.get(`*/api/v1/billing/checkouts/${ORDER_ID}`, () => success({ ...checkout, state: 'pending' })),
    http.get('*/api/v1/billing/subscription', () => success({ ...freeTalent, ordersAgainAt: at })),
    http.post('*/api/v1/billing/checkouts', () => failure(409, 'ORDER_AFTER_WITHDRAWALS', 'Ainda não.')),
  );
  await person.click(await pay(/^Pagar/));
  const heading = await screen.findByRole('heading', { name: /^Uma nova compra é possível a partir de 4 de mai/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await screen.findByRole('link', { name: 'Ver pedido' })).toBeDefined();
});
