import { DAYS_AHEAD_MAX } from '@prova/contract/interviews/interview-fields';
import { instantsOf, offsetAt } from '@prova/contract/interviews/local-time';
import type { FieldProblem } from '@prova/contract/validation';
import { after, DAY } from '../../platform/clock.ts';

/** A time as somebody chooses it: an instant, or what the clocks of a zone show. */
export interface ChosenTime {
  readonly scheduledAt?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly offset?: string | undefined;
}

const refused = (field: string, code: FieldProblem['code'], values: FieldProblem['values'] = {}): FieldProblem => ({
  field,
  code,
  values,
});

/**
 * The instant that is meant.
 * @param timeZone where none was chosen
 * @param daysAhead how far ahead it may be
 * @returns the instant, or why there is none
 */
export function startOf(
  chosen: ChosenTime,
  timeZone: string,
  now: Date,
  daysAhead = DAYS_AHEAD_MAX,
): Date | FieldProblem {
  const start = chosen.scheduledAt === undefined ? ofClock(chosen, timeZone) : new Date(chosen.scheduledAt);
  if (!(start instanceof Date)) return start;
  const field = chosen.scheduledAt === undefined ? 'date' : 'scheduledAt';
  if (start <= now) return refused(field, 'INTERVIEW_DATE_PAST');
  if (start > after(now, daysAhead * DAY)) return refused(field, 'DATE_TOO_FAR', { maximum: daysAhead });
  return start;
}

function ofClock({ date = '', time = '', timeZone, offset }: ChosenTime, usual: string): Date | FieldProblem {
  const zone = timeZone ?? usual;
  const { at, near } = instantsOf(date, time, zone);
  const [first, second] = at;
  if (!first) {
    const [before, later] = near;
    return refused('time', 'TIME_SKIPPED', { before: before?.time ?? '', after: later?.time ?? '' });
  }
  if (!second) return first;
  const chosen = at.find((each) => offsetAt(each, zone) === offset);
  return chosen ?? refused('time', 'TIME_REPEATED', { first: offsetAt(first, zone), second: offsetAt(second, zone) });
}
