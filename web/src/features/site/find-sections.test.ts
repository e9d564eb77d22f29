import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';
import { faq } from './texts/faq.pt-BR.ts';
import { help } from './texts/help.pt-BR.ts';

const ids = (asked: string) => findSections(help.sections, asked).map(({ id }) => id);

test('what is asked for is found without its accents, in any case and order', () => {
  expect(ids('verificacao DUAS')).toEqual(ids('duas verificação'));
  expect(ids('verificacao duas')).toContain('seguranca');
  expect(ids('zzz')).toEqual([]);
  expect(ids('  ')).toHaveLength(help.sections.length);
});

test('every word that stands in a section finds it', () => {
  for (const section of [...help.sections, ...faq.sections]) {
    const words = [section.title, ...section.text, ...section.list].join(' ').split(/\s+/).filter(Boolean);
    fc.assert(
      fc.property(fc.subarray(words, { minLength: 1, maxLength: 4 }), (some) => {
        expect(findSections([section], some.join(' '))).toHaveLength(1);
      }),
    );
  }
});
