import { mayAct } from '@prova/contract/applications/application-status';
import type { offer, offerPage } from '@prova/contract/offers/offers';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { stagesSkipped } from '../applications/applications.service.ts';
import { logoUrl } from '../companies/companies.service.ts';
import { fileLink } from '../files/files.service.ts';
import { mayAnswer, mayHandleOffers } from './offers.policy.ts';
import { type OfferRow, selectFiles } from './offers.queries.ts';
import { isOffer, isOut, isPast, shownStatus } from './offers.rules.ts';

type ShownOffer = z.input<typeof offer>;
type ShownPage = z.input<typeof offerPage>;
type Attachment = ShownOffer['attachments'][number];

/** Offers as the company sees them. */
export async function showOffers(ctx: Ctx, rows: readonly OfferRow[]): Promise<ShownOffer[]> {
  const files = await attachmentsOf(ctx, rows);
  const now = ctx.clock.now();
  const pending = rows.filter(({ status }) => status === 'pending');
  const skipped = await stagesSkipped(
    ctx,
    pending.map(({ applicationId, jobId, stageId }) => ({ id: applicationId, jobId, stageId })),
    isOffer,
  );
  return rows.map((row) => ({
    ...row,
    ...standing(row, now),
    skips: row.status === 'pending' ? (skipped.get(row.applicationId) ?? []).map(({ name }) => name) : [],
    candidateName: row.candidateName ?? '',
    recruiterName: row.recruiterName ?? '',
    attachments: files.get(row.id) ?? [],
    can: flags(ctx, row, now),
  }));
}

export async function showOffer(ctx: Ctx, row: OfferRow): Promise<ShownOffer> {
  const [shown] = await showOffers(ctx, [row]);
  if (!shown) throw new Error('One offer in, none out');
  return shown;
}

/** An offer as the holder of its link sees it. What was called back takes its documents along. */
export async function showPage(ctx: Ctx, row: OfferRow): Promise<ShownPage> {
  const files = row.status === 'cancelled' ? new Map() : await attachmentsOf(ctx, [row]);
  return { ...pageFields(ctx, row), attachments: files.get(row.id) ?? [] };
}

/** The same without attachments, for lists. */
export function pageFields(ctx: Ctx, row: OfferRow): Omit<ShownPage, 'attachments'> {
  return {
    ...row,
    ...standing(row, ctx.clock.now()),
    candidateName: row.candidateName ?? '',
    recruiterName: row.recruiterName ?? '',
    companyVerified: row.companyVerifiedAt !== null,
    companyLogoUrl: logoUrl(row.companyLogoId),
    can: { respond: mayAnswer(ctx.actor, row) && isAnswerable(row, ctx.clock.now()) },
  };
}

/** How it stands; one past its last day ended then, whether or not the task has come by. */
function standing(row: OfferRow, now: Date): Pick<OfferRow, 'status' | 'endedAt'> {
  const status = shownStatus(row, now);
  return { status, endedAt: status === 'expired' ? row.validUntil : row.endedAt };
}

/** Out, in time, and for an application that goes on. */
export function isAnswerable(row: OfferRow, now: Date): boolean {
  return isOut(row) && !isPast(row, now) && row.withdrawnAt === null && row.closedAt === null;
}

function flags(ctx: Ctx, row: OfferRow, now: Date): ShownOffer['can'] {
  if (!mayHandleOffers(ctx.actor, row)) return { send: false, cancel: false };
  const application = {
    status: row.candidateStatus,
    stageType: row.stageType,
    withdrawn: row.withdrawnAt !== null,
    closed: row.closedAt !== null,
    liveOffer: row.candidateStatus === 'offer_sent',
  };
  const pending = row.status === 'pending';
  return {
    send: pending && !isPast(row, now) && mayAct('send_offer', application).allowed,
    cancel: pending || (isOut(row) && !isPast(row, now) && mayAct('cancel_offer', application).allowed),
  };
}

async function attachmentsOf(ctx: Ctx, rows: readonly OfferRow[]): Promise<Map<string, Attachment[]>> {
  const byOffer = new Map<string, Attachment[]>(rows.map((row) => [row.id, []]));
  if (rows.length === 0) return byOffer;
  const files = await selectFiles(ctx, [...byOffer.keys()]);
  for (const { offerId, ...file } of files) {
    byOffer.get(offerId)?.push({ ...file, url: fileLink(ctx, file.id, 'attachment') });
  }
  return byOffer;
}
