import { expect, test } from 'vitest';
import { menuOf, navigationOf } from './navigation.ts';

const AREAS = ['recruiter', 'expert', 'talent'] as const;

test.each(AREAS)('on a phone of a %s the bar has no more places than fit, and the others stand in the menu', (area) => {
  const bar = navigationOf(area);
  expect(bar.filter(({ inPhoneMenu }) => inPhoneMenu === undefined).length).toBeLessThanOrEqual(6);
  const moved = bar.filter(({ inPhoneMenu }) => inPhoneMenu !== undefined).map(({ to }) => to);
  expect(menuOf(area).flatMap(({ to, onPhone }) => (onPhone ? [to] : []))).toEqual(moved);
});

test.each(AREAS)('no place of a %s is led to twice', (area) => {
  const places = [
    ...navigationOf(area).map(({ to }) => to),
    ...menuOf(area).flatMap(({ to, onPhone }) => (onPhone ? [] : [to])),
  ];
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
});
