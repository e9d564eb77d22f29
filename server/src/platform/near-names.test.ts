import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearName } from './near-names.ts';

test.each([
  ['gonsalves', 'goncalves'],
  ['kowalsky', 'kowalski'],
  ['muler', 'muller'],
  ['davila', "d'avila"],
  ['tores', 'torres'],
  ['luis', 'luiz'],
  ['thayna', 'taina'],
  ['filipe', 'phillipe'],
  ['souza', 'sousa'],
  ['carvallo', 'carvalho'],
  ['rodirgo', 'rodrigo'],
])('%s is like %s', (typed, name) => {
  expect(isNearName(typed, name)).toBe(true);
});

test.each([
  ['ana', 'ane'],
  ['silva', 'costa'],
  ['carlos', 'camila'],
  ['bruno', 'renata'],
  ['li', 'lu'],
])('%s is not like %s', (typed, name) => {
  expect(isNearName(typed, name)).toBe(false);
});

test('what is still being typed is like the beginning of a name, where more may come', () => {
  expect([isNearName('gonsal', 'goncalves', true), isNearName('gonsal', 'goncalves')]).toEqual([true, false]);
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvxz');
const name = fc.array(letter, { minLength: 6, maxLength: 14 }).map((letters) => letters.join(''));

test('any one slip in a name of six letters or more is forgiven', () => {
  const slip = fc.record({ kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'), at: fc.nat(), letter });
  fc.assert(
    fc.property(name, slip, (name, { kind, at, letter }) => {
      const place = at % (name.length - 1);
      const [before, one, next, after] = [name.slice(0, place), name[place], name[place + 1], name.slice(place + 2)];
      const typed = {
        'left out': `${before}${next}${after}`,
        added: `${before}${letter}${one}${next}${after}`,
        changed: `${before}${letter}${next}${after}`,
        swapped: `${before}${next}${one}${after}`,
      }[kind];
      // Of five letters the first one has to be right.
      fc.pre(typed !== undefined && typed.length >= 6);
      expect(isNearName(typed as string, name)).toBe(true);
    }),
  );
});
