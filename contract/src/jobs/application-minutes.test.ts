import { expect, test } from 'vitest';
import { applicationMinutes, processMinutes } from './application-minutes.ts';

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

const stage = (type: string, minutes: number | null = null) => ({ type, minutes });
const fixed = [stage('offer'), stage('hired')];

test.each([
  ['of fixed stages is the form alone', [stage('new'), stage('review'), ...fixed], null],
  ['with a conversation is both', [stage('new'), stage('review'), stage('interview', 45), ...fixed], 47],
  ['with a stage that does not say is unknown', [stage('new'), stage('interview', 45), stage('test'), ...fixed], null],
  ['with a form that was timed is as timed', [stage('new', 10), stage('custom', 30), ...fixed], 40],
  ['with an answer that takes a talk counts it', [stage('new'), stage('review', 15), ...fixed], 17],
])('a process %s', (_, stages, minutes) => {
  expect(processMinutes(stages, { fields: usual, questions: [] })).toBe(minutes);
});
