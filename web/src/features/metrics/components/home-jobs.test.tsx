import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { HomeJobs } from './home-jobs.tsx';

const job = {
  id: '01939c2a-0000-7000-8000-000000000000',
  title: 'Pessoa Analista',
  status: 'ACTIVE',
  applications: 0,
  unopened: 0,
  publishedAt: '2026-11-20T12:00:00.000Z',
  stages: [],
} as const;

// In Portuguese, zero takes the form of one.
it.each([
  [0, 'Nenhuma candidatura em andamento'],
  [1, '1 candidatura em andamento'],
  [1200, '1.200 candidaturas em andamento'],
])('%i open applications are counted as they are', (open, words) => {
  render(
    <MemoryRouter>
      <HomeJobs jobs={[{ ...job, stages: [], open }]} runs />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

it('shows where they stand to scale, what is overdue apart, and says the same in words', () => {
  const stages = [
    { name: 'Novos candidatos', type: 'new', open: 30, overdue: 15 },
    { name: 'Em análise', type: 'review', open: 10, overdue: 0 },
    { name: 'Oferta enviada', type: 'offer', open: 0, overdue: 0 },
  ] as const;
  render(
    <MemoryRouter>
      <HomeJobs jobs={[{ ...job, open: 40, stages: [...stages] }]} runs />
    </MemoryRouter>,
  );
  const strip = screen.getByRole('img', { name: /^Novos candidatos: 30, com 15 em atraso.*Em análise: 10$/ });
  const [first, second, ...others] = [...strip.children] as HTMLElement[];
  expect(others).toEqual([]);
  expect([first?.style.flexGrow, second?.style.flexGrow]).toEqual(['30', '10']);
  expect(first?.querySelector('span')?.style.width).toBe('50%');
  expect(second?.children).toHaveLength(0);
});
