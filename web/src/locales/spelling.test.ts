import { enUS } from '@prova/contract/texts.en-US';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./en-US/*.ts', { eager: true });

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

// The same word in two spellings looks like two products.
test('English is spelled as in the United States, and email without a hyphen', () => {
  const texts = [enUS, ...Object.values(files)].flatMap(textsIn);
  const foreign =
    /\be-mail|\bcancell(?:ed|ing)\b|\b(?:colour|favour|behaviour|licence)|\b(?:organis|recognis|analys(?:e|ed|ing)\b)/i;
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  expect(texts.length).toBeGreaterThan(1000);
});
