import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { failure, testApi } from '../../../test/api.ts';
import { useFocusHeading } from '../../lib/focus-heading.ts';
import { LeanRouter, LeanRoutes, useLocation } from '../../lib/lean-router.tsx';
import { CertificatePage } from './certificate.page.tsx';

const server = testApi();

/** As the moves of public pages. */
function Moves() {
  useFocusHeading(useLocation().pathname);
  return null;
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Código do certificado' });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
const heading = (code: string) =>
  screen.findByRole('heading', { level: 1, name: `Nenhum certificado com o código ${code}` });

it('names a code that no certificate has, leaves it to be corrected, and says so each time', async () => {
  server.use(http.get('*/api/v1/public/certificates/:code', () => failure(404, 'NOT_FOUND', 'não há')));
  history.replaceState(null, '', '/certificates/k7m3q-x2v9f-ha4tn-8wcf');
  render(
    <LeanRouter>
      <Moves />
      <main>
        <LeanRoutes routes={[{ path: '/certificates/:code', page: CertificatePage }]} notFound={() => null} />
      </main>
    </LeanRouter>,
  );
  expect(await heading('k7m3q-x2v9f-ha4tn-8wcf')).toBeTruthy();
  expect((await field()).value).toBe('k7m3q-x2v9f-ha4tn-8wcf');
  await userEvent.type(await field(), '{Backspace}g');
  await check();
  const second = await heading('k7m3q-x2v9f-ha4tn-8wcg');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect((await field()).value).toBe('k7m3q-x2v9f-ha4tn-8wcg');
  // The same once more leads to where one is.
  await check();
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  const said = screen.getAllByText('Nenhum certificado com o código k7m3q-x2v9f-ha4tn-8wcg');
  expect(said.some((words) => words.closest('[aria-live="polite"]'))).toBe(true);
});
