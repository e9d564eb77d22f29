import { minutesOf } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Ctx } from '../../platform/context.ts';
import { type AiInterviewRow, selectAiInterview } from './ai-interviews.queries.ts';

/** An AI interview as its mails say it. */
function openingOf({ closesAt, timeZone, script, documentsUrl, notes }: AiInterviewRow) {
  const questions = script.length;
  return { closesAt: closesAt.toISOString(), timeZone, questions, minutes: minutesOf(questions), documentsUrl, notes };
}

/** For an invitation: not once it is over, or was not begun in time. */
export async function invitedTo(ctx: Ctx, { interviewId }: { readonly interviewId: string }) {
  const row = await selectAiInterview(ctx, interviewId);
  const canBegin = row?.status === 'scheduled' && row.closesAt > ctx.clock.now();
  return row && (canBegin || row.status === 'in_progress') ? openingOf(row) : null;
}

/** For what is said of one deadline: not once there is another. */
export async function closingAt(
  ctx: Ctx,
  { interviewId, closesAt }: { readonly interviewId: string; readonly closesAt: string | Date },
) {
  const row = await selectAiInterview(ctx, interviewId);
  const isSame = row?.closesAt.getTime() === new Date(closesAt).getTime();
  return row && isSame && row.status === 'scheduled' && row.closesAt > ctx.clock.now() ? openingOf(row) : null;
}
