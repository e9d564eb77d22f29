import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownTopics } from './shown-topics.ts';

const topic = (name: string, questions: number, points = 0) => ({
  topic: name,
  points,
  pointsMax: questions,
  questions,
});

test('topics of enough questions are told as they are', () => {
  const all = [topic('SQL', 3, 1), topic('HTML', 4)];
  expect(shownTopics(all)).toEqual(all);
});

test('those of one or two are told together, with the smallest other one where they are too few', () => {
  expect(shownTopics([topic('A', 1, 1), topic('SQL', 5, 2), topic('B', 2)])).toEqual([
    topic('SQL', 5, 2),
    { topic: '', points: 1, pointsMax: 3, questions: 3 },
  ]);
  expect(shownTopics([topic('A', 1), topic('SQL', 3, 3), topic('HTML', 6)])).toEqual([
    topic('HTML', 6),
    { topic: '', points: 3, pointsMax: 4, questions: 4 },
  ]);
});

test('of a test of such topics alone the score says it all', () => {
  expect(shownTopics([topic('A', 1), topic('B', 1), topic('C', 2)])).toEqual([]);
  expect(shownTopics([topic('A', 1), topic('SQL', 3)])).toEqual([]);
});

test('property: nothing that is told, nor what is left of the score, is of fewer than three questions', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(sizes, (counts) => {
      const all = counts.map((questions, index) => topic(`t${index}`, questions, questions));
      const shown = shownTopics(all);
      for (const { questions } of shown) expect(questions).toBeGreaterThanOrEqual(3);
      const sum = (of: readonly { points: number }[]) => of.reduce((points, each) => points + each.points, 0);
      if (shown.length > 0) expect(sum(shown)).toBe(sum(all));
    }),
  );
});
