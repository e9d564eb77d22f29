import { afterEach, expect, test, vi } from 'vitest';
import { forgetLoginNote, loginNote, noteForLogin } from './login-note.ts';
import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('what is kept is read again until it is forgotten', () => {
  expect(keepInTab('prova.test', { name: 'Ana' })).toBe(true);
  expect(keptInTab('prova.test')).toEqual({ name: 'Ana' });
  forgetInTab('prova.test');
  expect(keptInTab('prova.test')).toBeNull();
});

test('what another version wrote is as good as nothing', () => {
  sessionStorage.setItem('prova.test', 'not JSON');
  expect(keptInTab('prova.test')).toBeNull();
});

test('where storage is forbidden nothing is kept, and nothing fails', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  expect(keepInTab('prova.test', 1)).toBe(false);
  // Closing an account goes on without it.
  noteForLogin({ notice: 'closed' });
  expect(loginNote()).toBeNull();
  forgetLoginNote();
});
