import type { QuestionInput } from '@prova/contract/assessments/questions';
import { IMPORT_MAX_BYTES } from '@prova/contract/assessments/test-fields';
import { exportTest, readTestFile } from '@prova/contract/assessments/test-files';
import { appendQuestions, createTest, listQuestions } from '@prova/contract/assessments/tests';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../seeds/tests/library.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { QUESTIONS, RATED_ESSAY, writeTest } from '../../../../test/tests-factory.ts';
import { escapeGift, unescapeGift } from './gift-text.ts';
import { readGift } from './read-gift.ts';

let server: TestServer;
let ana: Person;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const read = (body: string | Buffer, name = 'teste.gift') =>
  server.call(readTestFile, { as: ana.token, body: {}, files: { file: { name, body } } });
const exported = async (id: string, format: 'json' | 'gift') =>
  (await server.call(exportTest, { as: ana.token, params: { id }, query: { format } })).data;
const bare = (question: QuestionInput) => ({
  ...question,
  ...(question.type === 'MULTIPLE_CHOICE' && {
    options: question.options.map(({ text, correct }) => ({ text, correct })),
  }),
});

describe('JSON', () => {
  test('holds all of a test: what is exported is read again as it was, and can be sent', async () => {
    for (const each of [...LIBRARY, { ...LIBRARY[0], title: 'Com vídeo', questions: QUESTIONS }]) {
      const { questions, ...fields } = each;
      const written = await writeTest(server, ana, { ...fields, questions });
      const { name, content, leftOut } = await exported(written.id, 'json');
      expect([name.endsWith('.json'), leftOut]).toEqual([true, []]);
      const { data } = await read(content, name);
      expect([data.format, data.refused]).toEqual(['json', []]);
      expect(data.test).toMatchObject({ title: fields.title, category: fields.category, minutes: fields.minutes });
      const body = { ...data.test, questions: data.questions };
      const again = (await server.call(createTest, { as: ana.token, body })).data;
      const asRead = (await read((await exported(again.id, 'json')).content)).data;
      expect(asRead.questions.map(bare)).toEqual(data.questions.map(bare));
    }
  });

  test('says which questions it did not take, and why', async () => {
    const [choice, , essay] = QUESTIONS;
    const questions = [
      essay,
      { ...choice, options: [{ text: 'a', correct: true }, { text: 'A' }] },
      { ...essay, text: '<p> </p>' },
      { ...essay, text: 'x'.repeat(20_001) },
      { type: 'RIDDLE', text: 'O que é, o que é?' },
      42,
      { ...RATED_ESSAY, points: 9 },
    ];
    const { data } = await read(JSON.stringify({ format: 'prova-test', version: 1, questions }));
    expect([data.questions.length, data.test]).toEqual([1, null]);
    expect(data.refused.map(({ question, line, reason }) => [question, line, reason])).toEqual([
      [2, null, 'same_options'],
      [3, null, 'no_statement'],
      [4, null, 'too_long'],
      [5, null, 'invalid'],
      [6, null, 'invalid'],
      [7, null, 'invalid'],
    ]);
    expect(data.refused[3]?.excerpt).toBe('O que é, o que é?');
  });
});

/** As Moodle's documentation and other programs write it. */
const GIFT = String.raw`// Um comentário
$CATEGORY: $course$/Geral/História da computação

::Q1:: Quem escreveu o primeiro algoritmo para a máquina analítica? {
  =Ada Lovelace # Isso mesmo.
  ~Alan Turing # Nasceu um século depois.
  ~%0%Grace Hopper
  ####As notas de Ada são de 1843.
}

::Q2::A Terra é plana.{FALSE}

O sol nasce no leste.{T#Não é bem assim.#Isso.}

::Redação:: [markdown]Conte o que você aprendeu. {}

::Chaves e sinais:: Quanto é 2 + 2 \= 4\: use \{ e \} \~ \# {=certo \= sim ~errado}

Quanto é 3 mais 4? {#7:0}

Que cidades? {=Recife =Olinda}

Ligue. {=Brasil -> Brasília =Peru -> Lima}

Grant está {~enterrado =sepultado} no túmulo.

Pesos. {~%50%um ~%50%dois ~%-100%três}

Duas certas. {=a =b ~c}

Nenhuma certa. {~a ~b}

Só uma frase, sem resposta.

Aberta {=sim ~não

::Só título:: {T}

[html]<p>Use <b>negrito</b> e <script>alert(1)</script>.</p> {=ok ~não}
`;

describe('GIFT', () => {
  test('is read as others write it; what cannot be taken over is refused with its line', async () => {
    const { data } = await read(GIFT);
    expect([data.format, data.test]).toEqual(['gift', null]);
    expect(data.questions.map(bare)).toEqual([
      {
        type: 'MULTIPLE_CHOICE',
        text: '<p>Quem escreveu o primeiro algoritmo para a máquina analítica?</p>',
        points: 1,
        topic: 'História da computação',
        explanation: 'As notas de Ada são de 1843.',
        options: [
          { text: 'Ada Lovelace', correct: true },
          { text: 'Alan Turing', correct: false },
          { text: 'Grace Hopper', correct: false },
        ],
      },
      expect.objectContaining({ type: 'TRUE_FALSE', text: '<p>A Terra é plana.</p>', correctAnswer: false }),
      expect.objectContaining({ correctAnswer: true, explanation: 'Isso.' }),
      expect.objectContaining({ type: 'ESSAY', text: '<p>Conte o que você aprendeu.</p>' }),
      expect.objectContaining({
        text: '<p>Quanto é 2 + 2 = 4: use { e } ~ #</p>',
        options: [
          { text: 'certo = sim', correct: true },
          { text: 'errado', correct: false },
        ],
      }),
      expect.objectContaining({ text: '<p>Use <strong>negrito</strong> e .</p>' }),
    ]);
    expect(data.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [19, 'numeric'],
      [21, 'short_answer'],
      [23, 'matching'],
      [25, 'missing_word'],
      [27, 'weighted'],
      [29, 'several_right'],
      [31, 'no_right'],
      [33, 'description'],
      [35, 'unclosed'],
      [37, 'no_statement'],
    ]);
    expect(data.refused[0]?.excerpt).toBe('Quanto é 3 mais 4? {#7:0}');
  });

  test('holds what it can of a test, says what it leaves out, and is read again', async () => {
    for (const { questions, ...fields } of LIBRARY) {
      const written = await writeTest(server, ana, { ...fields, questions });
      const { name, content, leftOut } = await exported(written.id, 'gift');
      expect(name.endsWith('.gift')).toBe(true);
      expect(leftOut).toEqual(questions.flatMap(({ type }, index) => (type === 'CODE' ? [index + 1] : [])));
      const { data } = await read(content);
      expect(data.refused).toEqual([]);
      const shown = (question: QuestionInput) => ({
        text: question.text,
        explanation: question.explanation,
        ...('options' in question && { options: bare(question) }.options),
      });
      const kept = written.questions.filter(({ type }) => type !== 'CODE');
      expect(data.questions.map(({ text }) => text)).toEqual(kept.map(({ text }) => text));
      expect(data.questions.map((question) => shown(question).explanation)).toEqual(
        kept.map(({ explanation }) => explanation),
      );
      expect(
        data.questions.map((question) => ('options' in question ? question.options.map((o) => o.text) : [])),
      ).toEqual(kept.map(({ options }) => options.map((option) => option.text)));
    }
  });

  test('any text comes back from its escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replaceAll(/\r\n?/g, '\n').trim();
        expect(unescapeGift(escapeGift(plain))).toBe(plain);
      }),
    );
  });

  test('whatever stands in a file, reading it ends, in time that grows with its length', () => {
    const hostile = ['{', '}', '=', '~', '#', '\\', ':', '%', '->', '\n', '\n\n', '//', '$CATEGORY:', 'a', '::'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...hostile), { maxLength: 200 }), (parts) => {
        const { questions, refused } = readGift(parts.join(''));
        expect(questions.length + refused.length).toBeLessThanOrEqual(parts.length);
      }),
    );
    for (const part of ['::', '{=', '=~', '\\', '#', '%1%~', '{}', '[html]'])
      readGift(part.repeat(IMPORT_MAX_BYTES / 2 / part.length));
  });
});

test.each([
  ['other JSON', '{"questions": []}'],
  ['JSON of a later version', '{"format": "prova-test", "version": 2, "questions": []}'],
  ['nothing', '\n\n'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
  ['NUL', 'a\u0000{T}'],
])('%s is refused, in words', async (_, content) => {
  const answer = await read(content);
  expect([answer.status, answer.body.error]).toEqual([422, 'TEST_FILE_UNREADABLE']);
  expect(answer.body.message).toMatch(/JSON exportado da Prova/);
});

test('a file over the limit is not read', async () => {
  expect((await read('a'.repeat(IMPORT_MAX_BYTES + 1))).status).toBe(413);
});

describe('questions for a test that is there', () => {
  const append = (id: string, questions: readonly unknown[]) =>
    server.call(appendQuestions, { as: ana.token, params: { id }, body: { questions } });

  test('come to its end as they were read, without the pools of their file', async () => {
    const { id } = await writeTest(server, ana, { questions: [QUESTIONS[2]] });
    const { data: file } = await read(GIFT);
    const [first, ...others] = file.questions;
    const added = await append(id, [{ ...first, pool: 'De outro arquivo' }, ...others]);
    expect([added.status, added.data.questionTotal, added.data.questionCount]).toEqual([201, 7, 7]);
    const { data } = await server.call(listQuestions, {
      as: ana.token,
      params: { id },
      query: { includeAnswers: 'true' },
    });
    expect(data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(data.slice(1).map(({ text, pool }) => [text, pool])).toEqual(file.questions.map(({ text }) => [text, '']));
  });

  test('are taken as far as the test has room, all or none', async () => {
    const many = Array.from({ length: 299 }, () => QUESTIONS[2]);
    const { id } = await writeTest(server, ana, { questions: many });
    expect((await append(id, [QUESTIONS[1], QUESTIONS[1]])).body.error).toBe('TEST_FULL');
    expect((await append(id, [QUESTIONS[1]])).data.questionTotal).toBe(300);
    const wrong = await append((await writeTest(server, ana)).id, [QUESTIONS[1], { ...QUESTIONS[2], points: 0 }]);
    expect([wrong.status, wrong.body.error]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
