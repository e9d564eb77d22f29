/** Readable parts of addresses: /jobs/{slug}, /companies/{slug}. */
import { plain } from './folded-text.ts';

export const SLUG_MIN = 2;
export const SLUG_MAX = 80;

// Letters that do not fall apart into a base letter and a mark, and the signs that languages are named by.
const SPELLED: [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/đ|ð/g, 'd'],
  [/ł/g, 'l'],
  [/þ/g, 'th'],
  [/(?<=\bc)\+\+/g, 'pp'],
  [/(?<=\b[cf])#/g, 'sharp'],
  [/(?<=^|\s)\.net\b/g, 'dotnet'],
];

/** True for what `slugify` makes: 2 to 80 of a–z, 0–9 and single hyphens inside. */
export function isSlug(text: string): boolean {
  return text.length >= SLUG_MIN && text.length <= SLUG_MAX && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/**
 * A text as part of an address: without accents, in lower case, words joined by hyphens, cut at a word. Not unique; the
 * caller appends what makes it so.
 * @param fallback goes before or stands for a text that leaves fewer than two characters (must be a slug)
 */
export function slugify(text: string, fallback = 'prova'): string {
  const spelled = SPELLED.reduce((so, [sign, word]) => so.replace(sign, word), plain(text));
  const words = spelled.split(/[^a-z0-9]+/).filter((word) => word !== '');
  const slug = shorten(words);
  if (slug.length >= SLUG_MIN) return slug;
  return slug === '' ? fallback : `${fallback}-${slug}`;
}

function shorten(words: string[]): string {
  let slug = (words[0] ?? '').slice(0, SLUG_MAX);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > SLUG_MAX) break;
    slug += `-${word}`;
  }
  return slug;
}
