/** Zero width, marks of direction and of a form: nobody sees them. */
const UNSEEN = /(?!\u00ad)\p{Cf}|\p{Variation_Selector}|\u034f/gu;
const BLANKS = /[\r\v\f\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu;
const HYPHENS = /[\u2010\u2011\ufe63\uff0d]/gu;
const DASHES = /[\u2012\u2015\u2043\u2212\u2e3a\u2e3b\ufe58]/gu;
const ARROWS = /[\u2192\u21a6\u21d2\u21e8\u2794\u2799-\u279e\u27a1\u27f6]|[-\u2013=]>/gu;

/**
 * A text in the letters that people mean by it. Programs write blanks, hyphens and dashes in many ways, and letters that
 * nobody sees; whoever reads needs to know one of each alone. It is kept and shown, so dashes stay dashes, which `foldText` of the
 * contract makes hyphens of to compare them.
 */
export function legible(text: string): string {
  return withoutSoftHyphens(text.normalize('NFC').replace(UNSEEN, ''))
    .replace(BLANKS, ' ')
    .replace(HYPHENS, '-')
    .replace(DASHES, '–')
    .replace(ARROWS, '→');
}

const SOFT = '\u00ad';

/** Within a word it shows nowhere. At the end of a line it parts a word; elsewhere programs draw their hyphen with it. */
function withoutSoftHyphens(text: string): string {
  if (!text.includes(SOFT)) return text;
  return text
    .split(' ')
    .map((word) => (isWord(word) ? word.replaceAll(SOFT, '') : word.replaceAll(SOFT, '-')))
    .join(' ');
}

/** Letters alone, and more of them behind the last one: no address, no date, no dash between two blanks. */
const isWord = (word: string) =>
  /^[\p{L}\p{M}\u00ad'’().,;:!?"“”]+$/u.test(word) && !word.endsWith(SOFT) && !word.startsWith(SOFT);
