import type { Quote } from '@prova/contract/ai-interviews/analysis';
import type { Locale } from '@prova/contract/common';
import type { AnalysisInput } from './analysis-input.ts';
import type { SpokenLine } from './answers.ts';
import { type Span, type Word, wordsOf } from './folded-line.ts';

/** What stands for a name in what is sent, and in what is read of somebody who is hidden. */
export const PLACEHOLDER: Readonly<Record<Locale, string>> = { 'pt-BR': '[nome]', 'en-US': '[name]' };
const PLACEHOLDER_KEY: Readonly<Record<Locale, string>> = { 'pt-BR': 'nome', 'en-US': 'name' };
/** They stand within names, and everywhere else. */
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'di', 'del', 'la', 'van', 'von', 'der']);
const SHORTEST_NAME = 3;

/** A line of the candidate as a model sees it, and the words by which its quotes are found again. */
export interface SentLine {
  readonly line: number;
  readonly text: string;
  readonly words: readonly Word[];
  /** As it was said. */
  readonly said: string;
}

/** Nothing that is quoted goes over this. */
const BREAK: Word = { key: '\n', start: 0, end: 0 };

const nameKeys = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => wordsOf(name).map(({ key }) => key))
      .filter((key) => key.length >= SHORTEST_NAME && !PARTICLES.has(key)),
  );

/** What counts of a line, without names. What speaks to the program or is private is not sent at all. */
export function sentLine({ locale, names }: AnalysisInput, { line, sentences }: SpokenLine): SentLine {
  const keys = nameKeys(names);
  const words: Word[] = [];
  const parts: string[] = [];
  for (const sentence of sentences) {
    if (!sentence.counts) {
      words.push(BREAK);
      continue;
    }
    const runs = nameRuns(sentence.words, keys);
    words.push(...withRuns(sentence.words, runs, PLACEHOLDER_KEY[locale]));
    parts.push(replaced(line.text, sentence, runs, PLACEHOLDER[locale]));
  }
  return { line: line.line, text: parts.join(' '), words, said: line.text };
}

/** Where names stand in a text. */
export const nameSpans = (names: readonly string[], text: string): Span[] => nameRuns(wordsOf(text), nameKeys(names));

/** A text of the program or the team without names. */
export function withoutNames({ locale, names }: AnalysisInput, text: string): string {
  return replaced(text, { start: 0, end: text.length }, nameSpans(names, text), PLACEHOLDER[locale]);
}

/** Where names stand; first and family names are one, with "da" between them. */
function nameRuns(words: readonly Word[], keys: ReadonlySet<string>): Span[] {
  const runs: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!keys.has(words[at]?.key ?? '')) continue;
    const start = words[at]?.start ?? 0;
    let last = at;
    while (
      keys.has(words[last + 1]?.key ?? '') ||
      (PARTICLES.has(words[last + 1]?.key ?? '') && keys.has(words[last + 2]?.key ?? ''))
    )
      last += 1;
    runs.push({ start, end: words[last]?.end ?? start });
    at = last;
  }
  return runs;
}

function withRuns(words: readonly Word[], runs: readonly Span[], key: string): Word[] {
  const outside = words.filter((word) => !runs.some((run) => word.start >= run.start && word.end <= run.end));
  return [...outside, ...runs.map((run) => ({ ...run, key }))].sort((one, other) => one.start - other.start);
}

function replaced(text: string, { start, end }: Span, runs: readonly Span[], placeholder: string): string {
  let result = '';
  let from = start;
  for (const run of runs) {
    result += text.slice(from, run.start) + placeholder;
    from = run.end;
  }
  return result + text.slice(from, end);
}

/** Fewer words are found anywhere. */
const LEAST_WORDS = 3;

/**
 * Words that a model says to quote, where the candidate said them; null where nobody did. White space, case, accents and
 * punctuation may differ, words may not. The line that is named is looked at first.
 */
export function locateQuote(
  lines: readonly SentLine[],
  { line, text }: { readonly line: number; readonly text: string },
): Quote | null {
  const wanted = wordsOf(text).map(({ key }) => key);
  if (wanted.length < LEAST_WORDS) return null;
  const named = lines.filter((each) => each.line === line);
  for (const each of [...named, ...lines.filter((other) => other.line !== line)]) {
    const at = indexOfRun(each.words, wanted);
    if (at < 0) continue;
    const start = each.words[at]?.start ?? 0;
    const end = each.words[at + wanted.length - 1]?.end ?? start;
    return { line: each.line, start, end, text: each.said.slice(start, end) };
  }
  return null;
}

function indexOfRun(words: readonly Word[], wanted: readonly string[]): number {
  for (let at = 0; at + wanted.length <= words.length; at += 1)
    if (wanted.every((key, index) => words[at + index]?.key === key)) return at;
  return -1;
}
