import type { AnalysisInput } from './analysis-input.ts';
import { WORDS } from './analysis-words.ts';
import type { Answer, Sentence } from './answers.ts';
import type { Signals } from './signals.ts';

const LONGEST = 900;
const MOST_SENTENCES = 6;
const LEAST_WORDS = 5;

/** The sentences that show most, one an answer, in the candidate's own words and order. */
export function extractiveSummary(
  input: AnalysisInput,
  answers: readonly Answer[],
  signals: readonly Signals[],
): string {
  const words = WORDS[input.locale].summary;
  const best = answers
    .flatMap((answer, index) => (answer.isAnswered ? (bestSentence(answer, signals[index]) ?? []) : []))
    .sort((one, other) => other.signs - one.signs)
    .slice(0, MOST_SENTENCES)
    .sort((one, other) => one.sentence.line - other.sentence.line);
  if (best.length === 0) return words.none;
  const answered = answers.filter(({ isAnswered }) => isAnswered).length;
  const begins = input.script.length > 0 ? words.begins(answered, input.script.length) : words.live;
  let summary = begins;
  for (const { sentence } of best) {
    const next = `${summary} “${sentence.text.replace(/\s+/g, ' ')}”`;
    if (next.length > LONGEST) break;
    summary = next;
  }
  return summary;
}

function bestSentence(answer: Answer, signals: Signals | undefined): { sentence: Sentence; signs: number } | null {
  const sentences = answer.lines
    .flatMap((line) => line.sentences)
    .filter(({ counts, words }) => counts && words.length >= LEAST_WORDS);
  const scored = sentences.map((sentence) => ({
    sentence,
    signs: new Set((signals?.signs ?? []).filter((sign) => sign.sentence === sentence).map(({ cue }) => cue)).size,
  }));
  return scored.reduce<(typeof scored)[number] | null>(
    (best, each) => (best === null || each.signs > best.signs ? each : best),
    null,
  );
}
