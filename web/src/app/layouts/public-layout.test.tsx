import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { LeanRouter, useNavigate } from '../../lib/lean-router.tsx';
import { publicPages } from '../public-pages.ts';
import { PublicLayout } from './public-layout.tsx';

test('the foot of public pages leads to pages that exist, and says the year', async () => {
  render(
    <LeanRouter>
      <PublicLayout>conteúdo</PublicLayout>
    </LeanRouter>,
  );
  const foot = await screen.findByRole('contentinfo');
  const targets = within(foot)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(
    expect.arrayContaining(['/', '/#como-funciona', '/#talentos', '/#empresas', '/#precos', '/jobs']),
  );
  expect(targets).toEqual(
    expect.arrayContaining(['/blog', '/termos', '/privacidade', '/cookies', '/ajuda', '/contato', '/faq', '/status']),
  );
  const pages: readonly string[] = publicPages.map(({ path }) => path);
  expect(targets.filter((target) => !pages.includes(target.replace(/#.*/, '')))).toEqual([]);
  expect(
    within(foot).getByText(/seg\. a sex\., das 9h às 18h \(horário de Brasília\)\. Resposta em média em 2 horas/),
  ).toBeTruthy();
  const safety = within(within(foot).getByRole('list', { name: 'Segurança' })).getAllByRole('link');
  // The test's page came without encryption, so nothing of it is claimed.
  expect(location.protocol).toBe('http:');
  expect(safety.map((link) => link.getAttribute('href'))).toEqual(['/privacidade', '/ajuda#seguranca']);
  expect(within(foot).getByText(new RegExp(String(new Date().getFullYear())))).toBeTruthy();
});

function Move() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/jobs')}>
      ir
    </button>
  );
}

test('the head has a menu with the same places, which closes when one has moved or turned to something else', () => {
  render(
    <LeanRouter>
      <PublicLayout>
        <Move />
      </PublicLayout>
    </LeanRouter>,
  );
  const menu = document.querySelector('details') as HTMLDetailsElement;
  const targets = within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/jobs', '/#como-funciona', '/#talentos', '/#empresas', '/#precos', '/auth/register']);
  menu.open = true;
  fireEvent.click(screen.getByRole('button', { name: 'ir' }));
  expect(menu.open).toBe(false);

  // Whoever turns to something else leaves it behind.
  menu.open = true;
  fireEvent.pointerDown(within(menu).getAllByRole('link', { hidden: true })[0] as HTMLElement);
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'ir' }));
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
});

test('interviews have a bare head and foot, which lead whoever came to talk nowhere else', () => {
  history.replaceState(null, '', '/admin/interview/rooms/abc-defg-hjk');
  onTestFinished(() => history.replaceState(null, '', '/'));
  render(
    <LeanRouter>
      <PublicLayout>conteúdo</PublicLayout>
    </LeanRouter>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.querySelector('details')).toBeNull();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#content', '/', '/auth/login', '/ajuda', '/termos', '/privacidade']);
  expect(screen.queryByRole('textbox')).toBeNull();
});
