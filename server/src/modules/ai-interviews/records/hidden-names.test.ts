import { type Analysis, analysis } from '@prova/contract/ai-interviews/analysis';
import { instant } from '@prova/contract/common';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { hiddenNames } from './hidden-names.ts';
import type { SaidLine } from './said-lines.ts';

const subject = { blind: true, candidateName: 'Ana da Souza Lima', heardName: 'Aninha', locale: 'pt-BR' } as const;
const lineOf = (text: string) => ({ line: 2, speaker: 'candidate', text }) as SaidLine;
const summaryOf = (text: string, quote: { start: number; end: number }) =>
  ({
    ...{ coverage: [], criteria: [], softSkills: [], keywords: [], strengths: [], improvements: [], review: null },
    recommendation: { label: 'review', reason: '' },
    summary: text,
    technicalSkills: [{ name: 'React', quotes: [{ line: 2, ...quote, text: text.slice(quote.start, quote.end) }] }],
  }) as unknown as Analysis;

test('a name is hidden however it is written, whole or in part, and words like it are not', () => {
  const { text } = hiddenNames(subject, []);
  expect(text('Aqui é a ANA, Ana da Souza Lima; me chamam de aninha. Banana e limão ficam.')).toBe(
    'Aqui é a [nome]; me chamam de [nome]. Banana e limão ficam.',
  );
  expect(hiddenNames({ ...subject, blind: false }, []).text('Sou a Ana.')).toBe('Sou a Ana.');
  expect(hiddenNames({ ...subject, candidateName: null, heardName: null }, []).text('Sou eu.')).toBe('Sou eu.');
});

test('quotes are found in the hidden words wherever they begin and end, and no name is left in any', () => {
  const word = fc.constantFrom('Ana', 'Souza', 'Lima,', 'eu', 'medi', 'da', 'o', 'React.', 'ação');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.nat(60), fc.nat(60), (words, one, other) => {
      const said = words.join(' ');
      const [start, end] = [Math.min(one, other, said.length), Math.min(Math.max(one, other), said.length)];
      const hidden = hiddenNames(subject, [lineOf(said)]);
      const line = hidden.line(lineOf(said)).text;
      const shown = hidden.analysis(summaryOf(said, { start, end }));
      const quote = shown.technicalSkills[0]?.quotes[0];
      expect(line.slice(quote?.start, quote?.end)).toBe(quote?.text);
      expect(`${line} ${shown.summary}`).not.toMatch(/\b(Ana|Souza|Lima)\b/);
      expect(quote?.start).toBeLessThanOrEqual(quote?.end ?? 0);
    }),
  );
});

/** Words of the product and the job, and the name of a colleague: nobody says them in an interview. */
const NOT_SAID = ['engine', 'key', 'name', 'byName'];

/** A value of the contract in which every text that is not excepted holds these words. */
function filled(schema: z.core.$ZodType, words: string, key = ''): unknown {
  if (schema instanceof z.ZodNullable) return filled(schema.unwrap(), words, key);
  if (schema instanceof z.ZodArray) return [filled(schema.element, words, key)];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, each]) => [name, filled(each, words, name)]));
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodString) return NOT_SAID.includes(key) ? key : words;
  if (schema instanceof z.ZodNumber) return key === 'end' ? words.length : 0;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodStringFormat || schema === instant) return '';
  throw new Error(`No value is known for ${key} (${schema._zod.def.type})`);
}

test('no text of an analysis is forgotten', () => {
  const words = 'Aninha, que é a Ana Lima, mediu.';
  const full = filled(analysis, words) as Analysis;
  const texts = (of: Analysis) => JSON.stringify(of).match(/mediu/g)?.length;
  expect(texts(full)).toBeGreaterThan(12);
  // Of quotes in a line that is there, and in one that is gone.
  for (const lines of [[{ ...lineOf(words), line: 0 }], []]) {
    const shown = hiddenNames(subject, lines).analysis(full);
    expect(JSON.stringify(shown)).not.toMatch(/\b(ana|aninha|lima)\b/i);
  }
});
