import { type TestPool, testPool } from '@prova/contract/assessments/pools';
import { type QuestionInput, questionInput } from '@prova/contract/assessments/questions';
import { addsUp } from '@prova/contract/assessments/rubric';
import {
  IMPORT_MAX_BYTES,
  type ImportRefusal,
  TEST_QUESTIONS_MAX,
  type TestFileFormat,
} from '@prova/contract/assessments/test-fields';
import { type exportTest, type readTestFile, testFile } from '@prova/contract/assessments/test-files';
import { testShape } from '@prova/contract/assessments/tests';
import type { ResultOf } from '@prova/contract/endpoint';
import { slugify } from '@prova/contract/slug';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { ZipRefused } from '../../files/files.service.ts';
import { companyOfAuthor, requireTest } from '../assessments.service.ts';
import { type QuestionRow, selectQuestions } from '../questions.queries.ts';
import { cleanStatement, withoutPictures } from '../statement.ts';
import { exportLosses } from './export-losses.ts';
import { isZip, type QtiPackage, readQtiItem, readQtiPackage } from './qti/read-package.ts';
import { writeQtiPackage } from './qti/write-package.ts';
import { type Refused, readGift } from './read-gift.ts';
import { questionLines, readJson } from './read-json.ts';
import { writeGift } from './write-gift.ts';

type Read = ResultOf<typeof readTestFile>;

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN */
export async function exportAsFile(ctx: Ctx, id: string, format: TestFileFormat): Promise<ResultOf<typeof exportTest>> {
  const test = await requireTest(ctx, id);
  const written = await selectQuestions(ctx, id);
  const lost = exportLosses(format, written);
  const questions = written.map((question) => ({ ...question, text: withoutPictures(question.text) }));
  const title = slugify(test.title) || 'test';
  if (format === 'qti') {
    const body = await writeQtiPackage(test, questions, ctx.locale);
    return { name: `${title}-qti.zip`, content: body.toString('base64'), encoding: 'base64', lost };
  }
  const name = `${title}.${format}`;
  if (format === 'gift') return { name, content: writeGift(test.title, questions), encoding: 'text', lost };
  const content = testFile.parse({
    ...test,
    format: 'prova-test',
    version: 1,
    questions: questions.map(inputOf),
  });
  return { name, content: `${JSON.stringify(content, null, 2)}\n`, encoding: 'text', lost };
}

/** A question as its author would send it. */
function inputOf(row: QuestionRow): unknown {
  const { type, text, points, topic, explanation, correctAnswer, expectedAnswer, rubric, pool } = row;
  const common = { type, text, points, topic, explanation, ...(pool !== '' && { pool }) };
  switch (type) {
    case 'MULTIPLE_CHOICE':
      return { ...common, options: row.options.map((option) => ({ text: option.text, correct: option.correct })) };
    case 'TRUE_FALSE':
      return { ...common, correctAnswer };
    case 'ESSAY':
      return { ...common, expectedAnswer, rubric };
    case 'CODE':
      return {
        ...common,
        language: row.language,
        starterCode: row.starterCode,
        check: row.codeCheck,
        expectedAnswer,
        rubric,
      };
    case 'VIDEO_RESPONSE':
      return { ...common, videoSeconds: row.videoSeconds, rubric };
  }
}

/**
 * What a file holds, as it would be sent.
 * @throws AppError NO_COMPANY, FORBIDDEN, FILE_EMPTY, FILE_TOO_LARGE, TEST_FILE_UNREADABLE, TEST_FILE_BROKEN_JSON,
 * TEST_FILE_OTHER_JSON
 */
export function readFile(ctx: Ctx, [file]: readonly UploadedFile[]): Read {
  companyOfAuthor(ctx);
  if (!file) throw new AppError('TEST_FILE_UNREADABLE');
  if (isZip(file.body)) return fromQti(unpacked(file.body));
  if (file.body.length > IMPORT_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { data: { limit: '1 MB' } });
  const content = decoded(file.body);
  if (content.trim() === '') throw new AppError('FILE_EMPTY');
  if (XML.test(content)) return fromQti(readQtiItem(content));
  return JSON_NAME.test(file.name) || JSON_START.test(content) ? fromJson(content) : fromGift(content);
}

const JSON_NAME = /\.json$/i;
/** A brace begins no question of GIFT; a bracket may name the format of one. */
const JSON_START = /^\s*(?:\{|\[\s*[[{"\]])/;

/** How documents of XML begin that may have to do with questions. */
const XML = /^\s*<(?:\?xml|!--|!DOCTYPE|(?:\w+:)?assessmentItem|questestinterop|qti-)/i;

/** @throws AppError TEST_FILE_UNREADABLE */
function unpacked(file: Buffer): QtiPackage {
  try {
    return readQtiPackage(file);
  } catch (error) {
    if (error instanceof ZipRefused) throw new AppError('TEST_FILE_UNREADABLE', { cause: error });
    throw error;
  }
}

/** As UTF-8, with or without its mark; NUL is in no text. @throws AppError TEST_FILE_UNREADABLE */
function decoded(file: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    if (!text.includes('\u0000')) return text;
  } catch (error) {
    throw new AppError('TEST_FILE_UNREADABLE', { cause: error });
  }
  throw new AppError('TEST_FILE_UNREADABLE');
}

const envelope = z.looseObject({
  format: z.literal('prova-test'),
  version: z.literal(1),
  questions: z.array(z.unknown()),
});

/** @throws AppError TEST_FILE_BROKEN_JSON, TEST_FILE_UNREADABLE, TEST_FILE_OTHER_JSON */
function fromJson(content: string): Read {
  const file = envelope.safeParse(readJson(content));
  if (!file.success) throw new AppError('TEST_FILE_OTHER_JSON');
  const lines = questionLines(content);
  const test = z.object(testShape).safeParse(file.data);
  const candidates = file.data.questions.map((question, index) => ({
    line: lines[index] ?? null,
    number: index + 1,
    question,
    excerpt: excerptOf(question),
  }));
  return { format: 'json', test: test.success ? test.data : null, ...sorted(candidates, [], poolsOf(file.data)) };
}

/** @throws AppError TEST_FILE_UNREADABLE */
function fromQti(read: QtiPackage | null): Read {
  if (!read || read.items.length === 0) throw new AppError('TEST_FILE_UNREADABLE');
  const refused: Refused[] = [];
  const candidates: Candidate[] = [];
  for (const { line, number, excerpt, question, topic, pool } of read.items)
    if (typeof question === 'string') refused.push({ line, question: number, reason: question, excerpt });
    else candidates.push({ line, number, excerpt, question: { ...question, topic, ...(pool !== '' && { pool }) } });
  return { format: 'qti', test: null, ...sorted(candidates, refused, read.pools) };
}

/** None in files that were written before there were any. */
const poolsOf = (file: unknown): TestPool[] =>
  z
    .looseObject({ pools: z.array(testPool).catch([]) })
    .catch({ pools: [] })
    .parse(file).pools;

function fromGift(content: string): Read {
  const { questions, refused } = readGift(content);
  if (questions.length + refused.length === 0) throw new AppError('TEST_FILE_UNREADABLE');
  return {
    format: 'gift',
    test: null,
    ...sorted(
      questions.map((each) => ({ ...each, number: null })),
      refused,
    ),
  };
}

const excerptOf = (question: unknown): string => {
  const { text } = z
    .looseObject({ text: z.string().catch('') })
    .catch({ text: '' })
    .parse(question);
  return cleanStatement(text.slice(0, 2000)).words.slice(0, 120);
};

interface Candidate {
  readonly line: number | null;
  readonly number: number | null;
  readonly question: unknown;
  readonly excerpt: string;
}

/** Those that the contract takes, as many as a test has; the others with the reason, in the order of the file. */
function sorted(
  candidates: readonly Candidate[],
  before: readonly Refused[],
  pools: readonly TestPool[] = [],
): Pick<Read, 'questions' | 'pools' | 'refused'> {
  const questions: Read['questions'] = [];
  const refused = [...before];

  for (const { line, number, question, excerpt } of candidates) {
    const read = questionInput.safeParse(question);
    const reason =
      whyNot(read, questions.length) ?? (read.success && !fits(read.data, pools, questions) ? 'pool' : null);
    if (reason) refused.push({ line, question: number, reason, excerpt });
    else if (read.success) questions.push({ ...read.data, text: cleanStatement(read.data.text).text });
  }
  refused.sort((one, other) => (one.question ?? one.line ?? 0) - (other.question ?? other.line ?? 0));
  const filled = pools.flatMap(({ name, draws }) => {
    const size = questions.filter(({ pool }) => pool === name).length;
    return size === 0 ? [] : [{ name, draws: Math.min(draws, size) }];
  });
  return { questions, pools: filled, refused };
}

/** A pool is one of the file, and its questions are worth the same. */
const fits = (
  { pool = '', points }: QuestionInput,
  pools: readonly TestPool[],
  taken: readonly Read['questions'][number][],
): boolean =>
  pool === '' ||
  (pools.some(({ name }) => name === pool) && taken.every((other) => other.pool !== pool || other.points === points));

function whyNot(read: ReturnType<typeof questionInput.safeParse>, taken: number): ImportRefusal | null {
  if (read.success) {
    // Nothing of a file is where a picture could be.
    if (/<img\b/i.test(read.data.text)) return 'picture';
    if (cleanStatement(read.data.text).words === '') return 'no_statement';
    if ('rubric' in read.data && !addsUp(read.data)) return 'invalid';
    return taken < TEST_QUESTIONS_MAX ? null : 'too_many';
  }
  const { issues } = read.error;
  if (issues.some(({ code, path }) => code === 'too_big' && path.at(-1) === 'options')) return 'too_many_options';
  if (issues.some(({ code, path }) => code === 'too_big' && path.at(-1) !== 'points')) return 'too_long';
  if (issues.some(({ message }) => message === 'OPTIONS_DUPLICATE')) return 'same_options';
  if (issues.some(({ message }) => message === 'CRITERION_DUPLICATE')) return 'same_criteria';
  return 'invalid';
}
