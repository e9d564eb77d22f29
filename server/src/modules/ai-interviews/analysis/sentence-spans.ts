import type { Span } from './folded-line.ts';

/** Recognised speech may come without any full stop: what is longer is cut, at a comma where there is one. */
const LONGEST = 240;
const ENDS = '.!?…\n;';
const CLOSING = '"”’\')]';

const isBlank = (text: string, at: number) => /\s/.test(text.charAt(at));

/** Where the sentences of a text stand, without the blanks around them. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!ENDS.includes(text.charAt(at))) continue;
    let end = at + 1;
    while (end < text.length && (ENDS.includes(text.charAt(end)) || CLOSING.includes(text.charAt(end)))) end += 1;
    // "Node.js" and "1.5" go on.
    if (end < text.length && !isBlank(text, end) && text.charAt(at) !== '\n') continue;
    pushPieces(spans, text, start, end);
    start = end;
    at = end - 1;
  }
  pushPieces(spans, text, start, text.length);
  return spans;
}

function pushPieces(spans: Span[], text: string, from: number, to: number): void {
  let [start, end] = [from, to];
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  while (end - start > LONGEST) {
    const cut = cutWithin(text, start, start + LONGEST);
    spans.push({ start, end: endBefore(text, start, cut) });
    start = cut;
    while (start < end && isBlank(text, start)) start += 1;
  }
  if (start < end) spans.push({ start, end });
}

function cutWithin(text: string, start: number, limit: number): number {
  const comma = text.lastIndexOf(', ', limit - 1);
  if (comma > start + LONGEST / 2) return comma + 1;
  const blank = text.lastIndexOf(' ', limit - 1);
  if (blank > start) return blank;
  // Never between the halves of one character.
  return /[\udc00-\udfff]/.test(text.charAt(limit)) ? limit - 1 : limit;
}

function endBefore(text: string, start: number, cut: number): number {
  let end = cut;
  while (end > start + 1 && isBlank(text, end - 1)) end -= 1;
  return end;
}
