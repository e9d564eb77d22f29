import { AI_DAYS_AHEAD_MAX } from '@prova/contract/ai-interviews/ai-interview-fields';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { type ChosenTime, startOf } from '../interviews/interviews.service.ts';

/** The candidate's page goes on saying what has become of the interview. */
const LINK_DAYS = 30;
export const linkUntil = (closesAt: Date): Date => after(closesAt, LINK_DAYS * DAY);

/**
 * The last moment to begin, as it was chosen.
 * @param timeZone where none was chosen
 * @throws AppError VALIDATION_FAILED
 */
export function requireDeadline(ctx: Ctx, chosen: ChosenTime, timeZone: string): Date {
  const closesAt = startOf(chosen, timeZone, ctx.clock.now(), AI_DAYS_AHEAD_MAX);
  if (closesAt instanceof Date) return closesAt;
  // It is no interview that would be in the past, but the end of the time for one.
  const code = closesAt.code === 'INTERVIEW_DATE_PAST' ? 'DATE_PAST' : closesAt.code;
  throw validationError([{ ...closesAt, code }], ctx.locale);
}
