import { bookmarkArticle, markRead } from '../../src/modules/knowledge/articles.ts';
import { getCourse } from '../../src/modules/knowledge/courses.ts';
import { enroll, setCourseProgress } from '../../src/modules/knowledge/enrolments.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { TALENT } from '../companies.ts';
import type { Published } from '../knowledge/published.ts';
import { createRandom } from '../random.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { awake, daysBefore } from '../time.ts';

/** Others who learn, the days since they began, and how many lessons they do at once. */
const OTHERS = [
  { course: 'sql', daysAgo: 44, lessons: 3 },
  { course: 'sql', daysAgo: 39, lessons: 5 },
  { course: 'async', daysAgo: 32, lessons: 2 },
  { course: 'python', daysAgo: 26, lessons: 5 },
  { course: 'async', daysAgo: 22, lessons: 0 },
  { course: 'sql', daysAgo: 15, lessons: 1 },
  { course: 'python', daysAgo: 11, lessons: 2 },
  { course: 'async', daysAgo: 6, lessons: 4 },
  { course: 'python', daysAgo: 2, lessons: 1 },
] as const;

/** The talent of the demo is in the middle of a course, has completed another that grew since, and follows a path; others learn, too. */
export function learningScenario(runner: ScenarioRunner, published: Published): void {
  ownLearning(runner, published);
  // A chance of its own: who learns changes nothing of the rest.
  const random = createRandom(20_261_129);
  for (const { course, daysAgo, lessons } of OTHERS)
    runner.story(dayAgo(runner, daysAgo), async () => {
      const email = random.pick(await talentsSoFar(runner));
      await runner.as(email, async (ctx) => {
        await enroll(ctx, 'course', published.idOf(course));
        for (let done = 0; done < lessons; done += 1) await doNextLesson(ctx, published.idOf(course));
      });
    });
}

function ownLearning(runner: ScenarioRunner, published: Published): void {
  const on = (daysAgo: number, work: (ctx: Ctx) => Promise<unknown>) =>
    runner.story(dayAgo(runner, daysAgo), async () => {
      await runner.as(TALENT.email, work);
    });
  on(29, (ctx) => enroll(ctx, 'course', published.idOf('python')));
  for (const daysAgo of [28, 26, 24, 20, 16]) on(daysAgo, (ctx) => doNextLesson(ctx, published.idOf('python')));
  on(19, (ctx) => enroll(ctx, 'path', published.idOf('backend-first-steps')));
  on(12, async (ctx) => {
    await markRead(ctx, published.idOf('http-cache'), true);
    await bookmarkArticle(ctx, published.idOf('indexes'));
  });
  on(9, (ctx) => bookmarkArticle(ctx, published.idOf('race-conditions')));
  on(8, async (ctx) => {
    await enroll(ctx, 'course', published.idOf('sql'));
    await doNextLesson(ctx, published.idOf('sql'));
  });
  on(4, (ctx) => doNextLesson(ctx, published.idOf('sql')));
}

const dayAgo = (runner: ScenarioRunner, daysAgo: number) => awake(daysBefore(runner.now, daysAgo), runner.now);

/** The lesson that the course offers next; nothing where all are done. */
async function doNextLesson(ctx: Ctx, courseId: string): Promise<void> {
  const { nextLessonId } = await getCourse(ctx, courseId);
  if (nextLessonId) await setCourseProgress(ctx, courseId, { progress: 0, lessonId: nextLessonId });
}

/** Addresses of the talents who have come so far, in the order in which they came; not that of the demo's own. */
async function talentsSoFar(runner: ScenarioRunner): Promise<string[]> {
  const found = await runner.platform.database
    .selectFrom('talents')
    .innerJoin('users', 'users.id', 'talents.userId')
    .select('users.email')
    .where('users.email', '!=', TALENT.email)
    .orderBy('users.createdAt')
    .orderBy('users.email')
    .execute();
  return found.flatMap(({ email }) => email ?? []);
}
