import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { CheckCertificatePage } from './check-certificate.page.tsx';

function open() {
  history.replaceState(null, '', '/certificates');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/certificates', page: CheckCertificatePage }]} notFound={() => <p>elsewhere</p>} />
    </LeanRouter>,
  );
}
const field = () => screen.getByRole('textbox', { name: 'Código do certificado' });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Conferir' }));

it('asks for a code, and says what does not look like one', async () => {
  open();
  await check();
  expect(await screen.findByText('Informe o código do certificado')).toBeTruthy();
  await userEvent.type(field(), 'k7m3q');
  expect(await screen.findByText(/^Isso não parece um código/)).toBeTruthy();
  expect(location.pathname).toBe('/certificates');
});

it.each([
  ['K7M3Q X2V9F HA4TN 8WCE', '/certificates/K7M3Q%20X2V9F%20HA4TN%208WCE'],
  ['https://prova.example/certificates/k7m3q-x2v9f-ha4tn-8wce?utm_source=x', '/certificates/k7m3q-x2v9f-ha4tn-8wce'],
])('leads from %s to its certificate', async (typed, path) => {
  open();
  await userEvent.click(field());
  await userEvent.paste(typed);
  await check();
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(location.pathname).toBe(path);
});
