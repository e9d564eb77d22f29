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
