import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';
import { WORDS } from './analysis-words.ts';
import type { Answer } from './answers.ts';
import { coveredShare } from './scores.ts';

const ADVANCE_FROM = 75;
const STOP_BELOW = 35;
const SURE_FROM = 0.6;

/**
 * What is proposed to the team, by the figures alone. Whatever is not sure, not covered or speaks to the program is for people to
 * look at.
 */
export function recommend(
  input: AnalysisInput,
  answers: readonly Answer[],
  { overall, confidence, flags }: Pick<AnalysisResult, 'overall' | 'confidence' | 'flags'>,
): AnalysisResult['recommendation'] {
  const words = WORDS[input.locale].recommendation;
  const isSure = confidence >= SURE_FROM && coveredShare(input, answers) === 1;
  const isAddressed = flags.some(({ flag }) => flag === 'addresses_the_program');
  if (overall.value === null || !isSure || isAddressed) return { label: 'review', reason: words.review };
  if (overall.value >= ADVANCE_FROM) return { label: 'advance', reason: words.advance };
  return overall.value < STOP_BELOW
    ? { label: 'stop', reason: words.stop }
    : { label: 'review', reason: words.between };
}
