/** Figures of an analysis, worked out by code from levels with evidence, whoever gave the levels. */
import {
  type ConfidenceReason,
  CRITERIA,
  type Criterion,
  type NoScoreReason,
  scoreBand,
} from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';
import type { Answer } from './answers.ts';

type Scored = Analysis['overall'];
type Level = { readonly value: number | null; readonly missing: NoScoreReason | null };

/** So much of what had to be answered has an answer, else nothing can be said of the whole. */
const COVERED_FROM = 0.6;
/** Words of a conversation between people from which on something can be said. */
const WORDS_FROM = 120;
/** Criteria that need evidence before their mean says anything. */
const LEAST_CRITERIA = 3;
const WEIGHTS = { responseQuality: 0.4, technicalAccuracy: 0.4, communication: 0.2 } as const;

export const noScore = (missing: NoScoreReason): Scored => ({ value: null, band: null, missing });

function score(value: number): Scored {
  const whole = Math.round(Math.min(100, Math.max(0, value)));
  return { value: whole, band: scoreBand(whole), missing: null };
}

/** The share of what had to be answered that is, 0–1; between people of the words that say something. */
export function coveredShare({ script }: AnalysisInput, answers: readonly Answer[]): number {
  if (script.length === 0) return Math.min(1, answers.reduce((sum, { words }) => sum + words, 0) / WORDS_FROM);
  const required = answers.filter(({ question }) => question?.required);
  const counted = required.length > 0 ? required : answers;
  return counted.filter(({ isAnswered }) => isAnswered).length / Math.max(1, counted.length);
}

/** Most of what was said is in a language that the rules do not read. */
export function isOtherLanguage(answers: readonly Answer[]): boolean {
  const lines = answers.flatMap((answer) => answer.lines).filter(({ language }) => language !== null);
  const words = (of: typeof lines) => of.reduce((sum, line) => sum + line.words.length, 0);
  return words(lines.filter(({ language }) => language === 'other')) > words(lines) / 2;
}

export interface Strengths {
  /** Of the criteria of every interview, 0–100; null where nothing shows one. */
  readonly criteria: Readonly<Record<Criterion, Level>>;
  /** Of the technologies, 0–100. */
  readonly technologies: readonly Level[];
}

type Figures = Pick<AnalysisResult, 'overall' | 'responseQuality' | 'technicalAccuracy' | 'communication'>;

/**
 * The scores. A criterion that nothing shows counts as nothing; one that only a person can judge does not count. Accent, fluency,
 * name, age and sentiment stand in none of them.
 */
export function scoresOf(input: AnalysisInput, answers: readonly Answer[], strengths: Strengths): Figures {
  const gate = gateOf(input, answers, strengths);
  if (gate) {
    const none = noScore(gate);
    return { overall: none, responseQuality: none, technicalAccuracy: none, communication: none };
  }
  const { clarity, ...content } = strengths.criteria;
  const responseQuality = meanOf(Object.values(content));
  const communication = clarity.value === null ? noScore(clarity.missing ?? 'no_evidence') : score(clarity.value);
  const known = strengths.technologies.filter(({ value }) => value !== null);
  const technicalAccuracy =
    known.length > 0 ? meanOf(known) : noScore(strengths.technologies[0]?.missing ?? 'no_evidence');
  return {
    overall: overallOf({ responseQuality, technicalAccuracy, communication }),
    responseQuality,
    technicalAccuracy,
    communication,
  };
}

function gateOf(input: AnalysisInput, answers: readonly Answer[], { criteria }: Strengths): NoScoreReason | null {
  if (!answers.some(({ isAnswered }) => isAnswered)) return 'no_evidence';
  if (isOtherLanguage(answers)) return 'other_language';
  if (coveredShare(input, answers) < COVERED_FROM) return 'too_little_covered';
  return CRITERIA.filter((key) => criteria[key].value !== null).length < LEAST_CRITERIA ? 'no_evidence' : null;
}

function meanOf(levels: readonly Level[]): Scored {
  const counted = levels.filter(({ missing }) => missing !== 'needs_a_person');
  if (counted.length === 0) return noScore('needs_a_person');
  return score(counted.reduce((sum, { value }) => sum + (value ?? 0), 0) / counted.length);
}

/** What is not known leaves its weight to the others. */
function overallOf(parts: Record<keyof typeof WEIGHTS, Scored>): Scored {
  const known = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).filter((key) => parts[key].value !== null);
  const weight = known.reduce((sum, key) => sum + WEIGHTS[key], 0);
  if (weight === 0) return noScore('no_evidence');
  return score(known.reduce((sum, key) => sum + (parts[key].value ?? 0) * WEIGHTS[key], 0) / weight);
}

/** From 0–100 to 1–5. */
export const levelOf = (value: number): number => 1 + [20, 45, 70, 90].filter((from) => value >= from).length;
/** From 1–5 to 0–100. */
export const valueOfLevel = (level: number): number => ((level - 1) / 4) * 100;

const MOST_OF_LOCAL = 0.4;
const SURE_FROM = 0.8;
const SHORT_WORDS = 25;

export interface Runs {
  /** How far two runs of a model agree, 0–1; null for the local engine. */
  readonly agreement: number | null;
  readonly droppedQuotes: number;
  readonly keptQuotes: number;
}

/** How far the analysis may be relied on, 0–1, and what lowers it. */
export function confidenceOf(
  input: AnalysisInput,
  answers: readonly Answer[],
  { agreement, droppedQuotes, keptQuotes }: Runs,
): { confidence: number; confidenceReasons: ConfidenceReason[] } {
  const reasons: ConfidenceReason[] = [];
  const lower = (reason: ConfidenceReason, by: number, when: boolean) => {
    if (when) reasons.push(reason);
    return when ? by : 1;
  };
  const covered = coveredShare(input, answers);
  const answered = answers.filter(({ isAnswered }) => isAnswered);
  const short = answered.filter(({ words }) => words < SHORT_WORDS).length / Math.max(1, answered.length);
  const sure = recognitionOf(answers);
  const dropped = droppedQuotes / Math.max(1, droppedQuotes + keptQuotes);
  let confidence = agreement === null ? MOST_OF_LOCAL : 0.9;
  confidence *= lower('local_engine', 1, agreement === null);
  confidence *= lower('questions_unanswered', covered, covered < 1);
  confidence *= lower('short_answers', 1 - short / 2, short > 0.5);
  confidence *= lower('recognised_speech', 0.5 + sure / 2, sure < SURE_FROM);
  confidence *= lower('runs_disagree', agreement ?? 1, agreement !== null && agreement < 0.8);
  confidence *= lower('quotes_dropped', 1 - dropped, droppedQuotes > 0);
  return { confidence: answered.length === 0 ? 0 : Math.round(confidence * 100) / 100, confidenceReasons: reasons };
}

/** How sure the recognition of speech was, by words; 1 for what was typed, and where nobody says so. */
function recognitionOf(answers: readonly Answer[]): number {
  const lines = answers.flatMap((answer) => answer.lines);
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  const sure = lines.reduce(
    (sum, { line, words }) => sum + words.length * (line.isTyped ? 1 : (line.confidence ?? 1)),
    0,
  );
  return words === 0 ? 1 : sure / words;
}
