import { day, timeZone } from '@prova/contract/common';
import type { Weekday } from '@prova/contract/interviews/consecutive-times';
import { MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import { chosenTime, interviewDetails, withPlace } from '@prova/contract/interviews/interviews';
import type { ValidationCode } from '@prova/contract/validation';
import * as z from 'zod';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { clockProblem } from '../../interviews/components/interview-form.ts';

const DAY_MS = 86_400_000;
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
/** The screen says in its own words what is wrong; there only has to be something. */
const isWrong = 'REQUIRED' satisfies ValidationCode;

const weekday = z.custom<Weekday>((value) => typeof value === 'number' && value >= 0 && value <= 6);

/** What all interviews have alike, and how their times follow one another. */
export const scheduleManyForm = withPlace(
  z.object({
    ...interviewDetails,
    allowOverlap: z.boolean(),
    timeZone,
    /** Of the first one. */
    date: day,
    time: chosenTime.time,
    offset: chosenTime.offset,
    pause: z.number().int().min(0),
    from: chosenTime.time,
    until: chosenTime.time,
    weekdays: z.array(weekday).min(1, { error: isWrong }),
    /** Times that were chosen for somebody, by their application, in the place of those that are proposed. */
    own: z.record(z.string(), z.object(chosenTime).partial()),
  }),
)
  .refine(({ from, until, minutes }) => minutesOf(until) - minutesOf(from) >= minutes, {
    path: ['until'],
    error: isWrong,
  })
  .superRefine((value, context) => {
    const problem = clockProblem(value, new Date());
    if (!problem) return;
    const { field, code, values } = problem;
    context.addIssue({ code: 'custom', path: [field], message: code, params: { ...values } });
  });
export type ScheduleManyValues = z.input<typeof scheduleManyForm>;
export type ScheduleManyForm = ContractForm<ScheduleManyValues, z.output<typeof scheduleManyForm>>;

/** What the call takes of all interviews together; an empty note is none. */
export function sharedOf(values: ScheduleManyValues) {
  const { type, location, minutes, interviewerIds, observerIds = [], allowOverlap, timeZone, notes } = values;
  return {
    ...{ type, location, minutes, interviewerIds, allowOverlap, timeZone },
    ...(observerIds.length > 0 && { observerIds }),
    ...(notes && { notes }),
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What it begins with: from the next working day on, nine to six. */
export function emptyMany(selfId: string, timeZone: string, now: Date): ScheduleManyValues {
  const dayIn = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now.getTime() + days * DAY_MS);
  const works = (date: string) => WORKDAYS.includes(new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday);
  const date = [1, 2, 3].map(dayIn).find(works) ?? dayIn(1);
  return {
    type: 'video',
    location: undefined,
    notes: '',
    minutes: MINUTES_DEFAULT,
    interviewerIds: [selfId],
    observerIds: [],
    allowOverlap: false,
    timeZone,
    date,
    time: '09:00',
    offset: undefined,
    pause: 15,
    from: '09:00',
    until: '18:00',
    weekdays: [...WORKDAYS],
    own: {},
  };
}
