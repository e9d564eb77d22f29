import type { BodyInput } from '@prova/contract/endpoint';
import { DAYS_AHEAD_MAX, MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import {
  type changeInterview,
  type Interview,
  type InterviewInput,
  interviewBody,
} from '@prova/contract/interviews/interviews';
import { instantsOf, type LocalTime, localTimeAt, offsetAt } from '@prova/contract/interviews/local-time';
import type { ValidationCode } from '@prova/contract/validation';
import type * as z from 'zod';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { interviewersIn } from './interviewers.ts';

/** What is filled in, of a new interview or of one that changes. */
export type FormValues = InterviewInput;
export type InterviewForm = ContractForm<FormValues, z.output<typeof interviewBody>>;

/** A moment as clocks show it somewhere. */
export interface Clock {
  date?: string | undefined;
  time?: string | undefined;
  timeZone?: string | undefined;
  /** Which is meant of a time that comes twice. */
  offset?: string | undefined;
}

const DAY_MS = 86_400_000;

interface ClockProblem {
  readonly field: 'date' | 'time';
  readonly code: ValidationCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the clock of a zone shows there, in full: none, one, or two instants. */
export function instantsIn({ date, time, timeZone }: Clock) {
  return date && time && timeZone ? instantsOf(date, time, timeZone) : null;
}

/** The instant that is meant; null while it is not said, or not clear which. */
export function instantIn(clock: Clock): Date | null {
  const at = instantsIn(clock)?.at ?? [];
  if (at.length < 2) return at[0] ?? null;
  return at.find((each) => offsetAt(each, clock.timeZone ?? 'UTC') === clock.offset) ?? null;
}

/**
 * Why nobody can be asked for this time; null where they can.
 * @param daysAhead how far away it may be
 */
export function clockProblem(clock: Clock, now: Date, daysAhead = DAYS_AHEAD_MAX): ClockProblem | null {
  const { date, time, timeZone } = clock;
  if (!date || !timeZone) return null;
  // The day alone says enough, also before there is a time.
  if (date < localTimeAt(now, timeZone).day) return { field: 'date', code: 'INTERVIEW_DATE_PAST' };
  if (date > localTimeAt(new Date(now.getTime() + daysAhead * DAY_MS), timeZone).day)
    return { field: 'date', code: 'DATE_TOO_FAR', values: { maximum: daysAhead } };
  if (!time) return null;
  const { at, near } = instantsOf(date, time, timeZone);
  if (at.length === 0) {
    const [before, after] = near as [LocalTime, LocalTime];
    return { field: 'time', code: 'TIME_SKIPPED', values: { before: before.time, after: after.time } };
  }
  const meant = instantIn(clock);
  if (meant === null) {
    const [first, second] = at.map((each) => offsetAt(each, timeZone)) as [string, string];
    return { field: 'time', code: 'TIME_REPEATED', values: { first, second } };
  }
  return meant <= now ? { field: 'time', code: 'INTERVIEW_DATE_PAST' } : null;
}

/**
 * The schema of the contract, with what only a clock can tell.
 * @param stays the time that an interview has already, which may be over when something else of it changes
 */
export const formSchema = (stays?: Clock) =>
  interviewBody.superRefine((value, context) => {
    const { date, time, timeZone } = value;
    if (stays && stays.date === date && stays.time === time && stays.timeZone === timeZone) return;
    const problem = clockProblem(value, new Date());
    if (problem) {
      const { field, code, values } = problem;
      context.addIssue({ code: 'custom', path: [field], message: code, params: { ...values } });
    }
  });

/** What the form of an interview begins with. */
export function valuesOf(interview: Interview): FormValues {
  const at = new Date(interview.startsAt);
  const { day, time } = localTimeAt(at, interview.timeZone);
  return {
    applicationId: interview.applicationId,
    date: day,
    time,
    timeZone: interview.timeZone,
    offset: offsetAt(at, interview.timeZone),
    minutes: interview.minutes,
    type: interview.type,
    location: interview.roomCode === null ? interview.location : undefined,
    notes: interview.notes ?? '',
    interviewerIds: interviewersOf(interview),
    observerIds: observersOf(interview),
  };
}

/** The accounts of those who interview, the host's first. */
export const interviewersOf = (interview: Pick<Interview, 'participants'>): string[] =>
  interviewersIn(interview).flatMap(({ userId }) => userId ?? []);

/** The experts who observe. */
const observersOf = ({ participants }: Pick<Interview, 'participants'>): string[] =>
  participants.flatMap(({ role, userId }) => (role === 'observer' && userId !== null ? userId : []));

/** What a new interview is made of: an empty note is none, nobody who observes is left out, and the offset counts only where the time comes twice. */
export function bodyOf({ notes, offset, revealReason, observerIds = [], ...values }: FormValues): InterviewInput {
  const twice = (instantsIn(values)?.at.length ?? 0) > 1;
  return {
    ...values,
    ...(notes && { notes }),
    ...(observerIds.length > 0 && { observerIds }),
    ...(revealReason && { revealReason }),
    ...(twice && offset !== undefined && { offset }),
  };
}

type InterviewChange = Omit<BodyInput<typeof changeInterview>, 'version'>;

/** What differs, as the call takes it: date, time and zone together, and type and place together. */
export function changeOf(before: FormValues, after: FormValues): InterviewChange {
  const { date, time, timeZone, offset, minutes, type, location, notes, interviewerIds, observerIds } = after;
  const moved = timeZone !== before.timeZone || instantIn(before)?.getTime() !== instantIn(after)?.getTime();
  const twice = (instantsIn(after)?.at.length ?? 0) > 1;
  const placed = type !== before.type || location !== before.location;
  return {
    ...(moved && { date, time, timeZone, ...(twice && offset !== undefined && { offset }) }),
    ...(minutes !== before.minutes && { minutes }),
    ...(placed && { type, location }),
    ...((notes || '') !== (before.notes || '') && { notes: notes || null }),
    ...(interviewerIds?.join() !== before.interviewerIds?.join() && { interviewerIds }),
    ...(observerIds?.toSorted().join() !== before.observerIds?.toSorted().join() && { observerIds }),
  };
}

/** What a new interview begins with. */
export const emptyForm = (applicationId: string | undefined, selfId: string, timeZone: string): FormValues => ({
  applicationId,
  date: undefined,
  time: undefined,
  timeZone,
  offset: undefined,
  minutes: MINUTES_DEFAULT,
  type: 'video',
  location: undefined,
  notes: '',
  interviewerIds: [selfId],
  observerIds: [],
});
