import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { keepInTab } from '../../../lib/tab-memory.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SendTestsDialog } from './send-tests-dialog.tsx';

const server = testApi();
const onClose = vi.fn();
const PERSON_ID = '0195d4a0-0000-7000-8000-00000000000a';
const SEND = '*/api/v1/tests/send';
const published = (number: number) => ({
  id: `0195d4a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
  title: `Teste ${String(number).padStart(3, '0')}`,
  difficulty: 'basic',
  minutes: 20,
});

beforeEach(() => {
  toast.clear();
  onClose.mockReset();
  // Two pages, as of a company with more tests than one page holds.
  server.use(
    http.get('*/api/v1/tests/recruiter', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const tests = page === 1 ? Array.from({ length: 100 }, (_, index) => published(index + 1)) : [published(101)];
      return success(tests, { page, limit: 100, total: 101, totalPages: 2 });
    }),
  );
});

async function open() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SendTestsDialog people={[{ id: PERSON_ID, name: 'Ana Souza' }]} onClose={onClose} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: /^Testes/ }));
  await user.click(await screen.findByRole('checkbox', { name: /^Teste 101/ }));
  await user.click(screen.getByRole('button', { name: 'Enviar teste' }));
  return user;
}

test('why one person cannot be sent a test is said where it was asked for', async () => {
  const message = 'Já há um teste enviado à espera de resposta.';
  const failed = [{ id: PERSON_ID, error: 'ACTION_REFUSED', message, reason: null }];
  server.use(http.post(SEND, () => success({ sent: [], failed })));
  await open();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('O teste não foi enviado')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a day that the server refuses is said at its field', async () => {
  const details = [{ field: 'dueDate', code: 'DATE_PAST', message: 'Escolha uma data no futuro' }];
  server.use(http.post(SEND, () => failure(422, 'VALIDATION_FAILED', 'Confira os campos', { details })));
  await open();
  expect(await screen.findByText('Escolha uma data no futuro')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['over', '2020-01-31', 'Escolha uma data no futuro'],
  ['years away', '2199-01-31', 'Escolha uma data dentro de 180 dias'],
])('a day that is %s is said at its field without asking the server', async (_, dueDate, words) => {
  const sent = vi.fn(() => success({ sent: [], failed: [] }));
  server.use(http.post(SEND, sent));
  // Written some days ago, say: the calendar itself offers no such day.
  keepInTab(`prova.draft.send-tests.1.${PERSON_ID}`, { testIds: [], dueDate, notes: '' });
  await open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('tests beyond the first page can be chosen and sent', async () => {
  let sent: unknown;
  server.use(
    http.post(SEND, async ({ request }) => {
      sent = await request.json();
      return success({ sent: [{ applicationId: 'a', eventId: 'e' }], failed: [] });
    }),
  );
  await open();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject({ testIds: [published(101).id] });
});

test('says that nothing gets through, can be stopped, and sends once more', async () => {
  server.use(http.post(SEND, () => HttpResponse.error()));
  const user = await open();
  expect(await screen.findByText('Sem conexão. Tentando de novo…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Parar de tentar' }));
  expect(await screen.findByRole('button', { name: 'Cancelar' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  server.use(http.post(SEND, () => success({ sent: [{ applicationId: 'a', eventId: 'e' }], failed: [] })));
  await user.click(screen.getByRole('button', { name: 'Enviar teste' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a note says how much of its space is taken', async () => {
  server.use(http.post(SEND, () => failure(422, 'VALIDATION_FAILED', 'Confira os campos', { details: [] })));
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: /^Recado/ }), 'Boa sorte!');
  expect(screen.getByText(/10 de 2\.000/)).toBeTruthy();
});
