import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';
import { RULES_VERSION } from './analysis-input.ts';
import { WORDS } from './analysis-words.ts';
import { type Answer, answersOf, quoteOf } from './answers.ts';
import { type JudgedCriterion, judgeLocally, technologyCriterion } from './criteria.ts';
import { keywordsOf } from './keywords.ts';
import { confidenceOf, noScore, scoresOf } from './scores.ts';
import { sentimentOf } from './sentiment.ts';
import { type Signals, signalsOf } from './signals.ts';
import { softSkills, technicalSkills, technologiesAsked, technologiesSaid } from './skills-said.ts';
import { extractiveSummary } from './summary.ts';

const MOST_REMARKS = 4;
const STRONG_FROM = 4;
const WEAK_TO = 2;
const MOST_QUOTES = 3;

/**
 * An analysis by rules alone, without a model: it finds signs and shows where they are. Whether what is said is right it
 * leaves to people, so it always asks for a review.
 */
export function analyseLocally(input: AnalysisInput): AnalysisResult {
  const answers = answersOf(input);
  const signals = answers.map(signalsOf);
  const { criteria, strengths } = judgeLocally(input, answers, signals);
  const said = technologiesSaid(input, answers);
  const technologies = technologiesAsked(input).map(({ kept, shown }) =>
    technologyCriterion(input, shown, said.get(kept)),
  );
  const levels = technologies.map(({ missing }) => ({ value: null, missing }));
  const scores = scoresOf(input, answers, { criteria: strengths, technologies: levels });
  return {
    method: 'local',
    insteadOfModel: null,
    engine: 'local',
    rulesVersion: RULES_VERSION,
    ...scores,
    technicalAccuracy: scores.overall.missing === null ? noScore('needs_a_person') : scores.technicalAccuracy,
    criteria: [...criteria, ...technologies],
    ...foundInText(input, answers),
    technicalSkills: technicalSkills(input.locale, said),
    ...remarksOf(input, criteria, signals),
    summary: extractiveSummary(input, answers, signals),
    recommendation: { label: 'review', reason: WORDS[input.locale].recommendation.local },
    ...confidenceOf(input, answers, { agreement: null, droppedQuotes: 0, keptQuotes: 0 }),
    droppedQuotes: 0,
  };
}

/** What is read from the text itself, also where a model judges the rest. */
export function foundInText(
  input: AnalysisInput,
  answers: readonly Answer[],
): Pick<AnalysisResult, 'coverage' | 'softSkills' | 'keywords' | 'sentiment' | 'flags'> {
  return {
    coverage: answers.flatMap(({ question, ...answer }) =>
      question === null
        ? []
        : [
            {
              question: question.question,
              text: question.text,
              type: question.type,
              isAnswered: answer.isAnswered,
              words: answer.words,
              seconds: answer.seconds,
              followUps: answer.followUps,
            },
          ],
    ),
    softSkills: softSkills(input.locale, answers),
    keywords: keywordsOf(input, answers),
    sentiment: sentimentOf(answers),
    flags: answers.flatMap(({ lines }) =>
      lines.flatMap(({ line, flags }) => flags.map((flag) => ({ line: line.line, flag }))),
    ),
  };
}

function remarksOf(
  { locale }: AnalysisInput,
  criteria: readonly JudgedCriterion[],
  signals: readonly Signals[],
): Pick<AnalysisResult, 'strengths' | 'improvements'> {
  const numbers = signals
    .flatMap(({ quantified }) => quantified)
    .slice(0, MOST_QUOTES)
    .map(quoteOf);
  const strong = criteria.filter(({ level }) => (level ?? 0) >= STRONG_FROM);
  const weak = criteria.filter(({ level, missing }) => missing !== 'other_language' && (level ?? 0) <= WEAK_TO);
  return {
    strengths: [
      ...(numbers.length > 0 ? [{ text: WORDS[locale].numbers, quotes: numbers }] : []),
      ...strong.map(({ rationale, evidence }) => ({ text: rationale, quotes: evidence })),
    ].slice(0, MOST_REMARKS),
    improvements: weak
      .map(({ rationale, evidence, counterEvidence }) => ({
        text: rationale,
        quotes: counterEvidence.length > 0 ? counterEvidence : evidence,
      }))
      .slice(0, MOST_REMARKS),
  };
}
