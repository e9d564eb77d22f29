import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Payment } from '@prova/contract/billing/payments';
import type { Subscription } from '@prova/contract/billing/subscriptions';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import {
  companyPlans,
  freeTalent,
  memberOf,
  onePage,
  paidCompany,
  payment,
  talent,
  talentPlans,
} from '../../../test/billing.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { BillingPage } from './billing.page.tsx';

const server = testApi();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="place">{pathname + search}</output>;
}

function show(user: SessionUser, subscription: Subscription, payments: readonly Payment[] = [], at = '/billing') {
  authStore.write({ status: 'signed-in', user });
  server.use(
    http.get('*/api/v1/billing/subscription', () => success(subscription)),
    http.get('*/api/v1/billing/plans', ({ request }) => {
      const audience = new URL(request.url).searchParams.get('audience');
      return success({ available: true, plans: audience === 'talent' ? talentPlans : companyPlans });
    }),
    http.get('*/api/v1/billing/payments', () => success(payments, onePage(payments.length))),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[at]}>
        <BillingPage />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const IN_TIME = '2026-12-04T12:00:00.000Z';
const place = () => screen.getByLabelText('place').textContent;
const proceed = async () => userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));

test('a talent reads that nothing that leads to a job is paid for, and what each plan holds', async () => {
  show(talent, freeTalent);
  expect(
    await screen.findByText(/Nenhum plano muda a compatibilidade, a ordem das listas, quem vê você/),
  ).toBeDefined();
  expect(screen.getByText('Você não paga nada, e pode continuar assim.')).toBeDefined();
  expect(screen.getByText('Resposta do nosso suporte em até um dia útil')).toBeDefined();
  expect(screen.queryByText('Uso')).toBeNull();
  expect(await screen.findByText('Nenhum pagamento ainda')).toBeDefined();
});

test('a plan is selected first, and the choice leads to its order', async () => {
  show(talent, freeTalent);
  await proceed();
  expect(screen.getByText('Escolha um plano primeiro')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Free' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
  await proceed();
  expect(screen.getByText(/Este já é o seu plano/)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Anual' }));
  expect(screen.getByText(/por mês; economia de R\$\s59,80 por ano/)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Pro' }));
  expect(screen.queryByText(/Este já é o seu plano/)).toBeNull();
  await proceed();
  expect(place()).toBe('/admin/potential/billing/order?plan=pro&period=yearly');
});

test('who comes back from the order finds what they had chosen', async () => {
  show(talent, freeTalent, [], '/billing?plan=premium&period=yearly');
  expect(await screen.findByRole('radio', { name: 'Premium', checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Anual', checked: true })).toBeDefined();
});

test('an owner reads what is used, in words, and what happens at a limit', async () => {
  show(memberOf('owner'), paidCompany);
  const jobs = await screen.findByRole('progressbar', { name: 'Vagas ativas' });
  expect(jobs.getAttribute('aria-valuetext')).toBe('3 de 20');
  expect(screen.getByText('Perto do limite.')).toBeDefined();
  expect(screen.getByText(/No limite. Novas entrevistas podem ser marcadas para o próximo mês/)).toBeDefined();
  expect(screen.getByText(/Renova em 20 de dez\., por R\$\s399\./)).toBeDefined();
  expect(screen.getByText('Vagas ativas sem limite')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cancelar renovação' }).getAttribute('href')).toBe(
    '/admin/recruiter/billing/order?plan=starter&period=monthly',
  );
});

test('a company without limits reads so', async () => {
  const usage = paidCompany.usage;
  show(memberOf('owner'), { ...freeTalent, plan: 'starter', usage });
  expect(await screen.findByText('Nada é limitado nesta empresa, seja qual for o plano.')).toBeDefined();
  expect(screen.getByText('3, sem limite')).toBeDefined();
});

test('what comes next can be taken back', async () => {
  const bodies: unknown[] = [];
  show(memberOf('owner'), { ...paidCompany, next: { plan: 'starter', period: null } });
  server.use(
    http.put('*/api/v1/billing/subscription/next', async ({ request }) => {
      bodies.push(await request.json());
      return success(paidCompany);
    }),
  );
  expect(await screen.findByText(/Depois, a conta passa para o Starter, sem custo/)).toBeDefined();
  expect(screen.getByText('Não renova')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar com o Professional mensal' }));
  await waitFor(() => expect(bodies).toEqual([{ next: null }]));
});

test('a plan that was paid once says until when, and offers nothing that would not happen', async () => {
  show(memberOf('owner'), { ...paidCompany, renews: false, next: { plan: 'starter', period: null } });
  expect(await screen.findByText(/Vale até 20 de dez\. e não renova sozinho/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Continuar com/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Cancelar renovação' })).toBeNull();
});

test('a renewal that was not paid is said', async () => {
  show(memberOf('owner'), { ...paidCompany, state: 'past_due' });
  expect(await screen.findByText(/O pagamento da renovação não passou/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cancelar renovação' })).toBeDefined();
});

test('what is owed is said with the day until which the plan holds, and is paid by one button', async () => {
  const owed = {
    amountCents: 39_900,
    currency: 'BRL',
    status: 'failed',
    holdsUntil: IN_TIME,
    url: 'https://invoice.stripe.example/i/1',
  } as const;
  show(memberOf('owner'), { ...paidCompany, state: 'past_due', endsAt: '2026-11-20T12:00:00.000Z', owed });
  expect(await screen.findByText(/A renovação de R\$\s399,00 não foi paga/)).toBeDefined();
  expect(screen.getByText(/O Professional vale até 4 de dez/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pagar agora' }).getAttribute('href')).toBe(owed.url);
});

test('a renewal that was paid elsewhere is no longer asked for, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-29T12:00:00Z') });
  const owed = { amountCents: 39_900, currency: 'BRL', status: 'failed', holdsUntil: IN_TIME, url: '/pay' } as const;
  show(memberOf('owner'), { ...paidCompany, state: 'past_due', owed });
  expect(await screen.findByText(/A renovação de R\$\s399,00 não foi paga/)).toBeDefined();
  expect(await screen.findByText('Nenhum pagamento ainda')).toBeDefined();
  server.use(
    http.get('*/api/v1/billing/subscription', () => success(paidCompany)),
    http.get('*/api/v1/billing/payments', () => success([payment], onePage(1))),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(screen.queryByText(/não foi paga/)).toBeNull());
  // The history says so, too.
  await waitFor(() => expect(screen.queryByText('Nenhum pagamento ainda')).toBeNull());
});

test.each([
  ['the day has passed', { holdsUntil: '2026-11-28T12:00:00.000Z' }, null],
  ['the plan was given up', {}, { plan: 'starter', period: null }],
] as const)('until when one can pay is not said where %s', async (_, change, next) => {
  const owed = { amountCents: 39_900, currency: 'BRL', status: 'failed', holdsUntil: IN_TIME, url: '/pay' } as const;
  show(memberOf('owner'), { ...paidCompany, state: 'past_due', next, owed: { ...owed, ...change } });
  expect(await screen.findByText(/A renovação de R\$\s399,00 não foi paga/)).toBeDefined();
  expect(screen.queryByText(/Se a renovação não for paga/)).toBeNull();
});

test('what follows an unpaid renewal is said with it, without a date that has passed, and can be taken back', async () => {
  const next = { plan: 'starter', period: null } as const;
  show(memberOf('owner'), { ...paidCompany, state: 'past_due', endsAt: '2026-11-01T12:00:00.000Z', next });
  expect(await screen.findByText(/O pagamento da renovação não passou/)).toBeDefined();
  expect(screen.getByText(/agora a conta passa para o Starter, sem custo/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Continuar com o Professional mensal' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Cancelar renovação' })).toBeNull();
});

test('where nothing is sold that is one calm sentence', async () => {
  show(talent, { ...freeTalent, available: false });
  expect(await screen.findByText(/Aqui não há planos pagos/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a member who is no owner is told whom to ask, and nothing is asked for them', async () => {
  authStore.write({ status: 'signed-in', user: memberOf('recruiter') });
  server.use(
    http.get('*/api/v1/companies/:id/members', () =>
      success({
        members: [
          { userId: '1', name: 'Nina Prado', email: 'n@aurora.example', role: 'owner' },
          { userId: '2', name: 'Rui', email: 'r@aurora.example', role: 'recruiter' },
          { userId: '3', name: '', email: 'o@aurora.example', role: 'owner' },
        ],
      }),
    ),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <BillingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/fale com Nina Prado ou o@aurora.example/)).toBeDefined();
});

test('a history that did not load is asked for again', async () => {
  show(talent, freeTalent);
  server.use(http.get('*/api/v1/billing/payments', () => failure(403, 'FORBIDDEN', 'Não.'), { once: true }));
  const failed = await screen.findByRole('alert');
  expect(within(failed).getByText('Não foi possível carregar o histórico')).toBeDefined();
  await userEvent.click(within(failed).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhum pagamento ainda')).toBeDefined();
});

test('the history shows the four states, the refund and the receipt', async () => {
  const rows: Payment[] = [
    payment,
    { ...payment, id: payment.id.replace('d1', 'd2'), status: 'pending', number: null, withdrawUntil: null },
    { ...payment, id: payment.id.replace('d1', 'd3'), status: 'failed', number: null, withdrawUntil: null },
    { ...payment, id: payment.id.replace('d1', 'd4'), status: 'unknown', number: null, withdrawUntil: null },
    {
      ...payment,
      id: payment.id.replace('d1', 'd5'),
      number: 9,
      refund: 'given',
      refundedAt: payment.at,
      withdrawUntil: null,
    },
  ];
  show(talent, freeTalent, rows);
  const list = await screen.findByRole('list', { name: 'Pagamentos' });
  const items = within(list).getAllByRole('listitem');
  expect(
    items.map((item) => within(item).getAllByText(/^(Pago|Pendente|Não pago|Em análise)$/)[0]?.textContent),
  ).toEqual(['Pago', 'Pendente', 'Não pago', 'Em análise', 'Pago']);
  expect(within(list).getAllByText('Devolvido')).toHaveLength(1);
  expect(within(list).getAllByRole('button', { name: /Baixar recibo/ })).toHaveLength(2);
  expect(within(list).getAllByRole('button', { name: 'Desistir e receber tudo de volta' })).toHaveLength(1);
});

test('a purchase is taken back after one has read what ends with it', async () => {
  show(talent, { ...freeTalent, plan: 'pro', period: 'monthly', state: 'active' }, [payment]);
  const calls: string[] = [];
  server.use(
    http.post('*/api/v1/billing/payments/:id/withdraw', ({ params }) => {
      calls.push(String(params.id));
      return calls.length === 1
        ? failure(409, 'WITHDRAWAL_OVER', 'O prazo de 7 dias para desistir terminou.')
        : success({ ...payment, refund: 'asked', refundedAt: payment.at, withdrawUntil: null });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Desistir e receber tudo de volta' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/O Pro mensal termina agora, e os R\$\s29,90 voltam/)).toBeDefined();
  const confirm = within(dialog).getByRole('button', { name: 'Desistir e receber de volta' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('O prazo de 7 dias para desistir terminou.')).toBeDefined();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls).toEqual([payment.id, payment.id]);
});
