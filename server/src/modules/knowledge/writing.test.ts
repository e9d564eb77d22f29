import {
  createArticle,
  deleteArticle,
  getArticle,
  listArticles,
  updateArticle,
} from '@prova/contract/knowledge/articles';
import { createCourse, getCourse, updateCourse } from '@prova/contract/knowledge/courses';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { LESSONS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { createLearningPath, updateLearningPath } from '@prova/contract/knowledge/learning-paths';
import { createLesson, getLesson, updateLesson } from '@prova/contract/knowledge/lessons';
import { uploadKnowledgePicture } from '@prova/contract/knowledge/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, takeChosen } from '../../../test/chosen-tests-factory.ts';
import { twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  about,
  BODY,
  letWrite,
  publishArticle,
  publishCourse,
  publishPath,
  signUpAuthor,
} from '../../../test/knowledge-factory.ts';
import { addMember, makeExpert, signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { operatorOf } from '../../../test/operator.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { publishTest } from '../../../test/tests-factory.ts';

let server: TestServer;
let author: Person;
let talent: Talent;

beforeAll(async () => {
  server = await startTestServer();
  author = await signUpAuthor(server);
  talent = await signUpTalent(server);
});
afterAll(() => server.close());

const by = ({ token: as }: Person, id: string) => ({ as, params: { id } });

test('an expert whom nobody has named writes nothing, and reads no drafts', async () => {
  const expert = await signUp(server, 'RECRUITER');
  await makeExpert(server, expert);
  for (const answer of [
    await server.call(createArticle, { as: expert.token, body: about }),
    await server.call(listArticles, { as: expert.token }),
    await server.call(getKnowledgeFacets, { as: expert.token, query: { kind: 'articles' } }),
  ])
    expect([answer.status, answer.body.error]).toEqual([403, 'NOT_KNOWLEDGE_AUTHOR']);
});

test('a draft is its author’s alone until it is published, and again once it is taken back', async () => {
  const other = await signUpAuthor(server);
  const { id, version } = (await server.call(createArticle, { as: author.token, body: about })).data;
  const statuses = async () => [
    (await server.call(getArticle, by(author, id))).status,
    (await server.call(getArticle, by(other, id))).status,
    (await server.call(getArticle, by(talent, id))).status,
  ];
  expect(await statuses()).toEqual([200, 404, 404]);
  const change = (body: object) => server.call(updateArticle, { ...by(author, id), body });
  expect((await change({ version, status: 'published' })).body.error).toBe('NOTHING_TO_PUBLISH');
  const published = await change({ version, body: BODY, status: 'published' });
  expect(published.data).toMatchObject({ status: 'published', publishedAt: server.clock.now().toISOString() });
  expect(await statuses()).toEqual([200, 404, 200]);
  expect((await change({ version, title: 'Outro título' })).body.error).toBe('VERSION_CONFLICT');
  expect((await change({ version: version + 1, body: '<p> </p>' })).body.error).toBe('NOTHING_TO_PUBLISH');
  expect((await change({ version: version + 1, status: 'draft' })).status).toBe(200);
  expect(await statuses()).toEqual([200, 404, 404]);
  expect((await server.call(deleteArticle, by(other, id))).status).toBe(404);
  expect((await server.call(deleteArticle, by(author, id))).status).toBe(200);
});

test('what a text holds beside words, code, links and pictures is left out', async () => {
  const body = [
    '<h1 onclick="x()">Título</h1><script>alert(1)</script><p style="color:red">Texto<img src=x onerror=alert(1)></p>',
    '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">a</a></svg><iframe src="https://x.example"></iframe>',
    '<a href="javascript:alert(1)">b</a><math><mi>c</mi></math><pre><code class="language-python evil">print(1)</code></pre>',
    '<pre><code class="language-shell">rm</code></pre><form action="https://x.example"><input name="a"></form>',
  ].join('');
  const made = await server.call(createArticle, { as: author.token, body: { ...about, body } });
  expect(made.data.body).not.toMatch(/on\w+=|style|script|svg|iframe|form|input|math|javascript|evil|shell/);
  expect(made.data.body).toContain('<h2>Título</h2>');
  expect(made.data.body).toContain('print(1)</code></pre>');
  // Its words lead where they say.
  const lying = '<p><a href="https://mal.example">https://banco.example</a></p>';
  const refused = await server.call(createArticle, { as: author.token, body: { ...about, body: lying } });
  expect(refused.body.details).toMatchObject([{ field: 'body', code: 'LINK_NAMES_ANOTHER_HOST' }]);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
    expect(
      (await server.call(createArticle, { as: author.token, body: { ...about, sources: [{ title: 'x', url }] } }))
        .status,
    ).toBe(422);
});

test('the pictures of a text are its author’s', async () => {
  const other = await signUpAuthor(server);
  const picture = async ({ token: as }: Person) =>
    (
      await server.call(uploadKnowledgePicture, {
        as,
        body: {},
        files: { file: { name: 'a.png', mime: 'image/png', body: await twoHalves() } },
      })
    ).data.id;
  const [own, foreign] = [await picture(author), await picture(other)];
  const write = (id: string, alt: string) =>
    server.call(createArticle, {
      as: author.token,
      body: { ...about, body: `<img data-file="${id}" alt="${alt}" />` },
    });
  const made = await write(own, 'Um plano de consulta');
  expect(made.data.body).toMatch(/^<img src="\/files\/[^"]+" data-file="[^"]+" alt="Um plano de consulta" \/>$/);
  expect((await write(foreign, 'x')).body.details).toMatchObject([{ field: 'body', code: 'PICTURE_UNKNOWN' }]);
  expect((await write(own, '')).body.details).toMatchObject([{ field: 'body', code: 'PICTURE_WORDS' }]);
  // A picture alone is something to be read.
  const { id, version } = made.data;
  const published = await server.call(updateArticle, { ...by(author, id), body: { version, status: 'published' } });
  expect(published.status).toBe(200);
  // What is written back as it was answered names it still.
  const again = await server.call(updateArticle, {
    ...by(author, id),
    body: { version: version + 1, body: made.data.body },
  });
  expect(again.data.body).toContain(own);
});

test('a course is published with its first lesson, and ends with an open test', async () => {
  const { id: testId } = await openTest(server, await signUpMember(server, author, 'recruiter'));
  const made = await server.call(createCourse, { as: author.token, body: { ...about, testId } });
  const { id, version } = made.data;
  expect(made.data).toMatchObject({ testId, hasTest: true, test: { id: testId } });
  const publish = (version: number) =>
    server.call(updateCourse, { ...by(author, id), body: { version, status: 'published' } });
  expect((await publish(version)).body.error).toBe('NOTHING_TO_PUBLISH');
  const lesson = await server.call(createLesson, { ...by(author, id), body: { title: 'Primeira' } });
  expect(lesson.data).toMatchObject({ status: 'draft', number: 1, total: 1 });
  const params = { id, lessonId: lesson.data.id };
  const change = (body: object) => server.call(updateLesson, { as: author.token, params, body });
  expect((await change({ version: 1, status: 'published' })).body.error).toBe('NOTHING_TO_PUBLISH');
  const question = {
    text: 'O que é uma linha?',
    options: [
      { text: 'Um registro', right: true },
      { text: 'Uma coluna', right: false },
    ],
    explanation: 'Cada linha guarda um registro.',
  };
  const wrong = { ...question, options: question.options.map((option) => ({ ...option, right: true })) };
  expect((await change({ version: 1, questions: [wrong] })).body.details).toMatchObject([{ code: 'ONE_RIGHT_OPTION' }]);
  expect((await change({ version: 1, body: BODY, questions: [question], status: 'published' })).status).toBe(200);
  expect((await publish(version)).status).toBe(200);
  const read = await server.call(getLesson, { as: talent.token, params });
  expect(read.data).toMatchObject({ questions: [question], status: 'published' });
  expect((await server.call(getCourse, by(talent, id))).data).toMatchObject({
    test: { id: testId, taken: false },
    testId: null,
  });
  // What was learned is proved, and the course says so.
  const { token: as } = talent;
  await takeChosen(server, { token: as }, testId, true);
  expect((await server.call(getCourse, { as, params: { id } })).data.test).toMatchObject({ taken: true });
  const reader = await signUpTalent(server);
  expect((await server.call(getCourse, { as: reader.token, params: { id } })).data.test).toMatchObject({
    taken: false,
  });
});

test('a course ends with an open test of its author’s own company alone', async () => {
  const colleague = await signUpMember(server, author, 'recruiter');
  const own = await openTest(server, colleague);
  const closed = await publishTest(server, colleague);
  const foreign = await openTest(server, await signUp(server, 'RECRUITER'));
  const create = (testId: string) => server.call(createCourse, { as: author.token, body: { ...about, testId } });
  for (const testId of [foreign.id, talent.talentId])
    expect((await create(testId)).body, testId).toMatchObject({ error: 'TEST_NOT_FOUND' });
  expect((await create(closed.id)).body.details).toMatchObject([{ field: 'testId', code: 'TEST_NOT_OFFERED' }]);

  const { id, version } = (await create(own.id)).data;
  const change = (version: number, body: object) =>
    server.call(updateCourse, { ...by(author, id), body: { version, ...body } });
  expect((await change(version, { testId: foreign.id })).status).toBe(404);
  expect((await change(version, { testId: closed.id })).body.error).toBe('VALIDATION_FAILED');
  // One that is closed to talents later stays chosen, and leads nobody to it.
  await server.platform.database.updateTable('tests').set({ openToTalents: false }).where('id', '=', own.id).execute();
  const kept = await change(version, { title: 'Outro título', testId: own.id });
  expect(kept.data).toMatchObject({ testId: own.id, hasTest: false, test: null });
  expect((await change(version + 1, { testId: null })).data).toMatchObject({ testId: null });
  expect((await change(version + 2, { testId: own.id })).body.error).toBe('VALIDATION_FAILED');
});

test('of two companies it is the one that the author works with', async () => {
  const first = await signUp(server, 'RECRUITER');
  const second = await signUp(server, 'RECRUITER');
  const both = await signUpMember(server, first, 'expert');
  await addMember(server, second, both, 'expert');
  await makeExpert(server, both);
  await letWrite(server, both);
  const { id: testId } = await openTest(server, second);
  const create = (companyId: string) =>
    server.call(createCourse, {
      as: both.token,
      body: { ...about, testId },
      headers: { 'x-company-id': companyId },
    });
  expect((await create(first.companyId)).body.error).toBe('TEST_NOT_FOUND');
  expect((await create(second.companyId)).status).toBe(201);
  expect((await create(author.companyId)).body.error).toBe('NOT_A_MEMBER');
});

test('a path leads over what is published, each once', async () => {
  const { id: courseId } = await publishCourse(server, author, { lessons: 1 });
  const draft = (await server.call(createArticle, { as: author.token, body: about })).data.id;
  const course = { kind: 'course', id: courseId } as const;
  const write = (steps: readonly object[]) =>
    server.call(createLearningPath, { as: author.token, body: { ...about, steps } });
  const problems = async (steps: readonly object[]) => (await write(steps)).body.details;
  expect(await problems([course, course])).toMatchObject([{ field: 'steps.1.id', code: 'STEP_TWICE' }]);
  expect(await problems([{ kind: 'article', id: draft }])).toMatchObject([{ code: 'STEP_UNKNOWN' }]);
  expect(await problems([{ kind: 'article', id: courseId }])).toMatchObject([{ code: 'STEP_UNKNOWN' }]);
  const id = await publishPath(server, author, [course]);
  const { version } = (
    await server.call(updateLearningPath, { ...by(author, id), body: { version: 2, title: 'Outra' } })
  ).data;
  const empty = await server.call(updateLearningPath, { ...by(author, id), body: { version, steps: [] } });
  expect(empty.body.error).toBe('NOTHING_TO_PUBLISH');
});

test('a search knows accents, forms of words and other names of skills, and each filter says how many', async () => {
  const { token: as } = talent;
  const titled = async (title: string, fields: object) => publishArticle(server, author, { title, ...fields });
  const kubernetes = await titled('Orquestração sem mistério', {
    skills: ['Kubernetes'],
    category: 'devops',
    level: 'advanced',
  });
  const node = await titled('Serviços que aguentam', { skills: ['Node.js'], category: 'backend' });
  const find = async (query: Record<string, unknown>) =>
    (await server.call(listArticles, { as, query })).data.map((article) => article.id);
  expect(await find({ search: 'orquestracao' })).toEqual([kubernetes]);
  expect(await find({ search: 'mistérios' })).toEqual([kubernetes]);
  expect(await find({ search: 'k8s' })).toEqual([kubernetes]);
  expect(await find({ search: 'node js' })).toEqual([node]);
  expect(await find({ search: 'orquest' })).toEqual([kubernetes]);
  expect(await find({ skill: 'nodejs' })).toEqual([node]);
  expect(await find({ search: '%' })).toEqual([]);
  expect(await find({ category: ['devops'], level: ['advanced'] })).toEqual([kubernetes]);
  expect(await find({ category: ['devops'], level: ['basic'] })).toEqual([]);

  const facets = async (query: Record<string, unknown>) =>
    (await server.call(getKnowledgeFacets, { as, query: { kind: 'articles', ...query } })).data;
  const all = await facets({});
  const listed = await server.call(listArticles, { as, query: { limit: 1 } });
  expect(listed.body.meta).toMatchObject({ total: all.kinds.find(({ value }) => value === 'articles')?.count });
  // What is counted for a filter leaves that filter out.
  const devops = await facets({ category: ['devops'] });
  expect(devops.categories).toEqual(all.categories);
  expect(devops.levels).toContainEqual({ value: 'basic', count: 0 });
  expect(devops.levels).toContainEqual({ value: 'advanced', count: 1 });
  expect(await facets({ search: 'k8s' })).toMatchObject({
    kinds: [
      { value: 'courses', count: 0 },
      { value: 'articles', count: 1 },
      { value: 'learning-paths', count: 0 },
    ],
    mine: 0,
  });
});

test('the operator names authors, and takes it back', async () => {
  const expert = await signUp(server, 'RECRUITER');
  const prova = operatorOf(server);
  await expect(prova('author', 'add', expert.email)).rejects.toMatchObject({
    stderr: expect.stringContaining('is no expert'),
  });
  await makeExpert(server, expert);
  expect((await prova('author', 'add', expert.email)).stdout).toContain('writes for the knowledge base');
  expect((await prova('author', 'list')).stdout).toContain(expert.email);
  const made = await server.call(createArticle, { as: expert.token, body: about });
  expect(made.status).toBe(201);
  const { id } = made.data;
  const publish = { version: made.data.version, body: BODY, status: 'published' };
  await server.call(updateArticle, { ...by(expert, id), body: publish });
  expect((await server.call(getArticle, by(talent, id))).status).toBe(200);
  expect((await prova('take-down', id)).stdout).toContain('is off');
  expect((await server.call(getArticle, by(talent, id))).status).toBe(404);
  await expect(prova('take-down', id)).rejects.toMatchObject({
    stderr: expect.stringContaining('Nothing is published'),
  });
  expect((await prova('author', 'remove', expert.email)).stdout).toContain('not write');
  expect((await server.call(getArticle, by(expert, made.data.id))).status).toBe(403);
});

test('a course has an end', async () => {
  const { id } = await publishCourse(server, author, { lessons: 1 });
  const now = server.clock.now();
  const lessons = Array.from({ length: LESSONS_MAX - 1 }, (_, index) => ({
    id: newId(),
    courseId: id,
    position: index + 2,
    title: `Aula ${index + 2}`,
    createdAt: now,
    updatedAt: now,
  }));
  await server.platform.database.insertInto('knowledgeLessons').values(lessons).execute();
  const more = await server.call(createLesson, { ...by(author, id), body: { title: 'Mais uma' } });
  expect([more.status, more.body.error]).toEqual([409, 'TOO_MANY_LESSONS']);
});

test('a text that cleaning makes longer than it may be is refused in words', async () => {
  const body = '&'.repeat(40_000);
  const refused = await server.call(createArticle, { as: author.token, body: { ...about, body } });
  expect(refused.body.details).toMatchObject([{ field: 'body', code: 'TOO_LONG' }]);
  const { id } = await publishCourse(server, author, { lessons: 1 });
  const lesson = await server.call(createLesson, { ...by(author, id), body: { title: 'Longa', body } });
  expect(lesson.body.details).toMatchObject([{ field: 'body', code: 'TOO_LONG' }]);
});
