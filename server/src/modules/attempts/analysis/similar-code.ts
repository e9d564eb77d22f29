import type { CodeLanguage } from '@prova/contract/code/code-fields';

/**
 * How alike pieces of code are, whatever their names, values, comments and layout: fingerprints by winnowing (S. Schleimer,
 * D. Wilkerson, A. Aiken, "Winnowing: local algorithms for document fingerprinting", SIGMOD 2003).
 */

/** Signs in a row that a fingerprint stands for, and of how many of these one is taken. */
const GRAM = 8;
const WINDOW = 4;
/** What is so short is alike by itself. */
const FINGERPRINTS_MIN = 8;
/** What so many have is what the question asks for. */
const COMMON_SHARE = 0.5;
/** From so many answers on it can be told what is common. */
const COMMON_ANSWERS_MIN = 6;

const KEYWORDS = new Set(
  `and as async await between break by case class const continue def del delete desc distinct do elif else except export
  extends finally for from full function global group having if import in inner insert into is join lambda left let limit new
  not null of on or order outer over partition pass raise return right select set switch throw try typeof union update values
  var void when where while with yield`.split(/\s+/),
);
const WORDS = /[A-Za-z_$][\w$]*|\d[\w.]*|\S/g;
/** What begins a comment to the end of its line, and whether there are those that span lines. */
const COMMENTS: Readonly<Record<CodeLanguage, { readonly line: string; readonly blocks: boolean }>> = {
  javascript: { line: '//', blocks: true },
  typescript: { line: '//', blocks: true },
  python: { line: '#', blocks: false },
  sql: { line: '--', blocks: true },
};

export interface CodeAnswer {
  readonly id: string;
  readonly code: string;
}

export interface SimilarPair {
  readonly one: string;
  readonly other: string;
  /** Of all fingerprints of both, 0 to 1. */
  readonly share: number;
}

/**
 * Pairs of answers to one question that are more alike than `least`, the most alike first. What the question gave, and what
 * half of all wrote, counts for nobody.
 */
export function similarPairs(
  answers: readonly CodeAnswer[],
  { language, given, least }: { language: CodeLanguage; given: string; least: number },
): SimilarPair[] {
  const prints = answers.map(({ id, code }) => ({ id, marks: fingerprints(code, language) }));
  const common = fingerprints(given, language);
  if (answers.length >= COMMON_ANSWERS_MIN) {
    const counts = new Map<number, number>();
    for (const { marks } of prints) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    for (const [mark, count] of counts) if (count > answers.length * COMMON_SHARE) common.add(mark);
  }
  const own = prints
    .map(({ id, marks }) => ({ id, marks: marks.difference(common) }))
    .filter(({ marks }) => marks.size >= FINGERPRINTS_MIN);
  const pairs = own.flatMap((one, index) =>
    own.slice(index + 1).map((other) => ({
      one: one.id,
      other: other.id,
      share: (2 * one.marks.intersection(other.marks).size) / (one.marks.size + other.marks.size),
    })),
  );
  return pairs.filter(({ share }) => share >= least).toSorted((a, b) => b.share - a.share);
}

export interface AlikeAnswers {
  /** Two or more. */
  readonly people: string[];
  readonly share: number;
}

/** Answers that are the same as one group, and beside them the pairs of what is nearly alike, with one of each group. */
export function groupSame(pairs: readonly SimilarPair[]): AlikeAnswers[] {
  const groups = new Map<string, string[]>();
  const followers = new Set<string>();
  for (const { one, other, share } of pairs) {
    if (share < 1 || followers.has(one)) continue;
    groups.set(one, [...(groups.get(one) ?? [one]), other]);
    followers.add(other);
  }
  const near = pairs.filter(({ one, other, share }) => share < 1 && !followers.has(one) && !followers.has(other));
  return [
    ...[...groups.values()].map((people) => ({ people, share: 1 })),
    ...near.map(({ one, other, share }) => ({ people: [one, other], share })),
  ];
}

/** The least hash of each window of grams. */
function fingerprints(code: string, language: CodeLanguage): Set<number> {
  const signs = signsOf(code, language);
  const hashes = Array.from({ length: Math.max(0, signs.length - GRAM + 1) }, (_none, start) =>
    hash(signs.slice(start, start + GRAM).join(' ')),
  );
  const marks = new Set<number>();
  for (let start = 0; start < hashes.length; start += 1) marks.add(Math.min(...hashes.slice(start, start + WINDOW)));
  return marks;
}

/** Names, numbers and texts are all alike; words of the language and signs stay. */
function signsOf(code: string, language: CodeLanguage): string[] {
  return (bareOf(code, language).match(WORDS) ?? []).map((word) => {
    if (/^\d/.test(word)) return '0';
    if (!/^[A-Za-z_$]/.test(word)) return word;
    const lower = word.toLowerCase();
    return KEYWORDS.has(lower) ? lower : 'x';
  });
}

/** Without comments, and with every text as an empty one. Once through: expressions would go back for what never ends. */
function bareOf(code: string, language: CodeLanguage): string {
  const { line, blocks } = COMMENTS[language];
  const kept: string[] = [];
  for (let at = 0; at < code.length; ) {
    const sign = code[at] ?? '';
    if (code.startsWith(line, at)) at = endOf(code, '\n', at);
    else if (blocks && code.startsWith('/*', at)) at = endOf(code, '*/', at + 2);
    else if (sign === '"' || sign === "'" || sign === '`') {
      kept.push('""');
      at = endOfText(code, sign, at + 1);
    } else {
      kept.push(sign);
      at += 1;
    }
  }
  return kept.join('');
}

function endOf(code: string, sign: string, from: number): number {
  const found = code.indexOf(sign, from);
  return found < 0 ? code.length : found + sign.length;
}

/** Behind the closing quote, or the line where it is missing. */
function endOfText(code: string, quote: string, from: number): number {
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote || (quote !== '`' && code[at] === '\n')) return at + 1;
  }
  return code.length;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
