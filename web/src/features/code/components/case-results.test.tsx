import type { ShownVerdict } from '@prova/contract/code/code-check';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CaseResults } from './case-results.tsx';

const verdict = (got: string | null, more: Partial<ShownVerdict> = {}): ShownVerdict => ({
  ...{ name: 'caso', visible: true, outcome: 'failed', cause: 'different', message: '', got, printed: '' },
  milliseconds: 1,
  ...more,
});

const sides = () => {
  const [expected, got] = ['Esperado', 'Obtido'].map((name) => screen.getByText(name).parentElement as HTMLElement);
  return { expected: within(expected as HTMLElement), got: within(got as HTMLElement) };
};

test('what differs only in what is not seen is said, and marked where it stands', () => {
  render(<CaseResults cases={[verdict('"Ana\u00a0Lima "')]} details={[{ input: '[]', expected: '"Ana Lima"' }]} />);
  screen.getByText(
    'Parece igual, mas muda: espaço ou quebra de linha no começo ou no fim, quantidade de espaços e tipo de espaço.',
  );
  const { expected, got } = sides();
  expect(expected.getByText('[espaço]')).toBeTruthy();
  expect(got.getByText('U+00A0').getAttribute('aria-hidden')).toBe('true');
  got.getByText('[caractere U+00A0]');
  got.getByText('[espaço]');
});

test('what is seen to differ has no marks', () => {
  render(<CaseResults cases={[verdict('[1, 3]')]} details={[{ input: '[]', expected: '[1,2]' }]} />);
  expect(screen.queryByText(/Parece igual/)).toBeNull();
  expect(document.querySelector('mark')).toBeNull();
  sides().expected.getByText('[1, 2]');
});

test('a number and the same as text are told apart', () => {
  render(<CaseResults cases={[verdict('"1"')]} details={[{ input: '[]', expected: '1' }]} />);
  screen.getByText('Parece igual, mas muda: o que é texto (entre aspas) e o que não é.');
});

test('who says too much reads how much a case may say', () => {
  render(<CaseResults cases={[verdict(null, { outcome: 'stopped', cause: 'output' })]} />);
  screen.getByText('Imprimiu ou devolveu demais. Um caso imprime até 200.000 caracteres e devolve até 1.000.000.');
});
