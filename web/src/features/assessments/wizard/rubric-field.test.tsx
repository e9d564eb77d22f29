import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RubricField } from './rubric-field.tsx';

test('what is wrong with points is said under the whole row, and belongs to their field', () => {
  const words = 'Use quartos de ponto, como 2,5 ou 3,75';
  const errorOf = (path: string) => (path === 'rubric.1.points' ? words : undefined);
  const one = { name: 'Clareza', description: '', points: '1' };
  render(
    <RubricField
      rubric={[one, { ...one, points: '1,1' }]}
      checked={false}
      onChange={vi.fn()}
      pointsError={undefined}
      errorOf={errorOf as never}
    />,
  );
  const [right, wrong] = ['Pontos do critério 1', 'Pontos do critério 2'].map((name) =>
    screen.getByRole('textbox', { name }),
  );
  expect([right, wrong].map((field) => field?.getAttribute('aria-invalid') ?? null)).toEqual([null, 'true']);
  const error = document.getElementById(wrong?.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe(words);
  // Not within the column of the field, which is narrow.
  expect(error?.parentElement?.tagName).toBe('LI');
});
