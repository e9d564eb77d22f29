import { expect, test } from 'vitest';
import { wizard as enUS } from '../../../../locales/en-US/wizard.ts';
import { wizard as ptBR } from '../../../../locales/pt-BR/wizard.ts';
import { leftAsMade } from './left-as-made.ts';

test.each([ptBR, enUS])('a stage that has the name that it was added with is pointed at', ({ pipeline }) => {
  const stages = [{ name: 'Triagem' }, { name: pipeline.defaultNames.custom }, { name: 'Triagem' }];
  expect(leftAsMade({ title: 'Pessoa Analista', stages })).toEqual({ title: false, stages: [2] });
});

test.each(['Pessoa Analista (cópia)', 'Analyst (copy) '])('so is "%s"', (title) => {
  expect(leftAsMade({ title, stages: [] })).toEqual({ title: true, stages: [] });
});

test('a title that speaks of copies is a title', () => {
  expect(leftAsMade({ title: 'Pessoa de (cópia) e revisão', stages: [] }).title).toBe(false);
});
