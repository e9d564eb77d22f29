import type { RefusalReason } from '@prova/contract/applications/application-status';
import {
  consecutiveTimes,
  type Interval,
  overlap,
  type ProposedTime,
} from '@prova/contract/interviews/consecutive-times';
import { DAYS_AHEAD_MAX } from '@prova/contract/interviews/interview-fields';
import { clockProblem, instantIn } from '../../interviews/components/interview-form.ts';
import { type Chosen, interviewRefusal } from './plan.ts';
import type { ScheduleManyValues } from './schedule-many-form.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When somebody who interviews is in another interview. */
export interface BusyTime extends Interval {
  readonly userId: string;
}

/** A time that was chosen for somebody, as far as it is filled in. */
export type OwnTime = ScheduleManyValues['own'][string];

/** Why a time does not do. */
export type TimeProblem =
  | { readonly kind: 'clock'; readonly problem: NonNullable<ReturnType<typeof clockProblem>> }
  | { readonly kind: 'missing' }
  /** There is no room in a year. */
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly userIds: readonly string[] }
  /** Another of these interviews is at the same time. */
  | { readonly kind: 'together'; readonly name: string };

export interface PersonTime {
  readonly person: Chosen;
  /** Why they get no interview now; they have no time then. */
  readonly leftOut: RefusalReason | 'NO_ADDRESS' | 'NO_MAILS' | null;
  readonly slot: ProposedTime | null;
  /** What was chosen for them in the place of the proposal. */
  readonly own: OwnTime | null;
  readonly problem: TimeProblem | null;
}

interface Known {
  readonly busy: readonly BusyTime[];
  /** Mails that can still leave today; undefined while that is not known. */
  readonly mailsLeft: number | undefined;
  readonly now: Date;
}

/**
 * Who gets which time: those that were chosen stand, all others follow one another around them and around what the
 * interviewers have already.
 */
export function timesOf(people: readonly Chosen[], values: ScheduleManyValues, known: Known): PersonTime[] {
  const leftOut = new Map(people.map((person) => [person.id, leftOutOf(person)]));
  const able = people.filter(({ id }) => leftOut.get(id) === null);
  for (const { id } of able.slice(known.mailsLeft ?? able.length)) leftOut.set(id, 'NO_MAILS');
  const invited = people.filter(({ id }) => leftOut.get(id) === null);
  const own = new Map(invited.flatMap(({ id }) => (values.own[id] ? [[id, values.own[id]] as const] : [])));
  const chosen = new Map([...own].map(([id, time]) => [id, slotOf(time, values)]));
  const proposed = proposals(
    invited.length - own.size,
    values,
    [...(values.allowOverlap ? [] : known.busy), ...[...chosen.values()].filter((slot) => slot !== null)],
    known.now,
  );
  let next = 0;
  const slots = new Map(
    invited.map(({ id }) => {
      if (own.has(id)) return [id, chosen.get(id) ?? null] as const;
      next += 1;
      return [id, proposed?.[next - 1] ?? null] as const;
    }),
  );
  return people.map((person) => {
    const given = { leftOut: leftOut.get(person.id) ?? null, slot: slots.get(person.id) ?? null };
    const time = own.get(person.id) ?? null;
    const inTime = given.leftOut === null && proposed !== null;
    const problem = inTime ? problemOf(person, { ...given, own: time }, { people, slots, values, known }) : null;
    return { person, ...given, own: time, problem };
  });
}

/** Known here already; the server says the same. */
function leftOutOf(person: Chosen): PersonTime['leftOut'] {
  return interviewRefusal(person) ?? (person.name === '' ? 'NO_ADDRESS' : null);
}

/** The times of those who have none of their own; null where it is not said yet how they are to be. */
function proposals(
  count: number,
  values: ScheduleManyValues,
  busy: readonly Interval[],
  now: Date,
): ProposedTime[] | null {
  const { date, time, timeZone, offset, weekdays, ...plan } = values;
  const first = instantIn({ date, time, timeZone, offset });
  if (first === null || !plan.from || !plan.until || clockProblem(values, now)) return null;
  const notAfter = new Date(now.getTime() + DAYS_AHEAD_MAX * DAY_MS);
  return consecutiveTimes({ ...plan, timeZone, weekdays, first, busy }, count, notAfter);
}

function slotOf({ date, time, offset }: OwnTime, { timeZone, minutes }: ScheduleManyValues): ProposedTime | null {
  const start = instantIn({ date, time, offset, timeZone });
  if (start === null || !date || !time) return null;
  return { date, time, offset: offset ?? '', start, end: new Date(start.getTime() + minutes * MINUTE_MS) };
}

interface Others {
  readonly people: readonly Chosen[];
  readonly slots: ReadonlyMap<string, ProposedTime | null>;
  readonly values: ScheduleManyValues;
  readonly known: Known;
}

function problemOf(
  { id }: Chosen,
  { slot, own }: Pick<PersonTime, 'slot' | 'own'>,
  { people, slots, values, known }: Others,
): TimeProblem | null {
  if (own === null) return slot === null ? { kind: 'none' } : null;
  if (!own.date || !own.time) return { kind: 'missing' };
  const problem = clockProblem({ ...own, timeZone: values.timeZone }, known.now);
  if (problem) return { kind: 'clock', problem };
  if (slot === null || values.allowOverlap) return null;
  const userIds = known.busy.filter((each) => overlap(each, slot)).map(({ userId }) => userId);
  if (userIds.length > 0) return { kind: 'busy', userIds: [...new Set(userIds)] };
  const other = people.find((each) => {
    const theirs = slots.get(each.id);
    return each.id !== id && theirs && overlap(theirs, slot);
  });
  return other ? { kind: 'together', name: other.name } : null;
}
