import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SKILL_CATEGORIES } from '@prova/contract/skills/skills';

/** Counts up when the tables are filled in another way from the same text files. */
const FILLING = 1;

let known: string | undefined;

/** Tells one state of the dictionary's text files from another. */
export function dictionaryFingerprint(): string {
  if (known) return known;
  const hash = createHash('sha256').update(String(FILLING));
  for (const category of SKILL_CATEGORIES)
    hash.update(readFileSync(new URL(`${category}.txt`, import.meta.url), 'utf8').replaceAll('\r\n', '\n'));
  known = hash.digest('hex');
  return known;
}
