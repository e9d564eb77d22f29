import { asRead, hostsIn } from './host-words.ts';

const ADDRESS = /:\/\/|\bh[tx]{2}ps?:|\bmailto:|\bwww\./;
/** Of a mailbox, or of somebody in a network: "ana@site", "@somebody". An @ between spaces is a word. */
const AT = /@[\p{L}\p{N}_]/u;
const YEARS = /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d\b/g;
const MONEY = /(?<![\d.])\d{1,3}\.\d{3}(?:,\d{2})?(?![.\d])/g;
/** Digits that could be dialled, with what people write between them. */
const DIALLED = /\d(?:[\s().+/-]{0,3}\d){7,}/;

/**
 * Whether a name or title reads like a way to reach somebody: the address of a page, a mailbox, a profile or a telephone,
 * also when it is disguised (full-width letters, other dots, marks without width, "site [dot] com").
 */
export function looksLikeLink(text: string): boolean {
  const read = asRead(text);
  if (ADDRESS.test(read) || AT.test(read) || hostsIn(read).length > 0) return true;
  const digits = read
    .replace(/\p{Nd}/gu, digitOf)
    .replace(YEARS, ' x ')
    .replace(MONEY, ' x ');
  return DIALLED.test(digits);
}

/** NFKC leaves the digits of other scripts as they are; each block of ten begins with its zero. */
function digitOf(character: string): string {
  if (/\d/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
