import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Como foi calculado">
      <button type="button">90%</button>
    </Tooltip>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const trigger = () => screen.getByRole('button', { name: '90%' });
const shown = () => screen.queryByRole('tooltip') !== null;

describe('tooltip', () => {
  test('appears 300 ms after the pointer comes and goes 150 ms after it leaves', () => {
    fireEvent.pointerEnter(trigger());
    pass(299);
    expect(shown()).toBe(false);
    pass(1);
    expect(shown()).toBe(true);
    expect(trigger().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.pointerLeave(trigger());
    pass(149);
    expect(shown()).toBe(true);
    pass(1);
    expect(shown()).toBe(false);
  });

  test('a pointer that only passes by shows nothing', () => {
    fireEvent.pointerEnter(trigger());
    pass(200);
    fireEvent.pointerLeave(trigger());
    pass(1000);
    expect(shown()).toBe(false);
  });

  test('comes with the focus too, and Escape sends it away', () => {
    act(() => trigger().focus());
    pass(300);
    expect(shown()).toBe(true);
    fireEvent.keyDown(trigger(), { key: 'Escape' });
    expect(shown()).toBe(false);
  });

  test('stays while the pointer rests on the text itself', () => {
    fireEvent.pointerEnter(trigger());
    pass(300);
    fireEvent.pointerLeave(trigger());
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    pass(1000);
    expect(shown()).toBe(true);
  });

  test('one under the pointer takes the place of one at the focus', () => {
    render(
      <Tooltip text="Mensagens da sala">
        <button type="button">Chat</button>
      </Tooltip>,
    );
    act(() => trigger().focus());
    pass(300);
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Chat' }));
    pass(300);
    expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Mensagens da sala']);
  });
});
