import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TechnologyTagInput } from './technology-tag-input.tsx';

function Tags({ start = [], ...limits }: { start?: string[]; max?: number; maxLength?: number }) {
  const [value, setValue] = useState(start);
  return <TechnologyTagInput label="Tecnologias" value={value} onChange={setValue} {...limits} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tecnologias' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('technology tag input', () => {
  test('Enter adds the trimmed tag, empties the field and does not send the form around it', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Tags />
      </form>,
    );
    await user.type(input(), '  Node.js  {Enter}');
    expect(tags()).toEqual(['Node.js']);
    expect(input().value).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('an empty tag is refused with a reason', async () => {
    const user = userEvent.setup();
    render(<Tags />);
    await user.type(input(), '   {Enter}');
    expect(tags()).toEqual([]);
    expect(screen.getByText('Escreva algo antes de adicionar')).toBeTruthy();
  });

  test('a duplicate is refused whatever its case, and what was typed stays', async () => {
    const user = userEvent.setup();
    render(<Tags start={['React']} />);
    await user.type(input(), ' react{Enter}');
    expect(tags()).toEqual(['React']);
    expect(screen.getByText('React já está na lista')).toBeTruthy();
    expect(input().value).toBe(' react');
    await user.type(input(), ' Native');
    expect(screen.queryByText('React já está na lista')).toBeNull();
  });

  test('a full list refuses more', async () => {
    const user = userEvent.setup();
    render(<Tags start={['React']} max={1} />);
    await user.type(input(), 'Go{Enter}');
    expect(tags()).toEqual(['React']);
    expect(screen.getByText('A lista aceita até 1')).toBeTruthy();
  });

  test('a tag that is too long stays as it is, with the reason', async () => {
    const user = userEvent.setup();
    render(<Tags maxLength={80} />);
    await user.click(input());
    await user.paste('a'.repeat(81));
    await user.keyboard('{Enter}');
    expect(tags()).toEqual([]);
    expect(input().value).toHaveLength(81);
    expect(screen.getByText('Use no máximo 80 caracteres em cada um')).toBeTruthy();
    await user.keyboard('{Backspace}{Enter}');
    expect(tags()).toEqual(['a'.repeat(80)]);
  });

  test('what was typed is added when the field is left, and what is there already is not added twice', async () => {
    const user = userEvent.setup();
    render(<Tags start={['Node.js']} />);
    await user.type(input(), 'SQL');
    await user.tab();
    await user.tab();
    expect(tags()).toEqual(['Node.js', 'SQL']);
    await user.type(input(), 'NodeJS');
    await user.click(document.body);
    expect(tags()).toEqual(['Node.js', 'SQL']);
    expect(input().value).toBe('');
  });

  test('the button adds once, though the field would be left', async () => {
    const user = userEvent.setup();
    render(<Tags />);
    await user.type(input(), 'Go');
    await user.click(screen.getByRole('button', { name: 'Adicionar à lista' }));
    expect(tags()).toEqual(['Go']);
    expect(screen.queryByText('Escreva algo antes de adicionar')).toBeNull();
  });

  test('commas, semicolons and pasted lines make several of them', async () => {
    const user = userEvent.setup();
    render(<Tags start={['React']} />);
    await user.type(input(), 'SQL, react.js; Go{Enter}');
    expect(tags()).toEqual(['React', 'SQL', 'Go']);
    await user.click(input());
    await user.paste('Rust\r\nC#\nc #\nKotlin');
    expect(tags()).toEqual(['React', 'SQL', 'Go', 'Rust', 'C#']);
    expect(input().value).toBe('Kotlin');
  });

  test('what finds no space stays in the field', async () => {
    const user = userEvent.setup();
    render(<Tags start={['React']} max={2} />);
    await user.type(input(), 'Go; SQL');
    await user.tab();
    expect(tags()).toEqual(['React', 'Go']);
    expect(input().value).toBe('SQL');
    expect(screen.getByText('A lista aceita até 2')).toBeTruthy();
  });

  test('a tag is removed and the focus goes to the field', async () => {
    const user = userEvent.setup();
    render(<Tags start={['React', 'Go']} />);
    await user.click(screen.getByRole('button', { name: 'Remover React' }));
    expect(tags()).toEqual(['Go']);
    expect(document.activeElement).toBe(input());
  });
});
