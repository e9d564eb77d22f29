import { mayAct } from '@prova/contract/applications/application-status';
import type { offerInput } from '@prova/contract/offers/offers';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond, requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { endOfDay } from '../../platform/days.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import {
  type ApplicationRow,
  applicationState,
  assertMay,
  requireApplication,
} from '../applications/applications.service.ts';
import { holdMembership } from '../companies/companies.service.ts';
import { keepFile, storeAttachments } from '../files/files.service.ts';
import { OFFER_FILES, OFFERS } from './offers.budgets.ts';
import { insertOffer, selectJobTerms, selectOpenOffer, updateOffer } from './offers.queries.ts';
import { dayProblems } from './offers.rules.ts';

/**
 * Saves an offer, waiting to be sent. One that was saved before for the same application and never sent gives way.
 * @returns its id
 * @throws AppError APPLICATION_NOT_FOUND, ACTION_REFUSED, OFFER_ALREADY_SENT, BUDGET_REACHED, VALIDATION_FAILED (days), and what
 *   inspection and storage say of the attachments
 */
export async function createOffer(
  ctx: Ctx,
  input: z.output<typeof offerInput>,
  attachments: readonly UploadedFile[],
): Promise<string> {
  const application = await requireApplication(ctx, input.applicationId, 'handle_offers');
  assertMayOffer(ctx, application);
  const problems = dayProblems(input, application.timeZone, ctx.clock.now());
  if (problems.length > 0) {
    throw validationError(
      problems.map((problem) => ({ ...problem, values: {} })),
      ctx.locale,
    );
  }
  const added = { rows: attachments.length, bytes: attachments.reduce((sum, { body }) => sum + body.length, 0) };
  // Nothing is uploaded beyond the budget.
  if (added.rows > 0) await refuseBeyond(ctx, OFFER_FILES, [application.id], added);
  const files = await storeAttachments(ctx, application.companyId, attachments);
  return ctx.transaction(async (ctx) => {
    await holdMembership(ctx, application.companyId);
    if (added.rows > 0) await requireCapacity(ctx, OFFER_FILES, [application.id], added);
    return insert(ctx, input, files);
  });
}

async function insert(ctx: Ctx, input: z.output<typeof offerInput>, fileIds: readonly string[]): Promise<string> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  // What was checked before the upload may have changed meanwhile.
  const application = await requireApplication(ctx, input.applicationId, 'handle_offers', { forUpdate: true });
  // An offer is written to somebody.
  if (application.blind) throw new AppError('REVEAL_REQUIRED');
  assertMayOffer(ctx, application);
  const earlier = await selectOpenOffer(ctx, application.id);
  if (earlier && earlier.status !== 'pending') throw new AppError('OFFER_ALREADY_SENT');
  if (earlier) await updateOffer(ctx, earlier.id, { status: 'cancelled', endedAt: ctx.clock.now() });
  await requireCapacity(ctx, OFFERS, [application.id]);
  const id = newId(ctx);
  for (const fileId of fileIds) await keepFile(ctx, fileId);
  const terms = await selectJobTerms(ctx, application.jobId);
  const offer = {
    id,
    companyId: application.companyId,
    applicationId: application.id,
    position: input.position,
    payMin: input.payMin,
    payMax: input.payMax ?? null,
    currency: input.currency,
    contractType: input.contractType ?? terms.contractType,
    benefits: [...new Set(input.benefits ?? terms.benefits)],
    startOn: input.startOn ?? null,
    validUntil: await endOfDay(ctx, input.validUntil, application.timeZone),
    message: input.message || null,
    recruiterId: actor.userId,
    createdAt: ctx.clock.now(),
  };
  await insertOffer(ctx, offer, fileIds);
  return id;
}

/** @throws AppError OFFER_ALREADY_SENT, ACTION_REFUSED */
export function assertMayOffer(ctx: Ctx, application: ApplicationRow): void {
  const permission = mayAct('send_offer', applicationState(application));
  if (!permission.allowed && permission.reason === 'OFFER_ALREADY_SENT') throw new AppError('OFFER_ALREADY_SENT');
  assertMay(ctx, 'send_offer', application);
  // Who has been erased can be written to no more.
  if (application.candidateEmail === null) throw new AppError('APPLICATION_NOT_FOUND');
}
