import { type QuestionInput, questionInput, type TestQuestion } from '@prova/contract/assessments/questions';
import { sumOf } from '@prova/contract/assessments/rubric';
import { OPTIONS_MIN, type TestQuestionType, VIDEO_SECONDS_DEFAULT } from '@prova/contract/assessments/test-fields';
import type { CodeCheck, CodeCheckInput } from '@prova/contract/code/code-check';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import * as z from 'zod';
import { currentLocale } from '../../../lib/i18n.ts';
import { typedNumber } from '../components/typed-number.ts';
import { typedPoints } from '../components/typed-points.ts';

export type CaseValue = { name: string; visible: boolean; input: string; expected: string };

/** What answers of code are checked by, as it is typed. */
export type CheckValues = {
  functionName: string;
  setup: string;
  anyOrder: boolean;
  tolerance: string;
  solution: string;
  cases: CaseValue[];
};

/** A criterion of a rubric, as it is typed. */
export type CriterionValue = { name: string; description: string; points: string };

export type OptionValue = { id?: string; text: string; correct: boolean };

/** Everything that a question of any type may hold, as it is typed. What its type does not have is left out when it is sent. */
export type QuestionValues = {
  type: TestQuestionType;
  text: string;
  points: string;
  topic: string;
  explanation: string;
  options: OptionValue[];
  correctAnswer: boolean | null;
  expectedAnswer: string;
  /** With criteria, their sum is the points of the question. */
  rubric: CriterionValue[];
  language: CodeLanguage;
  starterCode: string;
  /** Whether cases check the answers. */
  checked: boolean;
  check: CheckValues;
  videoSeconds: string;
};

/** Criteria as they are sent; what is no number of quarters is refused by the schema. */
const rubricOf = ({ rubric }: QuestionValues) =>
  rubric.map((criterion) => ({ ...criterion, points: typedPoints(criterion.points) ?? Number.NaN }));

/** What people grade may have criteria. */
export const isGradedByPeople = (type: TestQuestionType) =>
  type === 'ESSAY' || type === 'CODE' || type === 'VIDEO_RESPONSE';

const pointsOf = (typed: QuestionValues): number =>
  isGradedByPeople(typed.type) && typed.rubric.length > 0
    ? sumOf(rubricOf(typed).map(({ points }) => points))
    : typedNumber(typed.points);

/** As it is sent: what the language does not have is left out. */
export function checkOf(language: CodeLanguage, { tolerance, ...check }: CheckValues): CodeCheckInput {
  const own = language === 'sql' ? { ...check, functionName: '' } : { ...check, setup: '' };
  return tolerance.trim() === '' ? own : { ...own, tolerance: typedDecimal(tolerance) };
}

/** With comma or point; NaN for anything else, which the schema refuses. */
const typedDecimal = (text: string): number => {
  const number = text.trim().replace(',', '.');
  return /^\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(number) ? Number(number) : Number.NaN;
};

const ofType = (typed: QuestionValues): object => {
  switch (typed.type) {
    case 'MULTIPLE_CHOICE':
      return { options: typed.options };
    case 'TRUE_FALSE':
      return { correctAnswer: typed.correctAnswer ?? undefined };
    case 'ESSAY':
      return { expectedAnswer: typed.expectedAnswer, rubric: rubricOf(typed) };
    case 'CODE': {
      const { language, starterCode, expectedAnswer, checked, check } = typed;
      const own = checked ? checkOf(language, check) : null;
      return { language, starterCode, expectedAnswer, rubric: rubricOf(typed), check: own };
    }
    case 'VIDEO_RESPONSE':
      return { videoSeconds: typedNumber(typed.videoSeconds), rubric: rubricOf(typed) };
  }
};

export const questionForm = z.preprocess((values) => {
  const typed = values as QuestionValues;
  const { type, text, topic, explanation } = typed;
  return { type, text, topic, explanation, points: pointsOf(typed), ...ofType(typed) };
}, questionInput) as unknown as z.ZodType<QuestionInput, QuestionValues>;

/** What the form begins with: a question as it is, or a new one. */
export function questionValues(question: TestQuestion | null): QuestionValues {
  const options = question?.options.map((option) => ({ ...option, correct: option.correct ?? false })) ?? [];
  const empty = Array.from({ length: OPTIONS_MIN }, () => ({ text: '', correct: false }));
  return {
    type: question?.type ?? 'MULTIPLE_CHOICE',
    text: question?.text ?? '',
    points: String(question?.points ?? 1),
    topic: question?.topic ?? '',
    explanation: question?.explanation ?? '',
    options: options.length > 0 ? options : empty,
    correctAnswer: question?.correctAnswer ?? null,
    expectedAnswer: question?.expectedAnswer ?? '',
    rubric: question?.rubric?.map((one) => ({ ...one, points: shownNumber(one.points) })) ?? [],
    language: question?.language ?? 'javascript',
    starterCode: question?.starterCode ?? '',
    checked: question?.check != null,
    check: checkValues(question?.check ?? null),
    videoSeconds: String(question?.videoSeconds ?? VIDEO_SECONDS_DEFAULT),
  };
}

/** As one types them in the reader's language. */
const shownNumber = (number: number) =>
  number.toLocaleString(currentLocale(), { useGrouping: false, maximumFractionDigits: 20 });

export const NEW_CASE: CaseValue = { name: '', visible: false, input: '', expected: '' };

function checkValues(check: CodeCheck | null): CheckValues {
  if (check === null)
    return {
      functionName: '',
      setup: '',
      anyOrder: false,
      tolerance: '',
      solution: '',
      cases: [{ ...NEW_CASE, visible: true }, NEW_CASE],
    };
  const { functionName, setup, anyOrder, tolerance, solution = '', cases } = check;
  const shown = tolerance === undefined ? '' : shownNumber(tolerance);
  return { functionName, setup, anyOrder, tolerance: shown, solution, cases: cases.map((one) => ({ ...one })) };
}

/** A question as it is written again: a copy, or one that comes back. */
export const inputOf = (question: TestQuestion): QuestionInput =>
  asNewQuestion(questionForm.parse(questionValues(question)));

/** The same as another question: its options are new ones. */
export const asNewQuestion = (question: QuestionInput): QuestionInput =>
  question.type === 'MULTIPLE_CHOICE'
    ? { ...question, options: question.options.map(({ text, correct }) => ({ text, correct })) }
    : question;
