import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConsecutivePlan, consecutiveTimes, overlap, type Weekday } from './consecutive-times.ts';
import { instantsOf, localTimeAt, offsetAt } from './local-time.ts';

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const at = (day: string, time: string, timeZone = 'America/Sao_Paulo') => instantsOf(day, time, timeZone).at[0] as Date;
/** A Thursday. */
const plan: ConsecutivePlan = {
  timeZone: 'America/Sao_Paulo',
  first: at('2026-12-03', '14:00'),
  minutes: 45,
  pause: 15,
  from: '09:00',
  until: '17:00',
  weekdays: WORKDAYS,
  busy: [],
};
const FAR = new Date('2028-01-01T00:00:00Z');
const shown = (some: Partial<ConsecutivePlan>, count: number, notAfter = FAR) =>
  consecutiveTimes({ ...plan, ...some }, count, notAfter).map(({ date, time }) => `${date} ${time}`);

describe('times for several interviews', () => {
  test('follow one another with a pause, end with the day and go on after the weekend', () => {
    expect(shown({}, 5)).toEqual([
      '2026-12-03 14:00',
      '2026-12-03 15:00',
      '2026-12-03 16:00',
      '2026-12-04 09:00',
      '2026-12-04 10:00',
    ]);
    expect(shown({ first: at('2026-12-04', '16:15') }, 2)).toEqual(['2026-12-04 16:15', '2026-12-07 09:00']);
  });

  test('begin with the hours where the first start lies before them, after them, or on a day without', () => {
    expect(shown({ first: at('2026-12-03', '06:00') }, 1)).toEqual(['2026-12-03 09:00']);
    expect(shown({ first: at('2026-12-03', '16:20') }, 1)).toEqual(['2026-12-04 09:00']);
    expect(shown({ first: at('2026-12-05', '10:00') }, 1)).toEqual(['2026-12-07 09:00']);
  });

  test('leave a pause around what the interviewers have already', () => {
    const busy = [{ start: at('2026-12-03', '15:30'), end: at('2026-12-03', '15:52') }];
    // 15:00 to 15:45 would touch it; after it and the pause a time begins on five minutes.
    expect(shown({ busy }, 3)).toEqual(['2026-12-03 14:00', '2026-12-03 16:10', '2026-12-04 09:00']);
  });

  test('are as many as there is room for', () => {
    expect(shown({}, 5, at('2026-12-03', '15:00'))).toEqual(['2026-12-03 14:00', '2026-12-03 15:00']);
    expect(shown({ minutes: 481 }, 5)).toEqual([]);
    expect(shown({ weekdays: [] }, 5)).toEqual([]);
  });

  test('jump over what the clocks skip, and tell apart what comes twice', () => {
    const night = { timeZone: 'America/New_York', from: '00:30', until: '05:00', minutes: 30, pause: 0, busy: [] };
    const sundays: readonly Weekday[] = [0];
    const spring = { ...night, weekdays: sundays, first: at('2027-03-14', '01:00', night.timeZone) };
    expect(consecutiveTimes(spring, 3, FAR).map(({ time, offset }) => time + offset)).toEqual([
      '01:00-05:00',
      '01:30-05:00',
      '03:00-04:00',
    ]);
    const opens = { ...spring, from: '02:30', first: at('2027-03-14', '00:00', night.timeZone) };
    expect(consecutiveTimes(opens, 1, FAR).map(({ time }) => time)).toEqual(['03:00']);
    // Here midnight itself was skipped.
    const midnight = { ...spring, timeZone: 'America/Sao_Paulo', from: '00:30' };
    expect(shown({ ...midnight, first: at('2018-11-03', '20:00') }, 1)).toEqual(['2018-11-04 01:00']);
    const autumn = { ...spring, first: at('2026-11-01', '01:00', night.timeZone) };
    expect(consecutiveTimes(autumn, 4, FAR).map(({ time, offset }) => time + offset)).toEqual([
      '01:00-04:00',
      '01:30-04:00',
      '01:00-05:00',
      '01:30-05:00',
    ]);
  });
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const days = fc.constantFrom('2027-03-12', '2026-10-30', '2027-03-26', '2026-12-03');
const plans = fc
  .record({
    timeZone: fc.constantFrom('America/New_York', 'America/Sao_Paulo', 'Europe/Lisbon', 'Australia/Lord_Howe'),
    day: days,
    minute: fc.integer({ min: 0, max: 1439 }),
    minutes: fc.integer({ min: 10, max: 180 }),
    pause: fc.integer({ min: 0, max: 45 }),
    hours: fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 })),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 600 })), { maxLength: 12 }),
  })
  .map(({ day, minute, hours, busy, weekdays, ...rest }): ConsecutivePlan => {
    const first = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
    const [from, until] = hours.toSorted((a, b) => a - b) as [number, number];
    const later = (minutes: number) => new Date(first.getTime() + minutes * 60_000);
    return {
      ...rest,
      first,
      from: clock(from),
      until: clock(until),
      weekdays: weekdays as Weekday[],
      busy: busy.map(([start, length]) => ({ start: later(start), end: later(start + length) })),
    };
  });

test('whatever is asked for: inside the hours of working days, nobody twice at a time, pauses kept, times that exist', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 20 }), (plan, count) => {
      const notAfter = new Date(plan.first.getTime() + 60 * 86_400_000);
      const times = consecutiveTimes(plan, count, notAfter);
      expect(times.length).toBeLessThanOrEqual(count);
      const pause = plan.pause * 60_000;
      for (const [index, { date, time, offset, start, end }] of times.entries()) {
        expect(start.getTime()).toBeGreaterThanOrEqual(plan.first.getTime());
        expect(end.getTime() - start.getTime()).toBe(plan.minutes * 60_000);
        const instants = instantsOf(date, time, plan.timeZone).at;
        expect(instants.find((each) => offsetAt(each, plan.timeZone) === offset)).toEqual(start);
        expect(plan.weekdays).toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
        const ended = localTimeAt(end, plan.timeZone);
        expect([time >= plan.from, ended.day, ended.time <= plan.until]).toEqual([true, date, true]);
        const before = times[index - 1];
        if (before) expect(start.getTime() - before.end.getTime()).toBeGreaterThanOrEqual(pause);
        const around = { start: new Date(start.getTime() - pause), end: new Date(end.getTime() + pause) };
        expect(plan.busy.filter((each) => overlap(each, around))).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

test('with free calendars no earlier start was possible', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const [first] = consecutiveTimes({ ...plan, busy: [] }, 1, new Date(plan.first.getTime() + 9 * 86_400_000));
      fc.pre(first !== undefined);
      const fits = (start: Date) => {
        const [day, end] = [start, new Date(start.getTime() + plan.minutes * 60_000)].map((each) =>
          localTimeAt(each, plan.timeZone),
        );
        if (!day || !end) return false;
        const works = (plan.weekdays as number[]).includes(new Date(`${day.day}T00:00:00Z`).getUTCDay());
        return works && day.time >= plan.from && end.day === day.day && end.time <= plan.until;
      };
      for (let start = plan.first.getTime(); start < Number(first?.start); start += 60_000)
        if (fits(new Date(start))) expect(offsetAt(new Date(start), plan.timeZone)).not.toBe(first?.offset);
    }),
    { numRuns: 40 },
  );
});
