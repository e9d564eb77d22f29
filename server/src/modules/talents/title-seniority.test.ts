import { expect, test } from 'vitest';
import { seniorityInTitle } from './title-seniority.ts';

test.each([
  ['Desenvolvedora Front-end Pleno', 'mid'],
  ['Desenvolvedor(a) Java Jr.', 'junior'],
  ['Estágio em Desenvolvimento Web', 'trainee'],
  ['Estagiária de dados', 'trainee'],
  ['Sr. iOS Engineer', 'senior'],
  ['Analista DevOps Sênior', 'senior'],
  ['Mid-level Backend Developer', 'mid'],
  ['Staff Engineer', 'specialist'],
  ['Especialista Protheus', 'specialist'],
  ['Senior Tech Lead', 'lead'],
  ['Líder técnico', 'lead'],
  ['Principal Engineer', 'principal'],
  ['Engineering Manager', 'manager'],
  ['Coordenadora de TI', 'manager'],
  ['Head of Engineering', 'director'],
  ['Estudante de Análise e Desenvolvimento de Sistemas', 'trainee'],
  ['Graduanda em Engenharia de Software', 'trainee'],
  ['Computer Science Student', 'trainee'],
  ['Desenvolvedor Pleno e estudante de mestrado', 'mid'],
  ['Student Success Analyst', null],
  ['Product Manager', null],
  ['Gerente de Projetos de TI', null],
  ['International Sales', null],
  ['Analista de Sistemas III', null],
  ['', null],
  [null, null],
])('%j is %j', (title, seniority) => {
  expect(seniorityInTitle(title)).toBe(seniority);
});
