import type { Ctx } from '../../platform/context.ts';
import type { ErasedPart, PersonalData } from '../../platform/personal-data.ts';

const LEARNT = ['lessonsDone', 'articlesRead', 'bookmarks', 'enrolments'] as const;

/**
 * What somebody learns goes with them. What an author published stays, without their name; drafts go, and what
 * was taken back unless somebody follows it.
 */
export const knowledgeData: PersonalData = {
  module: 'knowledge',
  tables: [
    'knowledgeAuthors',
    'knowledgeItems',
    'knowledgeLessons',
    'knowledgeSteps',
    'knowledgePictures',
    'enrolments',
    'lessonsDone',
    'articlesRead',
    'bookmarks',
  ],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const enrolled = await ctx.db
      .selectFrom('enrolments')
      .innerJoin('talents', 'talents.id', 'enrolments.talentId')
      .innerJoin('knowledgeItems', 'knowledgeItems.id', 'enrolments.itemId')
      .select(['knowledgeItems.title', 'knowledgeItems.kind', 'enrolments.reached as percent'])
      .select(['enrolments.completedAt', 'enrolments.leftAt', 'enrolments.createdAt as since'])
      .where('talents.userId', '=', userId)
      .orderBy('enrolments.createdAt')
      .execute();
    const done = await ctx.db
      .selectFrom('lessonsDone')
      .innerJoin('talents', 'talents.id', 'lessonsDone.talentId')
      .innerJoin('knowledgeLessons as lesson', 'lesson.id', 'lessonsDone.lessonId')
      .innerJoin('knowledgeItems as course', 'course.id', 'lesson.courseId')
      .select(['lesson.title', 'course.title as course', 'lessonsDone.createdAt as at'])
      .where('talents.userId', '=', userId)
      .orderBy('lessonsDone.createdAt')
      .execute();
    const read = await articlesOf(ctx, userId, 'articlesRead');
    const kept = await articlesOf(ctx, userId, 'bookmarks');
    const written = await ctx.db
      .selectFrom('knowledgeItems')
      .select(['title', 'kind', 'summary', 'body', 'skills', 'sources', 'status', 'onBlog', 'publishedAt', 'createdAt'])
      .where('authorId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const lessons = await ctx.db
      .selectFrom('knowledgeLessons as lesson')
      .innerJoin('knowledgeItems as course', 'course.id', 'lesson.courseId')
      .select([
        'course.title as course',
        'lesson.title',
        'lesson.body',
        'lesson.questions',
        'lesson.status',
        'lesson.createdAt',
      ])
      .where('course.authorId', '=', userId)
      .where('lesson.deletedAt', 'is', null)
      .orderBy('lesson.createdAt')
      .orderBy('lesson.id')
      .execute();
    const named = await ctx.db
      .selectFrom('knowledgeAuthors')
      .select('createdAt as since')
      .where('userId', '=', userId)
      .execute();
    return [
      { category: 'company_work', name: 'knowledge-you-may-write', rows: named },
      { category: 'profile', name: 'courses-and-paths', rows: enrolled },
      { category: 'profile', name: 'lessons-done', rows: done },
      { category: 'profile', name: 'articles-read', rows: read },
      { category: 'profile', name: 'articles-you-keep', rows: kept },
      { category: 'company_work', name: 'knowledge-you-wrote', rows: [...written, ...lessons] },
    ];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const own = ctx.db.selectFrom('talents').select('id').where('userId', '=', userId);
    let learnt = 0;
    for (const table of LEARNT) {
      const gone = await ctx.db.deleteFrom(table).where('talentId', 'in', own).executeTakeFirst();
      learnt += Number(gone.numDeletedRows);
    }
    const parts: ErasedPart[] = learnt > 0 ? [{ category: 'profile', removed: learnt }] : [];
    await ctx.db.deleteFrom('knowledgeAuthors').where('userId', '=', userId).execute();
    await ctx.db.updateTable('knowledgePictures').set({ authorId: null }).where('authorId', '=', userId).execute();
    const drafts = await ctx.db
      .deleteFrom('knowledgeItems as i')
      .where('i.authorId', '=', userId)
      .where('i.status', '=', 'draft')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('enrolments').select('itemId').whereRef('itemId', '=', 'i.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('knowledgeSteps').select('itemId').whereRef('itemId', '=', 'i.id'))),
      )
      .executeTakeFirst();
    await ctx.db
      .deleteFrom('knowledgeLessons')
      .where('publishedAt', 'is', null)
      .where('courseId', 'in', ctx.db.selectFrom('knowledgeItems').select('id').where('authorId', '=', userId))
      .execute();
    const left = await ctx.db
      .updateTable('knowledgeItems')
      .set({ authorId: null })
      .where('authorId', '=', userId)
      .executeTakeFirst();
    const removed = Number(drafts.numDeletedRows);
    const count = Number(left.numUpdatedRows);
    if (removed + count === 0) return parts;
    return [
      ...parts,
      {
        category: 'company_work',
        removed,
        ...(count > 0 && { kept: { count, ground: 'published_work', until: null } }),
      },
    ];
  },
};

function articlesOf(ctx: Ctx, userId: string, table: 'articlesRead' | 'bookmarks') {
  return ctx.db
    .selectFrom(table)
    .innerJoin('talents', 'talents.id', `${table}.talentId`)
    .innerJoin('knowledgeItems', 'knowledgeItems.id', `${table}.itemId`)
    .select(['knowledgeItems.title', `${table}.createdAt as at`])
    .where('talents.userId', '=', userId)
    .orderBy(`${table}.createdAt`)
    .execute();
}
