import type { listAiInterviews as listEndpoint } from '@prova/contract/ai-interviews/ai-interviews';
import type {
  openOwnAiInterview as openEndpoint,
  listOwnAiInterviews as ownEndpoint,
} from '@prova/contract/ai-interviews/session';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { mintToken } from '../../platform/tokens.ts';
import { requireApplication } from '../applications/applications.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { isInterviewed } from './ai-interviews.policy.ts';
import { showAiInterview } from './ai-interviews.present.ts';
import { selectAiInterview, selectAiInterviewsOf, selectAiInterviewsOfTalent } from './ai-interviews.queries.ts';
import { linkUntil } from './deadline.ts';
import { assertOpen, requireAiInterview, requireLinkedAiInterview } from './find-ai-interview.ts';
import { mailInvitationAgain } from './notify-candidate.ts';
import { proofsOfInterviews } from './proofs/own-proof.ts';
import { showAiInvitation, showOpening } from './session/session.present.ts';

export { selectAiScheduledAt as aiInterviewScheduledAt } from './ai-interviews.queries.ts';
export { askInStage, isToBeAsked } from './ask-in-stage.ts';
export { callOffScheduledAiInterview } from './end-ai-interview.ts';
export { requireDocuments, scheduleAiFor } from './schedule-ai-interview.ts';
export { undoAiSchedule } from './undo-ai-schedule.ts';

interface Page<T> {
  readonly data: T;
  readonly meta: PageMeta;
}

/** @throws AppError INTERVIEW_NOT_FOUND */
export const getAiInterview = async (ctx: Ctx, id: string) =>
  showAiInterview(ctx, await requireAiInterview(ctx, id, 'read'));

/** Those of an application that the actor works with. @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN */
export async function listAiInterviews(
  ctx: Ctx,
  { applicationId, page, limit }: QueryOf<typeof listEndpoint>,
): Promise<Page<ResultOf<typeof listEndpoint>>> {
  const { id } = await requireApplication(ctx, applicationId, 'read_interviews');
  const { interviews, total } = await selectAiInterviewsOf(ctx, id, { limit, offset: (page - 1) * limit });
  return { data: interviews.map((row) => showAiInterview(ctx, row)), meta: pageMeta(page, limit, total) };
}

/** @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER */
export async function mailAgain(ctx: Ctx, id: string): Promise<void> {
  assertOpen(await requireAiInterview(ctx, id, 'handle'));
  await ctx.transaction((ctx) => mailInvitationAgain(ctx, id));
}

/** The interview that the actor's link opens. @throws AppError INTERVIEW_NOT_FOUND */
export const getLinkedAiInterview = async (ctx: Ctx) => showAiInvitation(ctx, await requireLinkedAiInterview(ctx));

export async function listOwnAiInterviews(
  ctx: Ctx,
  { page, limit }: QueryOf<typeof ownEndpoint>,
): Promise<Page<ResultOf<typeof ownEndpoint>>> {
  const talentId = await ownTalentId(ctx);
  // What may still be taken back is nobody's news yet.
  const before = after(ctx.clock.now(), -UNDO_SECONDS);
  const { interviews, total } = talentId
    ? await selectAiInterviewsOfTalent(ctx, talentId, before, { limit, offset: (page - 1) * limit })
    : { interviews: [], total: 0 };
  const proofs = await proofsOfInterviews(
    ctx,
    interviews.map(({ id }) => id),
  );
  const data = interviews.map((row) => ({ ...showOpening(ctx, row), proof: proofs.get(row.id) ?? null }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** A link of the talent's own to their interview. @throws AppError INTERVIEW_NOT_FOUND */
export async function openOwnAiInterview(ctx: Ctx, id: string): Promise<ResultOf<typeof openEndpoint>> {
  const row = await selectAiInterview(ctx, id);
  const isNews = row && row.createdAt >= after(ctx.clock.now(), -UNDO_SECONDS);
  if (!row || isNews || !isInterviewed(ctx.actor, row)) throw new AppError('INTERVIEW_NOT_FOUND');
  const token = await ctx.transaction((ctx) =>
    mintToken(ctx, {
      kind: 'interview',
      subjectId: id,
      companyId: row.companyId,
      expiresAt: linkUntil(row.closesAt),
    }),
  );
  return { token };
}
