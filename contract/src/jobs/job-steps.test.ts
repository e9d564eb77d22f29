import { describe, expect, it } from 'vitest';
import { formQuestion } from './job-steps.ts';

describe('the options of a question', () => {
  const refusals = (...options: string[]) =>
    formQuestion
      .safeParse({ type: 'multiple_choice', text: 'Qual?', options: options.map((text) => ({ text })) })
      .error?.issues.map(({ path, message, code }) => [path.join('.'), code === 'custom' ? message : code]) ?? [];

  it.each([
    [['Sim'], [['options', 'OPTIONS_TOO_FEW']]],
    [['Sim', 'sim'], [['options', 'OPTIONS_DUPLICATE']]],
    [['Sim', 'Não'], []],
  ])('%j', (options, expected) => {
    expect(refusals(...options)).toEqual(expected);
  });

  it('two that are still blank are missing, not the same', () => {
    expect(refusals('', '')).toEqual([
      ['options.0.text', 'too_small'],
      ['options.1.text', 'too_small'],
    ]);
  });
});
