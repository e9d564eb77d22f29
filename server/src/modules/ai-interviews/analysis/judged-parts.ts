/** Two readings of each part by a model, made into one: levels that have evidence, and how far the readings agree. */
import { CRITERIA } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Quote } from '@prova/contract/ai-interviews/analysis';
import { keptName } from '../../skills/skills.service.ts';
import type { InterviewPart } from './interview-parts.ts';
import type { Judgement } from './model-judgement.ts';
import { locateQuote } from './sent-lines.ts';

/** What one reading says of a criterion or a technology in one part. */
interface Reading {
  readonly level: number | null;
  readonly rationale: string;
  readonly evidence: readonly Quote[];
  readonly against: readonly Quote[];
  /** A level was given, and none of its quotes was found. */
  readonly isUnfounded: boolean;
}

export interface PartReading {
  /** By the key of a criterion, or the kept name of a technology. */
  readonly readings: ReadonlyMap<string, Reading>;
  readonly strengths: readonly { readonly text: string; readonly quotes: readonly Quote[] }[];
  readonly improvements: readonly { readonly text: string; readonly quotes: readonly Quote[] }[];
  readonly gist: string;
  readonly dropped: number;
  readonly kept: number;
}

/** A judgement with its quotes found, or dropped and counted. */
export function readJudgement(part: InterviewPart, judgement: Judgement): PartReading {
  let [dropped, kept] = [0, 0];
  const found = (quotes: readonly { line: number; text: string }[]): Quote[] => {
    const located = quotes.flatMap((quote) => locateQuote(part.lines, quote) ?? []);
    dropped += quotes.length - located.length;
    kept += located.length;
    return located;
  };
  const readings = new Map<string, Reading>();
  const add = (key: string, { level, rationale, quotes, against = [] }: Judged) => {
    if (readings.has(key)) return;
    const evidence = found(quotes);
    const isFounded = level !== null && evidence.length > 0;
    readings.set(key, {
      level: isFounded ? level : null,
      rationale,
      evidence,
      against: found(against),
      isUnfounded: level !== null && !isFounded,
    });
  };
  for (const criterion of judgement.criteria) add(criterion.key, criterion);
  const asked = new Set(part.technologies.map((technology) => technology.kept));
  for (const technology of judgement.technologies)
    if (asked.has(keptName(technology.name))) add(keptName(technology.name), technology);
  const strengths = judgement.strengths.map(({ text, quotes }) => ({ text, quotes: found(quotes) }));
  const improvements = judgement.improvements.map(({ text, quotes }) => ({ text, quotes: found(quotes) }));
  return { readings, strengths, improvements, gist: judgement.gist, dropped, kept };
}

type Judged = Pick<Judgement['criteria'][number], 'level' | 'rationale' | 'quotes'> &
  Partial<Pick<Judgement['criteria'][number], 'against'>>;

/** What all parts together say of one criterion or technology. */
export interface JudgedKey {
  /** From 1 to 5, between whole levels; null where nothing shows it. */
  readonly mean: number | null;
  readonly isUnfounded: boolean;
  /** Of the readings that have evidence, the best first. */
  readonly rationales: readonly string[];
  readonly evidence: readonly Quote[];
  readonly against: readonly Quote[];
}

const MOST_QUOTES = 3;

/** No question asks for all criteria, so the better half of the parts counts, as it does for the rules. */
export function judgeKey(parts: readonly (readonly PartReading[])[], key: string): JudgedKey {
  const read = parts.map((runs) => runs.flatMap((run) => run.readings.get(key) ?? []));
  const founded = read
    .map((runs) => runs.filter(({ level }) => level !== null))
    .filter((runs) => runs.length > 0)
    .map((runs) => ({ runs, mean: runs.reduce((sum, { level }) => sum + (level ?? 0), 0) / runs.length }))
    .sort((one, other) => other.mean - one.mean);
  const counted = founded.slice(0, Math.max(1, Math.ceil(parts.length / 2)));
  const all = read.flat();
  return {
    mean: counted.length === 0 ? null : counted.reduce((sum, { mean }) => sum + mean, 0) / counted.length,
    isUnfounded: all.some(({ isUnfounded }) => isUnfounded),
    rationales: counted.flatMap(({ runs }) => runs.map(({ rationale }) => rationale)),
    evidence: apart(counted.flatMap(({ runs }) => runs.flatMap(({ evidence }) => evidence))),
    against: apart(all.flatMap(({ against }) => against)),
  };
}

/** Quotes of which none lies over another, in the order they were said. */
export function apart(quotes: readonly Quote[], most = MOST_QUOTES): Quote[] {
  const kept: Quote[] = [];
  for (const quote of quotes) {
    const overlaps = kept.some((each) => each.line === quote.line && each.start < quote.end && quote.start < each.end);
    if (!overlaps && kept.length < most) kept.push(quote);
  }
  return kept.sort((one, other) => one.line - other.line || one.start - other.start);
}

/** How far two readings agree, 0–1: a level apart is a quarter, and what one alone finds is none. */
export function agreementOf(parts: readonly (readonly PartReading[])[]): number {
  const shares = parts.flatMap(([one, other]) => {
    const keys = new Set<string>([...CRITERIA, ...(one?.readings.keys() ?? []), ...(other?.readings.keys() ?? [])]);
    return [...keys].flatMap((key) => {
      const [a, b] = [one?.readings.get(key)?.level ?? null, other?.readings.get(key)?.level ?? null];
      if (a === null && b === null) return [];
      return [a === null || b === null ? 0 : 1 - Math.abs(a - b) / 4];
    });
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
