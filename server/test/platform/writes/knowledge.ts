import { bookmarkArticle } from '@prova/contract/knowledge/articles';
import { enrollInCourse } from '@prova/contract/knowledge/courses';
import { enrollInPath } from '@prova/contract/knowledge/learning-paths';
import { twoHalves } from '../../fixtures/pictures.ts';
import { about, BODY, publishArticle, publishCourse, publishPath, signUpAuthor } from '../../knowledge-factory.ts';
import { newTalent, type Stage, type Writes } from './stage.ts';

const newAuthor = ({ server }: Stage) => signUpAuthor(server);

async function ofArticle(stage: Stage) {
  const author = await newAuthor(stage);
  return { as: author.token, params: { id: await publishArticle(stage.server, author) } };
}

async function ofCourse(stage: Stage, lessons = 1) {
  const author = await newAuthor(stage);
  const { id, lessonIds } = await publishCourse(stage.server, author, { lessons });
  return { as: author.token, params: { id }, lessonIds };
}

async function ofLesson(stage: Stage) {
  const { as, params, lessonIds } = await ofCourse(stage, 2);
  return { as, params: { ...params, lessonId: lessonIds[0] ?? '' } };
}

async function ofPath(stage: Stage) {
  const author = await newAuthor(stage);
  const article = await publishArticle(stage.server, author);
  return {
    as: author.token,
    params: { id: await publishPath(stage.server, author, [{ kind: 'article', id: article }]) },
  };
}

/** The same, by a new talent. */
const learnt = async <T extends { readonly as: string }>(
  stage: Stage,
  of: (stage: Stage) => Promise<T>,
): Promise<T> => {
  const call = await of(stage);
  const { token: as } = await newTalent(stage);
  return { ...call, as };
};

const courseOnly = async (stage: Stage) => {
  const { as, params } = await ofCourse(stage);
  return { as, params };
};

async function enrolled(stage: Stage) {
  const { as, params, lessonIds } = await learnt(stage, ofCourse);
  await stage.server.call(enrollInCourse, { as, params });
  return { as, params, lessonIds };
}

export const knowledgeWrites: Writes = {
  'knowledge.run': async (stage) => ({
    as: (await newTalent(stage)).token,
    body: { language: 'python', code: 'print(1)' },
  }),
  'knowledge.pictures.upload': async (stage) => ({
    as: (await newAuthor(stage)).token,
    body: {},
    files: { file: { name: 'plano.png', mime: 'image/png', body: await twoHalves() } },
  }),

  'knowledge.courses.create': async (stage) => ({ as: (await newAuthor(stage)).token, body: about }),
  'knowledge.courses.update': async (stage) => ({
    ...(await courseOnly(stage)),
    body: { version: 2, title: 'Outro título' },
  }),
  'knowledge.courses.delete': courseOnly,
  'knowledge.courses.enroll': (stage) => learnt(stage, courseOnly),
  'knowledge.courses.leave': async (stage) => {
    const { as, params } = await enrolled(stage);
    return { as, params };
  },
  'knowledge.courses.progress': async (stage) => {
    const { as, params, lessonIds } = await enrolled(stage);
    return { as, params, body: { progress: 100, lessonId: lessonIds[0] } };
  },

  'knowledge.lessons.create': async (stage) => ({ ...(await courseOnly(stage)), body: { title: 'Mais uma' } }),
  'knowledge.lessons.update': async (stage) => ({ ...(await ofLesson(stage)), body: { version: 1, title: 'Outra' } }),
  'knowledge.lessons.delete': ofLesson,
  'knowledge.lessons.order': async (stage) => {
    const { as, params, lessonIds } = await ofCourse(stage, 2);
    return { as, params, body: { lessonIds: lessonIds.toReversed() } };
  },

  'knowledge.articles.create': async (stage) => ({
    as: (await newAuthor(stage)).token,
    body: { ...about, body: BODY },
  }),
  'knowledge.articles.update': async (stage) => ({
    ...(await ofArticle(stage)),
    body: { version: 2, title: 'Outro título' },
  }),
  'knowledge.articles.delete': ofArticle,
  'knowledge.articles.bookmark': (stage) => learnt(stage, ofArticle),
  'knowledge.articles.removeBookmark': async (stage) => {
    const call = await learnt(stage, ofArticle);
    await stage.server.call(bookmarkArticle, call);
    return call;
  },
  'knowledge.articles.markRead': async (stage) => ({ ...(await learnt(stage, ofArticle)), body: { read: true } }),

  'knowledge.paths.create': async (stage) => ({ as: (await newAuthor(stage)).token, body: about }),
  'knowledge.paths.update': async (stage) => ({
    ...(await ofPath(stage)),
    body: { version: 2, title: 'Outro título' },
  }),
  'knowledge.paths.delete': ofPath,
  'knowledge.paths.enroll': (stage) => learnt(stage, ofPath),
  'knowledge.paths.leave': async (stage) => {
    const call = await learnt(stage, ofPath);
    await stage.server.call(enrollInPath, call);
    return call;
  },
};
