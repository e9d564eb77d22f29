import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { PageMeta } from '@prova/contract/endpoint';
import { OFFER_STATUSES, type OfferStatus, type offer, type offerPage } from '@prova/contract/offers/offers';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { mintToken } from '../../platform/tokens.ts';
import { requireApplication } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { requireLinkedOffer, requireOffer } from './find-offer.ts';
import { mayReadOffers } from './offers.policy.ts';
import { pageFields, showOffer, showOffers, showPage } from './offers.present.ts';
import { belongsToTalent, countByStatus, selectOffer, selectOffers, selectOffersOfTalent } from './offers.queries.ts';

const MOST_OWN_OFFERS = 50;
/** As the link of the mail: the page goes on telling how the offer ended. */
const LINK_DAYS = 90;

/** An offer of the actor's company. @throws AppError OFFER_NOT_FOUND */
export async function getOffer(ctx: Ctx, id: string): Promise<z.input<typeof offer>> {
  return showOffer(ctx, await requireOffer(ctx, id));
}

/** The offer that the actor's link opens. @throws AppError OFFER_NOT_FOUND */
export async function getOfferPage(ctx: Ctx): Promise<z.input<typeof offerPage>> {
  return showPage(ctx, await requireLinkedOffer(ctx));
}

/** @throws AppError NO_COMPANY, FORBIDDEN, APPLICATION_NOT_FOUND */
export async function listOffers(
  ctx: Ctx,
  query: { applicationId?: string | undefined; status?: OfferStatus | undefined; page: number; limit: number },
): Promise<{ data: z.input<typeof offer>[]; meta: PageMeta }> {
  const { applicationId, status, page, limit } = query;
  // An application names its company; without one the list is about the company chosen.
  const { companyId } = applicationId
    ? await requireApplication(ctx, applicationId, 'read_offers')
    : activeCompany(ctx);
  const { offers, total } = await selectOffers(
    ctx,
    { scope: offersOf(ctx, companyId), applicationId, status },
    { limit, offset: (page - 1) * limit },
  );
  return { data: await showOffers(ctx, offers), meta: pageMeta(page, limit, total) };
}

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function offerStats(ctx: Ctx) {
  const counts = await countByStatus(ctx, offersOf(ctx, activeCompany(ctx).companyId));
  const byStatus = Object.fromEntries(OFFER_STATUSES.map((status) => [status, 0])) as Record<OfferStatus, number>;
  for (const { status, count } of counts) byStatus[status] = count;
  const ended = byStatus.approved + byStatus.declined + byStatus.expired;
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    byStatus,
    acceptanceRate: ended === 0 ? null : byStatus.approved / ended,
  };
}

export async function listOwnOffers(ctx: Ctx) {
  const talentId = await ownTalentId(ctx);
  // What may still be taken back is nobody's news yet.
  const before = after(ctx.clock.now(), -UNDO_SECONDS);
  const offers = talentId ? await selectOffersOfTalent(ctx, talentId, before, MOST_OWN_OFFERS) : [];
  return offers.map((row) => ({ ...pageFields(ctx, row), applicationId: row.applicationId }));
}

/** A fresh link to the talent's own offer. @throws AppError OFFER_NOT_FOUND */
export async function openOwnOffer(ctx: Ctx, id: string): Promise<{ token: string }> {
  const talentId = await ownTalentId(ctx);
  const row = talentId && (await belongsToTalent(ctx, id, talentId)) ? await selectOffer(ctx, id) : undefined;
  if (!row) throw new AppError('OFFER_NOT_FOUND');
  const token = await mintToken(ctx, {
    kind: 'offer',
    subjectId: row.id,
    companyId: row.companyId,
    expiresAt: after(row.validUntil, LINK_DAYS * DAY),
  });
  return { token };
}

/** The jobs whose offers the actor sees. @throws AppError FORBIDDEN */
function offersOf(ctx: Ctx, companyId: string): JobScope {
  const scope = jobScope(ctx, companyId);
  // The scope leaves only shared jobs in.
  if (!scope || !mayReadOffers(ctx.actor, { companyId, shared: true })) throw new AppError('FORBIDDEN');
  return scope;
}
