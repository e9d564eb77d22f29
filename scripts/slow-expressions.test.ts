import { expect, test } from 'vitest';
import { expressionsIn, faultsIn } from './slow-expressions.ts';

const faults = (text: string) => faultsIn([{ file: 'a.ts', text }]);

test.each([
  ['const a = /<[^>]*>/g;', "a.ts:1: /<[^>]*>/g takes 2nd degree polynomial time, for example with '<'"],
  [String.raw`const b = text.replace(/\s+$/, '');`, 'takes 2nd degree polynomial time'],
  ['const c = /<a [^>]*>/;', "takes 2nd degree polynomial time, for example with '<a "],
  ['const d = /(a+)+$/;', 'takes exponential time'],
  ["const e = new RegExp('(x|x)*y', 'g');", 'takes exponential time'],
  ['const f = (g: string): boolean => RegExp(g).test(g);', 'put together at run time cannot be checked'],
  ['const h = new RegExp(i + "$");', 'put together at run time cannot be checked'],
])('%s is refused', (text, fault) => {
  expect(faults(text).join('\n')).toContain(fault);
});

test.each([
  'const a = /<[^<>]*>/g;',
  String.raw`const b = /\s$/;`,
  "const c = new RegExp('^[a-z]+$');",
  String.raw`const d = /^[a-z0-9]{1,9}(?:\.[a-z0-9]{1,9})*$/;`,
  'const e = <div title="/(a+)+$/">/(a+)+$/</div>;',
])('%s may stay', (text) => {
  expect(faultsIn([{ file: 'a.tsx', text }])).toEqual([]);
});

test('a comment with a reason keeps an expression, in its line or above it', () => {
  expect(faults('// slow-expression-ignore: reads forty characters\nconst a = /(a+)+$/;')).toEqual([]);
  expect(faults('const a = /(a+)+$/; // slow-expression-ignore: reads forty characters')).toEqual([]);
  expect(faults('// slow-expression-ignore:\nconst a = /(a+)+$/;')).toEqual([
    'a.ts:2: slow-expression-ignore without a reason',
  ]);
  expect(faults('// slow-expression-ignore: one\nconst a = 1;\nconst b = /x/;')).toEqual([
    'a.ts:1: slow-expression-ignore stands beside no expression',
  ]);
});

test('what was proven needs no proof again, and what was not is never known', () => {
  const linear = new Set<string>();
  const files = [{ file: 'a.ts', text: "const a = [/(a+)+$/, /b/g, /c/];\nconst d = '/d/';" }];
  expect(faultsIn(files, new Set(['/c/']), linear)).toHaveLength(1);
  expect([...linear]).toEqual(['/b/g', '/c/']);
  expect(faultsIn(files, new Set(['/(a+)+$/']))).toEqual([]);
});

test('every expression of a file is seen, with its flags and its line', () => {
  const text = "const a = [/x/giu, 'no/t/this'];\n\nfunction b(c: RegExp = /y/) { return /z/s.source; }\n";
  expect(expressionsIn('a.ts', text).expressions).toEqual([
    { place: 'a.ts:1', source: 'x', flags: 'giu', excuse: undefined },
    { place: 'a.ts:3', source: 'y', flags: '', excuse: undefined },
    { place: 'a.ts:3', source: 'z', flags: 's', excuse: undefined },
  ]);
});
