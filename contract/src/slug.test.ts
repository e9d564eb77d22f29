import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, slugify } from './slug.ts';

test.each([
  ['Pessoa Desenvolvedora Front-end Sênior', 'pessoa-desenvolvedora-front-end-senior'],
  ['  Ação & Reação — São Paulo/SP ', 'acao-reacao-sao-paulo-sp'],
  ['C++ / C# / F# / .NET', 'cpp-csharp-fsharp-dotnet'],
  ['Node.js', 'node-js'],
  ['Straße Ørsted Łódź', 'strasse-orsted-lodz'],
  ['İstanbul', 'istanbul'],
  ['ﬁnanças', 'financas'],
  ['QA 2026', 'qa-2026'],
  ['---', 'prova'],
  ['', 'prova'],
  ['日本', 'prova'],
  ['C', 'prova-c'],
])('%j becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a long text is cut at a word, a long word anywhere', () => {
  expect(slugify(`${'palavra '.repeat(20)}`)).toBe(Array(10).fill('palavra').join('-'));
  expect(slugify('a'.repeat(200))).toBe('a'.repeat(80));
});

test('the fallback is the caller’s', () => {
  expect(slugify('!', 'vaga')).toBe('vaga');
  expect(slugify('R', 'vaga')).toBe('vaga-r');
});

test('any text becomes a slug, and a slug stays', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 30 }));
  fc.assert(
    fc.property(text, (any) => {
      const slug = slugify(any);
      expect(isSlug(slug)).toBe(true);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test.each(['', 'a', '-a', 'a-', 'a--b', 'A1', 'ação', 'a b', 'a'.repeat(81)])('%j is no slug', (text) => {
  expect(isSlug(text)).toBe(false);
});
