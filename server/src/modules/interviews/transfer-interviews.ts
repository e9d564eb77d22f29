import type { Ctx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { ownersOf, type Transfer } from '../companies/companies.service.ts';
import { selectParticipants } from './interviews.queries.ts';
import { interviewChange } from './interviews.realtime.ts';
import { notifyChanged, notifyTakenOff, ringJoined } from './notify-participants.ts';
import {
  raiseSequence,
  selectAheadOf,
  takeOffAhead,
  updateHost,
  updateOrganiser,
} from './transfer-interviews.queries.ts';

/**
 * Gives what is ahead in the name of somebody who leaves, or runs no jobs any more, to who takes over, or to an owner: an answer
 * must reach somebody. Whoever stays in the company interviews as before.
 */
export async function transferInterviews(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  const successor = await successorOf(ctx, { companyId, from, to });
  if (successor !== undefined) await updateOrganiser(ctx, { companyId, from, to: successor });
}

/**
 * Who leaves the company need not come any more: what they lead goes to who takes over. Everybody is told who comes now, and the
 * calendar of who has left forgets it.
 */
export async function takeOffInterviews(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  const successor = await successorOf(ctx, { companyId, from, to });
  const ahead = await selectAheadOf(ctx, { companyId, userId: from });
  const before = ahead.length === 0 ? [] : await selectParticipants(ctx, ahead);
  const joined = successor === undefined ? [] : await updateHost(ctx, { companyId, from, to: successor });
  await takeOffAhead(ctx, { companyId, userId: from });
  await raiseSequence(ctx, ahead);
  for (const gone of before.filter(({ userId }) => userId === from)) {
    const id = gone.interviewId;
    await publish(ctx, interviewChange, { interviewId: id });
    await notifyChanged(ctx, id, { moved: false, added: [] });
    await notifyTakenOff(ctx, id, [gone]);
  }
  if (successor !== undefined) for (const id of joined) await ringJoined(ctx, id, successor);
}

const successorOf = async (ctx: Ctx, { companyId, from, to }: Transfer): Promise<string | undefined> =>
  to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
