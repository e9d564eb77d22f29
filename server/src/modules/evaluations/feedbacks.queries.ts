import type { FeedbackPart } from '@prova/contract/evaluations/feedbacks';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';

export type FeedbackWords = Readonly<Record<FeedbackPart, string>>;

export interface FeedbackRow extends FeedbackWords {
  readonly id: string;
  readonly version: number;
  readonly companyId: string;
  readonly applicationId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly authorId: string;
  /** Null once the account was erased. */
  readonly authorName: string | null;
  readonly authorPhotoId: string | null;
  readonly editedBy: string | null;
  readonly editorName: string | null;
  readonly editedAt: Date | null;
  readonly sharedAt: Date | null;
  readonly createdAt: Date;
}

const feedbacks = (ctx: Ctx) =>
  ctx.db
    .selectFrom('feedbacks')
    .innerJoin('applications', 'applications.id', 'feedbacks.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'feedbacks.companyId')
    .innerJoin('users as author', 'author.id', 'feedbacks.authorId')
    .leftJoin('users as editor', 'editor.id', 'feedbacks.editedBy')
    .select([
      'feedbacks.id',
      'feedbacks.version',
      'feedbacks.companyId',
      'feedbacks.applicationId',
      'jobs.title as jobTitle',
      'companies.name as companyName',
      'feedbacks.strengths',
      'feedbacks.growth',
      'feedbacks.message',
      'feedbacks.authorId',
      'author.name as authorName',
      'author.photoFileId as authorPhotoId',
      'feedbacks.editedBy',
      'editor.name as editorName',
      'feedbacks.editedAt',
      'feedbacks.sharedAt',
      'feedbacks.createdAt',
    ]);

interface Page {
  readonly before: string | undefined;
  readonly limit: number;
}

/** The newest first, older than `before`. */
const paged = (query: ReturnType<typeof feedbacks>, { before, limit }: Page): Promise<FeedbackRow[]> =>
  query
    .$if(before !== undefined, (query) => query.where('feedbacks.id', '<', before ?? ''))
    .orderBy('feedbacks.id', 'desc')
    .limit(limit)
    .execute();

export function selectFeedback(ctx: Ctx, id: string): Promise<FeedbackRow | undefined> {
  return feedbacks(ctx).where('feedbacks.id', '=', id).executeTakeFirst();
}

export function selectFeedbacksOf(
  ctx: Ctx,
  applicationId: string,
  { shared, ...page }: Page & { shared: boolean },
): Promise<FeedbackRow[]> {
  const query = feedbacks(ctx).where('feedbacks.applicationId', '=', applicationId);
  return paged(shared ? query.where('feedbacks.sharedAt', 'is not', null) : query, page);
}

export function selectFeedbacksInScope(ctx: Ctx, scope: JobScope, page: Page): Promise<FeedbackRow[]> {
  const query = feedbacks(ctx)
    .where('feedbacks.companyId', '=', scope.companyId)
    .where(inScope(scope, sql.ref('applications.jobId')));
  return paged(query, page);
}

/** What was shared with a talent. */
export function selectFeedbacksForTalent(ctx: Ctx, talentId: string, page: Page): Promise<FeedbackRow[]> {
  const query = feedbacks(ctx)
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .where('candidates.talentId', '=', talentId)
    .where('feedbacks.sharedAt', 'is not', null);
  return paged(query as unknown as ReturnType<typeof feedbacks>, page);
}

export async function countFeedbacksOf(ctx: Ctx, applicationId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('feedbacks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertFeedback(
  ctx: Ctx,
  feedback: FeedbackWords & {
    id: string;
    companyId: string;
    applicationId: string;
    authorId: string;
    createdAt: Date;
  },
): Promise<void> {
  await ctx.db.insertInto('feedbacks').values(feedback).execute();
}

type Change =
  | (FeedbackWords & { readonly editedBy: string; readonly editedAt: Date })
  | { readonly sharedAt: Date | null };

/** False when somebody changed it first, or it is gone. */
export async function updateFeedbackRow(ctx: Ctx, id: string, version: number, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('feedbacks')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A draft alone. @returns whether it was there */
export async function deleteDraft(ctx: Ctx, id: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('feedbacks')
    .where('id', '=', id)
    .where('sharedAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
