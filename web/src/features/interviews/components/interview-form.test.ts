import { INTERVIEW_TYPES } from '@prova/contract/interviews/interview-fields';
import { changeBody } from '@prova/contract/interviews/interviews';
import { instantsOf, localTimeAt, offsetAt } from '@prova/contract/interviews/local-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANDIDATE, HOST, idOf, interviewOf, SECOND } from '../../../../test/interviews.ts';
import {
  bodyOf,
  changeOf,
  clockProblem,
  emptyForm,
  type FormValues,
  formSchema,
  instantIn,
  interviewersOf,
  valuesOf,
} from './interview-form.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const NEW_YORK = 'America/New_York';
const at = (date: string | undefined, time: string | undefined, timeZone = NEW_YORK, offset?: string) => ({
  date,
  time,
  timeZone,
  offset,
});

describe('a time that is chosen', () => {
  test('is said to be past by its day alone, and by its hour', () => {
    expect(clockProblem(at('2027-02-28', undefined), NOW)).toMatchObject({
      field: 'date',
      code: 'INTERVIEW_DATE_PAST',
    });
    expect(clockProblem(at('2027-03-01', '06:59'), NOW)).toMatchObject({ field: 'time', code: 'INTERVIEW_DATE_PAST' });
    expect(clockProblem(at('2027-03-01', '07:01'), NOW)).toBeNull();
    expect(clockProblem(at('2027-03-01', undefined), NOW)).toBeNull();
  });

  test('is past by the day of its own zone', () => {
    const late = new Date('2027-03-01T23:00:00Z');
    expect(clockProblem(at('2027-03-01', undefined, 'Asia/Kolkata'), late)).toMatchObject({ field: 'date' });
    expect(clockProblem(at('2027-03-01', undefined, 'America/Sao_Paulo'), late)).toBeNull();
  });

  test('is refused with the choices where clocks are put forward', () => {
    expect(clockProblem(at('2027-03-14', '02:30'), NOW)).toEqual({
      field: 'time',
      code: 'TIME_SKIPPED',
      values: { before: '01:30', after: '03:30' },
    });
  });

  test('is asked about where it comes twice, until it is said which', () => {
    expect(clockProblem(at('2027-11-07', '01:30'), NOW)).toEqual({
      field: 'time',
      code: 'TIME_REPEATED',
      values: { first: '-04:00', second: '-05:00' },
    });
    expect(clockProblem(at('2027-11-07', '01:30', NEW_YORK, '-05:00'), NOW)).toBeNull();
    expect(instantIn(at('2027-11-07', '01:30', NEW_YORK, '-05:00'))?.toISOString()).toBe('2027-11-07T06:30:00.000Z');
  });

  test('lies within a year', () => {
    expect(clockProblem(at('2028-03-02', '10:00'), NOW)).toMatchObject({ field: 'date', code: 'DATE_TOO_FAR' });
  });
});

test('the offset leaves only with a time that comes twice', () => {
  const form = { ...emptyForm(idOf(1), idOf(2), NEW_YORK), location: 'https://a.example', offset: '-04:00' };
  expect(bodyOf({ ...form, date: '2027-11-07', time: '01:30' })).toHaveProperty('offset', '-04:00');
  expect(bodyOf({ ...form, date: '2027-11-08', time: '01:30' })).not.toHaveProperty('offset');
  expect(bodyOf({ ...form, date: '2027-11-08', time: '01:30' })).not.toHaveProperty('notes');
});

test('all that is missing is said at once', () => {
  const result = formSchema().safeParse({ ...emptyForm(undefined, idOf(2), 'UTC'), type: 'presencial' });
  const found = result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(found?.sort()).toEqual([
    'applicationId CANDIDATE_REQUIRED',
    'date REQUIRED',
    'location PLACE_REQUIRED',
    'time TIME_REQUIRED',
  ]);
});

test('the host comes first, and the candidate is no interviewer', () => {
  expect(interviewersOf({ participants: [CANDIDATE, SECOND, HOST] })).toEqual([HOST.userId, SECOND.userId]);
});

test('an interview that has begun keeps its time while something else changes', () => {
  const values = valuesOf(interviewOf({ startsAt: '2020-01-15T17:00:00.000Z' }));
  expect(formSchema(values).safeParse({ ...values, notes: 'Traga o portfólio' }).success).toBe(true);
  expect(formSchema(values).safeParse({ ...values, time: '15:00' }).success).toBe(false);
});

const ZONES = ['America/Sao_Paulo', NEW_YORK, 'Europe/Lisbon', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const minute = fc
  .integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const values: fc.Arbitrary<FormValues> = fc
  .record({
    at: minute,
    timeZone: fc.constantFrom(...ZONES),
    minutes: fc.integer({ min: 10, max: 480 }),
    type: fc.constantFrom(...INTERVIEW_TYPES),
    inRoom: fc.boolean(),
    notes: fc.constantFrom('', 'Traga o portfólio', 'Fale com a recepção'),
    interviewerIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(idOf), { minLength: 1, maxLength: 4 }),
  })
  .map(({ at, timeZone, type, inRoom, ...rest }) => {
    const { day, time } = localTimeAt(at, timeZone);
    const location = {
      video: inRoom ? undefined : 'https://a.example',
      presencial: 'Rua da Aurora, 100',
      telefone: '+5581999990000',
    }[type];
    return {
      applicationId: idOf(1),
      date: day,
      time,
      timeZone,
      offset: offsetAt(at, timeZone),
      type,
      location,
      ...rest,
    };
  });

/** As the server reads a change. */
function changed(before: FormValues, change: ReturnType<typeof changeOf>): FormValues {
  const { date = before.date, time = before.time, timeZone = before.timeZone } = change;
  const same = change.date === undefined;
  const [first] = instantsOf(date ?? '', time ?? '', timeZone ?? '').at;
  const only = first && offsetAt(first, timeZone ?? '');
  return {
    ...before,
    ...change,
    offset: same ? before.offset : (change.offset ?? only),
    notes: change.notes === undefined ? before.notes : (change.notes ?? ''),
  };
}

test('what differs is all that leaves, the server takes it, and it makes of the one the other', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const change = changeOf(before, after);
      expect(changeBody.safeParse({ version: 1, ...change }).error?.issues).toBeUndefined();
      const result = changed(before, change);
      expect(instantIn(result)).toEqual(instantIn(after));
      const { offset: _, ...rest } = after;
      expect(result).toMatchObject(rest);
      expect(changeOf(after, result)).toEqual({});
      expect(changeOf(before, before)).toEqual({});
    }),
    { numRuns: 300 },
  );
});
