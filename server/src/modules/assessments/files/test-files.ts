import { testPool } from '@prova/contract/assessments/pools';
import { IMPORT_MAX_BYTES, type TestFileFormat } from '@prova/contract/assessments/test-fields';
import { type exportTest, type readTestFile, testFile } from '@prova/contract/assessments/test-files';
import { testShape } from '@prova/contract/assessments/tests';
import type { ResultOf } from '@prova/contract/endpoint';
import { slugify } from '@prova/contract/slug';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { ZipRefused } from '../../files/files.service.ts';
import { companyOfAuthor, requireTest } from '../find-test.ts';
import { type QuestionRow, selectQuestions } from '../questions.queries.ts';
import { cleanStatement, withoutPictures } from '../statement.ts';
import { decodeText, EncodingUnknown } from './decode-text.ts';
import { exportLosses } from './export-losses.ts';
import { isZip, type QtiPackage, readQtiItem, readQtiPackage } from './qti/read-package.ts';
import { writeQtiPackage } from './qti/write-package.ts';
import { type Refused, readGift } from './read-gift.ts';
import { questionLines, readJson } from './read-json.ts';
import { type Candidate, takeQuestions } from './take-questions.ts';
import { writeGift } from './write-gift.ts';

type Read = ResultOf<typeof readTestFile>;

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN */
export async function exportAsFile(ctx: Ctx, id: string, format: TestFileFormat): Promise<ResultOf<typeof exportTest>> {
  const test = await requireTest(ctx, id);
  const written = await selectQuestions(ctx, id);
  const lost = exportLosses(format, written, test.pools);
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
 * @throws AppError NO_COMPANY, FORBIDDEN, FILE_EMPTY, FILE_TOO_LARGE, TEST_FILE_UNREADABLE, TEST_FILE_ENCODING,
 * TEST_FILE_BROKEN_JSON, TEST_FILE_OTHER_JSON
 */
export function readFile(ctx: Ctx, [file]: readonly UploadedFile[]): Read {
  companyOfAuthor(ctx);
  if (!file) throw new AppError('TEST_FILE_UNREADABLE');
  if (isZip(file.body)) return fromQti(unpacked(file.body));
  if (file.body.length > IMPORT_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { data: { limit: '1 MB' } });
  const content = decoded(file.body);
  if (content.trim() === '') throw new AppError('FILE_EMPTY');
  if (XML.test(content)) return fromQti(readQtiItem(content));
  const isJson = JSON_NAME.test(file.name) || (JSON_START.test(content) && !GAP_START.test(content));
  return isJson ? fromJson(content) : fromGift(content);
}

const JSON_NAME = /\.json$/i;
/** A bracket may name the format of a question of GIFT. */
const JSON_START = /^\s*(?:\{|\[\s*[[{"\]])/;
/** A sentence of GIFT that begins with its gap. */
const GAP_START = /^\s*\{\s*(?:[=~#%]|(?:T|F|TRUE|FALSE)\s*[#}])/;

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

/** NUL is in no text. @throws AppError TEST_FILE_UNREADABLE, TEST_FILE_ENCODING */
function decoded(file: Buffer): string {
  try {
    const text = decodeText(file);
    if (!text.includes('\u0000')) return text;
  } catch (error) {
    if (!(error instanceof EncodingUnknown)) throw error;
    if (!file.includes(0)) throw new AppError('TEST_FILE_ENCODING', { cause: error });
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
    lost: [],
  }));
  const pools = z.looseObject({ pools: z.array(testPool).default([]) }).safeParse(file.data);
  const taken = takeQuestions(
    candidates,
    [],
    pools.success ? pools.data.pools : [],
    test.success ? [] : ['configuration'],
  );
  return { format: 'json', test: test.success ? test.data : null, ...taken };
}

/** @throws AppError TEST_FILE_UNREADABLE */
function fromQti(read: QtiPackage | null): Read {
  if (!read || read.items.length === 0) throw new AppError('TEST_FILE_UNREADABLE');
  const refused: Refused[] = [];
  const candidates: Candidate[] = [];
  for (const { line, number, excerpt, question, found, topic, pool, lost } of read.items)
    if (typeof question === 'string') refused.push({ line, question: number, reason: question, found, excerpt });
    else
      candidates.push({ line, number, excerpt, lost, question: { ...question, topic, ...(pool !== '' && { pool }) } });
  return { format: 'qti', test: null, ...takeQuestions(candidates, refused, read.pools, read.lost) };
}

function fromGift(content: string): Read {
  const { questions, refused } = readGift(content);
  if (questions.length + refused.length === 0) throw new AppError('TEST_FILE_UNREADABLE');
  return {
    format: 'gift',
    test: null,
    ...takeQuestions(
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
