import { expect, test } from 'vitest';
import { scrollRow } from './scroll-row.ts';

const at = (left: number, right: number) =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => ({ left, right }) as DOMRect });

test.each([
  ['in sight', [120, 180], 0, 0],
  ['at an edge', [100, 300], 0, 0],
  ['before the row', [40, 90], -60, -135],
  ['behind it', [310, 360], 60, 135],
] as const)('an item that is %s', (_, [left, right], nearest, centre) => {
  const scrolled = (to: 'nearest' | 'center') => {
    const row = at(100, 300);
    row.scrollLeft = 500;
    scrollRow(row, at(left, right), to);
    return row.scrollLeft - 500;
  };
  expect(scrolled('nearest')).toBe(nearest);
  if (centre !== 0) expect(scrolled('center')).toBe(centre);
});
