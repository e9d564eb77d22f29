import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeValue, type ReturnedValue } from './returned-value.ts';
import { type Piece, shownDifference } from './shown-difference.ts';
import { readJson } from './written-json.ts';

/** As it is read: marks with what they say. */
const read = (pieces: readonly Piece[]) =>
  pieces.map(({ text, mark }) => (mark === 'space' ? '·' : mark?.startsWith('U+') ? `[${mark}]` : text)).join('');
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const hasMark = (pieces: readonly Piece[]) => pieces.some(({ mark }) => mark !== undefined);

describe('what differs in what is not seen is said, and marked', () => {
  test.each([
    ['a space at the end', '"Ana"', '"Ana "', ['edge'], '"Ana"', '"Ana·"'],
    ['a space at the beginning', '"Ana"', '" Ana"', ['edge'], '"Ana"', '"·Ana"'],
    ['a line at the end', '"Ana"', '"Ana\\n"', ['edge'], '"Ana"', '"Ana\\n"'],
    ['two spaces', '"a b"', '"a  b"', ['spaces'], '"a b"', '"a ·b"'],
    ['a tab', '"a b"', '"a\\tb"', ['spaces', 'tab'], '"a·b"', '"a\\tb"'],
    ['a space that does not break', '"R$ 1"', '"R$\u00a01"', ['spaces', 'otherSpace'], '"R$·1"', '"R$[U+00A0]1"'],
    ['no width', '"ab"', '"a\u200bb"', ['invisible'], '"ab"', '"a[U+200B]b"'],
    ['a control character', '"ab"', '"a\\u0007b"', ['invisible'], '"ab"', '"a\\u0007b"'],
    ['lines of Windows', '"a\\nb"', '"a\\r\\nb"', ['lineEnd'], '"a\\nb"', '"a\\r\\nb"'],
    ['an accent of its own', '"é"', '"e\u0301"', ['accent'], '"é"', '"e[U+0301]"'],
    ['a dash', '"a-b"', '"a\u2013b"', ['dash'], '"a-b"', '"a[U+2013]b"'],
    ['a curly quote', '"d\'água"', '"d\u2019água"', ['quote'], '"d\'água"', '"d[U+2019]água"'],
    ['another alphabet', '"Ana"', '"\u0410na"', ['letter'], '"Ana"', '"[U+0410]na"'],
    ['wide digits', '"12"', '"1\uff12"', ['letter'], '"12"', '"1[U+FF12]"'],
    ['a number as text', '1', '"1"', ['kind'], '1', '"1"'],
    ['a truth as text', '[true]', '["true"]', ['kind'], '[true]', '["true"]'],
    ['two at once', '"a b"', '"a\u00a0b "', ['edge', 'spaces', 'otherSpace'], '"a·b"', '"a[U+00A0]b·"'],
  ])('%s', (_name, expected, got, alike, left, right) => {
    const shown = shownDifference(expected, got);
    expect(shown.alike).toEqual(alike);
    expect([read(shown.expected), read(shown.got)]).toEqual([left, right]);
    expect(hasMark([...shown.expected, ...shown.got])).toBe(true);
  });

  test('between two marks, what both have has none', () => {
    const { expected, got } = shownDifference('"a b c"', '"a\u00a0b c "');
    expect(expected.filter(({ mark }) => mark).map(({ text }) => text)).toEqual([' ']);
    expect(got.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['\u00a0', ' ']);
  });

  test.each([
    ['3', '4'],
    ['"ana"', '"Ana"'],
    ['[1,2]', '[2, 1]'],
    ['"um texto"', '"outro texto aqui"'],
    ['null', 'undefined'],
    ['[[1, "Ana"]]', '[[2, "Bia"]]'],
  ])('%s and %s are told apart without marks', (expected, got) => {
    const { alike, ...sides } = shownDifference(expected, got);
    expect(alike).toEqual([]);
    expect(hasMark([...sides.expected, ...sides.got])).toBe(false);
  });

  test('a difference after what is shown, and one that has no name', () => {
    const long = JSON.stringify('x'.repeat(3000));
    expect(shownDifference(long, `${long.slice(0, 2000)}…`).alike).toEqual(['beyond']);
    expect(shownDifference('1', '1').alike).toEqual(['unseen']);
  });

  test('spaces between the parts of a list are those of whoever typed them', () => {
    expect(textOf(shownDifference('[1,\n 2]', '[1, 3]').expected)).toBe('[1, 2]');
  });
});

describe('two different values are never shown alike without a mark', () => {
  const characters = fc.constantFrom(
    ...[...'aAeoBi1"\'\\- \t\n\r\u00a0\u200b\u200d\ufeff\u2003\u2028\u0085\u0000\u0301é\u00adíаАеоіΒ–—−‘’“”´`１﹣😀한'],
    'e\u0301',
    '\r\n',
  );
  const text = fc.array(characters, { maxLength: 5 }).map((parts) => parts.join(''));
  const leaf = fc.oneof(text, fc.constantFrom(1, 0, true, false, null), fc.integer());
  const value = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(text, leaf, { maxKeys: 2 }));
  const near = text.chain((one) => fc.tuple(fc.constant(one), mutated(one)));

  /** Some character put in, taken away or changed for one that looks alike. */
  function mutated(one: string) {
    const length = [...one].length;
    return fc.tuple(fc.nat(length), fc.nat(1), fc.option(characters, { nil: '' })).map(([at, taken, put]) => {
      const all = [...one];
      all.splice(at, taken, put);
      return all.join('');
    });
  }

  const shownOf = (one: unknown) => describeValue(readJson(JSON.stringify(one)));
  /** What can be seen of it, by another reckoning than that of the code: printable characters, as fonts draw them. */
  const seen = (shown: string) =>
    shown
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}\p{P}\p{S}\p{M}]|\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/[‘’´`]/g, "'")
      .replace(/[аеоіАΒ]/g, (letter) => 'aeoiAB'.charAt('аеоіАΒ'.indexOf(letter)));

  test('whatever they are', () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(value, value)), ([one, other]) => {
        const [expected, got] = [JSON.stringify(one), shownOf(other)];
        fc.pre(shownOf(one) !== got);
        const shown = shownDifference(expected, got);
        expect([textOf(shown.expected), textOf(shown.got)]).toEqual([shownOf(one), got]);
        expect(read(shown.expected)).not.toBe(read(shown.got));
        if (seen(shownOf(one)) === seen(got)) expect(hasMark([...shown.expected, ...shown.got])).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('what JSON lacks is never written as JSON is', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('null', 'true', '1', '[]', '"x"', '1, 2', 'Set', '-'));
    const other: fc.Arbitrary<ReturnedValue> = word.map((name) => ({ other: name }));
    fc.assert(
      fc.property(
        fc.oneof(
          other,
          fc.array(other, { minLength: 1 }).map((array) => ({ array })),
        ),
        (given) => {
          expect(() => JSON.parse(describeValue(given))).toThrow();
        },
      ),
    );
  });
});
