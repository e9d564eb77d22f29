import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { idOf, interviewOf, NO_INTERVIEWS } from '../../../../test/interviews.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { useNextInterviews } from '../../interviews/components/use-next-interviews.ts';
import { NextInterviewsSection } from './next-interviews-section.tsx';

const server = testApi();

function Home() {
  const next = useNextInterviews();
  return (
    <>
      <output>{next.data?.total}</output>
      <NextInterviewsSection next={next} />
    </>
  );
}
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Home />
    </QueryClientProvider>,
  );
const named = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    interviewOf({ id: idOf(from + index), candidateName: `Pessoa ${from + index}` }),
  );

test('those of today come before the others, five in all, and all of them are counted', async () => {
  server.use(
    http.get('*/api/v1/interviews/recruiter', ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('status')).toBe('scheduled');
      return searchParams.get('view') === 'today'
        ? success(named(10, 2), { ...NO_INTERVIEWS, total: 2 })
        : success(named(20, 5), { ...NO_INTERVIEWS, total: 7 });
    }),
  );
  open();
  const list = await screen.findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([10, 11, 20, 21, 22].map((n) => `Pessoa ${n}`));
  expect(links[0]?.getAttribute('href')).toBe(`/admin/recruiter/interviews/${idOf(10)}`);
  expect(screen.getByRole('status').textContent).toBe('9');
});

test('a day without interviews is one line, and a failure can be tried again', async () => {
  server.use(http.get('*/api/v1/interviews/recruiter', () => success([], NO_INTERVIEWS)));
  const { unmount } = open();
  expect(await screen.findByText('Nenhuma entrevista marcada.')).toBeTruthy();
  unmount();
  server.use(http.get('*/api/v1/interviews/recruiter', () => failure(403, 'FORBIDDEN', 'Não pode.')));
  open();
  expect(await screen.findByText('As entrevistas não carregaram')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});
