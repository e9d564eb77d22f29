import { expect, test } from 'vitest';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { checkAnswer, timeLimit } from './code.service.ts';
import { codeQuestionFile } from './code-question.ts';

/** A machine on which a case takes what is said, run after run. */
function takes(...milliseconds: number[]): { sandbox: Sandbox; left: number[] } {
  const left = [...milliseconds];
  const run = async () => ({
    value: [{ outcome: 'returned', value: 1, message: '', printed: '', milliseconds: left.shift(), megabytes: 1 }],
    body: new Uint8Array(),
  });
  return { sandbox: { run } as unknown as Sandbox, left };
}

const question = codeQuestionFile.parse({
  language: 'javascript',
  functionName: 'um',
  cases: [{ name: 'um', expected: 1 }],
});

test.each<[taken: number[], outcome: string, counted: number, unused: number]>([
  [[700, 100], 'passed', 700, 1],
  [[900, 950], 'passed', 900, 0],
  [[1_100, 950], 'passed', 950, 0],
  [[1_100, 1_050], 'stopped', 1_050, 0],
  [[1_250, 100], 'stopped', 1_250, 1],
])('of a second, a run of %j ms: %s', async (taken, outcome, counted, unused) => {
  const { sandbox, left } = takes(...taken);
  expect(await checkAnswer(sandbox, question, '', 1_000)).toMatchObject([{ outcome, milliseconds: counted }]);
  expect(left).toHaveLength(unused);
});

test.each([
  [[10, 20], 1_000],
  [[10, 300], 1_500],
  [[2_400, 300], 10_000],
])('right answers that take %j ms leave each case %i', async (taken, limit) => {
  const { sandbox } = takes(...taken);
  const solutions = taken.map((milliseconds) => `// ${milliseconds} ms`);
  expect(await timeLimit(sandbox, { ...question, solutions })).toBe(limit);
});
