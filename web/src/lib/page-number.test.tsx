import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf, useLastPage } from './page-number.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=x', 1],
])('an address with "%s" is of page %i', (address, page) => {
  expect(pageOf(new URLSearchParams(address))).toBe(page);
});

const list = (total: number, totalPages: number, isPlaceholderData = false) => ({
  data: { meta: { total, totalPages } },
  isPlaceholderData,
});

test.each([
  ['beyond the last page', 4, list(25, 2), 2],
  ['on the last page', 2, list(25, 2), undefined],
  ['of an empty list', 2, list(0, 1), undefined],
  ['while the page before still shows', 4, list(25, 2, true), undefined],
  ['before anything is loaded', 4, { data: undefined, isPlaceholderData: false }, undefined],
] as const)('%s', (_, page, shown, expected) => {
  const onPage = vi.fn();
  renderHook(() => useLastPage(page, shown, onPage));
  expect(onPage.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
});
