import { plain } from '@prova/contract/folded-text';

/** How what stands between two words may be read: nothing, blanks, a mark as in "Node.js", a joint as in "CI/CD", or an end. */
export type Gap = 'none' | 'blank' | 'mark' | 'joint' | 'end';

/** A word of a text. */
export interface Token {
  /** Plain, with the "+" and "#" behind it: "c++". */
  readonly key: string;
  readonly at: number;
  readonly end: number;
  /** What is before it. */
  readonly gap: Gap;
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const isAsciiLetter = Array.from({ length: 128 }, (_, code) => /[a-z0-9]/i.test(String.fromCharCode(code)));

export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Beyond the end the code is NaN.
  return code < 128 ? isAsciiLetter[code] === true : code >= 128 && LETTER.test(text.charAt(at));
}

/** The words of a text, but those of addresses of pages and mailboxes. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let blank = 0;
  let end = 0;
  for (let at = 0; at < text.length; ) {
    if (at >= blank) {
      while (at < text.length && isBlank(text, at)) at++;
      blank = at;
      while (blank < text.length && !isBlank(text, blank)) blank++;
      if (isAddress(text.slice(at, blank))) {
        at = blank;
        continue;
      }
    }
    if (!isLetter(text, at)) {
      at++;
      continue;
    }
    const from = at;
    while (at < blank && isLetter(text, at)) at++;
    at = endOfSigns(text, at);
    tokens.push({ key: keyOf(text.slice(from, at)), at: from, end: at, gap: gapOf(text, end, from) });
    end = at;
  }
  return tokens;
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 32 || code === 0xa0 || code === 0x2028 || code === 0x2029 || (code >= 0x2000 && code <= 0x200b);
}

/** "C++", "C#", "2+"; the plus of "Java+Spring" stands between. */
function endOfSigns(text: string, at: number): number {
  let end = at;
  while (text[end] === '+' || text[end] === '#') end++;
  return end === at + 1 && text[at] === '+' && isLetter(text, end) ? at : end;
}

function keyOf(word: string): string {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return plain(word);
  return word.toLowerCase();
}

const LONGEST_GAP = 4;

/** The comma of "4,893". */
function isDecimal(text: string, at: number): boolean {
  return text.charAt(at) === ',' && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
}

function gapOf(text: string, from: number, to: number): Gap {
  if (from === to) return 'none';
  if (to - from > LONGEST_GAP) return 'end';
  let gap: Gap = 'blank';
  for (let at = from; at < to; at++) {
    if (isBlank(text, at)) continue;
    const char = text.charAt(at);
    if (char === '.' && at === to - 1 && gap === 'blank') continue;
    if ('/&+('.includes(char)) gap = 'joint';
    else if (to - from === 1 && ("-.–‑_'’*:".includes(char) || isDecimal(text, at))) gap = 'mark';
    else return 'end';
  }
  return gap;
}

const ADDRESS_PARTS = [
  '://',
  'www.',
  '.com/',
  '.com.br',
  '.org/',
  '.io/',
  '.dev/',
  '.me/',
  '.br/',
  'linkedin.com',
  'github.com',
];

/** Whether a run without blanks is the address of a page or a mailbox, which names sites, not skills. */
function isAddress(run: string): boolean {
  if (run.length < 6) return false;
  const at = run.indexOf('@');
  if (at > 0 && run.indexOf('.', at) > 0) return true;
  if (!run.includes('.') && !run.includes('://')) return false;
  const lower = run.toLowerCase();
  return ADDRESS_PARTS.some((part) => lower.includes(part));
}
