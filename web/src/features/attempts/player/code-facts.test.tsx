import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AskedQuestion } from './answers.ts';
import { CodeFacts } from './code-facts.tsx';

const CHECK: NonNullable<AskedQuestion['check']> = {
  ...{ functionName: 'media', setup: '', anyOrder: false, hiddenCases: 1, milliseconds: 1000 },
  cases: [{ name: '', visible: true, input: '[1, 2]', expected: '1.5' }],
};
const QUESTION: AskedQuestion = {
  ...{ id: 'question', version: 1, testId: 'test', position: 1, type: 'CODE', text: '', points: 1, topic: '' },
  ...{ options: [], language: 'python', starterCode: '', check: CHECK, videoSeconds: null },
};

test('whoever answers reads how far numbers may be from what is expected, where the author says so', () => {
  const { rerender } = render(<CodeFacts question={QUESTION} check={{ ...CHECK, tolerance: 0.0005 }} />);
  screen.getByText(/Números de ponto flutuante podem diferir do esperado em até 0,0005\./);
  rerender(<CodeFacts question={QUESTION} check={CHECK} />);
  expect(screen.queryByText(/ponto flutuante/)).toBeNull();
});
