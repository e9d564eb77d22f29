import type { TestResult } from '@prova/contract/attempts/taking';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ResultDialog } from './result-dialog.tsx';

const server = testApi();
const DAY = '2026-11-20T12:00:00.000Z';
type Answered = TestResult['questions'][number];

const QUESTION: Answered['question'] = {
  ...{ id: 'q', version: 1, testId: 't', position: 1, type: 'MULTIPLE_CHOICE', text: '<p>Qual?</p>', points: 1 },
  options: [
    { id: 'a', text: 'filter', correct: true },
    { id: 'b', text: 'map', correct: false },
  ],
  ...{ topic: '', language: null, starterCode: '', videoSeconds: null, check: null, correctAnswer: null },
  ...{ expectedAnswer: '', rubric: [], explanation: '' },
};
const GRADE: Answered['grades'][number] = {
  ...{ id: 'g', graderName: 'Rita Lima', own: false, points: 0.75, criteria: null, decides: true, createdAt: DAY },
  comment: 'O enunciado era dúbio',
};
const CHOSEN: Answered = {
  ...{ question: QUESTION, value: 'a', points: 0.75, right: false, criteria: null, grades: [GRADE] },
  ...{ verdict: null, video: null, withheld: null, concealed: false },
};

async function shown(answered: Answered) {
  const result: TestResult = {
    ...{ id: 't', title: 'Arrays', category: 'frontend', difficulty: 'basic', minutes: null, questionCount: 1 },
    ...{
      description: '',
      instructions: '',
      points: 1,
      status: 'done',
      dueAt: DAY,
      extraMinutes: 0,
      helpAskedAt: null,
      notes: null,
    },
    ...{ startedAt: DAY, expiresAt: null, endedAt: DAY, showsAnswers: true, earlier: null },
    can: { start: false, answer: false, decline: false, askHelp: false },
    result: {
      ...{ submittedBy: 'candidate', submittedAt: DAY, seconds: 60, graded: true, points: 0.75, pointsMax: 1 },
      ...{ score: 75, answered: 1, reused: false },
    },
    ...{
      companyName: 'Aurora',
      jobTitle: 'Dev',
      signals: [],
      answersSeen: null,
      rightAnswers: 'shown',
      place: null,
      proof: null,
      byTopic: [],
    },
    questions: [answered],
  };
  server.use(http.get('*/api/v1/tests/results/:id', () => success(result)));
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ResultDialog id="r" onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  return screen.findByRole('heading', { name: /^Questão 1/ });
}
const grades = () => {
  const section = screen.getByRole('heading', { name: 'Notas dadas' }).closest('section');
  if (!section) throw new Error('There are no grades');
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('a choice that a person graded once more says what it had, who gave what, and why', async () => {
  const heading = await shown(CHOSEN);
  expect(grades()).toEqual([
    'Correção automática1 de 1',
    expect.stringMatching(/^Rita Lima0,75 de 1.*final.*O enunciado era dúbio$/),
  ]);
  // Beside an option that is marked as the right one.
  expect(heading.textContent).toContain('nota revista');
});

test('one that is wrong and was given its points had none before', async () => {
  await shown({ ...CHOSEN, value: 'b', points: 1, right: true, grades: [{ ...GRADE, points: 1 }] });
  expect(grades()[0]).toBe('Correção automática0 de 1');
});

test('a choice that nobody graded has no grades but its points', async () => {
  const heading = await shown({ ...CHOSEN, points: 1, right: true, grades: [] });
  expect(heading.textContent).toContain('certa');
  expect(screen.queryByRole('heading', { name: 'Notas dadas' })).toBeNull();
});

test('the only grade of an essay is shown with its comment', async () => {
  const question = { ...QUESTION, type: 'ESSAY' as const, options: [] };
  const heading = await shown({ ...CHOSEN, question, value: 'Assim.' });
  expect(grades()).toEqual([expect.stringMatching(/^Rita Lima0,75 de 1.*O enunciado era dúbio$/)]);
  expect(heading.textContent).toContain('em parte');
});

test('of several grades that decide, the last one is final', async () => {
  await shown({ ...CHOSEN, grades: [GRADE, { ...GRADE, id: 'h', own: true, points: 0.5 }], points: 0.5 });
  expect(grades().map((words) => words?.includes('final'))).toEqual([false, false, true]);
});
