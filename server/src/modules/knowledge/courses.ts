import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/knowledge/courses';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { selectOfferedTest, selectOwnTest } from './ending-test.queries.ts';
import { requireAuthor, requireItem } from './find-item.ts';
import { cardOf } from './items.ts';
import { selectLessons } from './lessons.queries.ts';
import { withPictures } from './pictures.ts';
import { nextLesson } from './progress.ts';
import { changeItem, createItem } from './write-item.ts';

type Course = ResultOf<typeof contract.getCourse>;

export const courseCard = (card: ReturnType<typeof cardOf>) => ({
  ...card,
  lessonCount: card.parts,
});

/** @throws AppError KNOWLEDGE_NOT_FOUND, NOT_KNOWLEDGE_AUTHOR */
export async function getCourse(ctx: Ctx, id: string, talentId?: string): Promise<Course> {
  const { row, reader } = await requireItem(ctx, 'course', id, talentId);
  const drafts = reader.authorId !== null;
  // What was taken back is not read, by whoever is enrolled either.
  const isReadable = drafts || row.status === 'published';
  const lessons = isReadable ? await selectLessons(ctx, id, { ...reader, drafts }) : [];
  return {
    ...courseCard(cardOf(row)),
    body: isReadable ? withPictures(ctx, row.body) : '',
    sources: isReadable ? row.sources : [],
    lessons,
    nextLessonId: nextLesson(lessons),
    test: row.testId === null ? null : await selectOfferedTest(ctx, row.testId, reader.talentId),
    testId: drafts ? row.testId : null,
  };
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, NO_COMPANY, TEST_NOT_FOUND, VALIDATION_FAILED, BUDGET_REACHED */
export function createCourse(ctx: Ctx, body: BodyOf<typeof contract.createCourse>): Promise<Course> {
  return ctx.transaction(async (ctx) => {
    if (body.testId) await requireOwnOpenTest(ctx, body.testId);
    return getCourse(ctx, await createItem(ctx, 'course', body));
  });
}

/**
 * A test that was chosen before stays as it is, whatever became of it.
 * @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, VERSION_CONFLICT, NOTHING_TO_PUBLISH, NO_COMPANY, TEST_NOT_FOUND,
 *   VALIDATION_FAILED
 */
export function updateCourse(ctx: Ctx, id: string, body: BodyOf<typeof contract.updateCourse>): Promise<Course> {
  return ctx.transaction(async (ctx) => {
    const { row } = await requireItem(ctx, 'course', id);
    if (body.testId && body.testId !== row.testId) await requireOwnOpenTest(ctx, body.testId);
    await changeItem(ctx, 'course', id, body, async () => {
      const lessons = await selectLessons(ctx, id, { talentId: null, drafts: false });
      return lessons.length > 0;
    });
    return getCourse(ctx, id);
  });
}

/**
 * A test of the company that the author works with, which every talent may take: whoever writes a course leads to no test of
 * somebody else's.
 */
async function requireOwnOpenTest(ctx: Ctx, testId: string): Promise<void> {
  await requireAuthor(ctx);
  const test = await selectOwnTest(ctx, activeCompany(ctx).companyId, testId);
  if (!test) throw new AppError('TEST_NOT_FOUND');
  if (!test.offered) throw validationError([{ field: 'testId', code: 'TEST_NOT_OFFERED', values: {} }], ctx.locale);
}
