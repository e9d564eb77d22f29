import type { TestPool } from '@prova/contract/assessments/pools';
import type { QuestionInput } from '@prova/contract/assessments/questions';
import type { Criterion } from '@prova/contract/assessments/rubric';
import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { CodeCheckInput } from '@prova/contract/code/code-check';
import type { CodeLanguage } from '@prova/contract/code/code-fields';

/** A test of the demo's library. */
export interface LibraryTest {
  readonly title: string;
  readonly category: TestCategory;
  readonly difficulty: TestDifficulty;
  readonly skills: readonly string[];
  /** Null without a limit. */
  readonly minutes: number | null;
  readonly description: string;
  readonly instructions: string;
  /** How many people grade what no machine can; one where it is left out. */
  readonly graders?: 2;
  readonly pools?: readonly TestPool[];
  readonly questions: readonly QuestionInput[];
}

/** What each statement begins as: paragraphs, or HTML of its own. */
const html = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`);

const common = (topic: string, text: string, explanation: string, points: number) => ({
  topic,
  text: html(text),
  explanation,
  points,
});

/** Multiple choice. Where the right option stands follows from the statement, so that it is not always the first. */
export function choice(
  topic: string,
  text: string,
  right: string,
  wrong: readonly string[],
  explanation: string,
  points = 1,
): QuestionInput {
  const options = wrong.map((words) => ({ text: words, correct: false }));
  options.splice(text.length % (wrong.length + 1), 0, { text: right, correct: true });
  return { type: 'MULTIPLE_CHOICE', ...common(topic, text, explanation, points), options };
}

export function truth(topic: string, text: string, correctAnswer: boolean, explanation: string): QuestionInput {
  return { type: 'TRUE_FALSE', ...common(topic, text, explanation, 1), correctAnswer };
}

export function essay(
  topic: string,
  text: string,
  expectedAnswer: string,
  points = 4,
  rubric: Criterion[] = [],
): QuestionInput {
  return { type: 'ESSAY', ...common(topic, text, '', points), expectedAnswer, rubric };
}

interface CodeParts {
  readonly language: CodeLanguage;
  readonly starterCode: string;
  readonly expectedAnswer: string;
  readonly check?: CodeCheckInput | null;
}

/** A case as JSON: what goes in, and what comes out. The first two of a question are shown. */
export const cases = (...all: readonly (readonly [name: string, args: unknown[], expected: unknown])[]) =>
  all.map(([name, args, expected], index) => ({
    name,
    visible: index < 2,
    input: JSON.stringify(args),
    expected: JSON.stringify(expected),
  }));

/** The same of SQL: the statements that fill the tables, and the rows that come out. The first one is shown. */
export const rowCases = (...all: readonly (readonly [name: string, rows: string, expected: unknown[][]])[]) =>
  all.map(([name, input, expected], index) => ({
    name,
    visible: index < 1,
    input,
    expected: JSON.stringify(expected),
  }));

export function code(topic: string, text: string, { check = null, ...written }: CodeParts, points = 5): QuestionInput {
  return { type: 'CODE', ...common(topic, text, '', points), ...written, check, rubric: [] };
}

/** Questions of which each attempt gets some. */
export const inPool = (pool: string, ...questions: readonly QuestionInput[]): QuestionInput[] =>
  questions.map((question) => ({ ...question, pool }));
