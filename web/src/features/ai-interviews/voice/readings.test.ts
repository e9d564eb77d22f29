import { expect, it } from 'vitest';
import { Readings } from './readings.ts';

it('whether a microphone may have heard what was read out is told by when it was said, not by when words come', () => {
  const readings = new Readings();
  const over = readings.begin(1000);
  expect(readings.during({ from: 0, to: 900 })).toBeNull();
  expect(readings.during({ from: 1000, to: 1000 })).toEqual({ isOver: false });
  over(5000);
  over(9000);
  expect(readings.during({ from: 0, to: 900 })).toBeNull();
  expect(readings.during({ from: 500, to: 1200 })).toEqual({ isOver: true });
  expect(readings.during({ from: 6499, to: 8000 })).toEqual({ isOver: true });
  expect(readings.during({ from: 6500, to: 8000 })).toBeNull();
  // It is read once more: what was said in between is still an answer.
  readings.begin(20_000);
  expect(readings.during({ from: 7000, to: 19_000 })).toBeNull();
  expect(readings.during({ from: 2000, to: 4000 })).toEqual({ isOver: true });
  expect(readings.during({ from: 21_000, to: 22_000 })).toEqual({ isOver: false });
});
