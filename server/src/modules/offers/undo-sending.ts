import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { beforeChange, changeApplication, clocksOf } from '../applications/applications.service.ts';
import { lockOffer, requireOffer } from './find-offer.ts';
import { takeBackSending } from './notify-offer.ts';
import { selectSending, updateOffer } from './offers.queries.ts';

/** What `sendOffer` has left in the history. */
const kept = z.object({ before: beforeChange });

/**
 * Takes the sending of an offer back while its ten seconds last: its mail is not sent, the offer waits to be sent as
 * before, and the application stands exactly where it did.
 * @throws AppError OFFER_NOT_FOUND, UNDO_EXPIRED when it is too late or something has happened since
 */
export async function undoSending(ctx: Ctx, id: string): Promise<void> {
  const found = await requireOffer(ctx, id);
  const undone = ctx.transaction(async (ctx) => {
    const { offer, application } = await lockOffer(ctx, found);
    const { sentAt } = offer;
    // Who has seen it on their own page already knows.
    if (offer.status !== 'sent' || sentAt === null) throw tooLate();
    const sending = await selectSending(ctx, application.id, id);
    const left = kept.safeParse(sending?.data);
    const over = ctx.clock.now() > after(sentAt, UNDO_SECONDS);
    if (over || !sending || !left.success || left.data.before.version !== application.version) throw tooLate();
    if (!(await takeBackSending(ctx, offer))) throw tooLate();
    const { before } = left.data;
    await changeApplication(ctx, application, {
      type: 'undone',
      ...(sending.fromStageId !== null && { toStageId: sending.fromStageId }),
      ...(sending.fromStatus !== null && { toStatus: z.enum(CANDIDATE_STATUSES).parse(sending.fromStatus) }),
      statusBefore: before.statusBefore,
      ...clocksOf(before),
      data: { undoneEventId: sending.id },
    });
    await updateOffer(ctx, id, { status: 'pending', sentAt: null });
  });
  await undone.catch((error: unknown) => {
    // The stage has been removed.
    throw error instanceof AppError && error.code === 'STAGE_NOT_FOUND' ? tooLate(error) : error;
  });
}

const tooLate = (cause?: unknown) => new AppError('UNDO_EXPIRED', { cause });
