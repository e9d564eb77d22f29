import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SortableList } from './sortable-list.tsx';
import { moveAmongFree } from './sortable-order.ts';

const stages = ['Novos', 'Teste', 'Conversa', 'Oferta'];
const isFixed = (name: string) => name === 'Novos' || name === 'Oferta';

function Stages({ onReorder = () => undefined }: { onReorder?: (items: string[]) => void }) {
  const [items, setItems] = useState(stages);
  return (
    <>
      <SortableList
        label="Etapas"
        items={items}
        itemKey={(item) => item}
        itemName={(item) => item}
        renderItem={(item) => <span data-row="">{item}</span>}
        isFixed={isFixed}
        onReorder={(next) => {
          setItems(next);
          onReorder(next);
        }}
      />
      <button type="button">fora</button>
    </>
  );
}
const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Mover ${name}` });

describe('moveAmongFree', () => {
  test('keeps every entry, every fixed place and the order of the rest', () => {
    const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, fc.nat(), fc.integer({ min: -3, max: 15 }), fc.nat(), (keys, mask, to, pick) => {
        const fixed = new Set(keys.filter((_, index) => (mask >> index) & 1));
        const key = keys[pick % keys.length] ?? '';
        const moved = moveAmongFree(keys, fixed, key, to);
        expect([...moved].sort()).toEqual([...keys].sort());
        keys.forEach((one, index) => {
          if (fixed.has(one)) expect(moved[index]).toBe(one);
        });
        const rest = (all: readonly string[]) => all.filter((one) => one !== key && !fixed.has(one));
        expect(rest(moved)).toEqual(rest(keys));
        if (!fixed.has(key)) {
          const free = moved.filter((one) => !fixed.has(one));
          expect(free.indexOf(key)).toBe(Math.min(Math.max(to, 0), free.length - 1));
        }
      }),
    );
  });
});

describe('sortable list', () => {
  test('Space lifts, arrows move, Space drops; fixed rows stay and have no handle', async () => {
    const user = userEvent.setup();
    const onReorder = vi.fn();
    render(<Stages onReorder={onReorder} />);
    expect(screen.queryByRole('button', { name: 'Mover Novos' })).toBeNull();
    act(() => handle('Teste').focus());
    await user.keyboard(' ');
    expect(screen.getByText('Teste levantado. Posição 2 de 4.')).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows()).toEqual(['Novos', 'Conversa', 'Teste', 'Oferta']);
    expect(screen.getByText('Teste na posição 3 de 4.')).toBeTruthy();
    expect(onReorder).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['Novos', 'Conversa', 'Teste', 'Oferta']);
    expect(document.activeElement).toBe(handle('Teste'));
  });

  test('Escape puts the row back', async () => {
    const user = userEvent.setup();
    const onReorder = vi.fn();
    render(<Stages onReorder={onReorder} />);
    act(() => handle('Conversa').focus());
    await user.keyboard('{Enter}{ArrowUp}{Escape}');
    expect(rows()).toEqual(stages);
    expect(onReorder).not.toHaveBeenCalled();
  });

  test('a click lifts too, and the buttons that appear move without any dragging', async () => {
    const user = userEvent.setup();
    render(<Stages />);
    await user.click(handle('Teste'));
    await user.click(screen.getByRole('button', { name: 'Descer Teste' }));
    await user.click(screen.getByRole('button', { name: 'Soltar Teste aqui' }));
    expect(rows()).toEqual(['Novos', 'Conversa', 'Teste', 'Oferta']);
    expect(document.activeElement).toBe(handle('Teste'));
  });

  test('leaving the row drops it where it is', async () => {
    const user = userEvent.setup();
    const onReorder = vi.fn();
    render(<Stages onReorder={onReorder} />);
    await user.click(handle('Teste'));
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'fora' }));
    expect(onReorder).toHaveBeenCalledOnce();
  });

  test('the pointer drags a row past the middle of the next one', () => {
    const height = 60;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const top = [...document.querySelectorAll('[data-key]')].indexOf(this.closest('[data-key]') ?? this) * height;
      return new DOMRect(0, top, 300, height);
    });
    const onReorder = vi.fn();
    render(<Stages onReorder={onReorder} />);
    fireEvent.pointerDown(handle('Teste'), { button: 0, clientY: 90 });
    fireEvent.pointerMove(window, { clientY: 140 });
    expect(rows()).toEqual(stages);
    fireEvent.pointerMove(window, { clientY: 160 });
    expect(rows()).toEqual(['Novos', 'Conversa', 'Teste', 'Oferta']);
    fireEvent.pointerMove(window, { clientY: 900 });
    expect(rows()).toEqual(['Novos', 'Conversa', 'Teste', 'Oferta']);
    fireEvent.pointerUp(window);
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['Novos', 'Conversa', 'Teste', 'Oferta']);
  });
});
