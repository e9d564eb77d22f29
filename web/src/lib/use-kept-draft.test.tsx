import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptDraft } from './use-kept-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

function Form() {
  const form = useForm({ defaultValues: { text: '', secret: '' } });
  const forget = useKeptDraft('test', form, ['secret']);
  return (
    <form>
      <input aria-label="text" {...form.register('text')} />
      <input aria-label="secret" {...form.register('secret')} />
      <button type="button" onClick={forget}>
        sent
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('what is typed is there again, even when the form closes at the last key; secrets are not', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(field('text'), 'uma frase');
  await userEvent.type(field('secret'), 'senha');
  unmount();
  render(<Form />);
  expect(field('text').value).toBe('uma frase');
  expect(field('secret').value).toBe('');
  expect(sessionStorage.getItem('prova.draft.test')).not.toContain('senha');
});

test('what was kept and then emptied does not come back, however soon the form closes', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(field('text'), 'uma frase');
  unmount();
  const again = render(<Form />);
  expect(field('text').value).toBe('uma frase');
  await userEvent.clear(field('text'));
  again.unmount();
  render(<Form />);
  expect(field('text').value).toBe('');
  expect(sessionStorage.getItem('prova.draft.test')).toBeNull();
});

test('what was sent is forgotten, however soon the form closes', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(field('text'), 'uma frase');
  await userEvent.click(screen.getByRole('button'));
  unmount();
  render(<Form />);
  expect(field('text').value).toBe('');
});

test('what was sent stays forgotten where the form stays open', () => {
  vi.useFakeTimers();
  render(<Form />);
  fireEvent.input(field('text'), { target: { value: 'uma frase' } });
  fireEvent.click(screen.getByRole('button'));
  vi.advanceTimersByTime(1000);
  expect(sessionStorage.getItem('prova.draft.test')).toBeNull();
  fireEvent.input(field('text'), { target: { value: 'outra' } });
  vi.advanceTimersByTime(1000);
  expect(sessionStorage.getItem('prova.draft.test')).toContain('outra');
});
