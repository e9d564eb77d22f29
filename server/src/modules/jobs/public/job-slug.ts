import { randomInt } from 'node:crypto';
import { SLUG_MAX, slugify } from '@prova/contract/slug';

// Without vowels and look-alikes, so that chance writes no word.
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const SUFFIX = 6;

export function newSlugSuffix(): string {
  return Array.from({ length: SUFFIX }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The address of a job: its title, and a suffix of its own that makes it unique. */
export function jobSlug(title: string, suffix: string): string {
  const most = SLUG_MAX - SUFFIX - 1;
  const words = slugify(title, 'vaga');
  const cut = words.length <= most ? words : words.slice(0, most).replace(/-[^-]*$/, '');
  return `${cut}-${suffix}`;
}

/** The suffix of an address; a new one where it has none. */
export function slugSuffix(slug: string): string {
  const last = slug.split('-').at(-1) ?? '';
  return last.length === SUFFIX && [...last].every((letter) => LETTERS.includes(letter)) ? last : newSlugSuffix();
}
