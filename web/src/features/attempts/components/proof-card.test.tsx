import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProofCard } from './proof-card.tsx';

const proof = { provesFrom: 50, validUntil: '2027-11-20T12:00:00.000Z', shown: false } as const;

test('a score below what the test asks proves nothing, and leads to the tests of each skill', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProofCard id="a" proof={{ ...proof, skills: ['React', 'C#'], level: null }} score={44} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(
    screen.getByText(/^Este teste comprova React e C# a partir de 50%. Com 44%, .* ainda não comprova isso/),
  ).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver testes de React', '/admin/potential/tests/choose?skill=React'],
    ['Ver testes de C#', '/admin/potential/tests/choose?skill=C%23'],
  ]);
});
