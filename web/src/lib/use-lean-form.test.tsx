import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { wholeText } from '../../test/whole-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { ApiError } from './api-error.ts';
import { useLeanForm } from './use-lean-form.ts';

type Values = { email: string; code: string };
const sent: Values[] = [];
let answer: () => Promise<void> = async () => undefined;

function Form() {
  const form = useLeanForm<Values>({ email: '', code: '' }, ({ email }) =>
    email.includes('@') ? [] : [{ field: 'email', code: email ? 'EMAIL_MISSING_AT' : 'EMAIL_REQUIRED', values: {} }],
  );
  const send = async (values: Values) => {
    sent.push(values);
    await answer();
  };
  return (
    <form {...form.formProps(send)}>
      <output>{form.failure}</output>
      <TextField label="E-mail" {...form.text('email')} />
      <TextField label="Código" {...form.text('code')} />
      <button type="submit" aria-busy={form.isSending}>
        Enviar
      </button>
    </form>
  );
}

afterEach(async () => {
  sent.length = 0;
  answer = async () => undefined;
  await i18next.changeLanguage('pt-BR');
});
const press = () => fireEvent.click(screen.getByRole('button'));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const refuse = (details: ApiError['details'], message = 'Recusado') =>
  Promise.reject(new ApiError({ code: 'VALIDATION_FAILED', status: 422, message, details }));

it('says what is wrong in the reader’s language, focuses it, and no longer once it is right', async () => {
  render(<Form />);
  press();
  expect(await screen.findByText(wholeText('Informe seu e-mail'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  await act(() => i18next.changeLanguage('en-US'));
  expect(await screen.findByText('Enter your email')).toBeTruthy();
  type('E-mail', 'a@b.example');
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
  type('E-mail', '');
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('says of a field that was filled in and left what is wrong, and of an empty one nothing', async () => {
  render(<Form />);
  const field = screen.getByLabelText('E-mail');
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  type('E-mail', 'ana.example');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field);
  expect(await screen.findByText(/Falta o @/)).toBeTruthy();
  // Nothing was tried yet: nothing above the form moves it.
  expect(screen.getByRole('status').textContent).toBe('');
  type('E-mail', 'ana@correio.example');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('sends once however often one presses, with all that changed before the next drawing', async () => {
  let arrive: () => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  render(<Form />);
  act(() => {
    type('E-mail', 'a@b.example');
    type('Código', '12');
    press();
    press();
  });
  expect(sent).toEqual([{ email: 'a@b.example', code: '12' }]);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive());
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false');
});

it('shows what the server refuses at its field, and above the form what belongs to none', async () => {
  answer = () =>
    refuse([
      { field: 'code', code: 'INVALID', message: 'Código vencido' },
      { field: 'other', code: 'INVALID', message: 'Outra coisa' },
    ] as never);
  render(<Form />);
  type('E-mail', 'a@b.example');
  press();
  expect(await screen.findByText('Código vencido')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Outra coisa');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Código')));
  answer = () => refuse([], 'Tente mais tarde');
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Tente mais tarde'));
  expect(screen.queryByText('Código vencido')).toBeNull();
});
