/** What two values that look the same on a screen may differ in. */
export const LOOK_ALIKES = [
  'edge',
  'spaces',
  'tab',
  'otherSpace',
  'lineEnd',
  'invisible',
  'accent',
  'dash',
  'quote',
  'letter',
  'kind',
  'beyond',
  'unseen',
] as const;
export type LookAlike = (typeof LOOK_ALIKES)[number];

/** A character of a value as it is shown; an escape (`\n`) is one. */
export interface Token {
  readonly text: string;
  /** Of the quotes around a text. */
  readonly isDelimiter: boolean;
  readonly isEdge: boolean;
}

const CHARACTERS = /\\u[0-9a-f]{4}|\\.|./gsu;
const BLANK = /^(?:\s|\\[nrt])$/u;

/** The characters of a value that `describeValue` wrote. */
export function tokensOf(value: string): Token[] {
  const characters = value.match(CHARACTERS) ?? [];
  const tokens: { text: string; isDelimiter: boolean; isEdge: boolean }[] = [];
  let begin = -1;
  for (const text of characters) {
    const isDelimiter = text === '"';
    tokens.push({ text, isDelimiter, isEdge: false });
    if (!isDelimiter) continue;
    if (begin >= 0) {
      const inside = tokens.slice(begin, -1);
      markBlank(inside);
      markBlank(inside.toReversed());
      begin = -1;
    } else begin = tokens.length;
  }
  return tokens;
}

function markBlank(inside: { text: string; isEdge: boolean }[]): void {
  for (const token of inside) {
    if (!BLANK.test(token.text)) return;
    token.isEdge = true;
  }
}

const INVISIBLE = /^(?:[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|\\[bf]|\\u00[0-9a-f]{2})$/u;
const DASH = /^[\p{Pd}\u2212\u02d7\u2043]$/u;
const SINGLE = /^['`\u00b4\u02b9\u02bc\u2018\u2019\u201a\u201b\u2032\uff07]$/u;
const DOUBLE = /^(?:\\"|[\u201c\u201d\u201e\u201f\u2033\uff02])$/u;
/** Letters of other alphabets, and the Latin ones that they look like. */
const FOREIGN = 'АВЕЅІЈКМНОРСТХаеѕіјорсухԁΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const LATIN = 'ABESIJKMHOPCTXaesijopcyxdABEZHIKMNOPTYXo';
const LATIN_OF = new Map([...FOREIGN].map((letter, index) => [letter, [...LATIN][index] ?? letter]));

/** What they differ in, where all that they differ in cannot be seen; empty where it can. */
export function lookAlikes(one: readonly Token[], other: readonly Token[]): LookAlike[] {
  if (folded(one) !== folded(other)) return [];
  return LOOK_ALIKES.filter((kind) => folded(one, kind) !== folded(other, kind));
}

/** How it looks. @param kept what is left as it is */
function folded(tokens: readonly Token[], kept?: LookAlike): string {
  const look = tokens.map((token) => lookOf(token, kept)).join('');
  const lines = kept === 'lineEnd' ? look : look.replaceAll('\\r\\n', '\\n').replaceAll('\\r', '\\n');
  return kept === 'accent' ? lines : lines.normalize('NFC');
}

function lookOf({ text, isDelimiter, isEdge }: Token, kept: LookAlike | undefined): string {
  if (isDelimiter) return kept === 'kind' ? text : '';
  if (isEdge) return kept === 'edge' ? text : '';
  if (text === ' ') return kept === 'spaces' ? text : '';
  if (text === '\\t' || text === '\t') return kept === 'tab' ? text : '';
  if (/^[\u2028\u2029\u0085\n\r]$/.test(text)) return kept === 'lineEnd' ? text : '\\n';
  if (/^\s$/u.test(text)) return kept === 'otherSpace' ? text : '';
  if (INVISIBLE.test(text)) return kept === 'invisible' ? text : '';
  if (DASH.test(text)) return kept === 'dash' ? text : '-';
  if (SINGLE.test(text)) return kept === 'quote' ? text : "'";
  if (DOUBLE.test(text)) return kept === 'quote' ? text : '\\"';
  return kept === 'letter' ? text : (LATIN_OF.get(text) ?? text.normalize('NFKC'));
}
