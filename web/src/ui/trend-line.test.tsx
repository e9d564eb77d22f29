import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrendLine } from './trend-line.tsx';

const drawn = (...points: (number | null)[]) => {
  const { container } = render(<TrendLine points={points} />);
  const heights = (container.querySelector('path')?.getAttribute('d') ?? '')
    .split('M')
    .filter((run) => run !== '')
    .map((run) => run.split('L').map((point) => Number(point.split(' ')[1])));
  return { heights, svg: container.querySelector('svg') };
};

test('a line rises with its values, ends in a dot, and is read out by nobody', () => {
  const { heights, svg } = drawn(10, 20, 30);
  expect(heights).toEqual([[21, 12, 3]]);
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.querySelector('circle')?.getAttribute('cy')).toBe('3');
});

test('what hardly changes looks so', () => {
  const [[first = 0, last = 0] = []] = drawn(71, 71.4).heights;
  expect(first - last).toBeGreaterThan(0);
  expect(first - last).toBeLessThan(1);
  expect(drawn(40, 40).heights).toEqual([[12, 12]]);
});

test('a line has a gap where nothing is known, and does not go below zero', () => {
  expect(drawn(0, null, 8, 4).heights).toEqual([[21], [3, 12]]);
});

test('nothing is drawn of nothing, of one value, or without today’s', () => {
  for (const points of [[], [5], [0, 0], [null, 5], [4, 5, null], [4, null, 5]])
    expect(drawn(...points).svg).toBeNull();
});
