import type { ProofWay } from '@prova/contract/attempts/open-tests';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { idOf } from '../../../../test/interviews.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { gapLeft } from '../../talents/components/prove-skill.ts';
import { provingFor } from './place.ts';
import { ProveSkill } from './prove-skill.tsx';

const server = testApi();
const WAY: ProofWay = { skill: 'React', by: 'React', strength: 1, tests: 1, testId: idOf(1), taken: false };
let asked: string[];

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
});

function draw(ways: readonly ProofWay[]) {
  server.use(
    http.get('*/api/v1/tests/open/ways', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('skills') ?? '');
      return success(ways);
    }),
  );
  const among = ways.map(({ skill }) => skill);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        {among.map((skill) => (
          <ProveSkill key={skill} skill={skill} among={among} />
        ))}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('leads straight to the only test, and remembers where one was', async () => {
  const chosen: string[] = [];
  server.use(
    http.post('*/api/v1/tests/open/:id/choose', ({ params }) => {
      chosen.push(String(params.id));
      return success({ id: idOf(9) });
    }),
    http.post('*/api/v1/tests/mine/:id/open', () => success({ token: 'x'.repeat(43) })),
  );
  const person = draw([WAY]);
  await person.click(await screen.findByRole('button', { name: 'Fazer um teste que prova React' }));
  await waitFor(() => expect(chosen).toEqual([idOf(1)]));
  expect(gapLeft('React')).toBe('/');
  // The page of the test leads back there, and no other one does.
  await waitFor(() => expect(provingFor(idOf(9))).toBe('/'));
  expect(provingFor(idOf(1))).toBeNull();
});

test('leads to the tests of a skill where there are several', async () => {
  draw([{ ...WAY, tests: 3, testId: null }]);
  expect((await screen.findByRole('link', { name: 'Fazer um teste que prova React' })).getAttribute('href')).toBe(
    '/admin/potential/tests/choose?skill=React',
  );
});

test('names a similar skill whose test counts, and how much', async () => {
  draw([{ ...WAY, skill: 'JavaScript', strength: 0.85 }]);
  expect(
    await screen.findByRole('button', { name: 'Provar JavaScript por um teste de React, que conta como 85%' }),
  ).toBeTruthy();
});

test.each([
  [false, 'Ainda sem teste'],
  [true, 'Teste já feito'],
])('says so where there is no test to take now (taken: %s)', async (taken, words) => {
  draw([{ ...WAY, by: taken ? 'React' : null, tests: 0, testId: null, taken }]);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks once for all skills that stand together', async () => {
  draw(['SQL', 'React', 'Go'].map((skill) => ({ ...WAY, skill, by: skill })));
  expect(await screen.findAllByRole('button')).toHaveLength(3);
  expect(asked).toEqual(['Go,React,SQL']);
});

test('stays while other skills beside it are asked about', async () => {
  server.use(
    http.get('*/api/v1/tests/open/ways', async ({ request }) => {
      const skills = new URL(request.url).searchParams.get('skills') ?? '';
      asked.push(skills);
      if (skills === 'React') await delay('infinite');
      return success(skills.split(',').map((skill) => ({ ...WAY, skill, by: skill })));
    }),
  );
  const client = createQueryClient(() => undefined);
  const beside = (among: string[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ProveSkill skill="React" among={among} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(beside(['Go', 'React']));
  await screen.findByRole('button', { name: 'Fazer um teste que prova React' });
  rerender(beside(['React']));
  await waitFor(() => expect(asked).toEqual(['Go,React', 'React']));
  expect(screen.getByRole('button', { name: 'Fazer um teste que prova React' })).toBeTruthy();
});

test('leads to the page of the tests where the answer lacks the skill', async () => {
  server.use(http.get('*/api/v1/tests/open/ways', () => success([{ ...WAY, skill: 'Redação' }])));
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <ProveSkill skill="Redação, revisão" among={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Fazer um teste que prova Redação, revisão' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
  expect(pathname).toBe('/admin/potential/tests/choose');
  expect(searchParams.get('skill')).toBe('Redação, revisão');
});
