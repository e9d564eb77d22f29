import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { TermsPage } from './terms.page.tsx';

it('says since which day the terms are in force, and what is new in them', async () => {
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <TermsPage />
        </Suspense>
      </MemoryRouter>,
    );
  });
  expect(await screen.findByText('Versão 2026-11-25, em vigor desde 25 de novembro de 2026')).toBeTruthy();
  expect(screen.getByText(/^O que mudou nesta versão: .*como apagar a conta/)).toBeTruthy();
});
