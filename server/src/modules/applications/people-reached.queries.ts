import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../platform/plain-search.ts';

/** Letters from which on a later part of an address is looked for; fewer only begin it. */
const PART_FROM = 3;
/** What stands between the parts of an address before its @, each beside the blank that it is compared as. */
const SEPARATORS = '._+-';
const BLANKS = ' '.repeat(SEPARATORS.length);

/**
 * The e-mail of a candidate `c` has a part before its @ that begins like this ("souza" of marilia.souza@), or with an @ this
 * anywhere. Not what follows the @ by itself: half of all people are at one of three.
 */
export function hasEmail(word: string): RawBuilder<boolean> {
  const email = sql`lower(c.email::text)`;
  const written = sql`lower(${escapeLike(word)})`;
  if (word.includes('@')) return sql`${email} like '%' || ${written} || '%'`;
  if (word.length < PART_FROM) return sql`${email} like ${written} || '%'`;
  // The index has the first of the two, which the second narrows.
  return sql`(${email} like '%' || ${written} || '%@%'
    and ' ' || translate(${email}, ${SEPARATORS}, ${BLANKS}) like '% ' || translate(${written}, ${SEPARATORS}, ${BLANKS}) || '%@%')`;
}

/** What telephones are written with, folded: see the contract's `phone.ts`. */
const WRITTEN = /^\+?[\d\s().\-/]+$/;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** The digits to look for of what may be a telephone or a part of one, however it is written; null for what is none. */
export function phoneDigits(search: string): string | null {
  if (!WRITTEN.test(search)) return null;
  const digits = search.replace(/\D/g, '');
  // A zero before the area code belongs to dialling, and is not stored.
  const stored = digits.replace(/^0+/, '');
  return stored.length >= FEWEST_DIGITS && stored.length <= MOST_DIGITS ? stored : null;
}

/** The telephone of a candidate `c`, which is stored as E.164, has these digits. */
export const hasPhone = (digits: string): RawBuilder<boolean> => sql`c.phone::text like ${`%${digits}%`}`;
