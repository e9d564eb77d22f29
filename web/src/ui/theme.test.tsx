import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import script from '../../early.js?raw';
import { readTheme, type Theme, useTheme } from './theme.ts';

const painted = () => document.documentElement.dataset.theme;
const system = (dark: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: dark, addEventListener: () => undefined } as never);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('theme', () => {
  test.each([
    [null, true, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('stored %s on a system that is dark (%s): %s, before and after React starts', (stored, dark, result) => {
    system(dark);
    if (stored) localStorage.setItem('theme', stored);
    new Function(script)();
    expect(painted()).toBe(result);
    const { result: hook } = renderHook(() => useTheme());
    const choice: Theme = stored ?? 'light';
    expect(hook.current[0]).toBe(choice);
    act(() => hook.current[1](choice));
    expect(painted()).toBe(result);
    expect(readTheme()).toBe(choice);
  });
});
