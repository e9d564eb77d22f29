import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Box,
  containIn,
  coverOf,
  initialsOf,
  layoutOf,
  NAME_HEIGHT,
  PEOPLE_SHOWN,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from './picture-layout.ts';

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('everybody has a place inside of the picture that nobody else has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.boolean(), (people, hasScreen) => {
      const layout = layoutOf(people, hasScreen);
      const boxes = [...layout.people, ...(layout.screen ? [layout.screen] : [])];
      expect(layout.screen !== null).toBe(hasScreen);
      expect(layout.people.length).toBe(Math.min(people, hasScreen ? 4 : PEOPLE_SHOWN));
      for (const box of boxes) {
        expect(Object.values(box).every(Number.isInteger)).toBe(true);
        expect(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > NAME_HEIGHT).toBe(true);
        expect(box.x + box.width <= PICTURE_WIDTH && box.y + box.height <= PICTURE_HEIGHT).toBe(true);
      }
      for (const [index, box] of boxes.entries())
        expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }),
  );
});

test('a screen has most of the picture, and two people share it side by side', () => {
  const { screen, people } = layoutOf(3, true);
  expect((screen?.width ?? 0) / PICTURE_WIDTH).toBeGreaterThan(0.75);
  expect(people.every(({ x }) => x > (screen?.width ?? 0))).toBe(true);
  const [one, other] = layoutOf(2, false).people;
  expect(one?.y).toBe(other?.y);
  expect(one?.width).toBeGreaterThan(600);
});

test('a picture fills its box without being stretched, or is seen whole', () => {
  const size = fc.record({ width: fc.integer({ min: 16, max: 4000 }), height: fc.integer({ min: 16, max: 4000 }) });
  fc.assert(
    fc.property(size, size, (source, target) => {
      const box = { x: 5, y: 7, ...target };
      const cut = coverOf(source, box);
      expect(cut.x).toBeGreaterThanOrEqual(-1e-6);
      expect(cut.y).toBeGreaterThanOrEqual(-1e-6);
      expect(cut.width / cut.height).toBeCloseTo(box.width / box.height, 3);
      expect(cut.width <= source.width + 1e-6 && cut.height <= source.height + 1e-6).toBe(true);
      const whole = containIn(source, box);
      expect(whole.x >= box.x && whole.y >= box.y).toBe(true);
      expect(whole.x + whole.width <= box.x + box.width && whole.y + whole.height <= box.y + box.height).toBe(true);
    }),
  );
});

test('names have initials in any script', () => {
  expect(['Ana Duarte', 'ana', ' Érica  de Souza ', '𝒜da L', ''].map(initialsOf)).toEqual(['AD', 'A', 'ÉS', '𝒜L', '']);
});
