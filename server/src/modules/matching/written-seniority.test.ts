import { expect, test } from 'vitest';
import { seniorityOfJob } from './written-seniority.ts';

test.each([
  ['Desenvolvimento Web', 'junior', 'internship', 'trainee'],
  ['Estágio em Desenvolvimento Web', 'junior', 'CLT', 'trainee'],
  ['Programa de Trainee em Dados', null, 'CLT', 'trainee'],
  ['Desenvolvimento Web', 'junior', 'CLT', 'junior'],
  ['Desenvolvimento Web Pleno', null, null, 'mid'],
  ['Desenvolvimento Web Pleno', 'senior', 'PJ', 'senior'],
] as const)('a job called %j, %j by %j, asks for %j', (title, seniority, contractType, asked) => {
  expect(seniorityOfJob({ title, seniority, contractType })).toBe(asked);
});
