import { bookmarkArticle } from '@prova/contract/knowledge/articles';
import { enrollInCourse } from '@prova/contract/knowledge/courses';
import { enrollInPath } from '@prova/contract/knowledge/learning-paths';
import { twoHalves } from '../../fixtures/pictures.ts';
import {
  about,
  BODY,
  letWrite,
  publishArticle,
  publishCourse,
  publishOnBlog,
  publishPath,
} from '../../knowledge-factory.ts';
import {
  type AccessTable,
  all,
  anyone,
  type Call,
  type ExpectedAccess,
  FORBIDDEN,
  UNAUTHENTICATED,
} from '../outcomes.ts';
import type { World } from '../world.ts';

/** The expert is one whom the operator has named, and everything is theirs. */
const readers = (call?: Call): ExpectedAccess =>
  all(FORBIDDEN, named(call), { guest: UNAUTHENTICATED, talent: 'ok', self: 'ok', expert: 'ok' });
const authors = (call?: Call): ExpectedAccess => all(FORBIDDEN, named(call), { guest: UNAUTHENTICATED, expert: 'ok' });
const learners = (call: Call, but: Partial<ExpectedAccess['outcomes']> = {}): ExpectedAccess =>
  all(FORBIDDEN, named(call), { guest: UNAUTHENTICATED, talent: 'ok', self: 'ok', ...but });

const named =
  (call: Call = () => ({})): Call =>
  async (world, actor) => {
    await letWrite(world.server, world.actors.expert);
    return call(world, actor);
  };

const course = async ({ server, actors }: World, lessons = 1) => publishCourse(server, actors.expert, { lessons });
const article = ({ server, actors }: World) => publishArticle(server, actors.expert);
const path = async (world: World) =>
  publishPath(world.server, world.actors.expert, [{ kind: 'article', id: await article(world) }]);

/** @returns where everybody reads it */
async function onBlog(world: World): Promise<string> {
  await letWrite(world.server, world.actors.expert);
  return publishOnBlog(world.server, world.actors.expert);
}

const ofCourse: Call = async (world) => ({ params: { id: (await course(world)).id } });
const ofArticle: Call = async (world) => ({ params: { id: await article(world) } });
const ofPath: Call = async (world) => ({ params: { id: await path(world) } });

const lesson = async (world: World) => {
  const { id, lessonIds } = await course(world, 2);
  return { id, lessonId: lessonIds[0] ?? '' };
};

export const knowledgeAccess: AccessTable = {
  'knowledge.facets': readers(() => ({ query: { kind: 'courses' } })),
  'knowledge.run': readers(() => ({ body: { language: 'python', code: 'print(1)' } })),
  'knowledge.pictures.upload': authors(async () => ({
    body: {},
    files: { file: { name: 'plano.png', mime: 'image/png', body: await twoHalves() } },
  })),

  'knowledge.courses.list': readers(),
  'knowledge.courses.get': readers(ofCourse),
  'knowledge.courses.create': authors(() => ({ body: about })),
  'knowledge.courses.update': authors(async (world) => ({
    ...(await ofCourse(world, world.actors.expert)),
    body: { version: 2, title: 'Outro título' },
  })),
  'knowledge.courses.delete': authors(ofCourse),
  'knowledge.courses.enroll': learners(ofCourse),
  'knowledge.courses.leave': learners(ofCourse),
  // Only who is enrolled comes further.
  'knowledge.courses.progress': learners(
    async (world) => {
      const { id, lessonIds } = await course(world);
      await world.server.call(enrollInCourse, { as: world.actors.self.token, params: { id } });
      return { params: { id }, body: { progress: 100, lessonId: lessonIds[0] } };
    },
    { talent: '409 NOT_ENROLLED', self: 'ok' },
  ),

  'knowledge.lessons.get': readers(async (world) => ({ params: await lesson(world) })),
  'knowledge.lessons.create': authors(async (world) => ({
    ...(await ofCourse(world, world.actors.expert)),
    body: { title: 'Mais uma' },
  })),
  'knowledge.lessons.update': authors(async (world) => ({
    params: await lesson(world),
    body: { version: 1, title: 'Outra' },
  })),
  'knowledge.lessons.delete': authors(async (world) => ({ params: await lesson(world) })),
  'knowledge.lessons.order': authors(async (world) => {
    const { id, lessonIds } = await course(world, 2);
    return { params: { id }, body: { lessonIds: lessonIds.toReversed() } };
  }),

  'knowledge.articles.list': readers(),
  'knowledge.articles.get': readers(ofArticle),
  'knowledge.articles.create': authors(() => ({ body: { ...about, body: BODY } })),
  'knowledge.articles.update': authors(async (world) => ({
    ...(await ofArticle(world, world.actors.expert)),
    body: { version: 2, title: 'Outro título' },
  })),
  'knowledge.articles.delete': authors(ofArticle),
  'knowledge.articles.bookmark': learners(ofArticle),
  'knowledge.articles.removeBookmark': learners(async (world, actor) => {
    const call = await ofArticle(world, actor);
    await world.server.call(bookmarkArticle, { as: world.actors.self.token, ...call });
    return call;
  }),
  'knowledge.articles.markRead': learners(async (world, actor) => ({
    ...(await ofArticle(world, actor)),
    body: { read: true },
  })),

  'knowledge.blog.list': anyone(),
  'knowledge.blog.get': anyone(async (world) => ({ params: { slug: await onBlog(world) } })),

  'knowledge.paths.list': readers(),
  'knowledge.paths.get': readers(ofPath),
  'knowledge.paths.create': authors(() => ({ body: about })),
  'knowledge.paths.update': authors(async (world) => ({
    ...(await ofPath(world, world.actors.expert)),
    body: { version: 2, title: 'Outro título' },
  })),
  'knowledge.paths.delete': authors(ofPath),
  'knowledge.paths.enroll': learners(ofPath),
  'knowledge.paths.leave': learners(ofPath),
  // It follows from what is done, whoever says otherwise.
  'knowledge.paths.progress': learners(
    async (world) => {
      const id = await path(world);
      await world.server.call(enrollInPath, { as: world.actors.self.token, params: { id } });
      return { params: { id }, body: { progress: 50 } };
    },
    { talent: '409 NOT_ENROLLED', self: '409 PROGRESS_FOLLOWS' },
  ),
};
