import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: 'sql', label: 'SQL' },
  { value: 'react', label: 'React' },
  { value: 'native', label: 'React Native', disabled: true },
  { value: 'go', label: 'Go' },
];
function Skills({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MultiSelect label="Habilidades" options={options} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}
async function open(start: string[] = []) {
  const user = userEvent.setup();
  render(<Skills start={start} />);
  await user.click(screen.getByRole('button', { name: /Habilidades/ }));
  return user;
}
const labels = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const chosen = () => document.querySelector('output')?.textContent;

describe('multi-select', () => {
  test('the search filters by label whatever the case', async () => {
    const user = await open();
    expect(labels()).toEqual(['SQL', 'React', 'React Native', 'Go']);
    await user.type(screen.getByRole('searchbox'), 'rEACt');
    expect(labels()).toEqual(['React', 'React Native']);
  });

  test('"select all" skips what is disabled and keeps what was chosen', async () => {
    const user = await open(['sql']);
    await user.type(screen.getByRole('searchbox'), 'react');
    await user.click(screen.getByRole('button', { name: 'Selecionar todas' }));
    expect(chosen()).toBe('sql react');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Selecionar todas' }));
    expect(chosen()).toBe('sql react go');
  });

  test('"clear all" empties the choice', async () => {
    const user = await open(['sql', 'go']);
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(chosen()).toBe('');
  });

  test('a click chooses and takes back; a disabled option does nothing', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Go' }));
    await user.click(screen.getByRole('checkbox', { name: 'SQL' }));
    await user.click(screen.getByRole('checkbox', { name: 'React Native' }));
    expect(chosen()).toBe('go sql');
    await user.click(screen.getByRole('checkbox', { name: 'Go' }));
    expect(chosen()).toBe('sql');
  });

  test('works from the keyboard alone', async () => {
    const user = userEvent.setup();
    render(<Skills />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('go{ArrowDown} ');
    expect(chosen()).toBe('go');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Habilidades Go' }));
  });
});
