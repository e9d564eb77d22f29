import type { OwnRecording } from '@prova/contract/recordings/recordings';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { LeanRouter } from '../../../lib/lean-router.tsx';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { InvitedRecordings } from './invited-recordings.tsx';

const API = `${location.origin}/api/v1/recordings/candidate/segredo`;
const recording: OwnRecording = {
  id: '0197a000-0000-7000-8000-00000000000a',
  interviewId: '0197a000-0000-7000-8000-00000000000b',
  companyName: 'Aurora Sistemas',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T13:00:00.000Z',
  consentedAt: '2026-11-20T12:00:00.000Z',
  removedOn: null,
};
const server = testApi();
const shown = (recordings: OwnRecording[]) => http.get(API, () => success({ recordings }));

afterEach(() => toast.clear());

/** Once it has been there for longer than a double click takes. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
}

it('asks before a recording is deleted, says inside that it failed, and is gone once it is deleted', async () => {
  server.use(
    shown([recording]),
    http.post(`${API}/${recording.id}/withdraw`, () => failure(429, 'RATE_LIMITED', 'Tente daqui a pouco.')),
  );
  render(
    <LeanRouter>
      <InvitedRecordings token="segredo" />
    </LeanRouter>,
  );
  const open = await screen.findByRole('button', { name: 'Retirar consentimento' });
  await userEvent.click(open);
  expect(await screen.findByRole('alertdialog', { name: 'Apagar esta gravação?' })).toBeTruthy();
  await press('Manter gravação');
  await waitFor(() => expect(document.activeElement).toBe(open));
  await userEvent.click(open);
  await press('Retirar e apagar');
  expect(await screen.findByText('Tente daqui a pouco.')).toBeTruthy();
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/${recording.id}/withdraw`, async ({ request }) => {
      sent.push(await request.json());
      server.use(shown([]));
      return success({ id: recording.id });
    }),
  );
  await press('Retirar e apagar');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent).toEqual([{}]);
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Gravação apagada.']);
});
