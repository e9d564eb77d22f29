import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ApplicationRow, loadApplication } from '../applications/applications.service.ts';
import { mayAnswer, mayHandleOffers, mayReadOffers } from './offers.policy.ts';
import { type OfferRow, selectOffer } from './offers.queries.ts';

export interface Locked {
  readonly offer: OfferRow;
  readonly application: ApplicationRow;
}

/**
 * An offer of the actor's company, to be sent or cancelled.
 * @throws AppError OFFER_NOT_FOUND, for one of another company or of a job that is not shared too; FORBIDDEN for who
 *   may only read it
 */
export async function requireOffer(ctx: Ctx, id: string): Promise<OfferRow> {
  const row = await selectOffer(ctx, id);
  if (!row || !mayReadOffers(ctx.actor, row)) throw new AppError('OFFER_NOT_FOUND');
  if (!mayHandleOffers(ctx.actor, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** The offer that the link of the actor opens. @throws AppError OFFER_NOT_FOUND */
export async function requireLinkedOffer(ctx: Ctx): Promise<OfferRow> {
  const row = ctx.actor.kind === 'token' ? await selectOffer(ctx, ctx.actor.subjectId) : undefined;
  if (!row || row.sentAt === null || !mayAnswer(ctx.actor, row)) throw new AppError('OFFER_NOT_FOUND');
  return row;
}

/**
 * Locks an offer and its application, which comes first: whoever changes either does it in this order, so that two never
 * wait for each other.
 * @throws AppError OFFER_NOT_FOUND
 */
export async function lockOffer(
  ctx: Ctx,
  { id, applicationId }: Pick<OfferRow, 'id' | 'applicationId'>,
): Promise<Locked> {
  const application = await loadApplication(ctx, applicationId, { forUpdate: true });
  const offer = await selectOffer(ctx, id, true);
  if (!offer) throw new AppError('OFFER_NOT_FOUND');
  return { offer, application };
}
