import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { OwnRecordings } from './own-recordings.tsx';

const id = '0197a000-0000-7000-8000-00000000000a';
const recording = {
  ...{ id, interviewId: '0197a000-0000-7000-8000-00000000000b', companyName: 'Aurora Sistemas' },
  ...{ startedAt: '2026-11-20T12:00:00.000Z', endedAt: '2026-11-20T13:00:00.000Z' },
  ...{ consentedAt: '2026-11-20T12:00:00.000Z', removedOn: null },
};
const server = testApi();
const shown = (recordings: object[]) => http.get('*/api/v1/recordings/own', () => success({ recordings }));

afterEach(() => toast.clear());

it('says that a recording is deleted once its consent is withdrawn', async () => {
  server.use(
    shown([recording]),
    http.post('*/api/v1/recordings/:id/withdraw', ({ params }) => {
      server.use(shown([]));
      return success({ id: params.id });
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <OwnRecordings />
    </QueryClientProvider>,
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Retirar consentimento da gravação com Aurora Sistemas' }),
  );
  const confirm = await screen.findByRole('button', { name: 'Retirar e apagar' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  expect(toastStore.read()).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Gravação apagada.']);
});
