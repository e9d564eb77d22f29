import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuestionActions } from './question-actions.tsx';

test('on a phone what can be done with a question is one button, and the same', async () => {
  const person = userEvent.setup();
  const [onEdit, onDuplicate, onRemove] = [vi.fn(), vi.fn(), vi.fn()];
  const draw = (narrow: boolean) => (
    <QuestionActions number={2} full narrow={narrow} {...{ onEdit, onDuplicate, onRemove }} />
  );
  const { rerender } = render(draw(false));
  const names = ['Editar a questão 2', 'Duplicar a questão 2', 'Remover a questão 2'];
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, true, false]);

  rerender(draw(true));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Ações da questão 2' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([null, 'true', null]);
  await person.click(screen.getByRole('menuitem', { name: 'Remover a questão 2' }));
  expect([onEdit, onDuplicate, onRemove].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});
