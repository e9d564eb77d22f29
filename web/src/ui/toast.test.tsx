import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { type ToastType, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});
afterEach(() => {
  act(() => toast.clear());
  vi.useRealTimers();
});
const say = (type: ToastType, text: string, options?: Parameters<typeof toast.info>[1]) =>
  act(() => toast[type](text, options));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const item = (text: string) => screen.getByText(text).closest('li');
/** Browsers also say "mousemove", by 0, when something comes up under a pointer that rests. */
const movePointer = (by: number) => {
  const event = new MouseEvent('mousemove', { bubbles: true });
  Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } });
  fireEvent(screen.getByRole('region'), event);
};

describe('toasts', () => {
  test('each of the four types has an icon and a colour of its own', () => {
    const types = ['success', 'error', 'warning', 'info'] as const;
    for (const type of types) say(type, `aviso ${type}`);
    const icons = types.map((type) => item(`aviso ${type}`)?.querySelector('svg'));
    expect(new Set(icons.map((icon) => icon?.innerHTML)).size).toBe(4);
    const colours = icons.map((icon) => /text-(brand|red|amber|blue)/.exec(icon?.getAttribute('class') ?? '')?.[0]);
    expect(colours).toEqual(['text-brand', 'text-red', 'text-amber', 'text-blue']);
  });

  test('they stand at the top right and are announced', () => {
    say('info', 'olá');
    const region = screen.getByRole('region', { name: 'Avisos (F8)' });
    expect(region.className).toMatch(/fixed.*top-2.*right-2/);
    expect(item('olá')?.closest('[aria-live="polite"]')).toBeTruthy();
    say('error', 'falhou');
    expect(screen.getByRole('alert').textContent).toContain('falhou');
  });

  test('one that offers to do something stays for ten seconds', () => {
    say('success', 'Vaga oculta', { action: { label: 'Desfazer', onAction: () => undefined } });
    pass(9_999);
    expect(item('Vaga oculta')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Vaga oculta')).toBeNull();
  });

  test('they go after 5000 ms, or after the duration given', () => {
    say('success', 'padrão');
    say('success', 'longo', { duration: 10_000 });
    pass(4999);
    expect(screen.getByText('padrão')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('padrão')).toBeNull();
    pass(4999);
    expect(screen.getByText('longo')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('longo')).toBeNull();
  });

  test('one that can be undone shows for how long', () => {
    say('success', 'feito', { duration: 10_000, action: { label: 'Desfazer', onAction: () => undefined } });
    const undo = screen.getByRole('button', { name: 'Desfazer' });
    expect(undo.textContent).toContain('10 s');
    pass(3000);
    expect(undo.textContent).toContain('7 s');
  });

  test('they can be closed', () => {
    say('info', 'fechar');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText('fechar')).toBeNull();
  });

  test('they do not wait under a pointer that rests where they come up', () => {
    say('error', 'vai');
    movePointer(0);
    pass(5000);
    expect(screen.queryByText('vai')).toBeNull();
  });

  test('they wait under the pointer and take up the time that was left', () => {
    say('info', 'espera');
    pass(3000);
    movePointer(1);
    pass(60_000);
    expect(screen.getByText('espera')).toBeTruthy();
    fireEvent.mouseLeave(screen.getByRole('region'));
    pass(1999);
    expect(screen.getByText('espera')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('espera')).toBeNull();
  });

  test('they wait while the focus is on them, and give it back when closed', () => {
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    say('info', 'foco');
    const close = screen.getByRole('button', { name: 'Fechar aviso' });
    act(() => close.focus());
    pass(60_000);
    expect(screen.getByText('foco')).toBeTruthy();
    fireEvent.click(close);
    expect(document.activeElement).toBe(outside);
    outside.remove();
  });

  test('F8 leads to the newest, Escape closes it and goes back', () => {
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    fireEvent.keyDown(outside, { key: 'F8' });
    expect(document.activeElement).toBe(outside);
    say('info', 'antigo');
    say('success', 'novo', { action: { label: 'Desfazer', onAction: () => undefined } });
    fireEvent.keyDown(outside, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Desfazer' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Desfazer' }), { key: 'Escape' });
    expect(screen.queryByText('novo')).toBeNull();
    expect(screen.getByText('antigo')).toBeTruthy();
    expect(document.activeElement).toBe(outside);
    outside.remove();
  });

  test('older ones that tell of a success fold behind the newest, and come forward when asked for', () => {
    say('success', 'primeiro', { duration: 10_000 });
    say('error', 'falhou', { duration: 10_000 });
    say('info', 'segundo', { duration: 10_000 });
    say('success', 'terceiro', { duration: 10_000 });
    const shown = () =>
      screen.getAllByRole('listitem').map((one) => /primeiro|falhou|segundo|terceiro/.exec(one.textContent)?.[0]);
    expect(shown()).toEqual(['terceiro', 'falhou']);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais 2 avisos' }));
    expect(shown()).toEqual(['terceiro', 'segundo', 'falhou', 'primeiro']);
    expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
  });

  test('they come forward under the pointer, and fold again without it', () => {
    say('success', 'antigo', { duration: 10_000 });
    say('success', 'novo', { duration: 10_000 });
    movePointer(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.mouseLeave(screen.getByRole('region'));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a folded one goes in its time, and is there again when the newest is closed before', () => {
    const undo = { label: 'Desfazer', onAction: () => undefined };
    say('success', 'antigo', { duration: 10_000, action: undo });
    pass(2000);
    say('info', 'novo');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('antigo');
    pass(8000);
    expect(screen.queryByText('antigo')).toBeNull();
  });

  test('a double click takes back one step, not the one before as well', () => {
    const taken: string[] = [];
    const undo = (name: string) => ({ label: 'Desfazer', onAction: () => taken.push(name) });
    say('success', 'antigo', { duration: 10_000, action: undo('antigo') });
    say('success', 'novo', { duration: 10_000, action: undo('novo') });
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(taken).toEqual(['novo']);
    pass(400);
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(taken).toEqual(['novo', 'antigo']);
  });

  test('a press that was meant for the one before does not reach what has come in its place', () => {
    const onAction = vi.fn();
    say('success', 'antigo', { duration: 10_000 });
    movePointer(1);
    say('success', 'novo', { duration: 10_000, action: { label: 'Desfazer', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(onAction).not.toHaveBeenCalled();
    pass(400);
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  test('the action acts once and closes', () => {
    const onAction = vi.fn();
    say('success', 'movida', { action: { label: 'Desfazer', onAction }, duration: 10_000 });
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByText('movida')).toBeNull();
  });
});
