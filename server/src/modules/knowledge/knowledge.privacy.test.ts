import { bookmarkArticle, createArticle, getArticle, markArticleRead } from '@prova/contract/knowledge/articles';
import { enrollInCourse, getCourse, listCourses, setCourseProgress } from '@prova/contract/knowledge/courses';
import { eraseAccount, getExport, requestExport } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { about, BODY, publishArticle, publishCourse, signUpAuthor } from '../../../test/knowledge-factory.ts';
import type { Person } from '../../../test/people.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { unzip } from '../../../test/unzip.ts';

let server: TestServer;
let author: Person;
let talent: Talent;
let courseId: string;
let articleId: string;

beforeAll(async () => {
  server = await startTestServer();
  author = await signUpAuthor(server);
  talent = await signUpTalent(server);
  const course = await publishCourse(server, author, { title: 'Curso jabuticaba' });
  courseId = course.id;
  articleId = await publishArticle(server, author, { title: 'Artigo jabuticaba' });
  await server.call(createArticle, {
    as: author.token,
    body: { ...about, title: 'Rascunho pitangueira', body: BODY },
  });
  const as = talent.token;
  await server.call(enrollInCourse, { as, params: { id: courseId } });
  const body = { progress: 100, lessonId: course.lessonIds[0] };
  await server.call(setCourseProgress, { as, params: { id: courseId }, body });
  await server.call(bookmarkArticle, { as, params: { id: articleId } });
  await server.call(markArticleRead, { as, params: { id: articleId }, body: { read: true } });
});
afterAll(() => server.close());

const copyOf = async ({ token: as }: Person) => {
  await server.call(requestExport, { as });
  await server.drain();
  const { data } = await server.call(getExport, { as });
  const files = await unzip((await server.app.inject({ url: data?.link ?? '' })).rawPayload);
  return (path: string) => JSON.parse(files.get(path)?.toString() ?? 'null');
};
const erase = async ({ token: as, email }: Person) => {
  expect((await server.call(eraseAccount, { as, body: { email } })).status).toBe(202);
  server.clock.advance(61);
  await server.drain();
};
const counts = async () =>
  Promise.all(
    (['enrolments', 'lessonsDone', 'articlesRead', 'bookmarks'] as const).map(async (table) => {
      const rows = await server.platform.database.selectFrom(table).select('talentId').execute();
      return rows.length;
    }),
  );

test('the copy of a talent has what they learned, and that of an author what they wrote', async () => {
  const learned = await copyOf(talent);
  expect(learned('profile/courses-and-paths.json')).toMatchObject([{ title: 'Curso jabuticaba', kind: 'course' }]);
  expect(learned('profile/lessons-done.json')).toMatchObject([{ title: 'Aula 1', course: 'Curso jabuticaba' }]);
  expect(learned('profile/articles-read.json')).toMatchObject([{ title: 'Artigo jabuticaba' }]);
  expect(learned('profile/articles-you-keep.json')).toMatchObject([{ title: 'Artigo jabuticaba' }]);
  const written = await copyOf(author);
  expect(written('company_work/knowledge-you-wrote.json')).toMatchObject([
    { title: 'Curso jabuticaba' },
    { title: 'Artigo jabuticaba' },
    { title: 'Rascunho pitangueira' },
    { title: 'Aula 1' },
    { title: 'Aula 2' },
    { title: 'Aula 3' },
  ]);
});

test('with a talent goes what they learned', async () => {
  expect(await counts()).toEqual([1, 1, 1, 1]);
  await erase(talent);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

test('what an author published stays without their name, and their drafts go', async () => {
  const reader = await signUpTalent(server);
  const as = reader.token;
  const before = await server.call(getCourse, { as, params: { id: courseId } });
  expect(before.data.authorName).toBe(author.name);
  await erase(author);
  const course = await server.call(getCourse, { as, params: { id: courseId } });
  expect(course.data).toMatchObject({ title: 'Curso jabuticaba', authorName: null, lessonCount: 3 });
  expect((await server.call(getArticle, { as, params: { id: articleId } })).data.authorName).toBeNull();
  expect((await server.call(listCourses, { as })).data).toMatchObject([{ id: courseId, authorName: null }]);
  expect(await foundIn(server, ['pitangueira', author.name])).toEqual([]);
});
