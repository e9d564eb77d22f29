import { NOT_ASKED_REASONS, type NotAskedReason } from '@prova/contract/applications/not-asked';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationRow,
  type JudgedRow,
  loadApplication,
  writeEvent,
} from '../applications/applications.service.ts';
import { holdTeam } from '../companies/companies.service.ts';
import { daysToBeginIn } from '../jobs/jobs.service.ts';
import { wasAskedIn, wasDecidedSince } from './ai-interviews.queries.ts';
import { scheduleUntil } from './schedule-ai-interview.ts';

/**
 * Asks somebody who came into a stage for its AI interview, where the stage does so by itself. Who has an interview ahead is
 * asked for no second one. Whom it cannot ask is left to the team, with the reason in the history.
 * @param row locked, once the step into the stage can no longer be taken back
 */
export async function askInStage(ctx: Ctx, row: JudgedRow): Promise<void> {
  if (row.stageType !== 'interview_ia' || row.interviewAhead) return;
  const days = await daysToBeginIn(ctx, row.jobId, row.stageId);
  if (days === null) return;
  // What somebody of the team has taken back since is not asked for once more.
  if (await wasDecidedSince(ctx, row.id, row.stageSince)) return;
  if (await wasAskedIn(ctx, row.id, row.stageId)) return leaveToTeam(ctx, row, 'HELD_BEFORE');
  await holdTeam(ctx, row.companyId);
  // Read again: whoever answered for the job may have left a moment ago.
  const { jobOwnerId } = await loadApplication(ctx, row.id);
  try {
    await scheduleUntil(ctx, row, {
      closesAt: () => after(ctx.clock.now(), days * DAY),
      timeZone: row.timeZone,
      documentsUrl: null,
      notes: null,
      // On behalf of whoever answers for the job.
      organiserId: jobOwnerId,
    });
  } catch (error) {
    const reason = error instanceof AppError ? reasonOf(error) : undefined;
    if (!reason) throw error;
    await leaveToTeam(ctx, row, reason);
  }
}

/** Whether a stage that asks by itself has neither asked somebody who is in it, nor left them to the team. */
export async function isToBeAsked(ctx: Ctx, row: ApplicationRow): Promise<boolean> {
  if (row.stageType !== 'interview_ia' || row.interviewAhead) return false;
  if ((await daysToBeginIn(ctx, row.jobId, row.stageId)) === null) return false;
  return !(await wasDecidedSince(ctx, row.id, row.stageSince));
}

function reasonOf({ code, data }: AppError): NotAskedReason | undefined {
  const refused = code === 'ACTION_REFUSED';
  const said = refused ? data?.code : code;
  return NOT_ASKED_REASONS.find((reason) => reason === said) ?? (refused ? 'REFUSED' : undefined);
}

async function leaveToTeam(ctx: Ctx, row: JudgedRow, reason: NotAskedReason): Promise<void> {
  await writeEvent(ctx, row, { type: 'ai_interview', data: { status: 'not_scheduled', reason } });
}
