import { foldText } from '@prova/contract/folded-text';
import { mistyped } from './lookup.ts';
import { negatedWords } from './negation.ts';
import type { DictionarySkill } from './read-dictionary.ts';
import { sentencesOf } from './sentences.ts';
import { type Candidate, inContext } from './text-context.ts';
import { textSpellings } from './text-spellings.ts';
import { isLetter, type Token, tokensOf } from './text-tokens.ts';

export interface SkillInText {
  readonly name: string;
  /** Where it begins and ends in the text as `foldText` makes it. */
  readonly at: number;
  readonly end: number;
  /** The sentence or line that it was found in. */
  readonly sentence: string;
  /** Somebody says not to have it, or to want to learn it. */
  readonly negated: boolean;
}

/**
 * The skills in running text of either language, in their order, each as often as it is there. An ordinary word or a letter
 * ("Go", "C") counts only among other skills, or behind a word such as "linguagem". Takes time in proportion to the text.
 */
export function findInText(written: string): SkillInText[] {
  const text = foldText(written);
  const tokens = tokensOf(text);
  const found = inContext(text, tokens, candidatesIn(text, tokens));
  const words = new Set(
    found.flatMap(({ first, next }) => Array.from({ length: next - first }, (_, word) => first + word)),
  );
  const negated = negatedWords(text, tokens, (word) => words.has(word));
  const known = found.map(({ spelling, first, at, end }) => ({
    name: spelling.skill.name,
    at,
    end,
    negated: negated[first] ?? false,
  }));
  const sentenceAt = sentencesOf(text);
  return withMistyped(text, known).map((each) => ({ ...each, sentence: sentenceAt(each.at, each.end) }));
}

/** Skills in a few words that need no context. */
export function sureIn(written: string): DictionarySkill[] {
  const text = foldText(written);
  const tokens = tokensOf(text);
  const found = inContext(text, tokens, candidatesIn(text, tokens));
  return [...new Set(found.map(({ spelling }) => spelling.skill))];
}

/** Where spellings such as "TCP/IP" stand in a text, which are one in spite of their slash. */
export function jointSpellingsIn(text: string): { at: number; end: number }[] {
  return candidatesIn(text, tokensOf(text)).filter(({ spelling }) => spelling.joints.size > 0);
}

const MOST_WORDS = 10;

/** From the left the longest spelling at each word. */
function candidatesIn(text: string, tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = [];
  for (let first = 0; first < tokens.length; ) {
    const candidate = longestAt(text, tokens, first);
    if (candidate) found.push(candidate);
    first = candidate?.next ?? first + 1;
  }
  return found;
}

interface Boundary {
  readonly length: number;
  readonly isJoint: boolean;
}

function longestAt(text: string, tokens: readonly Token[], first: number): Candidate | null {
  const { byKey, beginnings } = textSpellings();
  const boundaries: Boundary[] = [];
  let longest: Candidate | null = null;
  let key = '';
  for (let index = first; index < tokens.length && index - first < MOST_WORDS; index++) {
    const token = tokens[index];
    if (!token) break;
    if (index > first) {
      if (token.gap === 'end') break;
      boundaries.push({ length: key.length, isJoint: token.gap === 'joint' });
    }
    for (const { written, end } of endingsOf(token)) {
      for (const spelling of byKey.get(key + written) ?? []) {
        const candidate = { spelling, first, next: index + 1, at: tokens[first]?.at ?? 0, end };
        if (fits(text, candidate, boundaries) && !(longest?.end === end && !longest.spelling.needsContext))
          longest = candidate;
      }
    }
    key += token.key;
    if (!beginnings.has(key)) break;
  }
  return longest;
}

/** "Java 8+" and "React+" are also read without their plus. */
function endingsOf({ key, end }: Token): { written: string; end: number }[] {
  const whole = { written: key, end };
  return key.endsWith('+') && !key.endsWith('++') ? [{ written: key.slice(0, -1), end: end - 1 }, whole] : [whole];
}

function fits(text: string, { spelling, at, end }: Candidate, boundaries: readonly Boundary[]): boolean {
  const { before, behind } = spelling;
  if (before !== '' && !isBefore(text, at, before)) return false;
  if (behind !== '' && !text.startsWith(behind, end)) return false;
  return boundaries.every(
    ({ length, isJoint }) => spelling.gaps.has(length) && (!isJoint || spelling.joints.has(length)),
  );
}

/** ".NET" needs its dot, and nothing that the dot ends. */
function isBefore(text: string, at: number, sign: string): boolean {
  return text.endsWith(sign, at) && !isLetter(text, at - sign.length - 1);
}

interface Known {
  readonly name: string;
  readonly at: number;
  readonly end: number;
  readonly negated: boolean;
}

const MOST_LOOKED_UP = 200;

/** Items of a list behind a skill that are one with a typing error: "React, Javascrpt, CSS". */
function withMistyped(text: string, known: readonly Known[]): Known[] {
  const all: Known[] = [];
  let lookedUp = 0;
  for (const [index, each] of known.entries()) {
    all.push(each);
    const limit = known[index + 1]?.at ?? text.length;
    let item = lookedUp < MOST_LOOKED_UP ? itemBehind(text, each.end, limit) : null;
    while (item) {
      const skill = mistyped(text.slice(item.at, item.end));
      if (skill) all.push({ name: skill.name, ...item, negated: each.negated });
      item = ++lookedUp < MOST_LOOKED_UP ? itemBehind(text, item.end, limit) : null;
    }
  }
  return all;
}

const SEPARATORS = ',;/|•·';
const ENDS = `${SEPARATORS}.()\n`;
const SHORTEST_ITEM = 5;
const LONGEST_ITEM = 40;

/** The item that follows in a list, of three words at most and before `limit`. */
function itemBehind(text: string, from: number, limit: number): { at: number; end: number } | null {
  let at = from;
  while (at < limit && text[at] === ' ' && at - from < 3) at++;
  if (at + SHORTEST_ITEM >= limit || !SEPARATORS.includes(text.charAt(at))) return null;
  at++;
  while (at < limit && text[at] === ' ') at++;
  let end = at;
  let blanks = 0;
  while (end < limit && end - at <= LONGEST_ITEM && !ENDS.includes(text.charAt(end))) if (text[end++] === ' ') blanks++;
  const isWhole = end === text.length || (end < limit && ENDS.includes(text.charAt(end)));
  return isWhole && blanks < 3 && end - at >= SHORTEST_ITEM && end - at <= LONGEST_ITEM ? { at, end } : null;
}
