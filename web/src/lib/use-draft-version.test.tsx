import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';
import { useDraftVersion } from './use-draft-version.ts';

type Values = { title: string; status: string; tags: string[] };
const FIRST: Values = { title: 'um', status: 'draft', tags: ['a'] };

beforeEach(() => sessionStorage.clear());
const opened = (version: number | null, stored: Partial<Values> = {}) =>
  renderHook(() => useDraftVersion('x', version, { ...FIRST, ...stored })).result.current[0];
const draft = () => keptInTab('prova.draft.x');
const type = (typed: Partial<Values>) => keepInTab('prova.draft.x', { ...FIRST, ...typed });

test('of a draft only what was changed in it stays over what was saved since', () => {
  expect(opened(1)).toBeNull();
  type({ title: 'dois' });
  expect(opened(1)).toBeNull();
  expect(opened(2, { status: 'published', tags: ['a', 'b'] })).toEqual([]);
  expect(draft()).toEqual({ title: 'dois' });
  expect(opened(3, { title: 'três', status: 'published' })).toEqual(['title']);
  expect(draft()).toEqual({ title: 'dois' });
});

test('what was saved as the draft has it leaves nothing of the draft', () => {
  opened(1);
  type({ tags: ['a', 'b'] });
  expect(opened(2, { tags: ['a', 'b'], status: 'published' })).toBeNull();
  expect(draft()).toBeNull();
});

test('a draft that was forgotten counts no more', () => {
  opened(1);
  type({ title: 'dois' });
  forgetInTab('prova.draft.x');
  expect(opened(2, { title: 'três' })).toBeNull();
  type({ title: 'quatro' });
  expect(opened(2, { title: 'três' })).toBeNull();
  expect(opened(3)).toEqual(['title']);
});

test('without knowing what it began from, all that is otherwise counts as changed', () => {
  keepInTab('prova.draft-of.x', 1);
  type({ title: 'dois' });
  expect(opened(2, { status: 'published' })).toEqual(['title', 'status']);
});
