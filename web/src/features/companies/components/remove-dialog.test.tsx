import type { Team } from '@prova/contract/companies/team';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { idOf } from '../../../../test/interviews.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const server = testApi();
const member = {
  userId: idOf(1),
  name: 'Otávio Lemos',
  email: 'otavio@aurora.example',
  photoUrl: null,
  role: 'interviewer' as const,
  joinedAt: '2026-09-21T12:00:00.000Z',
  jobs: 0,
  interviews: 0,
  self: false,
  takesOver: false,
  can: { changeRole: true, transfer: true, remove: true },
};
const owner = { ...member, userId: idOf(2), name: 'Marta Ribeiro', role: 'owner' as const, takesOver: true };

function open(interviews: number) {
  const leaving = { ...member, interviews };
  const team: Team = { members: [leaving, owner], invitations: [], can: { manage: true } };
  const sent = vi.fn();
  server.use(
    http.post('*/api/v1/companies/:id/members/:userId/removal', async ({ request }) => {
      sent(await request.json());
      return success({});
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RemoveDialog companyId={idOf(9)} team={team} member={leaving} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return sent;
}
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Remover da equipe' }));

test('interviews go to somebody who is named, without any job, too', async () => {
  const sent = open(2);
  expect(await screen.findByText('2 entrevistas em aberto')).toBeTruthy();
  await remove();
  expect(await screen.findByText('Escolha quem assume antes de continuar.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Marta Ribeiro');
  await remove();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ handOverTo: owner.userId }));
});

test('nobody is asked for where there is nothing to take over', async () => {
  const sent = open(0);
  expect(screen.queryByRole('combobox')).toBeNull();
  await remove();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ handOverTo: null }));
});
