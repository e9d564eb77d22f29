import { CRITERIA, type Criterion } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Analysis, Quote } from '@prova/contract/ai-interviews/analysis';
import type { AnalysisInput } from './analysis-input.ts';
import { WORDS } from './analysis-words.ts';
import { type Answer, quoteOf, type Sentence } from './answers.ts';
import { isOtherLanguage, levelOf, type Strengths } from './scores.ts';
import type { Sign, Signals } from './signals.ts';
import type { NamedSkill } from './skills-said.ts';

export type JudgedCriterion = Analysis['criteria'][number];

const MOST_QUOTES = 3;

/** The criteria by the rules: signs of each, counted in the better half of the answers, since no question asks for all of them. */
export function judgeLocally(
  { locale }: AnalysisInput,
  answers: readonly Answer[],
  signals: readonly Signals[],
): { criteria: JudgedCriterion[]; strengths: Strengths['criteria'] } {
  const other = isOtherLanguage(answers);
  const judged = CRITERIA.map((key) => {
    const signs = signals.flatMap((each) => each.signs.filter(({ criterion }) => criterion === key));
    const evidence = bestQuotes(signs.filter(({ isAgainst }) => !isAgainst));
    const value = other || evidence.length === 0 ? null : 100 * betterHalf(answers, signals, key);
    const missing = value === null ? (other ? 'other_language' : 'no_evidence') : null;
    const [none, little, well] = WORDS[locale].criteria[key];
    const level = value === null ? null : levelOf(value);
    const criterion: JudgedCriterion = {
      key,
      level,
      missing,
      rationale: level === null ? none : level < 4 ? little : well,
      evidence: other ? [] : evidence,
      counterEvidence: other || (level ?? 0) > 3 ? [] : bestQuotes(signs.filter(({ isAgainst }) => isAgainst)),
    };
    return { criterion, strength: { value, missing } };
  });
  const strengths = Object.fromEntries(judged.map(({ criterion, strength }) => [criterion.key, strength]));
  return { criteria: judged.map(({ criterion }) => criterion), strengths: strengths as Strengths['criteria'] };
}

function betterHalf(answers: readonly Answer[], signals: readonly Signals[], key: Criterion): number {
  const strengths = signals
    .filter((each, index) => isCounted(answers[index], each))
    .map(({ strength }) => strength[key])
    .sort((one, other) => other - one);
  const best = strengths.slice(0, Math.max(1, Math.ceil(strengths.length / 2)));
  return best.reduce((sum, each) => sum + each, 0) / Math.max(1, best.length);
}

/** Between people much is said that answers nothing. */
function isCounted(answer: Answer | undefined, { strength }: Signals): boolean {
  if (!answer?.isAnswered) return false;
  return answer.question !== null || strength.problem + strength.action + strength.result > 0;
}

/** The sentences with most different signs, in the order they were said. */
function bestQuotes(signs: readonly Sign[]): Quote[] {
  const bySentence = new Map<Sentence, Set<string>>();
  for (const { sentence, cue } of signs) bySentence.set(sentence, (bySentence.get(sentence) ?? new Set()).add(cue));
  return [...bySentence]
    .sort(([, one], [, other]) => other.size - one.size)
    .slice(0, MOST_QUOTES)
    .map(([sentence]) => quoteOf(sentence))
    .sort((one, other) => one.line - other.line || one.start - other.start);
}

/** A technology that the questions ask about: the rules find where it is named, and leave the judgement to people. */
export function technologyCriterion(
  { locale }: AnalysisInput,
  name: string,
  said: NamedSkill | undefined,
): JudgedCriterion {
  const { named, unnamed } = WORDS[locale].technology;
  const quotes = said?.sentences.slice(0, MOST_QUOTES).map(quoteOf) ?? [];
  return {
    key: name,
    level: null,
    missing: quotes.length > 0 ? 'needs_a_person' : 'no_evidence',
    rationale: quotes.length > 0 ? named(name) : unnamed(name),
    evidence: quotes,
    counterEvidence: [],
  };
}
