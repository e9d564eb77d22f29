import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { AriaLocale } from './aria-locale.tsx';
import { SortableList } from './sortable-list.tsx';
import { isFreeGap, moveAmongFree, moveToGap } from './sortable-order.ts';

const stages = ['Novos', 'Teste', 'Conversa', 'Oferta'];
const isFixed = (name: string) => name === 'Novos' || name === 'Oferta';

function Stages({
  onReorder = () => undefined,
  disabled,
}: {
  onReorder?: (items: string[]) => void;
  disabled?: boolean;
}) {
  const [items, setItems] = useState(stages);
  const [note, setNote] = useState('');
  return (
    <AriaLocale>
      <SortableList
        label="Etapas"
        items={items}
        itemKey={(item) => item}
        itemName={(item) => item}
        renderItem={(item) => (
          <>
            <span data-row="">{item}</span>
            <input aria-label={`Nota de ${item}`} value={note} onChange={(event) => setNote(event.target.value)} />
          </>
        )}
        isFixed={isFixed}
        onReorder={(next) => {
          setItems(next);
          onReorder(next);
        }}
        {...(disabled === undefined ? {} : { disabled })}
      />
      <button type="button">fora</button>
    </AriaLocale>
  );
}
const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Mover ${name}` });
/** The places that the keyboard may drop at, by their names. */
const gap = (name: RegExp) => screen.findByRole('button', { name });

const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
const chosen = (keys: readonly string[], mask: number) => new Set(keys.filter((_, index) => (mask >> index) & 1));

describe('order', () => {
  test('keeps every entry, every fixed place and the order of the rest', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.integer({ min: -3, max: 15 }), fc.nat(), (keys, mask, to, pick) => {
        const fixed = chosen(keys, mask);
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

  test('the free gaps lead to every place among those that may move', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (keys, mask, pick) => {
        const fixed = chosen(keys, mask);
        const free = keys.filter((one) => !fixed.has(one));
        const gaps = [...keys.keys(), keys.length].filter((place) => isFreeGap(keys, fixed, place));
        const key = free[pick % Math.max(free.length, 1)] ?? '';
        const reached = gaps.map((place) =>
          moveToGap(keys, fixed, key, place)
            .filter((one) => !fixed.has(one))
            .indexOf(key),
        );
        expect(new Set(reached)).toEqual(new Set(free.keys()));
      }),
    );
  });
});

describe('sortable list', () => {
  test('Enter begins, arrows choose the place, Enter drops; fixed rows stay and have no handle', async () => {
    const user = userEvent.setup();
    const onReorder = vi.fn();
    render(<Stages onReorder={onReorder} />);
    expect(screen.queryByRole('button', { name: 'Mover Novos' })).toBeNull();
    expect(screen.getAllByText('Posição fixa')).toHaveLength(2);
    act(() => handle('Teste').focus());
    await user.keyboard('{Enter}');
    const between = await gap(/entre Teste e Conversa/);
    await waitFor(() => expect(document.activeElement).toBe(between));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await gap(/entre Conversa e Oferta/));
    expect(onReorder).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Novos', 'Conversa', 'Teste', 'Oferta']));
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['Novos', 'Conversa', 'Teste', 'Oferta']);
    expect(screen.getByText('Teste na posição 3 de 4.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('row', { name: 'Teste' }).contains(document.activeElement)).toBe(true));
  });

  test('Escape leaves everything where it was', async () => {
    const user = userEvent.setup();
    const onReorder = vi.fn();
    render(<Stages onReorder={onReorder} />);
    act(() => handle('Conversa').focus());
    await user.keyboard(' ');
    await gap(/entre Teste e Conversa/);
    await user.keyboard('{ArrowUp}{Escape}');
    expect(rows()).toEqual(stages);
    expect(onReorder).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(handle('Conversa')));
  });

  test('a click on the handle shows buttons that move without any dragging', async () => {
    const user = userEvent.setup();
    render(<Stages />);
    const click = () => user.click(handle('Teste').parentElement as HTMLElement);
    await click();
    const down = screen.getByRole('button', { name: 'Descer Teste' });
    await user.click(down);
    expect(rows()).toEqual(['Novos', 'Conversa', 'Teste', 'Oferta']);
    expect(document.activeElement).toBe(down);
    expect(screen.getByText('Teste na posição 3 de 4.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Subir Teste' }));
    expect(rows()).toEqual(stages);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Descer Teste' })).toBeNull();
    expect(document.activeElement).toBe(handle('Teste'));
    await click();
    await user.click(screen.getByRole('button', { name: 'fora' }));
    expect(screen.queryByRole('button', { name: 'Descer Teste' })).toBeNull();
  });

  test('what is typed in a row stays in its field, and Tab passes through all rows', async () => {
    const user = userEvent.setup();
    render(<Stages />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nota de Conversa' });
    act(() => field.focus());
    await user.keyboard('a t n{ArrowLeft}{ArrowLeft}{ArrowLeft}x{Home}y{End}z');
    expect(field.value).toBe('ya xt nz');
    expect(document.activeElement).toBe(field);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nota de Oferta' }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Oferta' }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(field);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Teste' }));
  });

  test('a disabled list neither drags nor shows its buttons', async () => {
    const user = userEvent.setup();
    render(<Stages disabled />);
    expect(handle('Teste')).toHaveProperty('disabled', true);
    await user.click(handle('Teste').parentElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Descer Teste' })).toBeNull();
  });
});
