import type { AnalysisResult } from './analysis-input.ts';
import { type Answer, countedSentences } from './answers.ts';
import { NEGATIVE, POSITIVE } from './cue-words.ts';
import { languageOf } from './language-of.ts';
import { findPhrases } from './phrases.ts';

const LEAST_WORDS = 40;
const LABEL_FROM = 0.25;

/** The tone of the words alone. It counts for nothing. */
export function sentimentOf(answers: readonly Answer[]): AnalysisResult['sentiment'] {
  const words = countedSentences(answers).flatMap((sentence) => sentence.words);
  const language = languageOf(words);
  if (words.length < LEAST_WORDS || language === 'other' || language === 'none') return null;
  const [good, bad] = [findPhrases(words, POSITIVE).length, findPhrases(words, NEGATIVE).length];
  const score = Math.round((100 * (good - bad)) / (good + bad + 4)) / 100;
  return { score, label: score >= LABEL_FROM ? 'positive' : score <= -LABEL_FROM ? 'negative' : 'neutral' };
}
