import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotAlong } from './not-along.tsx';
import { NotTaken } from './not-taken.tsx';

test('what was left out says where, why, and which words are in the way', () => {
  render(
    <NotTaken
      refused={[
        { line: 7, question: null, reason: 'markup', found: '<String>', excerpt: 'O que é List<String>?' },
        { line: 2, question: 4, reason: 'option_lines', found: 'um ⏎ dois', excerpt: 'Qual?' },
        { line: null, question: 5, reason: 'invalid', found: '', excerpt: '' },
      ]}
    />,
  );
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/^Linha 7: este trecho sumiria do texto: “<String>”\. .*&lt;.*O que é List<String>\?$/);
  expect(said[1]).toBe('Questão 4, linha 2: uma opção tem mais de uma linha: “um ⏎ dois”.Qual?');
  expect(said[2]).toBe('Questão 5: não segue o formato de uma questão.');
});

test('what does not come along is said with the numbers of the questions, as many as are read', () => {
  const many = Array.from({ length: 15 }, (_, index) => index + 1);
  render(
    <NotAlong
      lost={[
        { what: 'format', questions: [3] },
        { what: 'feedback', questions: many },
        { what: 'rules', questions: [] },
      ]}
    />,
  );
  const [format, feedback, rules] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(format).toMatch(/Questão 3$/);
  expect(feedback).toMatch(/Questões 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 e mais 3$/);
  expect(rules).not.toMatch(/Quest/);
});
