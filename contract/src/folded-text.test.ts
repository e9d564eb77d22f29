import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, plain } from './folded-text.ts';

const UNSEEN = [
  ...'\u034f\u061c\u115f\u17b4\u180b\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2061\u2066\u2069\u3164\ufe0f\ufeff\uffa0',
];
const BLANKS = [...'\t\u00a0\u1680\u2000\u2002\u2007\u2009\u200a\u202f\u205f\u2800\u3000'];
const DASHES = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\uff0d\u02d7'];

test.each(UNSEEN)('%j is not seen, wherever it stands', (sign) => {
  expect(foldText(`${sign}De${sign}senvolvedora${sign} Pleno`)).toBe('Desenvolvedora Pleno');
  expect(plain(`Jo${sign}ão`)).toBe(plain('João'));
});

test.each(BLANKS)('%j is a blank', (blank) => expect(foldText(`São${blank}Paulo`)).toBe('São Paulo'));

test.each(DASHES)('%j is a dash', (dash) => expect(foldText(`2019 ${dash} 2021`)).toBe('2019 - 2021'));

test('a soft hyphen between letters is a place to break, and anywhere else the dash that is drawn there', () => {
  expect(foldText('desenvol\u00advedora')).toBe('desenvolvedora');
  expect(foldText('cafe\u0301\u00adzinho')).toBe('cafézinho');
  expect(foldText('2019\u00ad2021')).toBe('2019-2021');
  expect(foldText('mar/2019 \u00ad dez/2021')).toBe('mar/2019 - dez/2021');
});

test('lines end in one way', () => expect(foldText('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne'));

test('letters are the same composed and decomposed, and what is written stays in its script', () => {
  expect(foldText('Conceic\u0327a\u0303o')).toBe('Conceição');
  expect(foldText('Юлия 王 ศิริ 🇧🇷')).toBe('Юлия 王 ศิริ 🇧🇷');
});

test('plain: accents, capitals, ligatures, widths and apostrophes apart', () => {
  expect(plain('D’ÁVILA')).toBe("d'avila");
  expect(plain('ﬁnanças ２０２６')).toBe('financas 2026');
  expect(plain('ŉ')).toBe("'n");
  expect(plain('10⁻⁹ ₋')).toBe('10-9 -');
});

test('property: folding twice is folding once, and what is strewn in changes nothing', () => {
  const noise = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 3 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(plain(plain(text))).toBe(plain(text));
    }),
    { examples: [['⁻']] },
  );
  const word = fc.array(fc.constantFrom(...'abcçãéXYZ019 .-/'), { maxLength: 30 });
  fc.assert(
    fc.property(word, fc.array(noise, { minLength: 30, maxLength: 30 }), (letters, strewn) => {
      const noisy = letters.map((letter, index) => letter + (strewn[index] ?? '')).join('');
      expect(foldText(noisy)).toBe(letters.join(''));
    }),
  );
});
