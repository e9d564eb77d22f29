import type { TestPool } from '@prova/contract/assessments/pools';
import { type QuestionInput, questionInput } from '@prova/contract/assessments/questions';
import { addsUp } from '@prova/contract/assessments/rubric';
import { type ImportLoss, type ImportRefusal, TEST_QUESTIONS_MAX } from '@prova/contract/assessments/test-fields';
import type { readTestFile } from '@prova/contract/assessments/test-files';
import type { ResultOf } from '@prova/contract/endpoint';
import type { ValidationCode } from '@prova/contract/validation';
import { cleanStatement } from '../statement.ts';
import { QuestionRefused, requireKnownMarkup } from './markup.ts';
import type { Refused } from './read-gift.ts';

type Taken = Pick<ResultOf<typeof readTestFile>, 'questions' | 'pools' | 'refused' | 'lost'>;

/** A question as a file has it, and what of it its reader could not read along. */
export interface Candidate {
  readonly line: number | null;
  readonly number: number | null;
  readonly question: unknown;
  readonly excerpt: string;
  readonly lost: readonly ImportLoss[];
}

/** Those that the contract takes, as many as a test has; the others with the reason, in the order of the file. */
export function takeQuestions(
  candidates: readonly Candidate[],
  before: readonly Refused[],
  pools: readonly TestPool[] = [],
  lostOfTest: readonly ImportLoss[] = [],
): Taken {
  const questions: Taken['questions'] = [];
  const refused = [...before];
  const losses = new Map<ImportLoss, number[]>();

  for (const { line, number, question, excerpt, lost } of candidates) {
    try {
      questions.push(taken(question, pools, questions));
      for (const what of lost) losses.set(what, [...(losses.get(what) ?? []), questions.length]);
    } catch (error) {
      if (!(error instanceof QuestionRefused)) throw error;
      refused.push({ line, question: number, reason: error.reason, found: error.found, excerpt });
    }
  }
  refused.sort((one, other) => (one.question ?? one.line ?? 0) - (other.question ?? other.line ?? 0));
  const sizes = pools.map((pool) => ({ ...pool, size: questions.filter((each) => each.pool === pool.name).length }));
  const filled = sizes.flatMap(({ name, draws, size }) => (size === 0 ? [] : [{ name, draws: Math.min(draws, size) }]));
  const isShort = sizes.some(({ draws, size }) => size > 0 && size < draws);
  for (const what of isShort ? (['draws', ...lostOfTest] as const) : lostOfTest)
    if (!losses.has(what)) losses.set(what, []);
  const lost = [...losses].map(([what, numbers]) => ({ what, questions: numbers }));
  return { questions, pools: filled, refused, lost };
}

/** @throws QuestionRefused */
function taken(question: unknown, pools: readonly TestPool[], others: Taken['questions']): Taken['questions'][number] {
  const read = questionInput.safeParse(question);
  if (!read.success) throw new QuestionRefused(whyNot(read.error.issues));
  const { text, words } = cleanStatement(read.data.text);
  // Nothing of a file is where a picture could be.
  requireKnownMarkup(read.data.text);
  if (words === '') throw new QuestionRefused('no_statement');
  if ('rubric' in read.data && !addsUp(read.data)) throw new QuestionRefused('invalid');
  if (others.length >= TEST_QUESTIONS_MAX) throw new QuestionRefused('too_many');
  if (!fits(read.data, pools, others)) throw new QuestionRefused('pool');
  return { ...read.data, text };
}

/** A pool is one of the file, and its questions are worth the same. */
const fits = ({ pool = '', points }: QuestionInput, pools: readonly TestPool[], others: Taken['questions']): boolean =>
  pool === '' ||
  (pools.some(({ name }) => name === pool) && others.every((other) => other.pool !== pool || other.points === points));

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const REASONS: Partial<Record<ValidationCode, ImportRefusal>> = {
  OPTIONS_DUPLICATE: 'same_options',
  CRITERION_DUPLICATE: 'same_criteria',
  CONTROL_CHARACTER: 'control',
};

function whyNot(issues: readonly Issue[]): ImportRefusal {
  if (issues.some(({ code, path }) => code === 'too_big' && path.at(-1) === 'options')) return 'too_many_options';
  if (issues.some(({ code, path }) => code === 'too_big' && path.at(-1) !== 'points')) return 'too_long';
  const [named] = issues.flatMap(({ message }) => REASONS[message as ValidationCode] ?? []);
  return named ?? 'invalid';
}
