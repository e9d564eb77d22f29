import type { DataOf } from '@prova/contract/endpoint';
import type { listOwnInterviews } from '@prova/contract/interviews/interviews';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { ApplicationInterviews } from './application-interviews.tsx';
import { OwnInterviews } from './own-interviews.tsx';

type OwnInterview = DataOf<typeof listOwnInterviews>[number];

const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const interview: OwnInterview = {
  id: 'i1',
  applicationId: 'a1',
  type: 'video',
  status: 'scheduled',
  startsAt: from(72),
  endsAt: from(73),
  minutes: 60,
  timeZone: 'America/Sao_Paulo',
  movedFrom: null,
  location: 'https://meet.example/abc',
  roomCode: null,
  notes: null,
  cause: null,
  companyName: 'Aurora Sistemas',
  companyVerified: true,
  companyLogoUrl: null,
  jobTitle: 'Pessoa Desenvolvedora',
  interviewers: ['Marta Ribeiro'],
  observers: [],
  answer: null,
  answerNote: null,
  can: { answer: true },
};
const over = { startsAt: from(-3), endsAt: from(-2), can: { answer: false } };

const server = testApi();
const has = (...found: Partial<OwnInterview>[]) =>
  http.get('*/api/v1/interviews/talent', () =>
    success(
      found.map((changes) => ({ ...interview, ...changes })),
      { page: 1, limit: 100, total: found.length },
    ),
  );
afterEach(() => toast.clear());

function open(part: ReactNode) {
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it('lists what is to come, with what was answered and the way to each', async () => {
  server.use(
    has(
      { id: 'i1' },
      { id: 'i2', applicationId: 'a2', answer: 'accepted' },
      { id: 'i3', applicationId: 'a3', answer: 'another_time' },
      { id: 'i4', applicationId: 'a4', status: 'completed', ...over },
      { id: 'i5', applicationId: 'a5', status: 'cancelled', cause: 'called_off' },
      { id: 'i6', applicationId: 'a6', ...over },
    ),
  );
  open(<OwnInterviews />);
  const section = (await screen.findByRole('heading', { name: 'Próximas entrevistas' })).closest('section');
  const rows = within(section ?? document.body).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/admin/potential/applications/a1',
    '/admin/potential/applications/a2',
    '/admin/potential/applications/a3',
  ]);
  const words = ['Aguarda sua resposta', 'Presença confirmada', 'Outro horário pedido'];
  for (const [index, said] of words.entries()) expect(within(rows[index] as HTMLElement).getByText(said)).toBeTruthy();
});

it('takes no place where nothing is to come', async () => {
  let asked = false;
  server.use(
    http.get('*/api/v1/interviews/talent', () => {
      asked = true;
      return success([{ ...interview, status: 'completed', ...over }], { page: 1, limit: 100, total: 1 });
    }),
  );
  const { container } = open(<OwnInterviews />);
  await waitFor(() => expect(asked).toBe(true));
  expect(container.textContent).toBe('');
});

it('is answered on the page of its application, which shows the answer then', async () => {
  const sent: unknown[] = [];
  server.use(
    has({}, { id: 'i2', applicationId: 'a2', jobTitle: 'Outra vaga' }),
    http.post('*/api/v1/interviews/i1/answer', async ({ request }) => {
      sent.push(await request.json());
      server.use(has({ answer: 'accepted' }));
      return success({});
    }),
  );
  open(<ApplicationInterviews applicationId="a1" />);
  const accept = await screen.findByRole('button', { name: 'Confirmar presença' });
  expect(screen.getAllByRole('heading', { name: 'Entrevista' })).toHaveLength(1);
  fireEvent.click(accept);
  fireEvent.click(accept);
  expect(await screen.findByText('Presença confirmada')).toBeTruthy();
  expect(sent).toEqual([{ answer: 'accepted', startsAt: expect.any(String) }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Entrevista' })));
});

it('that has ended meanwhile is shown as it is', async () => {
  server.use(
    has({}),
    http.post('*/api/v1/interviews/i1/answer', () => {
      server.use(has({ status: 'cancelled', cause: 'called_off', can: { answer: false } }));
      return failure(409, 'INTERVIEW_OVER', 'Já terminou.');
    }),
  );
  open(<ApplicationInterviews applicationId="a1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar presença' }));
  expect(await screen.findByText('Esta entrevista foi cancelada')).toBeTruthy();
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Já terminou.']);
  expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
});

it('keeps a note whose answer failed', async () => {
  server.use(
    has({}),
    http.post('*/api/v1/interviews/i1/answer', () => failure(500, 'INTERNAL', 'Já voltamos.')),
  );
  open(<ApplicationInterviews applicationId="a1" />);
  fireEvent.click(await screen.findByText('Pedir outro horário'));
  const field = screen.getByLabelText(/Dias e horários/) as HTMLTextAreaElement;
  fireEvent.change(field, { target: { value: 'Quarta' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText('Já voltamos.')).toBeTruthy();
  expect(field.value).toBe('Quarta');
});

it('of the past is told by what became of the last one', async () => {
  server.use(has({ status: 'completed', ...over }, { id: 'i0', status: 'cancelled', cause: 'called_off', ...over }));
  open(<ApplicationInterviews applicationId="a1" />);
  expect(await screen.findByText('Esta entrevista já aconteceu')).toBeTruthy();
  expect(screen.queryByText('Esta entrevista foi cancelada')).toBeNull();
});
