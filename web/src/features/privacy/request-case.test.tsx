import type { RequestDetail } from '@prova/contract/privacy/privacy-requests';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { RequestCase } from './components/request-case.tsx';
import { companyRequestQuery } from './privacy.queries.ts';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const ID = '01a0af8b-b2d2-724c-b367-e2de7a7b21aa';
const api = (path = '') => `${location.origin}/api/v1/privacy/requests/${ID}${path}`;
const server = testApi();
let stored: RequestDetail;
let answers: unknown[];

const request = (values: Partial<RequestDetail>): RequestDetail => ({
  id: ID,
  version: 2,
  kind: 'erase',
  state: 'confirmed',
  email: 'ivone@correio.example',
  confirmedAt: '2026-11-20T12:00:00.000Z',
  personName: null,
  application: null,
  overdue: false,
  extended: false,
  answeredAt: null,
  message: null,
  answerBy: '2026-12-05',
  extendedAt: null,
  extensionReason: null,
  answer: null,
  copy: null,
  holds: [],
  history: [],
  can: { start: true, extend: true, answer: true, refuse: true },
  ...values,
});

beforeEach(() => {
  stored = request({});
  answers = [];
  sessionStorage.clear();
  server.use(
    http.get(api(), () => HttpResponse.json({ success: true, data: stored })),
    http.get(api('/erasure'), () =>
      HttpResponse.json({
        success: true,
        data: {
          leaves: [{ what: 'applications_withdrawn', count: 1 }],
          removes: [{ category: 'applications', count: 2 }],
          keeps: [{ category: 'applications', count: 1, ground: 'contract', until: '2031-11-20T12:00:00.000Z' }],
        },
      }),
    ),
    http.post(api('/answer'), async ({ request: sent }) => {
      const body = (await sent.json()) as { version: number; text: string };
      answers.push(body);
      if (body.version !== stored.version)
        return HttpResponse.json(
          { success: false, error: 'VERSION_CONFLICT', message: 'Outra pessoa mudou isto.', requestId: 'r' },
          { status: 409 },
        );
      stored = request({
        version: 9,
        state: 'answered',
        answer: body.text,
        answeredAt: '2026-11-21T12:00:00.000Z',
        can: { start: false, extend: false, answer: false, refuse: false },
      });
      return HttpResponse.json({ success: true, data: stored });
    }),
  );
});
afterEach(() => {
  cleanup();
});

function Shown() {
  const { data } = useQuery(companyRequestQuery(ID));
  return data ? <RequestCase request={data} /> : null;
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Shown />
    </QueryClientProvider>,
  );
}

test('an erasure is shown before it is done: what goes, what is withdrawn, what stays and until when', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('É eliminado');
  dialog.getByText('1 candidatura em andamento é retirada.');
  dialog.getByText(/até 20 de nov\. de 2031/);
  // Only words are an answer, too, and erase nothing.
  await userEvent.click(dialog.getByRole('radio', { name: /Só responder/ }));
  expect(dialog.queryByText('É eliminado')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar resposta' }));
  dialog.getByText('Escreva pelo menos 2 letras');
  expect(answers).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Resposta/), 'Nada guardamos.');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar resposta' }));
  await screen.findByText('Respondido');
  expect(answers).toEqual([{ version: 2, text: 'Nada guardamos.', with: 'reply' }]);
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
});

test('what a colleague did meanwhile is told, the words stay, and the next try is about the request as it is now', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
  const dialog = within(await screen.findByRole('dialog'));
  const words = dialog.getByLabelText<HTMLTextAreaElement>(/^Resposta/);
  await userEvent.type(words, ' Obrigada.');
  stored = request({ version: 3, state: 'working', extended: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar e responder' }));
  await dialog.findByText('Outra pessoa mudou isto.');
  expect(words.value).toMatch(/Obrigada\.$/);
  await screen.findByText('Em andamento');
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar e responder' }));
  await screen.findByText('Respondido');
  expect(answers).toMatchObject([{ version: 2 }, { version: 3, with: 'erase' }]);
});

test('an answer and a refusal that were not sent are there again when the page comes back, each for itself', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
  await userEvent.click(screen.getByRole('radio', { name: /Só responder/ }));
  await userEvent.type(screen.getByLabelText(/^Resposta/), 'Nada guardamos.');
  cleanup();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Não atender' }));
  const reason = () => within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  expect(reason().value).toBe('');
  await userEvent.type(reason(), 'Não é sobre você.');
  cleanup();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Não atender' }));
  expect(reason().value).toBe('Não é sobre você.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  expect(screen.getByRole('radio', { name: /Só responder/ })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/^Resposta/)).toHaveProperty('value', 'Nada guardamos.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  await screen.findByText('Respondido');
  expect(sessionStorage.length).toBe(0);
});
