import { describe, expect, test } from 'vitest';
import { LOCALES } from '../common.ts';
import { defaultAiQuestions } from './ai-questions.ts';

describe.each(LOCALES)('default questions of an AI interview in %s', (locale) => {
  test.each([0, 1, 2, 3, 9])(
    'are two of behaviour and three technical, all different, with %i technologies',
    (count) => {
      const technologies = Array.from({ length: count }, (_, index) => `Technology ${index}`);
      const questions = defaultAiQuestions(locale, technologies);
      expect(questions.map(({ type }) => type)).toEqual([
        'behavioral',
        'behavioral',
        'technical',
        'technical',
        'technical',
      ]);
      expect(new Set(questions.map(({ text }) => text)).size).toBe(5);
      expect(questions.every(({ text, required }) => required && text.length > 10 && text.length <= 300)).toBe(true);
      const named = technologies.filter((name) => questions.some(({ text }) => text.includes(name)));
      expect(named).toHaveLength(Math.min(count, 3));
    },
  );
});
