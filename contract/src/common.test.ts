import { expect, test } from 'vitest';
import { line } from './common.ts';

const takes = (text: string) => line(1, 120).safeParse(text).success;

test.each(['Ana', 'José da Silva', '李小龙', 'נועה', '👩‍💻 Bia', 'D’Ávila', '<b>'])('a line takes %s', (text) => {
  expect(takes(text)).toBe(true);
});

test.each([
  ['a NUL', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['a mark that turns the direction', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['half a character', 'a\ud800b'],
])('a line refuses %s', (_, text) => {
  expect(takes(text)).toBe(false);
  expect(line(1, 120).safeParse(text).error?.issues[0]?.message).toBe('CONTROL_CHARACTER');
});
