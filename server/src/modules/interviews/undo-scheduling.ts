import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationRow,
  beforeChange,
  changeApplication,
  clocksOf,
} from '../applications/applications.service.ts';
import { selectScheduling } from './interviews.queries.ts';

const kept = z.object({ before: beforeChange });

interface Scheduling {
  readonly type: 'interview' | 'ai_interview';
  readonly interview: { readonly id: string; readonly version: number };
  readonly application: ApplicationRow;
  /** When it was asked for, where it is one of several. */
  readonly askedAt: Date;
  /** Answers false when somebody was invited already. */
  readonly takeBack: () => Promise<boolean>;
  readonly remove: () => Promise<void>;
}

/**
 * Takes scheduling of either kind back while its ten seconds last, nobody was invited yet and nothing has happened since.
 * @throws AppError UNDO_EXPIRED
 */
export async function undoScheduling(
  ctx: Ctx,
  { type, interview, application, askedAt, takeBack, remove }: Scheduling,
): Promise<{ eventId: string; row: ApplicationRow }> {
  const scheduling = await selectScheduling(ctx, { type, applicationId: application.id, interviewId: interview.id });
  const left = kept.safeParse(scheduling?.data);
  const tooLate = new AppError('UNDO_EXPIRED');
  if (!scheduling || !left.success || askedAt > after(scheduling.at, UNDO_SECONDS)) throw tooLate;
  const { before } = left.data;
  if (before.version !== application.version || interview.version !== 1) throw tooLate;
  if (!(await takeBack())) throw tooLate;
  await remove();
  return changeApplication(ctx, application, {
    type: 'undone',
    ...(scheduling.fromStatus !== null && { toStatus: z.enum(CANDIDATE_STATUSES).parse(scheduling.fromStatus) }),
    statusBefore: before.statusBefore,
    ...clocksOf(before),
    data: { undoneEventId: scheduling.id },
  });
}
