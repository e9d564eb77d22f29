import { TEST_CATEGORIES, TEST_DIFFICULTIES, TEST_QUESTION_TYPES } from '@prova/contract/assessments/test-fields';
import { createTest } from '@prova/contract/assessments/tests';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from './library.ts';
import { WRITTEN } from './written-answers.ts';

test('covers every area and difficulty, and has most types of questions', () => {
  expect(LIBRARY.length).toBeGreaterThanOrEqual(12);
  expect(new Set(LIBRARY.map(({ category }) => category))).toEqual(new Set(TEST_CATEGORIES));
  expect(new Set(LIBRARY.map(({ difficulty }) => difficulty))).toEqual(new Set(TEST_DIFFICULTIES));
  const types = new Set(LIBRARY.flatMap(({ questions }) => questions.map(({ type }) => type)));
  expect(TEST_QUESTION_TYPES.filter((type) => !types.has(type))).toEqual(['VIDEO_RESPONSE']);
});

test('asks nothing twice', () => {
  const statements = LIBRARY.flatMap(({ questions }) => questions.map(({ text }) => text));
  expect(statements.filter((text, index) => statements.indexOf(text) !== index)).toEqual([]);
});

test('the right option stands in any place', () => {
  const places = LIBRARY.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.type === 'MULTIPLE_CHOICE' ? [question.options.findIndex(({ correct }) => correct)] : [],
    ),
  );
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((each) => each === place).length / places.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.45);
  }
});

test('people answer in words of their own what a person grades', () => {
  const read = LIBRARY.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.type === 'ESSAY' || (question.type === 'CODE' && !question.check) ? [question] : [],
    ),
  );
  expect(Object.keys(WRITTEN).toSorted()).toEqual(read.map(({ topic }) => topic).toSorted());
  for (const { topic, expectedAnswer } of read) {
    const { whole, part, others = [] } = WRITTEN[topic] ?? {};
    expect(new Set([whole, part, ...others, expectedAnswer]).size).toBe(others.length + 3);
  }
});

test('has a pool that draws, and a test that two people grade', () => {
  expect(LIBRARY.flatMap(({ pools = [] }) => pools)).not.toEqual([]);
  expect(LIBRARY.some(({ graders }) => graders === 2)).toBe(true);
});

describe.each(LIBRARY)('$title', (written) => {
  test('is taken by the contract, has eight questions or more, and explains what is right', () => {
    expect(createTest.body.safeParse(written).error).toBeUndefined();
    expect(written.questions.length).toBeGreaterThanOrEqual(8);
    for (const question of written.questions) {
      const says = 'expectedAnswer' in question ? question.expectedAnswer : question.explanation;
      expect(says, question.text).not.toBe('');
    }
  });
});
