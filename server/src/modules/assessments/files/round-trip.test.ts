import { type QuestionInput, trueFalse } from '@prova/contract/assessments/questions';
import type { ExportLoss, TestFileFormat } from '@prova/contract/assessments/test-fields';
import { createTest } from '@prova/contract/assessments/tests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAsMoodle } from '../../../../test/gift-as-moodle.ts';
import { testFiles } from '../../../../test/test-files.ts';
import { TEST_FIELDS } from '../../../../test/tests-factory.ts';
import { writtenQuestion } from '../../../../test/written-questions.ts';
import { openZip } from '../../files/files.service.ts';

const files = testFiles();

/** What of a question a file can hold or lose, in the shape in which it is sent. */
function parts(question: QuestionInput) {
  const { type, text, points, topic, explanation, pool = '' } = question;
  return {
    type,
    text,
    points,
    topic,
    pools: pool,
    explanation,
    expectedAnswer: 'expectedAnswer' in question ? question.expectedAnswer : '',
    rubric: 'rubric' in question ? question.rubric : [],
    options: 'options' in question ? question.options.map((each) => [each.text, each.correct]) : [],
    correctAnswer: 'correctAnswer' in question ? question.correctAnswer : null,
    code: question.type === 'CODE' ? [question.language, question.starterCode, question.check] : [],
    seconds: question.type === 'VIDEO_RESPONSE' ? question.videoSeconds : 0,
  };
}

const isHeld = (format: TestFileFormat) => (question: QuestionInput) =>
  format === 'json' || (question.type !== 'CODE' && question.type !== 'VIDEO_RESPONSE');

const FIRST = trueFalse.parse({ type: 'TRUE_FALSE', text: '<p>Sim?</p>', correctAnswer: true });

/** One that every format holds, then some of any type; the last are a pool, whose questions are worth the same. */
const tests = fc
  .tuple(fc.array(writtenQuestion, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 2 }))
  .map(([others, drawn]) => {
    const questions = [FIRST, ...others];
    const from = drawn === 0 ? questions.length : Math.max(questions.length - 3, 1);
    const isAlike = questions.slice(from).every(({ points }) => points === questions[from]?.points);
    const pool = from < questions.length && isAlike ? 'Sorteio & <b>' : '';
    return {
      ...TEST_FIELDS,
      questions: questions.map((each, index) => (pool !== '' && index >= from ? { ...each, pool } : each)),
      pools: pool === '' ? [] : [{ name: pool, draws: 1 }],
    };
  });

async function written(body: object): Promise<string> {
  const answer = await files.server().call(createTest, { as: files.ana().token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.data.id;
}

async function throughFile(id: string, format: TestFileFormat) {
  const { content, encoding, lost, name } = await files.exported(id, format);
  const body = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  return { body, lost, read: (await files.read(body, name)).data };
}

/** As it is stored: cleaned once. */
const stored = async (id: string) => (await throughFile(id, 'json')).read.questions;

test.each(['json', 'gift', 'qti'] as const)(
  '%s comes back as it was, but for what it was said to lose',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(tests, async (body) => {
        const id = await written(body);
        const before = await stored(id);
        expect(before.map(parts)).toEqual(body.questions.map(parts));
        const { read, lost } = await throughFile(id, format);
        expect([read.refused, read.lost.filter(({ what }) => what !== 'latex')]).toEqual([[], []]);
        const held = before.flatMap((question, index) => (isHeld(format)(question) ? [{ question, index }] : []));
        expect(read.questions.length).toBe(held.length);
        for (const [at, { question, index }] of held.entries()) {
          const [was, is] = [parts(question), parts(read.questions[at] as QuestionInput)];
          const changed = Object.keys(was).filter((part) => !same(was, is, part as keyof typeof was));
          const said = lost.flatMap(({ what, questions }) => (questions.includes(index + 1) ? [what as string] : []));
          expect(changed.toSorted(), JSON.stringify([was, is])).toEqual(
            said.filter((what) => what !== 'characters').toSorted(),
          );
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  },
);

type Parts = ReturnType<typeof parts>;
const same = (was: Parts, is: Parts, part: keyof Parts) => JSON.stringify(was[part]) === JSON.stringify(is[part]);

test('what is read of a file is read again from the file that is written of it', async () => {
  await fc.assert(
    fc.asyncProperty(tests, fc.constantFrom('gift', 'qti'), async (body, format) => {
      const { read } = await throughFile(await written(body), format);
      const again = await throughFile(
        await written({ ...TEST_FIELDS, questions: read.questions, pools: read.pools }),
        format,
      );
      expect(again.read.questions.map(parts)).toEqual(read.questions.map(parts));
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

const PLAIN_OF_XML: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };
const plainOf = (xml: string) => xml.replaceAll(/&([a-z#0-9]+);/g, (_, name: string) => PLAIN_OF_XML[name] ?? '?');

test('others read the same in it: GIFT as Moodle takes it apart, and the words of QTI', async () => {
  await fc.assert(
    fc.asyncProperty(tests, async (body) => {
      const id = await written(body);
      const held = (await stored(id)).filter(isHeld('gift'));
      const gift = readAsMoodle((await throughFile(id, 'gift')).body.toString());
      expect(gift.length).toBe(held.length);
      const qti = await throughFile(id, 'qti');
      const isWhole = qti.lost.every(({ what }) => what !== ('characters' satisfies ExportLoss));
      const zip = openZip(qti.body, 10_000_000);
      const items = zip.names.filter((name) => name.startsWith('items/')).map((name) => zip.read(name) ?? '');
      for (const [at, question] of held.entries()) {
        const { text, explanation, options } = parts(question);
        const { statement, feedback, answers, truth } = gift[at] ?? {};
        expect(statement).toEqual({ format: 'html', text: text.replaceAll('\r', '&#13;') });
        expect(feedback?.text).toBe(explanation.replaceAll(/\r\n?/g, '\n'));
        expect(answers?.map(({ text: words, weight }) => [words, weight === 1])).toEqual(options);
        if (question.type === 'TRUE_FALSE') expect(truth).toBe(question.correctAnswer);
        if (!isWhole || options.length === 0) continue;
        const choices = [...(items[at] ?? '').matchAll(/<simpleChoice identifier="(\w+)">([\s\S]*?)<\/simpleChoice>/g)];
        expect(choices.map(([, , words = '']) => plainOf(words))).toEqual(options.map(([words]) => words));
        const right = /<correctResponse><value>(\w+)<\/value>/.exec(items[at] ?? '')?.[1];
        expect(choices.map(([, name]) => name === right)).toEqual(options.map(([, correct]) => correct));
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
