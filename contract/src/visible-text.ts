/**
 * What of a text can be seen. Pastes bring characters along that show nothing, and a field that holds nothing else is
 * empty, however long it is. Free of dependencies, so that any page may carry it.
 */

/** Anything but spaces, controls, marks without a letter to stand on, and what fonts draw as nothing. */
const INK = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What shows nothing by itself. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/u;
/** These shape the character before them. */
const SELECTOR = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
/** Schemas of one line refuse these; in a text they come in pairs. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/;
const JOINER = /[\u200C\u200D]/;
/** Scripts that are written without joiners: there they only hide. */
const PLAIN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Chinese characters have variants of which a name may be particular. */
const HAS_VARIANTS = /[\p{Script=Han}\p{Extended_Pictographic}]/u;

/** Without blank or invisible ends; empty when nothing of it can be seen. Not by an expression, which would be slow. */
export function trimmed(text: string): string {
  if (!INK.test(text)) return '';
  let [start, end] = [0, text.length];
  while (isBlank(text.charAt(start))) start += 1;
  while (isBlank(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const isBlank = (character: string) =>
  UNSEEN.test(character) && !SELECTOR.test(character) && !DIRECTION.test(character);

/** A name as it can be read: `trimmed`, and without what is invisible inside of it, so that no two look the same. */
export function readableName(text: string): string {
  const characters = [...trimmed(text)];
  const kept = characters.filter((character, index) => {
    if (/\s/.test(character) || DIRECTION.test(character) || !UNSEEN.test(character)) return true;
    const [before = '', after = ''] = [characters[index - 1], characters[index + 1]];
    if (JOINER.test(character)) return joins(before) && joins(after);
    return SELECTOR.test(character) && HAS_VARIANTS.test(before);
  });
  return kept.join('');
}

/** Whether a name has two letters, of whatever script: ".." and "1" call nobody. */
export const hasLetters = (name: string): boolean => /\p{L}[^\p{L}]*\p{L}/u.test(name);

/** Persian and Indian scripts need joiners between letters, emoji between their parts. */
const joins = (character: string) => INK_OR_MARK.test(character) && !PLAIN.test(character);
const INK_OR_MARK = /[\p{L}\p{M}\p{Extended_Pictographic}]/u;
