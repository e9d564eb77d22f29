import { CRITERIA, type NoScoreReason } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import type { ModelClient } from '../../../platform/ai/model-client.ts';
import { foundInText } from './analyse-locally.ts';
import { type AnalysisInput, type AnalysisResult, RULES_VERSION } from './analysis-input.ts';
import { WORDS } from './analysis-words.ts';
import { type Answer, answersOf } from './answers.ts';
import type { JudgedCriterion } from './criteria.ts';
import { interviewParts } from './interview-parts.ts';
import { agreementOf, apart, type JudgedKey, judgeKey, type PartReading, readJudgement } from './judged-parts.ts';
import { judgePart } from './model-judgement.ts';
import { shownText } from './model-text.ts';
import { recommend } from './recommend.ts';
import { confidenceOf, isOtherLanguage, type Strengths, scoresOf, valueOfLevel } from './scores.ts';
import { signalsOf } from './signals.ts';
import { technicalSkills, technologiesAsked, technologiesSaid } from './skills-said.ts';
import { extractiveSummary } from './summary.ts';

/** Two readings show how far the model agrees with itself. */
const SEEDS = [1, 2] as const;
const MOST_REMARKS = 4;
const LONGEST_SUMMARY = 1200;

/**
 * An analysis by a model, part by part, each read twice. Code finds its quotes, works out the scores and proposes what to do; null
 * where nothing is left to read.
 * @throws ModelFailure
 */
export async function analyseByModel(
  input: AnalysisInput,
  model: ModelClient,
  signal?: AbortSignal,
): Promise<AnalysisResult | null> {
  const answers = answersOf(input);
  const parts = interviewParts(input, answers);
  if (parts.length === 0 || isOtherLanguage(answers)) return null;
  const read: PartReading[][] = [];
  for (const part of parts) {
    // One after the other: a service that failed before is asked once, to see whether it is back.
    const runs: PartReading[] = [];
    for (const seed of SEEDS)
      runs.push(readJudgement(part, await judgePart(model, part, { locale: input.locale, seed, signal })));
    read.push(runs);
  }
  return resultOf(input, answers, read, model.name);
}

function resultOf(
  input: AnalysisInput,
  answers: readonly Answer[],
  read: readonly (readonly PartReading[])[],
  engine: string,
): AnalysisResult {
  const { locale } = input;
  const criteria = CRITERIA.map((key) => ({ key, judged: judgeKey(read, key), fallback: WORDS[locale].criteria[key] }));
  const technologies = technologiesAsked(input).map(({ kept, shown }) => {
    const { named, unnamed } = WORDS[locale].technology;
    return {
      key: shown,
      judged: judgeKey(read, kept),
      fallback: [unnamed(shown), named(shown), named(shown)] as const,
    };
  });
  const runs = read.flat();
  const [dropped, kept] = [sum(runs.map((run) => run.dropped)), sum(runs.map((run) => run.kept))];
  const strengths = Object.fromEntries(
    criteria.map(({ key, judged }) => [key, levelFor(judged)]),
  ) as Strengths['criteria'];
  const scores = scoresOf(input, answers, {
    criteria: strengths,
    technologies: technologies.map(({ judged }) => levelFor(judged)),
  });
  const found = foundInText(input, answers);
  const sure = confidenceOf(input, answers, { agreement: agreementOf(read), droppedQuotes: dropped, keptQuotes: kept });
  return {
    method: 'model',
    insteadOfModel: null,
    engine,
    rulesVersion: RULES_VERSION,
    ...scores,
    criteria: [...criteria, ...technologies].map((each) => criterionOf(locale, each)),
    ...found,
    technicalSkills: technicalSkills(locale, technologiesSaid(input, answers)),
    strengths: remarksOf(locale, read, 'strengths')
      .filter(({ quotes }) => quotes.length > 0)
      .slice(0, MOST_REMARKS),
    improvements: remarksOf(locale, read, 'improvements').slice(0, MOST_REMARKS),
    summary: summaryOf(locale, read) ?? extractiveSummary(input, answers, answers.map(signalsOf)),
    recommendation: recommend(input, answers, {
      overall: scores.overall,
      confidence: sure.confidence,
      flags: found.flags,
    }),
    ...sure,
    droppedQuotes: dropped,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const missingOf = ({ mean, isUnfounded }: JudgedKey): NoScoreReason | null =>
  mean !== null ? null : isUnfounded ? 'needs_a_person' : 'no_evidence';

const levelFor = (judged: JudgedKey) => ({
  value: judged.mean === null ? null : valueOfLevel(judged.mean),
  missing: missingOf(judged),
});

function criterionOf(
  locale: Locale,
  { key, judged, fallback }: { key: string; judged: JudgedKey; fallback: readonly [string, string, string] },
): JudgedCriterion {
  const level = judged.mean === null ? null : Math.round(judged.mean);
  const [none, little, well] = fallback;
  const said = judged.rationales.flatMap((rationale) => shownText(locale, rationale) ?? []);
  return {
    key,
    level,
    missing: missingOf(judged),
    rationale: level === null ? none : (said[0] ?? (level < 4 ? little : well)),
    evidence: level === null ? [] : [...judged.evidence],
    counterEvidence: [...judged.against],
  };
}

/** Of the first reading: the second words the same again. */
function remarksOf(
  locale: Locale,
  read: readonly (readonly PartReading[])[],
  kind: 'strengths' | 'improvements',
): AnalysisResult['strengths'] {
  const remarks = read.flatMap(([first]) => first?.[kind] ?? []);
  return remarks.flatMap(({ text, quotes }) => {
    const shown = shownText(locale, text);
    return shown === null ? [] : [{ text: shown, quotes: apart(quotes) }];
  });
}

function summaryOf(locale: Locale, read: readonly (readonly PartReading[])[]): string | null {
  const gists = read.flatMap(([first]) => shownText(locale, first?.gist ?? '') ?? []);
  const whole = gists.reduce(
    (text, gist) => (text.length + gist.length < LONGEST_SUMMARY ? `${text} ${gist}` : text),
    '',
  );
  return whole.trim() || null;
}
