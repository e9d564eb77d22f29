import { expect, test } from 'vitest';
import { headingKind } from './headings.ts';

test.each([
  ['Experiência Profissional', 'experience'],
  ['EXPERIENCIA PROFISSONAL', 'experience'],
  ['Histórico Profissional', 'experience'],
  ['Work history', 'experience'],
  ['Professional Background', 'experience'],
  ['Formação Acadêmica:', 'education'],
  ['Academic background', 'education'],
  ['Formação complementar', 'courses'],
  ['Cursos e Certificações', 'courses'],
  ['Hard Skills', 'skills'],
  ['Soft skills', 'soft'],
  ['Competências comportamentais', 'soft'],
  ['Tecnologias e Ferramentas', 'skills'],
  ['Tools & Technologies', 'skills'],
  ['Languages', 'languages'],
  ['Languages & Frameworks', 'skills'],
  ['Idiomas', 'languages'],
  ['Resumo das Qualificações', 'summary'],
  ['Sobre mim', 'summary'],
  ['Dados Pessoais', 'contact'],
  ['Informações de contato', 'contact'],
  ['Informações adicionais', 'other'],
  ['Objetivo', 'objective'],
  ['Área de atuação', 'objective'],
  ['Projetos pessoais', 'projects'],
  ['Hobbies', 'interests'],
  ['Profissional', null],
  ['Banco Ipê', null],
  ['Experiência com React', null],
  ['Skills: React', null],
  ['2019 – 2021', null],
])('%s: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind);
});
