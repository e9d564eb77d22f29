import type { ComparedResults } from '@prova/contract/attempts/analysis';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { PeopleComparison } from './people-comparison.tsx';

const server = testApi();

const QUESTION_ID = '0198c0de-0000-7000-8000-000000000001';
const idOf = (number: number) => `0198c0de-0000-7000-8000-${String(100 + number).padStart(12, '0')}`;
const PEOPLE = ['Ana Souza', 'Bento Reis', 'Caio Lima', 'Dora Nunes'];
const IDS = PEOPLE.map((_, number) => idOf(number));

const COMPARED: ComparedResults = {
  ...{ title: 'SQL', version: 1, versions: [], draws: false, similar: [] },
  topics: [{ topic: '', pointsMax: 4 }],
  results: PEOPLE.map((candidateName, number) => ({
    ...{ id: idOf(number), applicationId: idOf(number), candidateName, jobTitle: 'Dev', seconds: 60, score: 75 },
    ...{ submittedAt: '2026-11-20T12:00:00.000Z', points: [3], pointsMax: [4], answersSeen: null },
  })),
};

const open = (change: Partial<ComparedResults>) =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <PeopleComparison compared={{ ...COMPARED, ...change }} />
    </QueryClientProvider>,
  );
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('points by topic have columns, unless no question names one: then there is the score alone', () => {
  const { unmount } = open({});
  expect(columns()).toEqual(['Candidato', 'Nota', 'Tempo', 'Entregue']);
  unmount();
  open({
    topics: [
      { topic: 'Junções', pointsMax: 2 },
      { topic: '', pointsMax: 2 },
    ],
    // Of several jobs each says its own.
    results: COMPARED.results.map((result, index) => ({
      ...result,
      ...{ points: [2, 1], pointsMax: [2, 2], jobTitle: `Vaga ${index}` },
    })),
  });
  expect(columns()).toEqual(['Candidato', 'Nota', 'Junções', 'Geral', 'Tempo', 'Entregue', 'Vaga']);
});

test('who wrote the same code are named as one group, and seen side by side under their names', async () => {
  server.use(
    http.get('*/api/v1/tests/results/:id', ({ params }) =>
      success({
        questions: [{ question: { id: QUESTION_ID }, value: `soma de ${PEOPLE[IDS.indexOf(`${params.id}`)]}` }],
      }),
    ),
  );
  const [ana = '', bento = '', caio = '', dora = ''] = IDS;
  const alike = { questionId: QUESTION_ID, position: 3 };
  open({
    similar: [
      { ...alike, people: [ana, bento, caio], share: 1 },
      { ...alike, people: [caio, dora], share: 0.85 },
    ],
  });
  const section = within(screen.getByRole('region', { name: 'Códigos parecidos' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ana Souza, Bento Reis e Caio LimaQuestão 3 · 100/),
    expect.stringMatching(/^Caio Lima e Dora NunesQuestão 3 · 85/),
  ]);
  await userEvent
    .setup()
    .click(section.getByRole('button', { name: 'Comparar a questão 3 de Ana Souza, Bento Reis e Caio Lima' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Questão 3 lado a lado' }));
  expect(await dialog.findByText('soma de Caio Lima')).toBeTruthy();
  for (const name of ['Ana Souza', 'Bento Reis', 'Caio Lima']) {
    const own = dialog.getByRole('heading', { name }).closest('section') as HTMLElement;
    expect(within(own).getByText(`soma de ${name}`)).toBeTruthy();
  }
  expect(dialog.queryByRole('heading', { name: 'Dora Nunes' })).toBeNull();
});
