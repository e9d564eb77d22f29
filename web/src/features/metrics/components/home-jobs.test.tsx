import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { HomeJobs } from './home-jobs.tsx';

const job = {
  id: '01939c2a-0000-7000-8000-000000000000',
  title: 'Pessoa Analista',
  status: 'ACTIVE',
  applications: 0,
  fresh: 0,
  publishedAt: '2026-11-20T12:00:00.000Z',
} as const;

// In Portuguese, zero takes the form of one.
it.each([
  [0, 'Nenhuma candidatura aberta'],
  [1, '1 candidatura aberta'],
  [1200, '1.200 candidaturas abertas'],
])('%i open applications are counted as they are', (open, words) => {
  render(
    <MemoryRouter>
      <HomeJobs jobs={[{ ...job, open }]} runs />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
