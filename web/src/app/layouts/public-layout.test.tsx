import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publicPages } from '../public-pages.ts';
import { PublicLayout } from './public-layout.tsx';

test('the foot of public pages leads to pages that exist, and says the year', () => {
  render(<PublicLayout>conteúdo</PublicLayout>);
  const foot = screen.getByRole('contentinfo');
  const targets = within(foot)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(expect.arrayContaining(['/', '/#como-funciona', '/#talentos', '/#empresas', '/jobs']));
  expect(targets).toEqual(expect.arrayContaining(['/termos', '/privacidade']));
  const pages: readonly string[] = publicPages.map(({ path }) => path);
  expect(targets.filter((target) => !pages.includes(target.replace(/#.*/, '')))).toEqual([]);
  expect(within(foot).getByText(new RegExp(String(new Date().getFullYear())))).toBeTruthy();
});
