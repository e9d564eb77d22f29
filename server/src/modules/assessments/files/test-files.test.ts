import type { QuestionInput } from '@prova/contract/assessments/questions';
import { IMPORT_MAX_BYTES } from '@prova/contract/assessments/test-fields';
import { appendQuestions, createTest, listQuestions } from '@prova/contract/assessments/tests';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../seeds/tests/library.ts';
import { testFiles } from '../../../../test/test-files.ts';
import { QUESTIONS, RATED_ESSAY, writeTest } from '../../../../test/tests-factory.ts';
import { escapeGift, unescapeGift } from './gift-text.ts';
import { readGift } from './read-gift.ts';

const files = testFiles();
const { exported } = files;
const read = (body: string | Buffer, name = 'teste.gift') => files.read(body, name);
const write = (fields?: Parameters<typeof writeTest>[2]) => writeTest(files.server(), files.ana(), fields);
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
      const written = await write({ ...fields, questions });
      const { name, content, lost } = await exported(written.id, 'json');
      expect([name.endsWith('.json'), lost]).toEqual([true, []]);
      const { data } = await read(content, name);
      expect([data.format, data.refused]).toEqual(['json', []]);
      expect(data.test).toMatchObject({ title: fields.title, category: fields.category, minutes: fields.minutes });
      const body = { ...data.test, pools: data.pools, questions: data.questions };
      const again = (await files.server().call(createTest, { as: files.ana().token, body })).data;
      const asRead = (await read((await exported(again.id, 'json')).content)).data;
      expect(asRead.pools).toEqual(data.pools);
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
      { ...RATED_ESSAY, rubric: RATED_ESSAY.rubric.map((each) => ({ ...each, name: 'Clareza' })) },
    ];
    const { data } = await read(
      `{"format":"prova-test","version":1,"questions":[\n${questions.map((each) => JSON.stringify(each)).join(',\n')}]}`,
      'teste.json',
    );
    expect([data.questions.length, data.test]).toEqual([1, null]);
    expect(data.refused.map(({ question, line, reason }) => [question, line, reason])).toEqual([
      [2, 3, 'same_options'],
      [3, 4, 'no_statement'],
      [4, 5, 'too_long'],
      [5, 6, 'invalid'],
      [6, 7, 'invalid'],
      [7, 8, 'invalid'],
      [8, 9, 'same_criteria'],
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
  test('options of HTML, as Moodle writes them, are read as text', async () => {
    const { data } = await read(
      '[html]<p>Qual?</p> {=<p>A <b>certa</b></p>#<p>Isso &amp; só.</p> ~<p>Outra &lt;x&gt;</p>}',
    );
    expect(data.questions[0]).toMatchObject({
      options: [{ text: 'A certa' }, { text: 'Outra <x>' }],
      explanation: 'Isso & só.',
    });
  });

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
      expect.objectContaining({
        type: 'MULTIPLE_CHOICE',
        text: '<p>Grant está _____ no túmulo.</p>',
        options: [
          { text: 'enterrado', correct: false },
          { text: 'sepultado', correct: true },
        ],
      }),
      expect.objectContaining({ text: '<p>Use <strong>negrito</strong> e .</p>' }),
    ]);
    expect(data.lost).toEqual([{ what: 'feedback', questions: [1, 3] }]);
    expect(data.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [19, 'numeric'],
      [21, 'short_answer'],
      [23, 'matching'],
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
      const written = await write({ ...fields, questions });
      const { name, content, lost } = await exported(written.id, 'gift');
      expect(name.endsWith('.gift')).toBe(true);
      const code = questions.flatMap(({ type }, index) => (type === 'CODE' ? [index + 1] : []));
      expect(lost.flatMap((each) => (each.what === 'code' ? each.questions : []))).toEqual(code);
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

describe('what a file does not hold is said, and only what this test has', () => {
  const [choice, , , code, video] = QUESTIONS;
  const POOL = 'Idempotência';
  const bareChoice = { ...choice, points: 1, topic: '', explanation: '' };
  const rich = {
    questions: [
      { ...RATED_ESSAY, topic: 'Pagamentos', pool: POOL },
      { ...RATED_ESSAY, expectedAnswer: '', pool: POOL },
      choice,
      { ...code, expectedAnswer: 'return a + b' },
      video,
      bareChoice,
    ],
    pools: [{ name: POOL, draws: 1 }],
  };
  test.each([
    ['json', []],
    ['qti', ['code 4', 'video 5', 'rubric 1,2', 'configuration ']],
    [
      'gift',
      [
        'code 4',
        'video 5',
        'rubric 1,2',
        'expectedAnswer 1',
        'points 1,2,3',
        'topic 1,3',
        'pools 1,2',
        'configuration ',
      ],
    ],
  ] as const)('%s', async (format, lost) => {
    const { id } = await write(rich);
    const said = (await exported(id, format)).lost.map(({ what, questions }) => `${what} ${questions.join()}`);
    expect(said).toEqual(lost);
    const plain = await write({ questions: [bareChoice] });
    const rest = (await exported(plain.id, format)).lost.map(({ what }) => what);
    expect(rest).toEqual(format === 'json' ? [] : ['configuration']);
  });
});

test('a pool that draws more than a format holds of it is named', async () => {
  const [choice, , essay, code] = QUESTIONS;
  const questions = [choice, essay, code].map((each) => ({ ...each, points: 2, pool: 'P' }));
  const { id } = await write({ questions, pools: [{ name: 'P', draws: 3 }] });
  expect((await exported(id, 'qti')).lost).toContainEqual({ what: 'pools', questions: [1, 2] });
});

const FOREIGN = [
  [
    'bytes that are no text',
    Buffer.from([0x25, 0x50, 0xff, 0x00, 0x41]),
    'a.gift',
    'TEST_FILE_UNREADABLE',
    /JSON exportado da Prova/,
  ],
  ['text of Latin-1', Buffer.from('Questão? {T}', 'latin1'), 'a.gift', 'TEST_FILE_ENCODING', /salve como UTF-8/],
  ['UTF-16 without a mark', Buffer.from('Questão? {T}', 'utf16le'), 'a.gift', 'TEST_FILE_UNREADABLE', /UTF-8/],
  ['NUL', 'a\u0000{T}', 'a.gift', 'TEST_FILE_UNREADABLE', /JSON exportado da Prova/],
  ['no byte', '', 'a.gift', 'FILE_EMPTY', /vazio/],
  ['blank lines', '\ufeff\n\n ', 'a.json', 'FILE_EMPTY', /vazio/],
  ['other JSON', '{"questions": []}', 'a.json', 'TEST_FILE_OTHER_JSON', /não é um teste exportado/],
  ['a list', '[{"text": "a"}]', 'a.txt', 'TEST_FILE_OTHER_JSON', /não é um teste exportado/],
  ['a later version', '{"format": "prova-test", "version": 2, "questions": []}', 'a', 'TEST_FILE_OTHER_JSON', /GIFT/],
  ['a comma too many', '{\n  "questions": [],\n}', 'a.txt', 'TEST_FILE_BROKEN_JSON', /quebrado na linha 3/],
  ['a key without quotes', '{\n\n"format": prova-test}', 'a', 'TEST_FILE_BROKEN_JSON', /quebrado na linha 3/],
  ['JSON cut short', '{"format": "prova-test",\n"questions": [', 'a.txt', 'TEST_FILE_BROKEN_JSON', /na linha 2/],
  ['words that are called JSON', 'O sol nasce no leste. {T}', 'a.json', 'TEST_FILE_BROKEN_JSON', /na linha 1/],
  ['brackets without an end', '['.repeat(IMPORT_MAX_BYTES), 'a.json', 'TEST_FILE_UNREADABLE', /JSON exportado/],
] as const;

test.each(FOREIGN)('%s is refused, in words', async (_, content, name, code, words) => {
  const answer = await read(content, name);
  expect([answer.status, answer.body.error]).toEqual([422, code]);
  expect(answer.body.message).toMatch(words);
});

test('GIFT that begins with the format of a question is no JSON', async () => {
  expect((await read('[html]<p>Sim?</p> {T}', 'a.txt')).data.format).toBe('gift');
});

test('a file over the limit is not read', async () => {
  expect((await read('a'.repeat(IMPORT_MAX_BYTES + 1))).status).toBe(413);
});

describe('questions for a test that is there', () => {
  const append = (id: string, questions: readonly unknown[]) =>
    files.server().call(appendQuestions, { as: files.ana().token, params: { id }, body: { questions } });

  test('come to its end as they were read, without the pools of their file', async () => {
    const { id } = await write({ questions: [QUESTIONS[2]] });
    const { data: file } = await read(GIFT);
    const [first, ...others] = file.questions;
    const added = await append(id, [{ ...first, pool: 'De outro arquivo' }, ...others]);
    expect([added.status, added.data.questionTotal, added.data.questionCount]).toEqual([201, 8, 8]);
    const { data } = await files.server().call(listQuestions, {
      as: files.ana().token,
      params: { id },
      query: { includeAnswers: 'true' },
    });
    expect(data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(data.slice(1).map(({ text, pool }) => [text, pool])).toEqual(file.questions.map(({ text }) => [text, '']));
  });

  test('are taken as far as the test has places, all or none', async () => {
    const many = Array.from({ length: 299 }, () => QUESTIONS[2]);
    const { id } = await write({ questions: many });
    expect((await append(id, [QUESTIONS[1], QUESTIONS[1]])).body.error).toBe('TEST_FULL');
    expect((await append(id, [QUESTIONS[1]])).data.questionTotal).toBe(300);
    const wrong = await append((await write()).id, [QUESTIONS[1], { ...QUESTIONS[2], points: 0 }]);
    expect([wrong.status, wrong.body.error]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
