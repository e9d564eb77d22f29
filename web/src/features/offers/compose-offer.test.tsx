import type { Offer } from '@prova/contract/offers/offers';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { newestUndo, toast } from '../../ui/toast-store.ts';
import { ComposeOfferDialog } from './components/compose-offer-dialog.tsx';

const APPLICATION = '01a0af8b-b2d2-724c-b367-e2de7a7b21aa';
const api = (path: string) => `${location.origin}/api/v1/job-offers${path}`;

const server = testApi();
let stored: Offer[] = [];
let sent: string[] = [];
let undone = 0;
let created: Record<string, unknown>[] = [];

const offerOf = (values: Partial<Offer>): Offer => ({
  id: '01a0af8b-b2d2-724c-b367-000000000001',
  version: 1,
  applicationId: APPLICATION,
  jobId: '01a0af8b-b2d2-724c-b367-000000000002',
  jobTitle: 'Pessoa Desenvolvedora',
  candidateName: 'Ana Lopes',
  candidateLocale: 'pt-BR',
  recruiterName: 'Marta',
  timeZone: 'America/Sao_Paulo',
  skips: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  position: 'Pessoa Desenvolvedora',
  payMin: 1_400_000,
  payMax: null,
  currency: 'BRL',
  contractType: 'CLT',
  benefits: [],
  startOn: null,
  validUntil: '2026-11-28T02:59:59.999Z',
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
  ...values,
});

beforeEach(() => {
  stored = [];
  sent = [];
  undone = 0;
  toast.clear();
  created = [];
  sessionStorage.clear();
  server.use(
    http.get(api(''), () =>
      HttpResponse.json({ success: true, data: stored, meta: { page: 1, limit: 20, total: 0, totalPages: 0 } }),
    ),
    http.post(api(''), async ({ request }) => {
      const data = JSON.parse(String((await request.formData()).get('data'))) as Record<string, unknown>;
      created.push(data);
      const offer = offerOf({
        position: String(data.position),
        payMin: Number(data.payMin),
        payMax: (data.payMax as number | null) ?? null,
        contractType: data.contractType as Offer['contractType'],
        benefits: data.benefits as string[],
      });
      stored = [offer];
      return HttpResponse.json({ success: true, data: offer }, { status: 201 });
    }),
    http.post(api('/:id/send'), ({ request }) => {
      sent.push(request.headers.get('idempotency-key') ?? '');
      const offer = offerOf({ status: 'sent', sentAt: '2026-11-20T12:00:00.000Z' });
      return HttpResponse.json({ success: true, data: offer });
    }),
    http.post(api('/:id/undo-send'), () => {
      undone += 1;
      return HttpResponse.json({ success: true, data: offerOf({}) });
    }),
  );
});

function open() {
  const onClose = vi.fn();
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ComposeOfferDialog
        applicationId={APPLICATION}
        candidateName="Ana Lopes"
        jobTitle="Pessoa Desenvolvedora"
        companyName="Aurora"
        published={{
          payMode: 'range',
          payMin: 1_200_000,
          payMax: 1_600_000,
          currency: 'BRL',
          contractType: 'CLT',
          benefits: ['Plano de saúde', 'Vale-refeição'],
        }}
        onClose={onClose}
      />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), onClose, unmount };
}

test('what is missing is said, typed money is read, and the review shows what was saved', async () => {
  const { person } = open();
  expect(await screen.findByLabelText('Cargo')).toHaveProperty('value', 'Pessoa Desenvolvedora');
  await person.click(screen.getByRole('radio', { name: 'Faixa' }));
  await person.type(screen.getByLabelText('De, por mês'), '12 mil');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  await screen.findByText('Informe o valor máximo da faixa');
  expect(created).toEqual([]);
  await person.type(screen.getByLabelText('Até, por mês'), '15.000,50');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  await screen.findByText('Revise antes de enviar');
  expect(created).toMatchObject([{ payMin: 1_200_000, payMax: 1_500_050, currency: 'BRL' }]);
  expect(screen.getByText(/R\$\s12\.000,00 – 15\.000,50/)).toBeTruthy();
});

test('it begins with the contract and the benefits of the job, which can be changed', async () => {
  const { person } = open();
  const contract = await screen.findByLabelText('Tipo de contrato');
  expect(contract).toHaveProperty('value', 'CLT');
  await person.selectOptions(contract, 'PJ');
  await person.click(screen.getByRole('button', { name: 'Remover Vale-refeição' }));
  await person.type(screen.getByRole('textbox', { name: /^Benefícios/ }), 'Equipamento da empresa{Enter}');
  await person.type(screen.getByLabelText('Valor por mês'), '14000');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  await screen.findByText('Revise antes de enviar');
  expect(created).toMatchObject([{ contractType: 'PJ', benefits: ['Plano de saúde', 'Equipamento da empresa'] }]);
  for (const text of ['PJ', 'Plano de saúde', 'Equipamento da empresa']) expect(screen.getByText(text)).toBeTruthy();
});

test('one that was saved is taken up as it was, and one from before these were asked for as the job has them', async () => {
  stored = [offerOf({ contractType: 'PJ', benefits: ['Horário flexível'] })];
  const { unmount } = open();
  expect(await screen.findByLabelText('Tipo de contrato')).toHaveProperty('value', 'PJ');
  expect(screen.getByText('Horário flexível')).toBeTruthy();
  expect(screen.queryByText('Plano de saúde')).toBeNull();
  unmount();
  sessionStorage.clear();
  stored = [offerOf({ contractType: null })];
  open();
  expect(await screen.findByLabelText('Tipo de contrato')).toHaveProperty('value', 'CLT');
  expect(screen.getByText('Plano de saúde')).toBeTruthy();
});

test('a failure keeps everything that was typed', async () => {
  server.use(http.post(api(''), () => failure(409, 'ACTION_REFUSED', 'A pessoa retirou a candidatura.')));
  const { person } = open();
  await person.type(await screen.findByLabelText('Valor por mês'), '14000');
  await person.type(screen.getByLabelText('Mensagem'), 'Que bom ter você por aqui.');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  await screen.findByText('A pessoa retirou a candidatura.');
  expect(screen.getByLabelText('Mensagem')).toHaveProperty('value', 'Que bom ter você por aqui.');
  expect(screen.getByLabelText('Valor por mês')).toHaveProperty('value', '14.000,00');
});

test('what was typed is there again after the page was left in between, a range as a range', async () => {
  const { person, unmount } = open();
  await person.click(await screen.findByRole('radio', { name: 'Faixa' }));
  await person.type(screen.getByLabelText('De, por mês'), '12 mil');
  await person.type(screen.getByLabelText('Até, por mês'), '15 mil');
  await person.type(screen.getByLabelText('Mensagem'), 'Que bom ter você por aqui.');
  unmount();
  const again = open();
  expect(await screen.findByLabelText('Mensagem')).toHaveProperty('value', 'Que bom ter você por aqui.');
  expect(screen.getByLabelText('De, por mês')).toHaveProperty('value', '12.000,00');
  const upTo = screen.getByLabelText('Até, por mês');
  expect(upTo).toHaveProperty('value', '15.000,00');
  await again.person.clear(upTo);
  expect(screen.getByLabelText('Até, por mês')).toHaveProperty('value', '');
});

test('an offer that was given up is not offered again', async () => {
  const { person, unmount, onClose } = open();
  await person.type(await screen.findByLabelText('Mensagem'), 'Que bom ter você por aqui.');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  open();
  expect(await screen.findByLabelText('Mensagem')).toHaveProperty('value', '');
});

test('a double click sends once, and a refusal is shown beside the offer', async () => {
  const { person, onClose } = open();
  await person.type(await screen.findByLabelText('Valor por mês'), '14000');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  const send = await screen.findByRole('button', { name: 'Enviar oferta para Ana' });
  server.use(
    http.post(api('/:id/send'), () => failure(409, 'OFFER_ALREADY_SENT', 'Já há uma oferta em aberto.'), {
      once: true,
    }),
  );
  await person.click(send);
  await screen.findByText('Já há uma oferta em aberto.');
  expect(onClose).not.toHaveBeenCalled();
  // The answer comes after both clicks.
  const pressed = Promise.withResolvers<void>();
  server.use(
    http.post(api('/:id/send'), async () => {
      sent.push('');
      await pressed.promise;
      return HttpResponse.json({ success: true, data: offerOf({ status: 'sent' }) });
    }),
  );
  await person.dblClick(screen.getByRole('button', { name: 'Enviar oferta para Ana' }));
  pressed.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});

test('an offer that was saved before is taken up again, and names the documents to choose again', async () => {
  stored = [
    offerOf({
      position: 'Pessoa Líder',
      payMin: 900_000,
      payMax: 1_100_000,
      attachments: [{ id: APPLICATION, name: 'beneficios.pdf', mime: 'application/pdf', bytes: 10, url: '/files/1' }],
    }),
  ];
  open();
  expect(await screen.findByLabelText('Cargo')).toHaveProperty('value', 'Pessoa Líder');
  expect(screen.getByLabelText('Até, por mês')).toHaveProperty('value', '11.000,00');
  expect(screen.getByText(/escolha outra vez os anexos: beneficios\.pdf/)).toBeTruthy();
});

test('documents that are too large or too many are refused before they travel', async () => {
  const { person } = open();
  const input = await screen.findByLabelText('Anexos');
  const large = new File([''], 'filme.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await person.upload(input, large);
  await screen.findByText(/“filme\.pdf” tem mais de 10 MB/);
  const six = [1, 2, 3, 4, 5, 6].map((n) => new File(['x'], `${n}.pdf`, { type: 'application/pdf' }));
  await person.upload(input, six);
  await screen.findByText(/aceita até 5 anexos/);
  const kept = () =>
    screen.getAllByRole('button', { name: /^Remover \d\.pdf/ }).map((button) => button.getAttribute('aria-label'));
  expect(kept()).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Remover 2.pdf' }));
  expect(kept()).toHaveLength(4);
  await screen.findAllByText('“2.pdf” removido');
  newestUndo()?.();
  await waitFor(() => expect(kept()).toHaveLength(5));
  expect(kept()[1]).toBe('Remover 2.pdf');
});

test('an offer outside of the published pay is warned about while it is typed and before it goes out, and goes out', async () => {
  const { person } = open();
  const pay = await screen.findByLabelText('Valor por mês');
  await person.type(pay, '14000');
  expect(screen.queryByText(/do publicado na vaga/)).toBeNull();
  await person.clear(pay);
  await person.type(pay, '11000');
  await screen.findByText(/^Abaixo do publicado na vaga: R\$\s12\.000 – 16\.000 por mês/);
  await person.clear(pay);
  await person.type(pay, '18000');
  await screen.findByText(/^Acima do publicado na vaga/);
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  const send = await screen.findByRole('button', { name: 'Enviar oferta para Ana' });
  expect(screen.getByText(/^Acima do publicado na vaga/)).toBeTruthy();
  await person.click(send);
  await screen.findByText('Oferta enviada para Ana Lopes');
  expect(sent).toHaveLength(1);
});

test('what was sent is taken back from its toast', async () => {
  const { person } = open();
  await person.type(await screen.findByLabelText('Valor por mês'), '14000');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  await person.click(await screen.findByRole('button', { name: 'Enviar oferta para Ana' }));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('A oferta para Ana Lopes não foi enviada. Ela continua salva.');
  expect(undone).toBe(1);
});

test('an offer past required stages asks why before it goes out, and sends the reason', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.get(api(''), () =>
      HttpResponse.json({ success: true, data: [], meta: { page: 1, limit: 20, total: 0, totalPages: 0 } }),
    ),
    http.post(api(''), () =>
      HttpResponse.json({ success: true, data: offerOf({ skips: ['Desafio técnico'] }) }, { status: 201 }),
    ),
    http.post(api('/:id/send'), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: offerOf({ status: 'sent' }) });
    }),
  );
  const { person, onClose } = open();
  await person.type(await screen.findByLabelText('Valor por mês'), '14000');
  await person.click(screen.getByRole('button', { name: 'Salvar e revisar' }));
  const why = await screen.findByRole('textbox', { name: /Por que pular/ });
  await screen.findByText(/^Desafio técnico é uma etapa obrigatória/);
  await person.click(screen.getByRole('button', { name: 'Enviar oferta para Ana' }));
  await screen.findByText('Escreva o motivo, com pelo menos 2 caracteres');
  expect(document.activeElement).toBe(why);
  expect(bodies).toEqual([]);
  await person.type(why, 'Já fez o desafio para outra vaga');
  await person.click(screen.getByRole('button', { name: 'Enviar oferta para Ana' }));
  await waitFor(() => expect(bodies).toEqual([{ reason: 'Já fez o desafio para outra vaga' }]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
