import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { failure, testApi } from '../../test/api.ts';
import { authStore } from '../lib/auth-store.ts';
import { leaveTo } from '../lib/leave.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { signIn } from '../lib/session.ts';
import { clearTokens } from '../lib/tokens.ts';
import { SignedIn } from './guards.tsx';

vi.mock('../lib/leave.ts', () => ({ leaveTo: vi.fn() }));

const server = testApi();
const sent: unknown[] = [];
const person = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@correio.example',
  role: 'POTENTIAL' as const,
  language: 'pt-BR' as const,
  companies: [],
};

beforeAll(async () => {
  // Otherwise the first test would wait for it.
  await import('../features/accounts/components/changed-documents.tsx');
});
afterEach(() => {
  clearTokens();
  sent.length = 0;
  vi.mocked(leaveTo).mockClear();
});

function enter(acceptedCurrentTerms: boolean) {
  signIn({ user: { ...person, acceptedCurrentTerms }, accessToken: 'a', refreshToken: 'r' });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <SignedIn area="POTENTIAL">
          <input aria-label="Recado" defaultValue="meio escrito" />
        </SignedIn>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const answer = (make: () => Response) =>
  server.use(
    http.post(`${location.origin}/api/v1/auth/accept-documents`, async ({ request }) => {
      sent.push(await request.json());
      return make();
    }),
  );

test('who accepted the documents in force is asked nothing', async () => {
  enter(true);
  await screen.findByLabelText('Recado');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who accepted former ones accepts these over the page, which stays as it is', async () => {
  answer(() => HttpResponse.json({ success: true, data: { ...person, photoUrl: null, acceptedCurrentTerms: true } }));
  const user = enter(false);
  const dialog = await screen.findByRole('dialog', { name: 'Os termos mudaram' });
  const page = within(dialog);
  // Neither Escape nor a form without its boxes goes on.
  await user.keyboard('{Escape}');
  await user.click(page.getByRole('button', { name: 'Aceitar e continuar' }));
  expect(page.getAllByRole('checkbox').every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true);
  expect(sent).toEqual([]);
  for (const box of page.getAllByRole('checkbox')) await user.click(box);
  await user.click(page.getByRole('button', { name: 'Aceitar e continuar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION }]);
  expect((screen.getByLabelText('Recado') as HTMLInputElement).value).toBe('meio escrito');
});

test('a failure is told there, and the boxes stay ticked', async () => {
  answer(() => failure(500, 'INTERNAL_ERROR', 'Já voltamos.'));
  const user = enter(false);
  const page = within(await screen.findByRole('dialog'));
  for (const box of page.getAllByRole('checkbox')) await user.click(box);
  await user.click(page.getByRole('button', { name: 'Aceitar e continuar' }));
  await page.findByText('Já voltamos.');
  expect(page.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
});

test('whose session ends is led away by that alone, which knows where to', async () => {
  enter(true);
  await screen.findByLabelText('Recado');
  act(() => void authStore.write({ status: 'signed-out' }));
  expect(screen.queryByLabelText('Recado')).toBeNull();
  expect(leaveTo).not.toHaveBeenCalled();
});
