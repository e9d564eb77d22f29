import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinList, splitList } from './comma-list.ts';

describe('values of one parameter', () => {
  test('are joined by commas, and their own commas are kept', () => {
    expect(joinList(['new', 'review'])).toBe('new,review');
    expect(joinList(['Redação, revisão', 'C\\C++'])).toBe('Redação\\, revisão,C\\\\C++');
    expect(splitList('Redação\\, revisão,C\\\\C++')).toEqual(['Redação, revisão', 'C\\C++']);
  });

  test('may be written by hand: empty ones are none, and a backslash before anything else is one', () => {
    expect(splitList('a,,b,')).toEqual(['a', 'b']);
    expect(splitList('')).toEqual([]);
    expect(splitList('a\\b,c\\')).toEqual(['a\\b', 'c\\']);
  });

  test('are read as they were written', () => {
    const value = fc.string({ minLength: 1, unit: fc.constantFrom('a', ',', '\\', ' ', 'ç') });
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(splitList(joinList(values))).toEqual(values);
      }),
    );
  });
});
