import {
  bookmarkArticle,
  getArticle,
  listArticles,
  markArticleRead,
  removeBookmark,
  updateArticle,
} from '@prova/contract/knowledge/articles';
import {
  deleteCourse,
  enrollInCourse,
  getCourse,
  leaveCourse,
  listCourses,
  setCourseProgress,
  updateCourse,
} from '@prova/contract/knowledge/courses';
import {
  deleteLearningPath,
  enrollInPath,
  getLearningPath,
  listLearningPaths,
  setPathProgress,
  updateLearningPath,
} from '@prova/contract/knowledge/learning-paths';
import { deleteLesson, getLesson, orderLessons, updateLesson } from '@prova/contract/knowledge/lessons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  addLesson,
  publishArticle,
  publishCourse,
  publishPath,
  signUpAuthor,
} from '../../../test/knowledge-factory.ts';
import type { Person } from '../../../test/people.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let author: Person;
let talent: Talent;
let other: Talent;
let third: Talent;

beforeAll(async () => {
  server = await startTestServer();
  author = await signUpAuthor(server);
  talent = await signUpTalent(server);
  other = await signUpTalent(server);
  third = await signUpTalent(server);
});
afterAll(() => server.close());

const by = ({ token: as }: Person, id: string) => ({ as, params: { id } });
const courseFor = async (person: Person, id: string) => (await server.call(getCourse, by(person, id))).data;
const enrol = async (person: Person, id: string) => (await server.call(enrollInCourse, by(person, id))).data;
const finish = (person: Person, id: string, lessonId: string | undefined) =>
  server.call(setCourseProgress, { ...by(person, id), body: { progress: 1, lessonId } });
const unpublish = async (courseId: string, lessonId: string) => {
  const params = { id: courseId, lessonId };
  const { version } = (await server.call(getLesson, { as: author.token, params })).data;
  return server.call(updateLesson, { as: author.token, params, body: { version, status: 'draft' } });
};

test('a course is looked at before enrolling, and done lesson by lesson', async () => {
  const { id, lessonIds } = await publishCourse(server, author);
  const [first = '', second = '', last = ''] = lessonIds;
  expect(await courseFor(talent, id)).toMatchObject({ lessonCount: 3, enrolment: null, nextLessonId: first });
  const looked = await server.call(getLesson, { as: talent.token, params: { id, lessonId: second } });
  expect(looked.data).toMatchObject({
    number: 2,
    total: 3,
    previousId: first,
    nextId: last,
    enrolled: false,
    done: false,
  });

  // Nothing is done by who is not enrolled.
  expect((await finish(talent, id, first)).body.error).toBe('NOT_ENROLLED');
  expect(await enrol(talent, id)).toEqual({ progress: 0, done: 0, total: 3, completedAt: null, added: 0 });
  expect((await finish(talent, id, first)).data).toMatchObject({ progress: 33, done: 1 });
  // A double click, and another device.
  expect((await finish(talent, id, first)).data).toMatchObject({ progress: 33, done: 1 });
  expect((await courseFor(talent, id)).nextLessonId).toBe(second);
  await finish(talent, id, last);
  expect((await courseFor(talent, id)).nextLessonId).toBe(second);
  expect((await finish(talent, id, second)).data).toEqual({
    ...{ progress: 100, done: 3, total: 3, added: 0 },
    completedAt: server.clock.now().toISOString(),
  });
  expect((await courseFor(talent, id)).nextLessonId).toBeNull();
  // Nobody else is any further.
  expect((await courseFor(other, id)).enrolment).toBeNull();
});

test('a percentage that is said only rises, and completes nothing', async () => {
  const { id, lessonIds } = await publishCourse(server, author);
  await enrol(talent, id);
  const say = async (progress: number) =>
    (await server.call(setCourseProgress, { ...by(talent, id), body: { progress } })).data;
  expect(await say(50)).toMatchObject({ progress: 50, done: 0 });
  expect(await say(20)).toMatchObject({ progress: 50 });
  expect(await say(100)).toMatchObject({ progress: 99, completedAt: null });
  for (const lessonId of lessonIds) await finish(talent, id, lessonId);
  expect(await say(0)).toMatchObject({ progress: 100, done: 3 });
  const wrong = await server.call(setCourseProgress, { ...by(talent, id), body: { progress: 101 } });
  expect(wrong.status).toBe(422);
});

test('lessons added, taken back and deleted under three learners wipe nothing and pass no hundred', async () => {
  const { id, lessonIds } = await publishCourse(server, author);
  const [first = '', second = '', last = ''] = lessonIds;
  for (const person of [talent, other, third]) await enrol(person, id);
  for (const lessonId of lessonIds) await finish(talent, id, lessonId);
  await finish(other, id, first);
  await finish(other, id, second);
  const states = async () => {
    const found = [];
    for (const person of [talent, other, third]) found.push((await courseFor(person, id)).enrolment);
    return found;
  };

  server.clock.advance(60);
  const added = await addLesson(server, author, id, 'Aula nova');
  const alsoAdded = await addLesson(server, author, id, 'Outra aula nova');
  expect(await states()).toMatchObject([
    { progress: 100, done: 3, total: 5, added: 2 },
    { progress: 40, done: 2, total: 5, completedAt: null, added: 0 },
    { progress: 0, done: 0, total: 5 },
  ]);
  expect((await courseFor(talent, id)).nextLessonId).toBe(added);

  // What somebody has done is gone, and what is left of it counts.
  expect((await unpublish(id, first)).status).toBe(200);
  expect(await states()).toMatchObject([
    { progress: 100, done: 2, total: 4 },
    { progress: 25, done: 1, total: 4 },
    { progress: 0, done: 0, total: 4 },
  ]);
  // With the last lesson that was open to them, who has done all others is done.
  for (const lessonId of [last, added, alsoAdded])
    expect((await server.call(deleteLesson, { as: author.token, params: { id, lessonId } })).status).toBe(200);
  expect(await states()).toMatchObject([
    { progress: 100, done: 1, total: 1, added: 0 },
    { progress: 100, done: 1, total: 1 },
    { progress: 0, done: 0, total: 1, completedAt: null },
  ]);
  const lastOne = await server.call(deleteLesson, { as: author.token, params: { id, lessonId: second } });
  expect(lastOne.body.error).toBe('LAST_LESSON');
  expect((await unpublish(id, second)).body.error).toBe('LAST_LESSON');
  // What comes back is as it was.
  const params = { id, lessonId: first };
  const { version } = (await server.call(getLesson, { as: author.token, params })).data;
  await server.call(updateLesson, { as: author.token, params, body: { version, status: 'published' } });
  expect(await states()).toMatchObject([
    { progress: 100, done: 2, total: 2 },
    { progress: 100, done: 2, total: 2 },
    { progress: 0, done: 0, total: 2 },
  ]);
});

test('who leaves finds what they did when they come back', async () => {
  const { id, lessonIds } = await publishCourse(server, author);
  await enrol(talent, id);
  await finish(talent, id, lessonIds[0]);
  expect((await server.call(leaveCourse, by(talent, id))).status).toBe(200);
  expect((await server.call(leaveCourse, by(talent, id))).status).toBe(200);
  expect((await courseFor(talent, id)).enrolment).toBeNull();
  expect((await finish(talent, id, lessonIds[1])).body.error).toBe('NOT_ENROLLED');
  expect(await enrol(talent, id)).toMatchObject({ progress: 33, done: 1 });
  expect(await enrol(talent, id)).toMatchObject({ progress: 33, done: 1 });
});

test('a course that is taken back is kept by who is enrolled, and read by nobody', async () => {
  const { id, lessonIds } = await publishCourse(server, author, { title: 'Curso que sai do ar' });
  await enrol(talent, id);
  for (const lessonId of lessonIds) await finish(talent, id, lessonId);
  const version = (await courseFor(author, id)).version;
  await server.call(updateCourse, { ...by(author, id), body: { version, body: '<p>Errado.</p>', status: 'draft' } });

  expect(await courseFor(talent, id)).toMatchObject({
    status: 'draft',
    body: '',
    lessons: [],
    enrolment: { progress: 100 },
  });
  const mine = await server.call(listCourses, { as: talent.token, query: { mine: true } });
  expect(mine.data.map((course) => course.id)).toContain(id);
  const all = await server.call(listCourses, { as: talent.token, query: { limit: 100 } });
  expect(all.data.map((course) => course.id)).not.toContain(id);
  const lesson = { as: talent.token, params: { id, lessonId: lessonIds[0] ?? '' } };
  expect((await server.call(getLesson, lesson)).body.error).toBe('LESSON_NOT_FOUND');
  expect((await server.call(getCourse, by(other, id))).status).toBe(404);
  expect((await server.call(enrollInCourse, by(other, id))).status).toBe(404);
  expect((await server.call(deleteCourse, by(author, id))).body.error).toBe('KNOWLEDGE_IN_USE');
  expect((await server.call(leaveCourse, by(talent, id))).status).toBe(200);
});

test('a path that is taken back is kept by who is enrolled, read by nobody, and completed once it is back', async () => {
  const articleId = await publishArticle(server, author, { title: 'Passo que fica' });
  const id = await publishPath(server, author, [{ kind: 'article', id: articleId }], 'Trilha que sai do ar');
  const pathFor = async (person: Person) => (await server.call(getLearningPath, by(person, id))).data;
  const listed = async (person: Person, query: object) =>
    (await server.call(listLearningPaths, { as: person.token, query: { limit: 100, ...query } })).data.map(
      (path) => path.id,
    );
  const change = async (body: object) =>
    server.call(updateLearningPath, { ...by(author, id), body: { version: (await pathFor(author)).version, ...body } });
  await server.call(enrollInPath, by(talent, id));
  expect((await change({ body: '<p>Errado.</p>', status: 'draft' })).status).toBe(200);

  // Its steps are published still, and can be done.
  await server.call(markArticleRead, { ...by(talent, articleId), body: { read: true } });
  expect(await pathFor(talent)).toMatchObject({
    status: 'draft',
    body: '',
    sources: [],
    steps: [],
    enrolment: { completedAt: null },
  });
  expect(await listed(talent, { mine: true })).toContain(id);
  expect(await listed(talent, {})).not.toContain(id);
  expect(await listed(other, { search: 'trilha que sai' })).toEqual([]);
  expect((await server.call(getLearningPath, by(other, id))).status).toBe(404);
  expect((await server.call(enrollInPath, by(other, id))).status).toBe(404);
  expect((await server.call(setPathProgress, { ...by(talent, id), body: { progress: 100 } })).status).toBe(409);
  expect(await pathFor(author)).toMatchObject({ body: '<p>Errado.</p>', steps: [{ id: articleId }] });
  expect((await server.call(deleteLearningPath, by(author, id))).body.error).toBe('KNOWLEDGE_IN_USE');

  expect((await change({ body: '<p>Certo.</p>', status: 'published' })).status).toBe(200);
  expect(await pathFor(talent)).toMatchObject({ body: '<p>Certo.</p>', enrolment: { progress: 100, added: 0 } });
  expect((await pathFor(talent)).enrolment?.completedAt).not.toBeNull();
  expect(await listed(other, {})).toContain(id);
});

test('a path follows from its courses and articles', async () => {
  const { id: courseId, lessonIds } = await publishCourse(server, author, { lessons: 2 });
  const articleId = await publishArticle(server, author);
  const id = await publishPath(server, author, [
    { kind: 'course', id: courseId },
    { kind: 'article', id: articleId },
  ]);
  const pathFor = async (person: Person) => (await server.call(getLearningPath, by(person, id))).data;
  expect((await server.call(setPathProgress, { ...by(talent, id), body: { progress: 50 } })).body.error).toBe(
    'NOT_ENROLLED',
  );
  expect((await server.call(enrollInPath, by(talent, id))).data).toMatchObject({ progress: 0, done: 0, total: 2 });
  const refused = await server.call(setPathProgress, { ...by(talent, id), body: { progress: 50 } });
  expect([refused.status, refused.body.error]).toEqual([409, 'PROGRESS_FOLLOWS']);

  await server.call(markArticleRead, { ...by(talent, articleId), body: { read: true } });
  await enrol(talent, courseId);
  await finish(talent, courseId, lessonIds[0]);
  expect(await pathFor(talent)).toMatchObject({
    enrolment: { progress: 50, done: 1 },
    steps: [
      { id: courseId, done: false, progress: 50 },
      { id: articleId, done: true, progress: null },
    ],
  });
  await finish(talent, courseId, lessonIds[1]);
  expect((await pathFor(talent)).enrolment).toMatchObject({ progress: 100, done: 2, total: 2 });
  // It stays complete when what was read is unread.
  await server.call(markArticleRead, { ...by(talent, articleId), body: { read: false } });
  expect((await pathFor(talent)).enrolment).toMatchObject({ progress: 100, done: 1, added: 0 });

  // Whoever has done everything before they enroll is done at once.
  await server.call(markArticleRead, { ...by(other, articleId), body: { read: true } });
  await enrol(other, courseId);
  for (const lessonId of lessonIds) await finish(other, courseId, lessonId);
  expect((await server.call(enrollInPath, by(other, id))).data).toMatchObject({ progress: 100 });

  // And who lacked only what is taken back.
  await server.call(enrollInPath, by(third, id));
  await enrol(third, courseId);
  for (const lessonId of lessonIds) await finish(third, courseId, lessonId);
  expect((await pathFor(third)).enrolment).toMatchObject({ progress: 50, completedAt: null });
  const { version } = (await server.call(getArticle, by(author, articleId))).data;
  await server.call(updateArticle, { ...by(author, articleId), body: { version, status: 'draft' } });
  expect((await pathFor(third)).enrolment).toMatchObject({ progress: 100, total: 1 });
});

test('two steps that are done at once complete a path', async () => {
  const articles = [await publishArticle(server, author), await publishArticle(server, author)];
  const id = await publishPath(
    server,
    author,
    articles.map((article) => ({ kind: 'article' as const, id: article })),
  );
  await server.call(enrollInPath, by(talent, id));
  await Promise.all(
    articles.map((article) => server.call(markArticleRead, { ...by(talent, article), body: { read: true } })),
  );
  expect((await server.call(getLearningPath, by(talent, id))).data.enrolment).toMatchObject({ progress: 100 });
});

test('articles are kept to come back to, each once', async () => {
  const id = await publishArticle(server, author, { title: 'Índices que valem a pena' });
  const kept = async () => (await server.call(listArticles, { as: talent.token, query: { mine: true } })).data;
  expect((await server.call(bookmarkArticle, by(talent, id))).data).toEqual({ bookmarked: true });
  expect((await server.call(bookmarkArticle, by(talent, id))).data).toEqual({ bookmarked: true });
  expect((await kept()).map((article) => article.id)).toEqual([id]);
  expect((await server.call(getArticle, by(talent, id))).data.bookmarked).toBe(true);
  expect((await server.call(getArticle, by(other, id))).data.bookmarked).toBe(false);
  expect((await server.call(removeBookmark, by(talent, id))).data).toEqual({ bookmarked: false });
  expect((await server.call(removeBookmark, by(talent, id))).data).toEqual({ bookmarked: false });
  expect(await kept()).toEqual([]);
});

test('only one’s own progress is there', async () => {
  const { id } = await publishCourse(server, author);
  const ask = (talentId: string) => server.call(getCourse, { ...by(talent, id), query: { talentId } });
  expect((await ask(talent.talentId)).status).toBe(200);
  expect((await ask(other.talentId)).body.error).toBe('KNOWLEDGE_NOT_FOUND');
  const article = await publishArticle(server, author);
  const read = await server.call(getArticle, { ...by(talent, article), query: { talentId: other.talentId } });
  expect(read.status).toBe(404);
});

test('lessons are put in order all at once', async () => {
  const { id, lessonIds } = await publishCourse(server, author);
  const order = (ids: readonly string[]) => server.call(orderLessons, { ...by(author, id), body: { lessonIds: ids } });
  expect((await order(lessonIds.toReversed())).status).toBe(200);
  expect((await courseFor(talent, id)).lessons.map((lesson) => lesson.id)).toEqual(lessonIds.toReversed());
  for (const ids of [lessonIds.slice(1), [...lessonIds, lessonIds[0] ?? ''], []])
    expect((await order(ids)).body.error).toBe('VERSION_CONFLICT');
});

test('whatever an author does to what is followed, who has done all of it has completed it, and nobody else has', async () => {
  const { id, lessonIds } = await publishCourse(server, author);
  await enrol(talent, id);
  await finish(talent, id, lessonIds[0]);
  const setStatus = async (status: string) => {
    const { version } = await courseFor(author, id);
    return server.call(updateCourse, { ...by(author, id), body: { version, status } });
  };
  const again = async (lessonId: string) => {
    const params = { id, lessonId };
    const { version } = (await server.call(getLesson, { as: author.token, params })).data;
    await server.call(updateLesson, { as: author.token, params, body: { version, status: 'published' } });
  };
  // Taken back to be reworked: meanwhile nobody completes it.
  await setStatus('draft');
  for (const lessonId of lessonIds) await unpublish(id, lessonId);
  await again(lessonIds[0] ?? '');
  await addLesson(server, author, id, 'Outra');
  await setStatus('published');
  expect((await courseFor(talent, id)).enrolment).toMatchObject({ progress: 50, done: 1, total: 2, completedAt: null });
  await setStatus('draft');
  for (const line of (await courseFor(author, id)).lessons.slice(1))
    if (line.status === 'published') await unpublish(id, line.id);
  expect((await courseFor(talent, id)).enrolment).toMatchObject({ completedAt: null });
  await setStatus('published');
  expect((await courseFor(talent, id)).enrolment).toMatchObject({ progress: 100, done: 1, total: 1 });

  // A path whose steps are taken back, and come again.
  const articles = [await publishArticle(server, author), await publishArticle(server, author)];
  const [first = '', second = ''] = articles;
  const path = await publishPath(
    server,
    author,
    articles.map((article) => ({ kind: 'article' as const, id: article })),
  );
  await server.call(enrollInPath, by(talent, path));
  await server.call(markArticleRead, { ...by(talent, first), body: { read: true } });
  const setArticle = async (article: string, status: string) => {
    const { version } = (await server.call(getArticle, by(author, article))).data;
    await server.call(updateArticle, { ...by(author, article), body: { version, status } });
  };
  await setArticle(first, 'draft');
  await setArticle(second, 'draft');
  const listed = await server.call(listLearningPaths, { as: other.token, query: { limit: 100 } });
  expect(listed.data.map((each) => each.id)).not.toContain(path);
  await setArticle(first, 'published');
  expect((await server.call(getLearningPath, by(talent, path))).data.enrolment).toMatchObject({
    progress: 100,
    total: 1,
  });
});

test('a step that is added while it is done completes the path, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [old, added] = [await publishArticle(server, author), await publishArticle(server, author)];
    const path = await publishPath(server, author, [{ kind: 'article', id: old }]);
    await server.call(enrollInPath, by(talent, path));
    const { version } = (await server.call(getLearningPath, by(author, path))).data;
    const steps = [{ kind: 'article', id: added }];
    await Promise.all([
      server.call(updateLearningPath, { ...by(author, path), body: { version, steps } }),
      server.call(markArticleRead, { ...by(talent, added), body: { read: true } }),
    ]);
    const { enrolment } = (await server.call(getLearningPath, by(talent, path))).data;
    expect(enrolment).toMatchObject({ progress: 100, done: 1, total: 1 });
  }
});

test('who enrolls on one device and finishes on another has completed the path', async () => {
  for (let round = 0; round < 5; round += 1) {
    const article = await publishArticle(server, author);
    const path = await publishPath(server, author, [{ kind: 'article', id: article }]);
    await Promise.all([
      server.call(enrollInPath, by(talent, path)),
      server.call(markArticleRead, { ...by(talent, article), body: { read: true } }),
    ]);
    expect((await server.call(getLearningPath, by(talent, path))).data.enrolment).toMatchObject({ progress: 100 });
  }
});
