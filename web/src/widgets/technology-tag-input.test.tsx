import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TechnologyTagInput } from './technology-tag-input.tsx';

function Tags({ start = [], max }: { start?: string[]; max?: number }) {
  const [value, setValue] = useState(start);
  return <TechnologyTagInput label="Tecnologias" value={value} onChange={setValue} {...(max ? { max } : {})} />;
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

  test('a tag is as long as the list takes it', async () => {
    const user = userEvent.setup();
    render(<TechnologyTagInput label="Tecnologias" value={[]} onChange={() => undefined} maxLength={80} />);
    await user.type(input(), 'a'.repeat(81));
    expect(input().value).toHaveLength(80);
  });

  test('a tag is removed and the focus goes to the field', async () => {
    const user = userEvent.setup();
    render(<Tags start={['React', 'Go']} />);
    await user.click(screen.getByRole('button', { name: 'Remover React' }));
    expect(tags()).toEqual(['Go']);
    expect(document.activeElement).toBe(input());
  });
});
