import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';

const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString();
const show = (what: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient(() => undefined)}>{what}</QueryClientProvider>);

test('a passkey was used, or has not been yet', () => {
  const passkey = { id: '1', name: 'Celular', createdAt: '2026-11-01T12:00:00Z', lastUsedAt: yesterday };
  show(<Passkeys passkeys={[passkey, { ...passkey, id: '2', name: 'Notebook', lastUsedAt: null }]} />);
  const [used, unused] = screen.getAllByText(/^Adicionada em 1 de nov/).map((line) => line.textContent);
  expect(used).toMatch(/ · usada há 1 dia$/);
  expect(unused).toMatch(/ · ainda não usada$/);
});

test('an app was used; of one never used nothing is said', () => {
  const { rerender } = show(<AuthenticatorApp totp={{ confirmedAt: '2026-11-01T12:00:00Z', lastUsedAt: yesterday }} />);
  expect(screen.getByText(/^Ativado em 1 de nov/).textContent).toMatch(/ · usado há 1 dia$/);
  rerender(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <AuthenticatorApp totp={{ confirmedAt: '2026-11-01T12:00:00Z', lastUsedAt: null }} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^Ativado em 1 de nov/).textContent).not.toContain('usado');
});

test('another device tells when it was last there; this one is here', () => {
  const session = {
    id: '1',
    browser: 'Firefox',
    system: 'Windows',
    address: null,
    createdAt: '2026-11-01T12:00:00Z',
    lastUsedAt: yesterday,
    endedForSafetyAt: null,
  };
  show(
    <Sessions
      sessions={[
        { ...session, current: true },
        { ...session, id: '2', browser: 'Chrome', current: false },
      ]}
    />,
  );
  const [here, there] = screen.getAllByText(/^Entrou em 1 de nov/).map((line) => line.textContent);
  expect(here).not.toContain('último acesso');
  expect(there).toMatch(/ · último acesso há 1 dia$/);
});
