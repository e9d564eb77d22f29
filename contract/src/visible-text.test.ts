import { describe, expect, test } from 'vitest';
import { line, personName, text } from './common.ts';
import { readableName, trimmed } from './visible-text.ts';

const INVISIBLE = [
  ['zero-width spaces', '\u200b\u200b\u200b'],
  ['joiners', '\u200c\u200d'],
  ['a word joiner and a byte order mark', '\u2060\ufeff'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['Hangul fillers', '\u3164\uffa0\u115f'],
  ['an empty Braille cell', '\u2800'],
  ['accents without a letter', '\u0301\u0302'],
  ['marks of direction', '\u200e\u200f'],
  ['variation selectors and tags', '\ufe0f\u{e0041}'],
  ['spaces of every width', ' \u00a0\u2003\u3000'],
] as const;

describe.each(INVISIBLE)('%s', (_, blank) => {
  test('are nothing', () => {
    expect(trimmed(blank)).toBe('');
    expect(readableName(blank)).toBe('');
  });

  test.each([
    ['a name', personName],
    ['a line', line(2, 120)],
    ['a text that is required', text(2000, 2)],
  ])('are no %s', (_name, schema) => {
    const [issue] = schema.safeParse(blank, { reportInput: true }).error?.issues ?? [];
    expect(issue).toMatchObject({ code: 'too_small', input: '' });
  });

  test('are an answer that was left empty', () => {
    expect(text(2000).parse(blank)).toBe('');
  });
});

test.each([
  ['\u200bAna Duarte\u200b ', 'Ana Duarte'],
  ['\u2060 Bom\u200b dia\u00ad', 'Bom\u200b dia'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
])('of the text %j %j is kept', (given, kept) => {
  expect(trimmed(given)).toBe(kept);
});

test.each([
  ['An\u200ba\u00ad Duar\u2060te', 'Ana Duarte'],
  ['A\u200dna', 'Ana'],
  ['A\ufe0f', 'A'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['👩\u200d💻 Bia', '👩\u200d💻 Bia'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['José', 'José'],
  ['O’Hara', 'O’Hara'],
])('the name %j reads %j', (given, read) => {
  expect(readableName(given)).toBe(read);
  expect(readableName(read)).toBe(read);
});

test('one letter beside an invisible one is no name', () => {
  expect(personName.safeParse('A\u200b').success).toBe(false);
  expect(personName.safeParse('A\u200bB').data).toBe('AB');
});
