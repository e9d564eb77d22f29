/**
 * What a password must be. The list of common ones is passed in (`isCommonPassword` of common-passwords.ts), so that a
 * page loads it only when somebody chooses a password; the server always passes it. After NIST SP 800-63B: length and
 * lists, no rules of composition.
 */
import { plain } from '../folded-text.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PASSWORD_VERDICTS = ['ok', 'too_short', 'too_long', 'common', 'personal'] as const;
export type PasswordVerdict = (typeof PASSWORD_VERDICTS)[number];

export type Person = { name: string; email: string };
export type IsCommon = (password: string) => boolean;

/**
 * Whether a password may be used by this person.
 * `common`: listed, or a single run or repetition ("abcdefgh", "abababab"). `personal`: without the parts of the name
 * and address, fewer than eight characters remain. Length counts characters as people do, not bytes.
 */
export function checkPassword(password: string, person: Person, isCommon: IsCommon): PasswordVerdict {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN) return 'too_short';
  if (length > PASSWORD_MAX) return 'too_long';
  if (isCommon(password) || isPattern(password)) return 'common';
  return isPersonal(password, person) ? 'personal' : 'ok';
}

/**
 * A rule of thumb for the meter, not an estimate of entropy: one point for each of 8, 12 and 16 characters, one more
 * for three kinds of characters (small, capital, digit, other) or for 20 characters. A common password, a pattern, or
 * one too short has none; fewer than five different characters have at most one.
 */
export function passwordStrength(password: string, isCommon: IsCommon): 0 | 1 | 2 | 3 | 4 {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN || isCommon(password) || isPattern(password)) return 0;
  if (new Set(password).size < 5) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;
  const byLength = length >= 16 ? 3 : length >= 12 ? 2 : 1;
  const bonus = kinds >= 3 || length >= 20 ? 1 : 0;
  return (byLength + bonus) as 1 | 2 | 3 | 4;
}

const lengthOf = (password: string) => [...password.normalize('NFC')].length;

function isPersonal(password: string, person: Person): boolean {
  const rest = personalParts(person).reduce((left, part) => left.replaceAll(part, ''), plain(password));
  return lengthOf(rest) < PASSWORD_MIN && rest !== plain(password);
}

// Longest first, so that "anasouza" goes before "ana" leaves "souza" behind. Shorter parts than three are in any word.
function personalParts(person: Person): string[] {
  const [local = '', domain = ''] = plain(person.email).split('@');
  const name = plain(person.name);
  const parts = [
    name.replace(/[^\p{L}\p{N}]/gu, ''),
    ...name.split(/[^\p{L}\p{N}]+/u),
    local,
    ...local.split(/[^a-z]+/),
    domain,
    domain.split('.')[0] ?? '',
  ];
  return [...new Set(parts)].filter((part) => part.length >= 3).sort((a, b) => b.length - a.length);
}

// The same few characters over and over, or a run up or down the alphabet, the digits or a row of the keyboard.
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function isPattern(password: string): boolean {
  const text = plain(password);
  const repeated = /^(.{1,4})\1+$/su.test(text);
  const backwards = [...text].reverse().join('');
  return repeated || RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
