import type { TestResult } from '@prova/contract/attempts/taking';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ResultView } from './result-view.tsx';

const DAY = '2026-11-20T12:00:00.000Z';
const OPTIONS = [
  { id: 'a', text: 'filter', correct: true },
  { id: 'b', text: 'map', correct: false },
];

function answered(position: number, value: string | null): TestResult['questions'][number] {
  const right = value === 'a';
  return {
    question: {
      ...{ id: String(position), version: 1, testId: 't', position, type: 'MULTIPLE_CHOICE', text: '<p>Qual?</p>' },
      ...{ points: 1, topic: '', options: OPTIONS, language: null, starterCode: '', videoSeconds: null },
      ...{ check: null, correctAnswer: null, expectedAnswer: '', rubric: [], explanation: '' },
    },
    ...{
      value,
      points: right ? 1 : 0,
      right,
      criteria: null,
      grades: [],
      verdict: null,
      video: null,
      withheld: null,
      concealed: false,
    },
  };
}

const RESULT: TestResult = {
  ...{ id: 't', title: 'Arrays', category: 'frontend', difficulty: 'basic', minutes: null, questionCount: 3 },
  ...{
    description: '',
    instructions: '',
    points: 3,
    status: 'done',
    dueAt: DAY,
    extraMinutes: 0,
    helpAskedAt: null,
    notes: null,
  },
  ...{ startedAt: DAY, expiresAt: null, endedAt: DAY, showsAnswers: true, earlier: null },
  can: { start: false, answer: false, decline: false, askHelp: false },
  result: {
    ...{ submittedBy: 'candidate', submittedAt: DAY, seconds: 60, graded: true, points: 1, pointsMax: 3 },
    ...{ score: 33, answered: 2, reused: false },
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
  questions: [answered(1, 'a'), answered(2, 'b'), answered(3, null)],
};

test.each([
  ['whoever took it, also beneath the thanks', true, 'Sua resposta'],
  ['the company', false, 'Resposta'],
] as const)('to %s, each answer is named and marked, and an empty one is not wrong', (_, yours, name) => {
  render(<ResultView result={RESULT} level={2} yours={yours} renew={vi.fn()} />);
  const [right, wrong, empty] = ['Questão 1', 'Questão 2', 'Questão 3'].map((title) => {
    const card = screen.getByRole('heading', { name: new RegExp(`^${title}`) }).closest('li');
    if (!card) throw new Error(`There is no ${title}`);
    return within(card);
  });
  expect(right?.getByRole('heading').textContent).toContain('certa');
  expect(wrong?.getByRole('heading').textContent).toContain('errada');
  expect(empty?.getByRole('heading').textContent).toContain('sem resposta');
  expect(wrong?.getByText(name, { exact: true })).toBeTruthy();
  expect(empty?.queryByText(name, { exact: true })).toBeNull();
});

test('a topic that waits for a person is no zero to the company, and the hand-in names its zone', () => {
  const read = answered(1, 'a');
  const unread = answered(2, 'b');
  const result: TestResult = {
    ...RESULT,
    result: RESULT.result && { ...RESULT.result, graded: false, score: null },
    byTopic: [
      { topic: 'Listas', points: 1, pointsMax: 1 },
      { topic: 'Índices', points: 0, pointsMax: 1 },
    ],
    questions: [
      { ...read, question: { ...read.question, topic: 'Listas' } },
      { ...unread, question: { ...unread.question, topic: 'Índices' }, points: null, right: null },
    ],
  };
  render(<ResultView result={result} level={2} renew={vi.fn()} />);
  const topics = screen.getByRole('region', { name: 'Desempenho por assunto' });
  const [lists, indexes] = within(topics).getAllByRole('listitem');
  expect(lists?.textContent).toContain('100%');
  expect(indexes?.textContent).toContain('Em correção');
  expect(indexes?.textContent).not.toContain('0%');
  expect(screen.getByText(/^Entregue em .* \d{2}:\d{2}$/)).toBeTruthy();
  expect(
    screen.getByText('Parte das respostas espera correção. A nota aparece aqui quando ela terminar.'),
  ).toBeTruthy();
});

test('each case shows what it was given and should have returned, as far as the reader may know it', () => {
  const case_ = (name: string, visible: boolean, got: string | null) => ({
    ...{ name, visible, outcome: 'failed' as const, cause: 'different' as const, message: '', got, printed: '' },
    milliseconds: 1,
  });
  const plain = answered(1, 'dobro');
  const code: TestResult['questions'][number] = {
    ...plain,
    question: {
      ...plain.question,
      ...{ type: 'CODE', language: 'javascript', options: [] },
      check: {
        ...{ functionName: 'dobro', setup: '', anyOrder: false, hiddenCases: 1, milliseconds: 1000 },
        cases: [
          { name: 'um', visible: true, input: '[1]', expected: '2' },
          { name: 'três', visible: true, input: '[3]', expected: '6' },
        ],
      },
    },
    verdict: [case_('um', true, '11'), case_('dois', false, null), case_('três', true, '33')],
  };
  render(<ResultView result={{ ...RESULT, questions: [code] }} level={2} yours renew={vi.fn()} />);
  const linesOf = (name: string) =>
    [...(screen.getByText(name).closest('li')?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  expect(linesOf('um')).toEqual(['[1]', '2', '11']);
  expect(linesOf('dois')).toEqual([]);
  expect(linesOf('três')).toEqual(['[3]', '6', '33']);
});

test('points by topic are drawn, unless no question names one: the score says the same', () => {
  const of = (topics: readonly string[]) => ({
    ...RESULT,
    byTopic: topics.map((topic) => ({ topic, points: 1, pointsMax: 3 })),
  });
  const { rerender } = render(<ResultView result={of([''])} level={1} renew={vi.fn()} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<ResultView result={of(['Closures', ''])} level={1} renew={vi.fn()} />);
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
});

test('of a question of code the answer is code, and what is expected of it is prose', () => {
  const [first] = RESULT.questions;
  if (!first) throw new Error('There is no question');
  const code = {
    ...first,
    question: { ...first.question, type: 'CODE' as const, options: [], expectedAnswer: 'Agrupar por rota.' },
    value: 'const total = 1;',
  };
  render(<ResultView result={{ ...RESULT, questions: [code] }} level={1} renew={vi.fn()} />);
  expect(screen.getByText('const total = 1;').tagName).toBe('PRE');
  expect(screen.getByText('Agrupar por rota.').tagName).toBe('P');
});

test('what is kept back says why, shows the own answer, and marks neither right nor wrong', () => {
  const kept = answered(1, 'b');
  const question = { ...kept.question, topic: 'Listas' };
  const options = OPTIONS.map(({ id, text }) => ({ id, text }));
  const questions = [
    { ...kept, question: { ...question, options }, withheld: 'in_use', points: null, right: null } as const,
  ];
  render(
    <ResultView
      result={{ ...RESULT, rightAnswers: 'in_use', questions, byTopic: [{ topic: 'Listas', points: 1, pointsMax: 2 }] }}
      level={2}
      yours
      onShow={vi.fn()}
      renew={vi.fn()}
    />,
  );
  expect(screen.getByText('As respostas certas aparecem depois')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /Questão 1/ }).textContent).toContain('respondida');
  expect(screen.getByText('vale 1 ponto')).toBeTruthy();
  expect(screen.getByText('Sua resposta')).toBeTruthy();
  expect(screen.queryByText('Em correção')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ver as respostas certas' })).toBeNull();
});

test('what can be seen is asked for once, and a failure is said', async () => {
  const onShow = vi.fn().mockRejectedValueOnce(new Error('sem rede'));
  render(
    <ResultView
      result={{ ...RESULT, jobTitle: null, rightAnswers: 'offered' }}
      level={2}
      yours
      onShow={onShow}
      renew={vi.fn()}
    />,
  );
  expect(screen.getByText(/não dá mais para escolher este teste/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver as respostas certas' }));
  expect((await screen.findByRole('alert')).textContent).toContain('As respostas não abriram');
  expect(onShow).toHaveBeenCalledTimes(1);
});

test('that answers had been seen is told beside the result, to each reader in their words', () => {
  const seen: TestResult = { ...RESULT, answersSeen: { own: DAY, others: 3, othersSince: DAY } };
  const { unmount } = render(<ResultView result={seen} level={2} yours renew={vi.fn()} />);
  expect(screen.getByText(/^Você viu respostas certas destas questões/)).toBeTruthy();
  unmount();
  render(<ResultView result={seen} level={2} renew={vi.fn()} />);
  expect(screen.getByText(/^Quem fez o teste viu respostas certas/)).toBeTruthy();
  expect(screen.getByText(/3 outras pessoas já tinham visto/)).toBeTruthy();
});
