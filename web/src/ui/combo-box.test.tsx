import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

const options = [
  { value: 'sql', label: 'SQL' },
  { value: 'java', label: 'Java', disabled: true },
  { value: 'nocoes', label: 'Noções de rede' },
];
function Skill({ start = null, ...props }: { start?: string | null } & Partial<ComboBoxProps>) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <ComboBox label="Tecnologia" options={options} {...props} value={value} onChange={setValue} />
      <output>{value ?? 'nenhuma'}</output>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tecnologia' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const value = () => document.querySelector('output')?.textContent;

describe('combo box', () => {
  test('typing filters whatever case and accents; arrows and Enter choose', async () => {
    const user = userEvent.setup();
    render(<Skill />);
    await user.type(box(), 'NOCO');
    expect(labels()).toEqual(['Noções de rede']);
    await user.keyboard('{ArrowDown}');
    expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'Noções de rede',
    );
    await user.keyboard('{Enter}');
    expect(value()).toBe('nocoes');
    expect(box().value).toBe('Noções de rede');
    expect(labels()).toEqual([]);
  });

  test('arrows pass over what is disabled, and a click on it does nothing', async () => {
    const user = userEvent.setup();
    render(<Skill />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Java' }));
    expect(value()).toBe('nenhuma');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(value()).toBe('nocoes');
  });

  test('Escape closes and forgets what was typed', async () => {
    const user = userEvent.setup();
    render(<Skill start="sql" />);
    await user.type(box(), 'x');
    await user.keyboard('{Escape}');
    expect(box().value).toBe('SQL');
    expect(labels()).toEqual([]);
    expect(value()).toBe('sql');
  });

  test('an unknown word goes when the field is left, or stays where any word will do', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Skill />);
    await user.type(box(), 'Elixir');
    await user.tab();
    expect(value()).toBe('nenhuma');
    expect(box().value).toBe('');
    unmount();
    render(<Skill allowsCustomValue />);
    await user.type(box(), ' Elixir ');
    await user.tab();
    expect(value()).toBe('Elixir');
    expect(box().value).toBe('Elixir');
  });

  test('an emptied field is no choice', async () => {
    const user = userEvent.setup();
    render(<Skill start="sql" />);
    await user.clear(box());
    await user.tab();
    expect(value()).toBe('nenhuma');
  });
});
