import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureWordsEnUS } from './figure-words.en-US.ts';
import { figureWordsPtBR } from './figure-words.pt-BR.ts';
import { DEFINED, FIGURE_DEFINITIONS } from './figures.ts';

const page = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

test('the page of the docs says of each figure what the screen says', () => {
  const written = DEFINED.map((key) => {
    const { name, definition, leftOut } = figureWordsEnUS[key];
    const unit = key in FIGURE_DEFINITIONS ? FIGURE_DEFINITIONS[key as keyof typeof FIGURE_DEFINITIONS].unit : '';
    return `| ${name} (${figureWordsPtBR[key].name}) | ${definition} | ${leftOut} | ${unit} |`;
  });
  expect(rows.slice(1)).toEqual(written);
});
