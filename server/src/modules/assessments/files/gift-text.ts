/** Characters that GIFT gives a meaning; with a backslash before them they stand for themselves. */
const SPECIAL = /[\\~=#{}:]/g;
/** What a backslash changes. Before anything else it is one: `\frac`, `C:\temp`. */
const ESCAPE = /\\([\\~=#{}:n])/g;
const ESCAPED = new Set('\\~=#{}:n');

/** A text as GIFT writes it, on one line. */
export const escapeGift = (text: string): string =>
  text.replaceAll(SPECIAL, (character) => `\\${character}`).replaceAll(/\r\n?|\n/g, '\\n');

/** What was written, from what `escapeGift` or somebody's hand made of it. */
export const unescapeGift = (text: string): string =>
  trimBlanks(text.replaceAll(ESCAPE, (_, character: string) => (character === 'n' ? '\n' : character)));

/** Without the blanks around it. A space that does not break is no blank, since it was put there. */
export const trimBlanks = (text: string): string => text.replaceAll(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '');

/** Where one of these stands that no backslash takes the meaning from; -1 for nowhere. */
export function indexOfPlain(text: string, wanted: readonly string[], from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\' && ESCAPED.has(text.charAt(at + 1))) at += 1;
    else if (wanted.some((each) => text.startsWith(each, at))) return at;
  }
  return -1;
}

/** The parts of a text between marks that no backslash takes the meaning from. */
export function splitPlain(text: string, mark: string, limit = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  let from = 0;
  while (parts.length < limit - 1) {
    const at = indexOfPlain(text, [mark], from);
    if (at === -1) break;
    parts.push(text.slice(from, at));
    from = at + mark.length;
  }
  return [...parts, text.slice(from)];
}
