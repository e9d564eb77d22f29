import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuestionNavigator } from './question-navigator.tsx';

const marks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    answered: index % 2 === 0,
    flagged: index === 5 || index === 6,
  }));

test('many questions are narrowed to those without an answer, or flagged, and are one stop of the keyboard', async () => {
  const person = userEvent.setup();
  const onGo = vi.fn();
  const { rerender } = render(<QuestionNavigator marks={marks(300)} current={40} onGo={onGo} />);
  const list = screen.getAllByRole('list')[0] as HTMLElement;
  const shown = () =>
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(shown()).toHaveLength(300);
  expect(
    within(list)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((at) => at.textContent),
  ).toEqual(['41']);
  await person.click(screen.getByRole('radio', { name: 'Sem resposta 150' }));
  expect(shown().slice(0, 3)).toEqual(['2', '4', '6']);
  await person.click(screen.getByRole('radio', { name: 'Para rever 2' }));
  expect(shown()).toEqual(['6', '7']);
  within(list)
    .getByRole('button', { name: /Questão 6/ })
    .focus();
  await person.keyboard('{ArrowRight}{Enter}');
  expect(onGo).toHaveBeenCalledWith(6);
  // None is left: all of them are there again.
  rerender(
    <QuestionNavigator marks={marks(300).map((mark) => ({ ...mark, flagged: false }))} current={6} onGo={onGo} />,
  );
  expect(shown()).toHaveLength(300);
});

test('a few are seen at one glance', () => {
  render(<QuestionNavigator marks={marks(20)} current={0} onGo={vi.fn()} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
