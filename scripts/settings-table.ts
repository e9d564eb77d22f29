// The settings table of docs/operations.md, made from the schema of the server's settings.
//   node scripts/settings-table.ts           writes it
//   node scripts/settings-table.ts --check   fails when the document says something else
import { readFile, writeFile } from 'node:fs/promises';
import type * as z from 'zod';
import { settings } from '../server/src/platform/config.ts';

const document = new URL('../docs/operations.md', import.meta.url);
const begin = '<!-- settings: made by scripts/settings-table.ts -->';
const end = '<!-- /settings -->';

function table(): string {
  const rows = Object.entries(settings.shape).map(([name, field]) => {
    const schema = field as z.ZodType;
    const cells = [`\`${name}\``, defaultOf(schema), (schema.description ?? '').replaceAll('|', '\\|')];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const empty = schema.safeParse(undefined);
  if (!empty.success || empty.data === undefined) return '';
  // What is made of a text and is empty without one has no default to show.
  if (typeof empty.data === 'object') return '';
  return `\`${String(empty.data)}\``;
}

const text = await readFile(document, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined) throw new Error(`docs/operations.md lacks ${begin} … ${end}`);
const wanted = `${before}${begin}\n${table()}\n${end}${after}`;
if (!process.argv.includes('--check')) {
  await writeFile(document, wanted);
} else if (wanted !== text) {
  process.stderr.write('The table in docs/operations.md is stale. Fix it with: node scripts/settings-table.ts\n');
  process.exitCode = 1;
}
