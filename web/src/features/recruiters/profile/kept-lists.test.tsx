import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { EducationCard } from './education-card.tsx';

const ID = '01a0af8b-b2d2-724c-b367-e2de7a7b21aa';
const server = testApi();
const profile = { id: ID, version: 1, name: 'Marta', education: [] as unknown } as RecruiterProfile;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
});

const person = userEvent.setup();
async function open() {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <EducationCard profile={profile} />
    </QueryClientProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Adicionar formação' }));
  return unmount;
}
const institution = () => screen.getByLabelText<HTMLInputElement>(/^Instituição/);

test('a half-written study outlives the page and a save that fails, until it is saved', async () => {
  const leave = await open();
  await person.type(institution(), 'Unicamp');
  leave();

  const leaveAgain = await open();
  expect(institution().value).toBe('Unicamp');
  await person.selectOptions(screen.getByLabelText(/^Grau/), 'high_school');
  await person.type(screen.getByLabelText(/^Ano/), '2015');
  const answer = (status: number, body: object) =>
    server.use(
      http.put(`${location.origin}/api/v1/recruiters/${ID}/profile`, () => HttpResponse.json(body, { status })),
    );
  answer(403, { success: false, error: 'FORBIDDEN', message: 'Acabou.', requestId: 'r' });
  await person.click(screen.getByRole('button', { name: 'Adicionar' }));
  await screen.findByText(/^Não foi possível/);
  leaveAgain();

  await open();
  expect(institution().value).toBe('Unicamp');
  answer(200, { success: true, data: profile });
  await person.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('Cancel gives a study up', async () => {
  const leave = await open();
  await person.type(institution(), 'Unicamp');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  leave();
  await open();
  expect(institution().value).toBe('');
});
