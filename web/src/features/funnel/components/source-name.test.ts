import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSourceOrigin } from './source-name.ts';

test.each([
  ['linkedin', 'Veio do LinkedIn'],
  ['catho', 'Veio da Catho'],
  ['direct', 'Veio por acesso direto'],
  ['a_new_place', 'Veio de a new place'],
])('where an application came from reads as a sentence: %s', (platform, text) => {
  expect(renderHook(() => useSourceOrigin()).result.current(platform)).toBe(text);
});
