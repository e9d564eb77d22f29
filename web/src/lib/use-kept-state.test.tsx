import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownTab } from './tokens.ts';
import { useKeptState } from './use-kept-state.ts';

beforeEach(() => sessionStorage.clear());

const open = (key: string | undefined, initial = '') => {
  const { result, unmount } = renderHook(() => useKeptState(key, initial));
  return {
    value: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    forget: () => act(() => result.current[2]()),
    close: unmount,
  };
};

test('what was typed is there again, in the form of that row alone', () => {
  const form = open('reject.1');
  form.type('Busca outro momento');
  form.close();
  expect(open('reject.1').value()).toBe('Busca outro momento');
  expect(open('reject.2').value()).toBe('');
});

test('an emptied suggestion stays empty', () => {
  const form = open('mail.1', 'Olá!');
  form.type('');
  form.close();
  expect(open('mail.1', 'Olá!').value()).toBe('');
});

test('what is typed and then taken away again is forgotten', () => {
  const form = open('reject.1');
  form.type('Busca outro momento');
  form.type('');
  form.close();
  expect(sessionStorage.length).toBe(0);
});

test('what was sent or given up is forgotten', () => {
  const form = open('reject.1');
  form.type('Busca outro momento');
  form.forget();
  expect(form.value()).toBe('');
  form.close();
  expect(open('reject.1').value()).toBe('');
  expect(sessionStorage.length).toBe(0);
});

test('without a name nothing is kept, and a form that is only looked at keeps nothing', () => {
  open(undefined).type('some words');
  open('reject.1', 'a suggestion');
  expect(sessionStorage.length).toBe(0);
});

test('the same person finds it after signing in again, the next person in the tab does not', () => {
  ownTab('ana');
  open('reject.1').type('Busca outro momento');
  ownTab('ana');
  expect(open('reject.1').value()).toBe('Busca outro momento');
  ownTab('bia');
  expect(open('reject.1').value()).toBe('');
});

test('where storage is forbidden one types all the same', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const form = open('reject.1');
  form.type('Busca outro momento');
  expect(form.value()).toBe('Busca outro momento');
  refuse.mockRestore();
});
