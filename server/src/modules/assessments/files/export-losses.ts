import type { TestPool } from '@prova/contract/assessments/pools';
import type { ExportLoss, TestFileFormat } from '@prova/contract/assessments/test-fields';
import type { QuestionRow } from '../questions.queries.ts';
import { pictureIds } from '../statement.ts';

export interface Lost {
  readonly what: ExportLoss;
  /** Their numbers; none where it is something of the test itself. */
  readonly questions: number[];
}

/** Whether formats of other programs have such questions at all. */
export const isKnownElsewhere = ({ type }: Pick<QuestionRow, 'type'>): boolean =>
  type !== 'CODE' && type !== 'VIDEO_RESPONSE';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** All that is written in a question. */
const textsOf = ({ text, topic, explanation, expectedAnswer, options }: QuestionRow): string =>
  [text, topic, explanation, expectedAnswer, ...options.map((option) => option.text)].join(' ');

type Check = (question: QuestionRow) => boolean;

/** What is lost of a question that is in the file. */
const LOST_OF_QUESTIONS: Readonly<Record<TestFileFormat, Partial<Readonly<Record<ExportLoss, Check>>>>> = (() => {
  const pictures: Check = ({ text }) => pictureIds(text).length > 0;
  const rubric: Check = (question) => question.rubric.length > 0;
  return {
    json: { pictures },
    qti: { rubric, pictures, characters: (question) => textsOf(question).search(NOT_IN_XML) !== -1 },
    gift: {
      rubric,
      expectedAnswer: ({ expectedAnswer }) => expectedAnswer !== '',
      // A question of GIFT is worth one.
      points: ({ points }) => points !== 1,
      topic: ({ topic }) => topic !== '',
      pictures,
    },
  };
})();

/** What a file of a format does not hold of these questions and their test, and nothing that they do not have. */
export function exportLosses(
  format: TestFileFormat,
  questions: readonly QuestionRow[],
  pools: readonly TestPool[],
): Lost[] {
  const isElse = format !== 'json';
  const held = isElse ? questions.filter(isKnownElsewhere) : questions;
  const lost = (what: ExportLoss, of: readonly QuestionRow[]): Lost[] =>
    of.length === 0 ? [] : [{ what, questions: of.map(({ position }) => position) }];
  /** Without those of code and video a pool may hold fewer than it draws. */
  const isShort = (pool: string) =>
    held.filter((question) => question.pool === pool).length < (pools.find(({ name }) => name === pool)?.draws ?? 0);
  const ofType = (type: QuestionRow['type']) => (isElse ? questions.filter((question) => question.type === type) : []);
  return [
    ...lost('code', ofType('CODE')),
    ...lost('video', ofType('VIDEO_RESPONSE')),
    ...Object.entries(LOST_OF_QUESTIONS[format]).flatMap(([what, isLost]) =>
      lost(what as ExportLoss, held.filter(isLost)),
    ),
    ...lost('pools', isElse ? held.filter(({ pool }) => pool !== '' && (format === 'gift' || isShort(pool))) : []),
    ...(isElse ? [{ what: 'configuration' as const, questions: [] }] : []),
  ];
}
