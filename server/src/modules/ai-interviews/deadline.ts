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
  if (!(closesAt instanceof Date)) throw validationError([closesAt], ctx.locale);
  return closesAt;
}
