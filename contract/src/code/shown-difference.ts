import { type LookAlike, lookAlikes, type Token, tokensOf } from './look-alike.ts';
import { describeValue } from './returned-value.ts';
import { unmatched } from './unmatched.ts';
import { readJson } from './written-json.ts';

/** Letters of a value that are shown; what is cut ends with a mark of it. */
const SHOWN = 2_000;
const CUT = '…';

export const shortened = (text: string, length = SHOWN): string =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}${CUT}` : text;

/** A part of a value as it is shown. */
export interface Piece {
  readonly text: string;
  /** Where it differs in what cannot be seen, or not for certain: a space, or the numbers of its characters, if it is not plain. */
  readonly mark?: 'space' | 'plain' | `U+${string}`;
}

export interface ShownDifference {
  readonly expected: readonly Piece[];
  readonly got: readonly Piece[];
  /** What they differ in, where they look the same. */
  readonly alike: readonly LookAlike[];
}

/**
 * Two values that are not the same, written alike, with marks where one could take them for the same.
 * @param expected as its author typed it, in JSON
 * @param got as a verdict says it
 */
export function shownDifference(expected: string, got: string): ShownDifference {
  const wanted = describeValue(readJson(expected));
  const isCut = got.length > SHOWN && got.endsWith(CUT) && wanted.startsWith(got.slice(0, -CUT.length));
  if (isCut || wanted === got)
    return { expected: [{ text: wanted }], got: [{ text: got }], alike: [isCut ? 'beyond' : 'unseen'] };
  const [one, other] = [tokensOf(wanted), tokensOf(got)];
  const alike = lookAlikes(one, other);
  const begin = common(one, other);
  const end = common(one.slice(begin).toReversed(), other.slice(begin).toReversed());
  const [left, right] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
  const differs = { all: alike.length > 0, spaces: alike.length > 0 || withoutSpaces(left) === withoutSpaces(right) };
  const [leftAlone, rightAlone] = unmatched(textsOf(left), textsOf(right));
  const pieces = (tokens: readonly Token[], middle: readonly Token[], isAlone: readonly boolean[]) =>
    joined([
      ...tokens.slice(0, begin).map(({ text }) => ({ text })),
      ...middle.map(({ text }, index) => (isAlone[index] ? marked(text, differs) : { text })),
      ...tokens.slice(tokens.length - end).map(({ text }) => ({ text })),
    ]);
  return { expected: pieces(one, left, leftAlone), got: pieces(other, right, rightAlone), alike };
}

/** How many of both are the same, from their beginning. */
function common(one: readonly Token[], other: readonly Token[]): number {
  const end = one.findIndex(({ text }, index) => text !== other[index]?.text);
  return end < 0 ? one.length : end;
}

const textsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text);

const withoutSpaces = (tokens: readonly Token[]) =>
  textsOf(tokens)
    .filter((text) => text !== ' ')
    .join('');

/** Characters that nobody takes for another one. */
const PLAIN = /^[!-~\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]+$/;

function marked(text: string, differs: { all: boolean; spaces: boolean }): Piece {
  if (text === ' ') return differs.spaces ? { text, mark: 'space' } : { text };
  if (!PLAIN.test(text)) return { text, mark: `U+${hex(text)}` };
  return differs.all ? { text, mark: 'plain' } : { text };
}

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Plain ones that follow each other stand in one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.mark === piece.mark && (!piece.mark || piece.mark === 'plain'))
      result[result.length - 1] = { ...piece, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
