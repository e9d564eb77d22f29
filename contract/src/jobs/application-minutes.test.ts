import { expect, test } from 'vitest';
import { applicationMinutes } from './application-minutes.ts';

const short = [
  { field: 'full_name', required: true },
  { field: 'email', required: true },
] as const;
const usual = [...short, { field: 'phone', required: true }, { field: 'resume', required: true }] as const;
const essay = { type: 'essay', required: true };

test.each([
  ['name and e-mail', short, [], 2],
  ['with phone and résumé', usual, [], 2],
  ['with a letter that may be left out', [...usual, { field: 'cover_letter', required: false }] as const, [], 3],
  ['with a letter that is required', [...usual, { field: 'cover_letter', required: true }] as const, [], 6],
  ['with three questions to write about', usual, [essay, essay, essay], 11],
  ['with a choice', usual, [{ type: 'multiple_choice', required: true }], 2],
])('a form %s takes its time', (_, fields, questions, minutes) => {
  expect(applicationMinutes({ fields, questions })).toBe(minutes);
});
