import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { aiInvitationOf } from '../../../../test/ai-interview.ts';
import { failure, success, testApi } from '../../../../test/api.ts';
import { leaveTo } from '../../../lib/leave.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import type { OwnAiInterview } from '../own-ai-interviews.queries.ts';
import { OwnAiInterviews } from './own-ai-interviews.tsx';

vi.mock('../../../lib/leave.ts', () => ({ leaveTo: vi.fn() }));

const server = testApi();
const over = { can: { begin: false, askForPerson: false } };
const has = (...found: Partial<OwnAiInterview>[]) =>
  server.use(
    http.get('*/api/v1/interview-ai/talent', () =>
      success(
        found.map((changes, index) => ({
          ...aiInvitationOf(),
          id: `i${index}`,
          applicationId: 'a1',
          proof: null,
          ...changes,
        })),
        { page: 1, limit: 100, total: found.length },
      ),
    ),
  );
afterEach(() => {
  toast.clear();
});

function open(applicationId?: string) {
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <OwnAiInterviews {...(applicationId && { applicationId })} />
    </QueryClientProvider>,
  );
}

it('shows what waits for the talent, and nothing that is over', async () => {
  has(
    { jobTitle: 'Dados', closesAt: '2031-12-03T17:30:00.000Z' },
    { jobTitle: 'Back-end', status: 'in_progress' },
    { jobTitle: 'Front-end', status: 'completed', ...over },
  );
  open();
  expect(await screen.findByRole('button', { name: 'Começar: Dados' })).toBeTruthy();
  expect(screen.getByText('Comece até 3 de dez. de 2031, 17:30 (UTC)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continuar: Back-end' })).toBeTruthy();
  expect(screen.queryByText('Front-end')).toBeNull();
});

it('shows all of one application, and how each stands', async () => {
  has(
    { status: 'completed', ...over },
    { status: 'cancelled', cause: 'asked_for_person', ...over },
    { status: 'cancelled', cause: 'called_off', ...over },
    { status: 'cancelled', cause: 'expired', ...over },
    { status: 'scheduled', ...over },
    { status: 'failed', ...over },
    { jobTitle: 'Outra', applicationId: 'a2' },
  );
  open('a1');
  for (const state of ['Concluída', 'Você pediu uma pessoa', 'Cancelada', 'Terminou antes do fim'])
    expect(await screen.findByText(state)).toBeTruthy();
  expect(screen.getAllByText('Prazo encerrado')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Ver entrevista/ })).toHaveLength(6);
  expect(screen.queryByText('Outra')).toBeNull();
});

it('shows a confirmed result as a proof, and hides it again', async () => {
  const proof = {
    skills: [{ name: 'React', level: 'INTERMEDIATE' as const }],
    ...{ shown: false, validUntil: '2031-12-03T12:00:00.000Z' },
  };
  has({ status: 'completed', ...over, proof }, { status: 'completed', ...over });
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/v1/interview-ai/i0/proof', async ({ request }) => {
      const { shown } = (await request.json()) as { shown: boolean };
      sent.push(shown);
      has({ status: 'completed', ...over, proof: { ...proof, shown } });
      return success({ ...proof, shown });
    }),
  );
  open('a1');
  expect(await screen.findByText('React, intermediário')).toBeTruthy();
  expect(screen.getByText(/entrevista com IA e que uma pessoa de Aurora Sistemas confirmou/)).toBeTruthy();
  const [show, ...others] = screen.getAllByRole<HTMLInputElement>('switch', { name: 'Mostrar no meu perfil' });
  expect([show?.checked, others]).toEqual([false, []]);
  fireEvent.click(show as HTMLElement);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
  await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toEqual(['Resultado no seu perfil']));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false));
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(sent).toEqual([true, false]));
});

it('opens by a secret that is asked for when it is needed', async () => {
  has({ jobTitle: 'Dados' });
  server.use(
    http.post('*/api/v1/interview-ai/i0/link', () => failure(500, 'INTERNAL', 'Algo deu errado.'), { once: true }),
    http.post('*/api/v1/interview-ai/i0/link', () => success({ token: 'segredo' })),
  );
  open();
  const begin = await screen.findByRole('button', { name: 'Começar: Dados' });
  fireEvent.click(begin);
  await waitFor(() =>
    expect(toastStore.read().map(({ text }) => text)).toEqual([expect.stringMatching(/Não foi possível abrir/)]),
  );
  expect(leaveTo).not.toHaveBeenCalled();
  fireEvent.click(begin);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin/interview/ai/segredo'));
});

it('is nothing where there are none', async () => {
  has();
  const { container } = open();
  await waitFor(() => expect(container.innerHTML).toBe(''));
});
