/** Characters that GIFT gives a meaning; with a backslash before them they stand for themselves. */
const SPECIAL = /[\\~=#{}:]/g;

/** A text as GIFT writes it, on one line. */
export const escapeGift = (text: string): string =>
  text.replaceAll(SPECIAL, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');

/** What was written, from what `escapeGift` or somebody's hand made of it. */
export function unescapeGift(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, (_, character: string) => (character === 'n' ? '\n' : character)).trim();
}

/** Where a character stands that no backslash takes the meaning from; -1 for nowhere. */
export function indexOfPlain(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (characters.includes(text.charAt(at))) return at;
  }
  return -1;
}
