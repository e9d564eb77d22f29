import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupSame, similarPairs } from './similar-code.ts';

const GROUP = `function agrupar(itens, campo) {
  // Um objeto com uma lista por valor.
  const grupos = {};
  for (const item of itens) {
    const chave = item[campo];
    if (!grupos[chave]) grupos[chave] = [];
    grupos[chave].push(item);
  }
  return grupos;
}`;
const RENAMED = GROUP.replace('// Um objeto com uma lista por valor.', '/* minha versão */')
  .replaceAll('grupos', 'r')
  .replaceAll('itens', 'xs')
  .replaceAll('chave', 'k')
  .replaceAll('  ', '\t');
const OTHER = `const agrupar = (itens, campo) => itens.reduce(
  (soma, item) => ({ ...soma, [item[campo]]: [...(soma[item[campo]] ?? []), item] }), {});`;

const pairs = (codes: readonly string[], given = '', least = 0.7) =>
  similarPairs(
    codes.map((code, index) => ({ id: String(index), code })),
    { language: 'javascript', given, least },
  );

test('names, comments and layout hide nothing', () => {
  expect(pairs([GROUP, OTHER, RENAMED])).toEqual([{ one: '0', other: '2', share: 1 }]);
});

test('who wrote the same is one group, and what is nearly that is compared with one of them', () => {
  const near = `${GROUP}\nconsole.log(agrupar([{ a: 1 }, { a: 2 }], 'a'));`;
  const found = groupSame(pairs([GROUP, near, OTHER, RENAMED, GROUP]));
  expect(found.map(({ people }) => people)).toEqual([
    ['0', '3', '4'],
    ['0', '1'],
  ]);
  expect(found[0]?.share).toBe(1);
  expect(found[1]?.share).toBeLessThan(1);
});

test('what the question gave is nobody’s', () => {
  expect(pairs([GROUP, GROUP], GROUP)).toEqual([]);
});

test('what half of all wrote is what the question asks for', () => {
  expect(pairs(Array.from({ length: 6 }, () => GROUP))).toEqual([]);
  expect(
    pairs([GROUP, RENAMED, ...Array.from({ length: 4 }, (_none, index) => `${OTHER}\n`.repeat(index + 1))]),
  ).toContainEqual({ one: '0', other: '1', share: 1 });
});

test('what is short is alike by itself, and said of nobody', () => {
  expect(pairs(['const soma = (a, b) => a + b;', 'const soma = (x, y) => x + y;'])).toEqual([]);
});

test.each([
  [
    'python',
    'def f(a):\n  # nota\n  t = []\n  for x in a:\n    if x > 3 and x < 9:\n      t.append(x * 2 + 1)\n  return sorted(t)',
  ],
  [
    'sql',
    'select c.nome, sum(p.valor) from c join p on p.c = c.id -- nota\nwhere p.valor > 3 group by c.nome order by 2 desc limit 5',
  ],
] as const)('of %s, too', (language, code) => {
  const other = code.replaceAll('nota', 'outra').replaceAll('3', '30').replaceAll('nome', 'n');
  const [pair] = similarPairs(
    [
      { id: 'a', code },
      { id: 'b', code: other },
    ],
    { language, given: '', least: 0.9 },
  );
  expect(pair).toMatchObject({ one: 'a', other: 'b', share: 1 });
});

describe('of any texts', () => {
  test('a share is from 0 to 1, and the same both ways round', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (one, other) => {
        const [there, back] = [pairs([one, other], '', 0), pairs([other, one], '', 0)];
        expect(there.map(({ share }) => share)).toEqual(back.map(({ share }) => share));
        for (const { share } of there) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});
