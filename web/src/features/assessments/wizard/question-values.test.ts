import type { TestQuestion } from '@prova/contract/assessments/questions';
import { expect, test } from 'vitest';
import { type QuestionValues, questionForm, questionValues } from './question-values.ts';

const values = (given: Partial<QuestionValues>): QuestionValues => ({
  ...questionValues(null),
  type: 'ESSAY',
  text: '<p>Como?</p>',
  points: '9',
  ...given,
});
const rubric = (...points: string[]) =>
  points.map((each, index) => ({ name: `Critério ${index}`, description: '', points: each }));

test('with criteria a question has their sum, whatever was typed as its points', () => {
  expect(questionForm.parse(values({ rubric: rubric('2,5', '1.5') }))).toMatchObject({
    points: 4,
    rubric: [{ points: 2.5 }, { points: 1.5 }],
  });
  expect(questionForm.parse(values({ rubric: [] }))).toMatchObject({ points: 9, rubric: [] });
});

test('a sum that is no whole number, and what is no quarter, are refused where they stand', () => {
  const paths = (given: Partial<QuestionValues>) =>
    questionForm.safeParse(values(given)).error?.issues.map(({ path }) => path.join('.'));
  expect(paths({ rubric: rubric('2,25', '1') })).toEqual(['points']);
  expect(paths({ rubric: rubric('2', 'x') })).toEqual(['points', 'rubric.1.points']);
});

test('of two criteria of one name the second is refused at its name', () => {
  const [first, second] = rubric('1', '1');
  const named = [
    { ...first, name: 'Clareza' },
    { ...second, name: ' clareza ' },
  ] as QuestionValues['rubric'];
  const { error } = questionForm.safeParse(values({ rubric: named }));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rubric.1.name', 'CRITERION_DUPLICATE'],
  ]);
});

test('what nobody grades has no criteria, and the points that were typed', () => {
  const question = questionForm.parse(values({ type: 'TRUE_FALSE', correctAnswer: true, rubric: rubric('2') }));
  expect(question).toMatchObject({ points: 9 });
  expect(question).not.toHaveProperty('rubric');
});

test('an accepted difference is typed in either language, and stays out where it was left empty', () => {
  const cases = [{ name: '', visible: false, input: '[]', expected: '0.3' }];
  const checkOf = (tolerance: string) => {
    const check = { ...values({}).check, functionName: 'f', solution: 'x', tolerance, cases };
    return questionForm.safeParse(values({ type: 'CODE', checked: true, check }));
  };
  expect(checkOf('0,01').data).toMatchObject({ check: { tolerance: 0.01 } });
  expect(checkOf(' 1e-9 ').data).toMatchObject({ check: { tolerance: 1e-9 } });
  expect(checkOf(' ').data).toMatchObject({ check: expect.not.objectContaining({ tolerance: expect.anything() }) });
  for (const wrong of ['0,6', '-1', '1/3', 'pouco'])
    expect(checkOf(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual(['check.tolerance']);
});

test('an accepted difference is shown as it is typed, however small', () => {
  const shown = { functionName: 'f', setup: '', anyOrder: false, cases: [], hiddenCases: 0, milliseconds: 1 };
  const of = (tolerance: number | undefined) =>
    questionValues({ ...questionOf(), check: { ...shown, tolerance } }).check.tolerance;
  expect([of(1e-9), of(0.05), of(0), of(undefined)]).toEqual(['0,000000001', '0,05', '0', '']);
});

const questionOf = (): TestQuestion => ({
  ...{ id: 'question', version: 1, testId: 'test', position: 1, type: 'CODE', text: '', points: 1, topic: '' },
  ...{ options: [], language: 'javascript', starterCode: '', check: null, videoSeconds: null },
});
