import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { wholeText } from '../../../../test/whole-text.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CloseJobDialog } from './close-job-dialog.tsx';
import { ReopenJobDialog } from './reopen-job-dialog.tsx';

const server = testApi();
const api = (path: string) => `${location.origin}/api/v1/jobs/:id${path}`;
const job = { id: 'job', title: 'Pessoa Analista' };
const mail = { name: 'Ana', subject: 'A vaga foi encerrada', body: 'Olá, Ana.' };
afterEach(() => toast.clear());

/** @param concerned null: the server does not say */
function open(Dialog: typeof CloseJobDialog, concerned: object | null) {
  const sent: unknown[] = [];
  const keep = (path: string) =>
    http.post(api(path), async ({ request }) => {
      const text = await request.text();
      sent.push([path, text === '' ? null : JSON.parse(text)]);
      return success({ ...job, undoUntil: '2026-11-20T00:00:10.000Z' });
    });
  server.use(
    http.get(api('/closing-preview'), () =>
      concerned
        ? success({ inProcess: 0, hired: 0, openings: 1, ended: 0, mail: null, ...concerned })
        : failure(400, 'MALFORMED_REQUEST', 'não deu'),
    ),
    keep('/close'),
    keep('/undo-close'),
    keep('/reopen'),
  );
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Dialog job={job} onClose={onClose} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), sent, onClose };
}

test('closing says whom it concerns, the hired apart, shows the mail, and can be undone', async () => {
  const { person, sent } = open(CloseJobDialog, { inProcess: 3, hired: 2, mail });
  await screen.findByText(
    wholeText('3 pessoas no processo recebem um e-mail, e as candidaturas delas são encerradas.'),
  );
  expect(screen.getByText('2 pessoas contratadas não recebem nada, e nada muda para elas.')).toBeTruthy();
  expect(screen.getByText('Olá, Ana.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('“Pessoa Analista” está como antes. Ninguém foi avisado');
  expect(sent).toEqual([
    ['/close', { status: 'FILLED', notify: true }],
    ['/undo-close', null],
  ]);
});

test('who is not to be told sees no mail, and it is said', async () => {
  const { person, sent } = open(CloseJobDialog, { inProcess: 1, mail });
  await person.click(await screen.findByRole('switch', { name: 'Avisar por e-mail' }));
  expect(screen.queryByText('Olá, Ana.')).toBeNull();
  expect(
    screen.getByText(
      '1 pessoa no processo não recebe e-mail. A candidatura dela é encerrada, e quem tem conta vê no sino.',
    ),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  await waitFor(() => expect(sent).toEqual([['/close', { status: 'CANCELLED', notify: false }]]));
});

test('the outcome that is chosen at first follows the facts, and says them', async () => {
  const { person, sent } = open(CloseJobDialog, { hired: 1, openings: 2 });
  await screen.findByText('Posições preenchidas pela Prova: 1 de 2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cancelada/ }).checked).toBe(true);
  await person.click(screen.getByRole('radio', { name: /Preenchida/ }));
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  await waitFor(() => expect(sent).toEqual([['/close', { status: 'FILLED', notify: true }]]));
});

test('nothing is closed before it is known whom it concerns', async () => {
  const { person, sent } = open(CloseJobDialog, null);
  await screen.findByText('Não foi possível ver quem está no processo');
  await person.click(screen.getByRole('button', { name: 'Encerrar vaga' }));
  expect(sent).toEqual([]);
});

test('reopening offers to take up again whoever ended with the job', async () => {
  const { person, sent } = open(ReopenJobDialog, { ended: 4 });
  await screen.findByRole('switch', { name: 'Retomar 4 candidaturas encerradas com a vaga' });
  await person.click(screen.getByRole('switch', { name: 'Avisar por e-mail' }));
  await person.click(screen.getByRole('button', { name: 'Reabrir vaga' }));
  await waitFor(() => expect(sent).toEqual([['/reopen', { takeUp: true, notify: false }]]));
});
