import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { RadioGroup } from '../ui/radio-group.tsx';
import { ApiError } from './api-error.ts';
import { useContractForm } from './use-contract-form.ts';

const details = [
  { field: 'name', message: 'Nome recusado' },
  { field: 'companyId', message: 'Empresa recusada' },
];

function Form() {
  const form = useContractForm(z.object({ name: z.string() }), { name: '' });
  const refuse = () => {
    throw new ApiError({ code: 'VALIDATION_FAILED', message: 'Corrija', status: 422, details });
  };
  return (
    <form {...form.formProps(refuse)}>
      <p data-testid="above">{form.failure}</p>
      <input aria-label="name" {...form.register('name')} />
      <p data-testid="field">{form.errorOf('name')}</p>
      <button type="submit">go</button>
    </form>
  );
}

function Choices() {
  const form = useContractForm(z.object({ size: z.enum(['small', 'large']) }), {});
  return (
    <form {...form.formProps(() => undefined)}>
      <RadioGroup
        label="size"
        options={[
          { value: 'small', label: 'small', disabled: true },
          { value: 'large', label: 'large' },
        ]}
        value={null}
        error={form.errorOf('size')}
        onChange={() => undefined}
      />
      <button type="submit">go</button>
    </form>
  );
}

test('a refusal of a field that the form does not have is shown above it', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Nome recusado')).toBe(screen.getByTestId('field'));
  expect(screen.getByTestId('above').textContent).toBe('Empresa recusada');
});

test('a group of choices that is wrong gets the focus at its first choice', async () => {
  render(<Choices />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'large' })).toBe(document.activeElement));
});

function Described() {
  const form = useContractForm(z.object({ name: z.string().min(1), size: z.string().min(3) }), { name: '', size: '' });
  return (
    <form {...form.formProps(() => undefined)}>
      <p data-testid="above">{form.failure}</p>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="size" {...form.register('size')} />
      <p data-testid="field">{form.errorOf('size')}</p>
      <p data-testid="other">{form.errorOf('name')}</p>
      <button type="submit">go</button>
    </form>
  );
}

test('what was filled in and left says what is wrong, what is empty does not, and a stroke says that it is fixed', async () => {
  const user = userEvent.setup();
  render(<Described />);
  await user.click(screen.getByLabelText('name'));
  await user.tab();
  await user.keyboard('ab');
  expect(screen.getByTestId('field').textContent).toBe('');
  await user.tab();
  await waitFor(() => expect(screen.getByTestId('field').textContent).not.toBe(''));
  expect(screen.getByTestId('other').textContent).toBe('');
  // Nothing was tried yet: nothing above the form moves it.
  expect(screen.getByTestId('above').textContent).toBe('');
  await user.type(screen.getByLabelText('size'), 'c');
  await waitFor(() => expect(screen.getByTestId('field').textContent).toBe(''));
});
