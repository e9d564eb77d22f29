import { createQuestion, listBank, removeQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { TEST_QUESTIONS_MAX } from '@prova/contract/assessments/test-fields';
import type { TestDetails } from '@prova/contract/assessments/tests';
import * as contract from '@prova/contract/assessments/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { makeExpert, signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { publishTest, QUESTIONS, RATED_ESSAY, TEST_FIELDS, writeTest } from '../../../test/tests-factory.ts';

let server: TestServer;
let ana: Person;
let bia: Person;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER');
  bia = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const [CHOICE, TRUE_FALSE, ESSAY, CODE, VIDEO] = QUESTIONS;
const at = (id: string, as = ana.token) => ({ as, params: { id } });
const write = (given = {}) => writeTest(server, ana, given);
const add = (testId: string, question: object, more: object = {}) =>
  server.call(createQuestion, { as: ana.token, body: { ...question, testId, ...more } });
const create = (body: object) => server.call(contract.createTest, { as: ana.token, body });
const positions = ({ questions }: Pick<TestDetails, 'questions'>) => questions.map(({ position }) => position);
const details = async (id: string, includeAnswers: 'true' | 'false' = 'true') =>
  (await server.call(contract.getTestDetails, { ...at(id), query: { includeAnswers } })).data;
const titles = async (query: Record<string, unknown>, as = ana.token) =>
  (await server.call(contract.listTests, { as, query })).data.map(({ title }) => title);
const fields = ({ body }: { body: unknown }) =>
  ((body as { details?: { field: string; code?: string }[] }).details ?? []).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('a test', () => {
  test('is written with a question of each type, read by its authors, and knows how many points it has', async () => {
    const written = await write({ minutes: 45, instructions: 'Sem consulta.', description: 'Para júnior.' });
    expect(written).toMatchObject({
      ...TEST_FIELDS,
      status: 'draft',
      minutes: 45,
      showsAnswers: false,
      shuffles: false,
      questionCount: 5,
      points: 18,
      applicationsCount: 0,
      authorName: ana.name,
      version: 1,
    });
    expect(written.questions.map(({ type }) => type)).toEqual(QUESTIONS.map(({ type }) => type));
    expect(positions(written)).toEqual([1, 2, 3, 4, 5]);
    expect(await details(written.id)).toEqual(written);
    const { questions, pools: _none, ...summary } = written;
    expect((await server.call(contract.getTest, at(written.id))).data).toEqual(summary);
    expect(
      (await server.call(contract.listQuestions, { ...at(written.id), query: { includeAnswers: 'true' } })).data,
    ).toEqual(questions);
  });

  test('says what is right only to who asks for it', async () => {
    const { id } = await write({ questions: [...QUESTIONS, RATED_ESSAY] });
    const answers = ['correct', 'correctAnswer', 'expectedAnswer', 'rubric', 'explanation'];
    const secrets = ['Reconhece a repetição', 'escopo em que nasceu', 'return a + b', 'NaN é diferente'];
    for (const query of [{}, { includeAnswers: 'false' as const }])
      for (const endpoint of [contract.getTestDetails, contract.listQuestions]) {
        const answer = await server.call(endpoint, { ...at(id), query });
        const text = JSON.stringify(answer.data);
        for (const word of [...answers.map((name) => `"${name}"`), ...secrets]) expect(text).not.toContain(word);
      }
    const [choice, trueFalse, essay] = (await details(id)).questions;
    expect(choice?.options.map(({ correct }) => correct)).toEqual([false, true, false]);
    expect([trueFalse?.correctAnswer, essay?.expectedAnswer]).toEqual([false, ESSAY.expectedAnswer]);
  });

  test.each([
    ['a name', { title: '' }, 'title TEST_TITLE_REQUIRED'],
    ['a name that is there at all', { title: undefined }, 'title TEST_TITLE_REQUIRED'],
    ['a name that is not null', { title: null }, 'title TEST_TITLE_REQUIRED'],
    ['a name that can be seen', { title: '\u200B ' }, 'title TEST_TITLE_REQUIRED'],
    ['an area', { category: undefined }, 'category REQUIRED'],
    ['a difficulty', { difficulty: '' }, 'difficulty NOT_AN_OPTION'],
    ['a positive duration', { minutes: 0 }, 'minutes DURATION_POSITIVE'],
    ['no negative duration', { minutes: -5 }, 'minutes DURATION_POSITIVE'],
    ['whole minutes', { minutes: 1.5 }, 'minutes DURATION_POSITIVE'],
    ['at most 600 minutes', { minutes: 601 }, 'minutes MAX'],
    [
      'two options',
      { questions: [{ ...CHOICE, options: [{ text: 'a', correct: true }] }] },
      'questions.0.options OPTIONS_TOO_FEW',
    ],
    ['options at all', { questions: [{ ...CHOICE, options: undefined }] }, 'questions.0.options OPTIONS_TOO_FEW'],
    [
      'one right option',
      { questions: [{ ...CHOICE, options: [{ text: 'a' }, { text: 'b' }] }] },
      'questions.0.options ONE_RIGHT_OPTION',
    ],
    [
      'not two right ones',
      {
        questions: [
          {
            ...CHOICE,
            options: [
              { text: 'a', correct: true },
              { text: 'b', correct: true },
            ],
          },
        ],
      },
      'questions.0.options ONE_RIGHT_OPTION',
    ],
    [
      'different options',
      { questions: [{ ...CHOICE, options: [{ text: 'a', correct: true }, { text: 'A' }] }] },
      'questions.0.options OPTIONS_DUPLICATE',
    ],
    [
      'true or false',
      { questions: [{ ...TRUE_FALSE, correctAnswer: undefined }] },
      'questions.0.correctAnswer REQUIRED',
    ],
    [
      'a statement',
      { questions: [ESSAY, { ...ESSAY, text: '<p> </p><script>x</script>' }] },
      'questions.1.text REQUIRED',
    ],
    ['a known language', { questions: [{ ...CODE, language: 'cobol' }] }, 'questions.0.language NOT_AN_OPTION'],
    ['half a minute of video', { questions: [{ ...VIDEO, videoSeconds: 29 }] }, 'questions.0.videoSeconds MIN'],
    [
      'a statement that fits once it is cleaned',
      { questions: [{ ...ESSAY, text: '&'.repeat(5000) }] },
      'questions.0.text TOO_LONG',
    ],
    [
      'code without NUL',
      { questions: [{ ...CODE, starterCode: 'a\u0000' }] },
      'questions.0.starterCode CONTROL_CHARACTER',
    ],
    ['points', { questions: [{ ...ESSAY, points: 0 }] }, 'questions.0.points MIN'],
    [
      'criteria that add up to the points',
      { questions: [{ ...RATED_ESSAY, points: 5 }] },
      'questions.0.rubric RUBRIC_SUM',
    ],
    [
      'criteria in quarters',
      {
        questions: [
          {
            ...RATED_ESSAY,
            rubric: [
              { name: 'Um', points: 3.9 },
              { name: 'Dois', points: 0.25 },
            ],
          },
        ],
      },
      'questions.0.rubric.0.points QUARTERS',
    ],
    [
      'names of criteria',
      { questions: [{ ...RATED_ESSAY, rubric: [{ name: ' ', points: 4 }] }] },
      'questions.0.rubric.0.name REQUIRED',
    ],
    [
      'criteria of one name',
      {
        questions: [
          {
            ...RATED_ESSAY,
            rubric: [
              { name: 'Clareza', points: 2 },
              { name: ' clareza', points: 2 },
            ],
          },
        ],
      },
      'questions.0.rubric.1.name CRITERION_DUPLICATE',
    ],
    [
      'eight criteria at most',
      {
        questions: [
          {
            ...RATED_ESSAY,
            points: 9,
            rubric: Array.from({ length: 9 }, (_, index) => ({ name: `Critério ${index}`, points: 1 })),
          },
        ],
      },
      'questions.0.rubric TOO_MANY',
    ],
    ['no criteria where nobody grades', { questions: [{ ...CHOICE, rubric: [] }] }, 'questions.0.rubric UNKNOWN_FIELD'],
    [
      'nothing of another type',
      { questions: [{ ...ESSAY, correctAnswer: true }] },
      'questions.0.correctAnswer UNKNOWN_FIELD',
    ],
    [
      'links that say where they lead',
      { questions: [{ ...ESSAY, text: '<p><a href="https://mau.example">https://prova.example</a></p>' }] },
      'questions.0.text LINK_NAMES_ANOTHER_HOST',
    ],
  ])('needs %s', async (_, given, refused) => {
    const answer = await create({ ...TEST_FIELDS, ...given });
    expect([answer.status, fields(answer)]).toEqual([422, [refused]]);
  });

  test('says in both languages what is missing', async () => {
    const words = async (language: string, title: string | undefined) => {
      const answer = await server.call(contract.createTest, {
        as: ana.token,
        body: { ...TEST_FIELDS, title, minutes: 0 },
        cookies: { 'app-locale': language },
      });
      return (answer.body as { details?: { message: string }[] }).details?.map(({ message }) => message);
    };
    for (const title of ['', undefined]) {
      expect(await words('pt-BR', title)).toEqual([
        'O nome do teste é obrigatório.',
        'A duração deve ser um número positivo.',
      ]);
      expect(await words('en-US', title)).toEqual(['Test name is required.', 'Duration must be a positive number.']);
    }
    const { id } = await write({ questions: [] });
    const publish = await server.call(contract.toggleTest, { ...at(id), cookies: { 'app-locale': 'en-US' } });
    expect(publish.body.message).toBe('Test must have at least one question.');
    const gone = await server.call(contract.getTest, { ...at(newId()), cookies: { 'app-locale': 'pt-BR' } });
    expect([gone.status, gone.body.message]).toEqual([404, 'Teste não encontrado. Ele pode ter sido removido.']);
  });

  test('keeps of a statement what a statement may hold', async () => {
    const text =
      '<h1>Olhe</h1><p onclick="x()">Rode <code>npm&nbsp;test</code> <img src=x onerror=y></p><pre><code>let a = 1 &lt; 2;\n  a;</code></pre><a href="javascript:x">aqui</a>';
    const { questions } = await write({ questions: [{ ...ESSAY, text }] });
    expect(questions[0]?.text).toBe(
      '<h2>Olhe</h2><p>Rode <code>npm\u00a0test</code> </p><pre><code>let a = 1 &lt; 2;\n  a;</code></pre>aqui',
    );
  });

  test('is changed by one author at a time, and may change its status', async () => {
    const { id, version } = await write();
    const change = (body: object) =>
      server.call(contract.updateTest, { ...at(id), body: { ...TEST_FIELDS, version, ...body } });
    const changed = await change({ title: 'Outro nome', minutes: 30, status: 'published' });
    expect(changed.data).toMatchObject({ title: 'Outro nome', minutes: 30, status: 'published', version: version + 1 });
    expect((await change({})).body.error).toBe('VERSION_CONFLICT');
    const both = await Promise.all([1, 2].map(() => change({ version: version + 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('goes from draft to published, to archived and back; the second of two clicks is told', async () => {
    const { id } = await write();
    const toggle = async (status?: 'draft' | 'published' | 'archived') => {
      const answer = await server.call(contract.toggleTest, { ...at(id), ...(status && { body: { status } }) });
      return answer.status === 200 ? answer.data.status : answer.body.error;
    };
    expect(await toggle('draft')).toBe('published');
    expect(await toggle('draft')).toBe('TEST_STATUS_CHANGED');
    expect(await toggle('published')).toBe('archived');
    expect(await toggle()).toBe('published');
  });

  test('is not published without a question, however it is asked for, nor loses its last one', async () => {
    const empty = await write({ questions: [] });
    const body = { ...TEST_FIELDS, version: 1, status: 'published' as const };
    expect((await server.call(contract.updateTest, { ...at(empty.id), body })).body.error).toBe('TEST_NEEDS_QUESTION');
    expect((await server.call(contract.toggleTest, at(empty.id))).body.error).toBe('TEST_NEEDS_QUESTION');
    const one = await publishTest(server, ana, { questions: [ESSAY] });
    const last = at(one.questions[0]?.id ?? '');
    expect((await server.call(removeQuestion, last)).body.error).toBe('TEST_NEEDS_QUESTION');
    await server.call(contract.toggleTest, at(one.id));
    expect((await server.call(removeQuestion, last)).status).toBe(200);
    expect((await server.call(contract.toggleTest, at(one.id))).body.error).toBe('TEST_NEEDS_QUESTION');
  });

  test('is duplicated as a draft that goes its own way', async () => {
    const { id, questions } = await publishTest(server, ana, {
      questions: [...QUESTIONS.slice(0, 4), RATED_ESSAY],
      graders: 2,
    });
    const { data: copy, status } = await server.call(contract.duplicateTest, at(id));
    expect([status, copy.title, copy.status, copy.questionCount, copy.points]).toEqual([
      201,
      `Cópia de ${TEST_FIELDS.title}`,
      'draft',
      5,
      17,
    ]);
    expect(copy.graders).toBe(2);
    const copied = (await details(copy.id)).questions;
    const bare = (all: typeof questions) =>
      all.map(({ id: _id, testId: _test, options, ...rest }) => ({
        ...rest,
        options: options.map(({ text }) => text),
      }));
    expect(bare(copied)).toEqual(bare(questions));
    const ids = (all: typeof questions) => all.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]);
    expect(ids(copied).filter((one) => ids(questions).includes(one))).toEqual([]);
    await server.call(removeQuestion, at(copied[0]?.id ?? ''));
    expect((await details(id)).questions).toHaveLength(5);
    const long = await write({ title: 'x'.repeat(120) });
    expect((await server.call(contract.duplicateTest, at(long.id))).data.title).toHaveLength(120);
  });

  test('leaves everything when it is deleted', async () => {
    const { id, questions } = await write({ title: 'Vai embora' });
    expect((await server.call(contract.removeTest, at(id))).data).toEqual({ id });
    expect((await server.call(contract.getTest, at(id))).body.error).toBe('TEST_NOT_FOUND');
    expect((await server.call(contract.removeTest, at(id))).body.error).toBe('TEST_NOT_FOUND');
    expect(await titles({ search: 'Vai embora' })).toEqual([]);
    const question = questions[0]?.id ?? '';
    expect((await server.call(removeQuestion, at(question))).body.error).toBe('NOT_FOUND');
    const { data } = await server.call(listBank, { as: ana.token, query: { limit: 100 } });
    expect(data.some((one) => one.testId === id)).toBe(false);
  });

  test('is of one company, and of those who write its tests', async () => {
    const { id } = await write();
    const answerTo = async (person: Person) =>
      (await server.call(contract.getTestDetails, { ...at(id, person.token), query: {} })).body.error ?? 'ok';
    const expert = await signUpMember(server, ana, 'expert');
    await makeExpert(server, expert);
    expect(await answerTo(bia)).toBe('TEST_NOT_FOUND');
    expect(await answerTo(await signUpMember(server, ana, 'recruiter'))).toBe('ok');
    expect(await answerTo(expert)).toBe('ok');
    expect(await answerTo(await signUpMember(server, ana, 'hiring_manager'))).toBe('FORBIDDEN');
    expect(await answerTo(await signUpMember(server, ana, 'interviewer'))).toBe('FORBIDDEN');
    expect(await answerTo(await signUp(server, 'POTENTIAL'))).toBe('FORBIDDEN');
  });
});

describe('questions', () => {
  test('are added where one wants them, moved, and taken out without a gap', async () => {
    const { id } = await write({ questions: [ESSAY, ESSAY] });
    const first = (await add(id, TRUE_FALSE, { position: 1 })).data;
    const last = (await add(id, CODE, { position: 99 })).data;
    expect([first.position, last.position]).toEqual([1, 4]);
    let now = await details(id);
    expect(now.questions.map(({ type }) => type)).toEqual(['TRUE_FALSE', 'ESSAY', 'ESSAY', 'CODE']);
    expect([positions(now), now.questionCount, now.points]).toEqual([[1, 2, 3, 4], 4, 16]);

    const ids = now.questions.map((question) => question.id).reverse();
    const order = (list: string[]) => server.call(contract.orderQuestions, { ...at(id), body: { ids: list } });
    const ordered = (await order(ids)).data;
    expect(ordered.map((question) => question.id)).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids.slice(1), newId()], [...ids, newId()], [...ids.slice(1), ids[1] ?? '']])
      expect((await order(wrong)).body.error).toBe('QUESTIONS_CHANGED');

    await server.call(removeQuestion, at(ids[1] ?? ''));
    now = await details(id);
    expect([positions(now), now.questionCount, now.points]).toEqual([[1, 2, 3], 3, 11]);
  });

  test('change, also into another type; options that stay keep their id', async () => {
    const { questions } = await write({ questions: [CHOICE] });
    const [question] = questions;
    if (!question) throw new Error('No question');
    const update = (body: object) => server.call(updateQuestion, { ...at(question.id), body: { ...CHOICE, ...body } });
    const kept = question.options.map(({ id, text }) => ({ id, text, correct: text === 'map' }));
    const strange = { id: newId(), text: 'reduce', correct: false };
    const changed = await update({ version: 1, points: 3, options: [kept[1], kept[0], strange] });
    expect(changed.data.options.map(({ text, correct }) => [text, correct])).toEqual([
      ['filter', false],
      ['map', true],
      ['reduce', false],
    ]);
    const [one, two, three] = changed.data.options.map((option) => option.id);
    expect([one, two]).toEqual([kept[1]?.id, kept[0]?.id]);
    expect(three).not.toBe(strange.id);
    expect((await update({ version: 1 })).body.error).toBe('VERSION_CONFLICT');

    const other = await server.call(updateQuestion, { ...at(question.id), body: { ...VIDEO, version: 2 } });
    expect(other.data).toMatchObject({ type: 'VIDEO_RESPONSE', options: [], videoSeconds: 120, version: 3 });
    expect((await details(question.testId)).points).toBe(5);
  });

  test('are 300 at most, also when several are added at once', async () => {
    const few = Array.from({ length: TEST_QUESTIONS_MAX - 1 }, () => ESSAY);
    const { id } = await write({ questions: few });
    const added = await Promise.all([1, 2, 3].map(() => add(id, ESSAY)));
    expect(added.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const now = await details(id);
    expect(positions(now)).toEqual(Array.from({ length: TEST_QUESTIONS_MAX }, (_, index) => index + 1));
    expect(fields(await create({ ...TEST_FIELDS, questions: [...few, ESSAY, ESSAY] }))).toEqual(['questions TOO_MANY']);
  });

  test('of another company are not there', async () => {
    const { id, questions } = await writeTest(server, bia);
    const question = questions[0]?.id ?? '';
    expect((await add(id, ESSAY)).body.error).toBe('TEST_NOT_FOUND');
    const update = { ...at(question), body: { ...CHOICE, version: 1 } };
    expect((await server.call(updateQuestion, update)).body.error).toBe('NOT_FOUND');
    expect((await server.call(removeQuestion, at(question))).body.error).toBe('NOT_FOUND');
  });
});

describe('the list', () => {
  let carla: Person;
  beforeAll(async () => {
    carla = await signUp(server, 'RECRUITER');
    const tests = [
      { title: 'SQL avançado 100%', category: 'database', difficulty: 'advanced' },
      { title: 'React básico', category: 'frontend', difficulty: 'basic' },
      { title: 'Águas de APIs', category: 'backend', difficulty: 'basic' },
    ];
    for (const given of tests) {
      await writeTest(server, carla, { ...given, questions: [ESSAY] });
      server.clock.advance(60);
    }
    const [newest] = (await server.call(contract.listTests, { as: carla.token, query: {} })).data;
    await server.call(contract.toggleTest, at(newest?.id ?? '', carla.token));
  });

  test.each([
    [{}, ['Águas de APIs', 'React básico', 'SQL avançado 100%']],
    [{ sort: 'oldest' }, ['SQL avançado 100%', 'React básico', 'Águas de APIs']],
    [{ sort: 'title' }, ['Águas de APIs', 'React básico', 'SQL avançado 100%']],
    [{ search: 'AGUAS' }, ['Águas de APIs']],
    [{ search: '100%' }, ['SQL avançado 100%']],
    [{ search: 'básico react' }, ['React básico']],
    [{ search: '_' }, []],
    [{ category: 'frontend,database' }, ['React básico', 'SQL avançado 100%']],
    [{ difficulty: 'basic' }, ['Águas de APIs', 'React básico']],
    [{ status: 'published' }, ['Águas de APIs']],
    [{ status: 'draft', difficulty: 'basic' }, ['React básico']],
  ])('finds by %o', async (query, found) => {
    expect(await titles(query, carla.token)).toEqual(found);
  });

  test('counts, goes page by page, and answers at both addresses', async () => {
    const read = (query: Record<string, unknown>) => server.call(contract.listTests, { as: carla.token, query });
    const second = await read({ page: 2, limit: 2 });
    expect([second.data.length, second.body.meta]).toEqual([1, { page: 2, limit: 2, total: 3, totalPages: 2 }]);
    expect((await read({ page: 9 })).data).toEqual([]);
    const alias = { ...contract.listTests, path: '/api/v1/tests' } as const;
    expect((await server.call(alias, { as: carla.token })).data).toEqual((await read({})).data);
    for (const query of [{ sort: 'best' }, { category: 'art' }, { limit: 101 }, { search: 'x'.repeat(121) }])
      expect((await read(query)).status).toBe(422);
  });
});

test('the bank finds questions of all tests of the company by words, type and area, page by page', async () => {
  const dora = await signUp(server, 'RECRUITER');
  await writeTest(server, dora, { title: 'Um' });
  await writeTest(server, dora, { title: 'Dois', category: 'backend', questions: [{ ...ESSAY, topic: 'Índices' }] });
  const bank = (query: Record<string, unknown>) => server.call(listBank, { as: dora.token, query });
  const all = (await bank({ limit: 100 })).data;
  expect(all).toHaveLength(6);
  expect(all[0]).toMatchObject({ testTitle: 'Dois', category: 'backend', expectedAnswer: ESSAY.expectedAnswer });
  expect((await bank({ search: 'indices' })).data.map(({ testTitle }) => testTitle)).toEqual(['Dois']);
  expect((await bank({ search: 'array FILTER' })).data).toEqual([]);
  expect((await bank({ search: 'novo ARRAY' })).data.map(({ type }) => type)).toEqual(['MULTIPLE_CHOICE']);
  expect((await bank({ type: 'CODE' })).data).toHaveLength(1);
  expect((await bank({ category: 'backend' })).data).toHaveLength(1);
  const first = await bank({ limit: 4 });
  const { nextCursor } = first.body.meta as { nextCursor: string };
  const second = await bank({ limit: 4, cursor: nextCursor });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(second.body.meta).toEqual({ nextCursor: null });
});
