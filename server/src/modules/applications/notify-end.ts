import { type ApplicationEnd, endOf } from '@prova/contract/applications/application-status';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { on } from '../../platform/events.ts';
import { notify, wasNotified } from '../notifications/notifications.service.ts';
import { type EndChanged, endChanged } from './applications.events.ts';
import {
  candidateNotSelected,
  candidateTakenUp,
  hiredCandidate,
  jobClosedForCandidate,
  jobReopenedForCandidate,
} from './applications.notifications.ts';
import { selectLastTurns } from './applications.queries.ts';
import { applicationState, loadApplication } from './applications.service.ts';

type Bell = typeof candidateNotSelected;
const refused = { reached: candidateNotSelected, taken_back: candidateTakenUp };

/** What the bell says of each end, and of its being none any more. */
const BELLS: Readonly<Record<ApplicationEnd, Readonly<Record<EndChanged['is'], Bell>> | null>> = {
  rejected: refused,
  not_a_fit: refused,
  not_qualified: refused,
  over_qualified: refused,
  hired: { reached: hiredCandidate, taken_back: candidateTakenUp },
  closed: { reached: jobClosedForCandidate, taken_back: jobReopenedForCandidate },
  // Candidates withdraw themselves, on the page that shows it.
  withdrawn: null,
};

/**
 * Tells the candidate of an end that still stands, once, and that it does not stand any more where they were told of it. Their
 * open pages are loaded again by the same message.
 */
export const notifyEndTask = on(
  endChanged,
  'applications.notifyEnd',
  (ctx: Ctx, { applicationId, eventId, end, is, at, restored }) =>
    ctx.transaction(async (ctx) => {
      const row = await loadApplication(ctx, applicationId, { forUpdate: true });
      const { candidateUserId: userId, jobTitle, companyName } = row;
      const bells = BELLS[end];
      const stands = endOf(applicationState(row)) === (is === 'reached' ? end : null);
      if (!bells || !stands || userId === null) return;
      const [last, before] = await selectLastTurns(ctx, row.id);
      if (last?.id !== eventId) return;
      // At that moment, too.
      const heard = ({ type, event }: Bell, from: Date) =>
        wasNotified(ctx, userId, { type, event, applicationId, since: after(from, -0.001) });
      if (await heard(bells[is], new Date(at))) return;
      const contrary = bells[is === 'reached' ? 'taken_back' : 'reached'];
      // What was never said otherwise is no news.
      if ((is === 'taken_back' || restored) && !(before && (await heard(contrary, before.at)))) return;
      await notify(ctx, bells[is], { params: { applicationId, jobTitle, companyName }, userIds: [userId] });
    }),
);
