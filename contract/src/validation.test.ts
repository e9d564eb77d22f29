import { expect, test } from 'vitest';
import { personName, text } from './common.ts';
import { fieldProblems } from './validation.ts';

const problem = (schema: typeof personName, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error && fieldProblems(error)[0];
};

test('what was left empty is asked for, what is too short is told how long it must be', () => {
  for (const nothing of [undefined, null, '', '  ']) expect(problem(personName, nothing)?.code).toBe('REQUIRED');
  expect(problem(personName, 'H')).toEqual({ field: '', code: 'TOO_SHORT', values: { minimum: 2 } });
  expect(problem(text(20, 2), '')?.code).toBe('REQUIRED');
  expect(problem(personName, 7)?.code).toBe('INVALID_TYPE');
});
