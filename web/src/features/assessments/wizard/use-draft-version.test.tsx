import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetInTab, keepInTab } from '../../../lib/tab-memory.ts';
import { useDraftVersion } from './use-draft-version.ts';

beforeEach(() => sessionStorage.clear());
const opened = (version: number | null) => renderHook(() => useDraftVersion('x', version)).result.current[0];

test('what was typed into another version is outdated, until it is forgotten', () => {
  expect(opened(1)).toBe(false);
  keepInTab('prova.draft.x', { text: 'uma frase' });
  expect(opened(1)).toBe(false);
  expect(opened(2)).toBe(true);
  expect(opened(2)).toBe(true);
  forgetInTab('prova.draft.x');
  expect(opened(2)).toBe(false);
  keepInTab('prova.draft.x', { text: 'outra' });
  expect([opened(2), opened(3)]).toEqual([false, true]);
});
