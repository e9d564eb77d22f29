import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { OwnRequests } from './own-requests.tsx';

const server = testApi();
const path = '*/api/v1/privacy/requests';
const APPLICATION = { id: 'a1', jobTitle: 'Analista de Dados', companySlug: 'aurora' };
let sent: unknown[];

beforeEach(() => {
  sent = [];
  server.use(
    http.get(path, () =>
      success({ requests: [], companies: [{ slug: 'aurora', name: 'Aurora' }], applications: [APPLICATION] }),
    ),
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return success({});
    }),
  );
});

function open(address: string) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[address]}>
        <OwnRequests />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('whoever comes from a number finds the request begun, and sends it to the company that is chosen', async () => {
  const person = open('/?ask=human_review&about=Analista%20de%20Dados');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /uma pessoa revise/ })).checked).toBe(true);
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Mensagem/ });
  expect(message.value).toContain('Analista de Dados');
  await person.type(message, 'provei SQL ontem.');
  await person.selectOptions(screen.getByLabelText(/A quem|Para quem|Quem/), 'Aurora');
  await person.click(screen.getByRole('button', { name: /Enviar/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    company: 'aurora',
    kind: 'human_review',
    message: expect.stringMatching(/provei SQL/),
  });
});

test('from the match with a job one has applied to, its company is chosen, and the application goes along', async () => {
  const person = open('/?ask=human_review&about=Analista%20de%20Dados&application=a1');
  const whom = await screen.findByLabelText<HTMLSelectElement>(/A quem/);
  expect(whom.value).toBe('aurora');
  await person.click(screen.getByRole('button', { name: /Enviar/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ company: 'aurora', kind: 'human_review', applicationId: 'a1' });
});

test('nothing opens by itself otherwise, nor for a word that is no kind', async () => {
  open('/?ask=everything');
  await screen.findByRole('button', { name: /pedido|pedir/i });
  expect(screen.queryByRole('dialog')).toBeNull();
});
