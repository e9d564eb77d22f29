import type { Offer } from '@prova/contract/offers/offers';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { OfferCard } from './offer-card.tsx';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const pending: Offer = {
  id: '01a0af8b-b2d2-724c-b367-000000000001',
  version: 1,
  applicationId: '01a0af8b-b2d2-724c-b367-e2de7a7b21aa',
  jobId: '01a0af8b-b2d2-724c-b367-000000000002',
  jobTitle: 'Pessoa Desenvolvedora',
  candidateName: 'Ana Lopes',
  candidateLocale: 'pt-BR',
  recruiterName: 'Marta',
  timeZone: 'America/Sao_Paulo',
  skips: [],
  createdAt: day(-9),
  position: 'Pessoa Desenvolvedora',
  payMin: 1_400_000,
  payMax: null,
  currency: 'BRL',
  contractType: 'CLT',
  benefits: [],
  startOn: null,
  validUntil: day(7),
  message: null,
  status: 'pending',
  responseNote: null,
  declineReason: null,
  attachments: [],
  sentAt: null,
  viewedAt: null,
  respondedAt: null,
  endedAt: null,
  can: { send: true, cancel: true },
};

const published = { payMode: null, payMin: null, payMax: null, currency: null };

function open(changes: Partial<Offer>) {
  const onCompose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <OfferCard offer={{ ...pending, ...changes }} companyName="Aurora" published={published} onCompose={onCompose} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), onCompose };
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a saved offer can be sent, edited and dropped', () => {
  open({});
  expect(buttons()).toEqual(['Revisar e enviar', 'Editar', 'Descartar oferta']);
  expect(screen.queryByText(/O prazo para responder passou/)).toBeNull();
});

test('one that was left until its day had passed says so, and is edited', async () => {
  const { person, onCompose } = open({ validUntil: day(-1), can: { send: false, cancel: true } });
  expect(screen.getByText(/O prazo para responder passou antes do envio/)).toBeTruthy();
  expect(buttons()).toEqual(['Editar', 'Descartar oferta']);
  await person.click(screen.getByRole('button', { name: 'Editar' }));
  expect(onCompose).toHaveBeenCalledTimes(1);
});

test('who may only read it is not asked to edit it', () => {
  open({ validUntil: day(-1), can: { send: false, cancel: false } });
  expect(screen.queryByText(/O prazo para responder passou/)).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('one that nobody could answer in time says when, and offers nothing', () => {
  open({
    status: 'expired',
    validUntil: day(-1),
    sentAt: day(-8),
    endedAt: day(-1),
    can: { send: false, cancel: false },
  });
  expect(screen.getByText('Prazo terminado sem resposta')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText(/O prazo para responder passou/)).toBeNull();
});

test('it says the kind of contract and the benefits', () => {
  open({ contractType: 'PJ', benefits: ['Plano de saúde', 'Horário flexível'] });
  expect(screen.getByText(/ por mês · PJ$/)).toBeTruthy();
  expect(screen.getByText('Benefícios: Plano de saúde, Horário flexível')).toBeTruthy();
});

test('only one that can still be answered says by when', () => {
  open({ status: 'viewed', sentAt: day(-1), viewedAt: day(0) });
  expect(screen.getByText(/^Responder até/)).toBeTruthy();
});

test.each(['approved', 'declined', 'expired', 'cancelled'] as const)('one that is %s asks for no answer', (status) => {
  open({ status, sentAt: day(-1), can: { send: false, cancel: false } });
  expect(screen.queryByText(/^Responder até/)).toBeNull();
  expect(screen.getByText(/^Prazo da resposta:/)).toBeTruthy();
});
