import { createArticle, updateArticle } from '../../src/modules/knowledge/articles.ts';
import { nameAuthor } from '../../src/modules/knowledge/authors.ts';
import { createCourse, updateCourse } from '../../src/modules/knowledge/courses.ts';
import { createLearningPath, updateLearningPath } from '../../src/modules/knowledge/learning-paths.ts';
import { createLesson } from '../../src/modules/knowledge/lessons.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { Published } from '../knowledge/published.ts';
import { GROWN, PUBLISHED_DAYS_AGO } from '../knowledge/published-days.ts';
import { ARTICLES, COURSES, PATHS } from '../knowledge/shelf.ts';
import type { ShelfArticle, ShelfCourse, ShelfLesson, ShelfPath, ShelfPiece } from '../knowledge/types.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { COLLEAGUES } from '../team.ts';
import { daysBefore, lastAtWork } from '../time.ts';
import { testNamed } from './test-named.ts';

const NAMED_DAYS_AGO = 60;

/** An expert whom the operator named fills the shelf over some weeks. */
export function knowledgeScenario(runner: ScenarioRunner): Published {
  const expert = COLLEAGUES.find(({ role }) => role === 'expert');
  if (!expert) throw new Error('The demo has no expert');
  const { email } = expert;
  const published = new Published();
  runner.story(lastAtWork(daysBefore(runner.now, NAMED_DAYS_AGO), 5), () =>
    runner.asOperator(async (ctx) => {
      await ctx.transaction((ctx) => nameAuthor(ctx, email));
    }),
  );
  const write = (daysAgo: number, work: (ctx: Ctx) => Promise<unknown>) =>
    runner.story(lastAtWork(daysBefore(runner.now, daysAgo), 34), async () => {
      await runner.as(email, work);
    });
  const publish = <Piece extends ShelfPiece>(
    pieces: readonly Piece[],
    create: (ctx: Ctx, piece: Piece) => Promise<string>,
  ) => {
    for (const piece of pieces)
      write(PUBLISHED_DAYS_AGO[piece.key] ?? 0, async (ctx) => {
        published.add(piece.key, await create(ctx, piece));
      });
  };
  publish(ARTICLES, publishArticle);
  publish(COURSES, (ctx, course) => publishCourse(ctx, runner, course));
  publish(PATHS, (ctx, path) => publishPath(ctx, path, published));
  write(GROWN.daysAgo, async (ctx) => {
    const lesson = COURSES.find(({ key }) => key === GROWN.course)?.lessons.at(-1);
    if (lesson) await addLesson(ctx, published.idOf(GROWN.course), lesson);
  });
  return published;
}

/** What every kind is created with. */
const fieldsOf = ({ title, summary, category, level, skills, locale, sources, body }: ShelfPiece) => ({
  ...{ title, summary, category, level, locale, body },
  skills: [...skills],
  sources: [...sources],
});

async function publishArticle(ctx: Ctx, article: ShelfArticle): Promise<string> {
  const { id, version } = await createArticle(ctx, { ...fieldsOf(article), onBlog: true });
  await updateArticle(ctx, id, { version, status: 'published' });
  return id;
}

async function publishCourse(ctx: Ctx, runner: ScenarioRunner, course: ShelfCourse): Promise<string> {
  const testId = await testNamed(runner, course.testTitle);
  const { id, version } = await createCourse(ctx, { ...fieldsOf(course), testId });
  for (const lesson of course.key === GROWN.course ? course.lessons.slice(0, -1) : course.lessons)
    await addLesson(ctx, id, lesson);
  await updateCourse(ctx, id, { version, status: 'published' });
  return id;
}

async function addLesson(ctx: Ctx, courseId: string, { title, body, questions }: ShelfLesson): Promise<void> {
  await createLesson(ctx, courseId, { title, body, questions: [...questions], status: 'published' });
}

async function publishPath(ctx: Ctx, path: ShelfPath, published: Published): Promise<string> {
  const steps = path.steps.map(({ kind, key }) => ({ kind, id: published.idOf(key) }));
  const { id, version } = await createLearningPath(ctx, { ...fieldsOf(path), steps });
  await updateLearningPath(ctx, id, { version, status: 'published' });
  return id;
}
