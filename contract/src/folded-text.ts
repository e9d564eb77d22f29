/**
 * Texts as they are read, compared and searched. What people paste from documents and pages has soft hyphens, joiners, blanks and
 * dashes of many kinds: nobody sees a difference, so none is made. The folded text is for looking at, never for keeping: what
 * somebody wrote stays as it is.
 */

/** Anything but plain ASCII, or an ASCII blank that is not a space or a new line. */
const TO_FOLD = /[^\n\u0020-\u007e]/;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Braille has a blank of its own. */
const BLANKS = /[\t\p{Zs}\u2800]/gu;
/** All dashes of Unicode, the minus sign, and what is drawn like them. */
const DASHES = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** Between letters it is a place to break; anywhere else people mean the dash that they see there. */
const SOFT_HYPHEN_AS_DASH = /(?<!\p{L}\p{M}?)\u00ad/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u200b-\u200f\ufff9-\ufffb]/gu;

/**
 * The text with one kind of blank, of dash and of line end, its letters composed (NFC), and nothing in it that cannot be seen.
 * Blanks keep their number.
 */
export function foldText(text: string): string {
  if (!TO_FOLD.test(text)) return text;
  return text
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, ' ')
    .replace(SOFT_HYPHEN_AS_DASH, '-')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .normalize('NFC');
}

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u00b4`\u2032]/g;

/** The same without accents and capitals: two texts are alike where this is. The database has it as `plain(text)`. */
export function plain(text: string): string {
  return (
    foldText(text.replaceAll('\u00ad', ''))
      .replace(APOSTROPHES, "'")
      .normalize('NFKD')
      // Some letters hold one ("ŉ"), and a raised or lowered minus is one.
      .replace(APOSTROPHES, "'")
      .replace(DASHES, '-')
      .replace(MARKS, '')
      .toLowerCase()
  );
}
