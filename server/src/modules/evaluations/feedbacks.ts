import type { CursorMeta, QueryOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/evaluations/feedbacks';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage } from '../../platform/http/route.ts';
import { type JudgedRow, mayWithApplication, requireApplication } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { linkEntry, ownEntry } from '../conversations/conversations.service.ts';
import { pictureLink } from '../files/files.service.ts';
import { jobScope } from '../jobs/jobs.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { isWithdrawable, mayHandle, withdrawUntil } from './feedbacks.policy.ts';
import {
  type FeedbackRow,
  selectFeedback,
  selectFeedbacksForTalent,
  selectFeedbacksInScope,
  selectFeedbacksOf,
} from './feedbacks.queries.ts';

type Feedback = z.input<typeof contract.feedback>;
type Received = z.input<typeof contract.receivedFeedback>;

const isTalent = ({ actor }: Ctx): boolean => actor.kind === 'user' && actor.role === 'POTENTIAL';

/**
 * Of an application, or of all that the reader may read.
 * @throws AppError APPLICATION_NOT_FOUND, NO_COMPANY, FORBIDDEN for who takes no part in what candidates are told
 */
export async function listFeedbacks(
  ctx: Ctx,
  { applicationId, cursor, limit }: QueryOf<typeof contract.listFeedbacks>,
): Promise<{ data: Feedback[]; meta: CursorMeta }> {
  const wanted = { before: cursor, limit: limit + 1 };
  const talent = isTalent(ctx);
  const rows = talent ? await rowsOfTalent(ctx, applicationId, wanted) : await rowsOfTeam(ctx, applicationId, wanted);
  const { page, meta } = cursorPage(rows, limit);
  return { data: page.map((row) => (talent ? asReceived(row) : asTeam(ctx, row))), meta };
}

type Wanted = Parameters<typeof selectFeedbacksForTalent>[2];

async function rowsOfTalent(ctx: Ctx, applicationId: string | undefined, wanted: Wanted): Promise<FeedbackRow[]> {
  if (applicationId !== undefined) {
    const { id } = await ownEntry(applicationId).open(ctx);
    return selectFeedbacksOf(ctx, id, { ...wanted, shared: true });
  }
  const talentId = await ownTalentId(ctx);
  return talentId === null ? [] : selectFeedbacksForTalent(ctx, talentId, wanted);
}

async function rowsOfTeam(ctx: Ctx, applicationId: string | undefined, wanted: Wanted): Promise<FeedbackRow[]> {
  if (applicationId !== undefined) {
    const { id } = await requireApplication(ctx, applicationId, 'converse');
    return selectFeedbacksOf(ctx, id, { ...wanted, shared: false });
  }
  const { companyId } = activeCompany(ctx);
  const scope = jobScope(ctx, companyId);
  // The scope leaves only shared jobs in.
  if (!scope || !mayWithApplication(ctx.actor, 'converse', { companyId, shared: true }))
    throw new AppError('FORBIDDEN');
  return selectFeedbacksInScope(ctx, scope, wanted);
}

/** By the link of a mail. @throws AppError TOKEN_INVALID */
export async function listFeedbacksByLink(ctx: Ctx): Promise<Received[]> {
  const { id } = await linkEntry.open(ctx);
  const rows = await selectFeedbacksOf(ctx, id, { before: undefined, limit: 100, shared: true });
  return rows.map(received);
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function getFeedback(ctx: Ctx, id: string): Promise<Feedback> {
  if (!isTalent(ctx)) return asTeam(ctx, (await requireFeedback(ctx, id)).row);
  const row = await selectFeedback(ctx, id);
  if (!row?.sharedAt) throw new AppError('NOT_FOUND');
  await ownEntry(row.applicationId).open(ctx).catch(asNotFound);
  return asReceived(row);
}

/** For the team, with its application. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requireFeedback(ctx: Ctx, id: string): Promise<{ row: FeedbackRow; application: JudgedRow }> {
  const row = await selectFeedback(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  const application = await requireApplication(ctx, row.applicationId, 'converse').catch(asNotFound);
  return { row, application };
}

/** Whoever may not see the application cannot tell that there is feedback about it. */
function asNotFound(error: unknown): never {
  throw error instanceof AppError && error.code === 'APPLICATION_NOT_FOUND' ? new AppError('NOT_FOUND') : error;
}

const received = (row: FeedbackRow): Received => ({
  id: row.id,
  applicationId: row.applicationId,
  jobTitle: row.jobTitle,
  companyName: row.companyName,
  strengths: row.strengths,
  growth: row.growth,
  message: row.message,
  sharedAt: row.sharedAt,
  editedAt: row.sharedAt !== null && row.editedAt !== null && row.editedAt > row.sharedAt ? row.editedAt : null,
});

/** As the candidate reads it: who wrote it is the company. */
const asReceived = (row: FeedbackRow): Feedback => ({ ...received(row), team: null });

export function asTeam(ctx: Ctx, row: FeedbackRow): Feedback {
  const handles = mayHandle(ctx.actor, row);
  const draft = row.sharedAt === null;
  return {
    ...received(row),
    team: {
      version: row.version,
      author: {
        id: row.authorId,
        name: row.authorName ?? '',
        photoUrl: row.authorPhotoId && pictureLink(ctx, row.authorPhotoId),
      },
      editedBy: row.editedBy === row.authorId ? null : row.editorName,
      writtenAt: row.editedAt ?? row.createdAt,
      withdrawUntil: withdrawUntil(row),
      can: {
        edit: handles,
        share: handles && draft,
        withdraw: handles && isWithdrawable(row, ctx.clock.now()),
        remove: handles && draft,
      },
    },
  };
}
