import { instantsOf } from '@prova/contract/interviews/local-time';
import { expect, test } from 'vitest';
import { idOf } from '../../../../test/interviews.ts';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { applicationState } from '../board-state.ts';
import { boardOf, cardOf } from '../test-board.ts';
import type { Chosen } from './plan.ts';
import { emptyMany, type ScheduleManyValues, scheduleManyForm } from './schedule-many-form.ts';
import { type BusyTime, timesOf } from './schedule-many-times.ts';

const ZONE = 'America/Sao_Paulo';
/** A Wednesday. */
const NOW = new Date('2026-12-02T12:00:00Z');
const stages = boardOf({}).columns.map(({ stage }) => stage);
function chosen(name: string, more: Partial<ReturnType<typeof cardOf>> = {}): Chosen {
  const card = { ...cardOf(name || 'X', 'new'), name, ...more };
  return {
    id: card.id,
    jobId: 'job',
    name,
    version: 1,
    state: { ...applicationState(card, 'new'), stageId: 'new' },
    stages,
  };
}
const [ana, bia, caio] = [chosen('Ana'), chosen('Bia'), chosen('Caio')];
const filled: ScheduleManyValues = { ...emptyMany('me', ZONE, NOW), location: 'https://video.example/a' };
const at = (date: string, time: string) => instantsOf(date, time, ZONE).at[0] as Date;
const busyAt = (time: string, until: string): BusyTime => ({
  userId: 'me',
  start: at('2026-12-03', time),
  end: at('2026-12-03', until),
});
const rows = (
  people: readonly Chosen[],
  values: Partial<ScheduleManyValues> = {},
  known: { busy?: BusyTime[]; mailsLeft?: number } = {},
) => timesOf(people, { ...filled, ...values }, { busy: [], mailsLeft: undefined, now: NOW, ...known });
const shown = (all: ReturnType<typeof timesOf>) =>
  all.map(({ person, leftOut, slot, problem }) => [person.name, leftOut ?? problem?.kind ?? slot?.time]);

test('it begins on the next working day', () => {
  expect(filled).toMatchObject({ date: '2026-12-03', time: '09:00', weekdays: [1, 2, 3, 4, 5] });
  expect(emptyMany('me', ZONE, new Date('2026-12-04T12:00:00Z')).date).toBe('2026-12-07');
});

test('times follow one another, around what the interviewers have already', () => {
  expect(shown(rows([ana, bia, caio]))).toEqual([
    ['Ana', '09:00'],
    ['Bia', '10:15'],
    ['Caio', '11:30'],
  ]);
  expect(shown(rows([ana, bia], {}, { busy: [busyAt('09:30', '10:00')] }))).toEqual([
    ['Ana', '10:15'],
    ['Bia', '11:30'],
  ]);
});

test('a time of one’s own stands, and the others close up around it', () => {
  const own = { [ana.id]: { date: '2026-12-03', time: '10:00' } };
  expect(shown(rows([ana, bia, caio], { own }))).toEqual([
    ['Ana', '10:00'],
    ['Bia', '11:15'],
    ['Caio', '12:30'],
  ]);
});

test('who cannot be invited has no time, and takes none', () => {
  const people = [chosen('Davi', { status: 'interview_scheduled' }), chosen(''), ana, bia, caio];
  expect(shown(rows(people, {}, { mailsLeft: 2 }))).toEqual([
    ['Davi', 'INTERVIEW_ALREADY_SCHEDULED'],
    ['', 'NO_ADDRESS'],
    ['Ana', '09:00'],
    ['Bia', '10:15'],
    ['Caio', 'NO_MAILS'],
  ]);
});

test.each<[string, Partial<ScheduleManyValues>, BusyTime[]]>([
  ['missing', { own: { [ana.id]: { date: '2026-12-03' } } }, []],
  ['clock', { own: { [ana.id]: { date: '2026-12-01', time: '10:00' } } }, []],
  ['busy', { own: { [ana.id]: { date: '2026-12-03', time: '09:45' } } }, [busyAt('09:00', '10:00')]],
  [
    'together',
    { own: { [ana.id]: { date: '2026-12-03', time: '10:00' }, [bia.id]: { date: '2026-12-03', time: '10:30' } } },
    [],
  ],
])('what is wrong with a time of one’s own is told: %s', (kind, values, busy) => {
  expect(rows([ana, bia], values, { busy })[0]?.problem?.kind).toBe(kind);
  // Whoever wants it so has two at a time.
  const wanted = rows([ana, bia], { ...values, allowOverlap: true }, { busy })[0]?.problem?.kind ?? null;
  expect(wanted).toBe(kind === 'busy' || kind === 'together' ? null : kind);
});

test('where a year has no room for all, that is told of those who are left', () => {
  const far = [{ userId: 'me', start: NOW, end: new Date('2028-01-01T00:00:00Z') }];
  expect(shown(rows([ana], {}, { busy: far }))).toEqual([['Ana', 'none']]);
});

test('hours into which no interview fits, no day at all, and a first start that is over are refused', () => {
  const right = { ...filled, interviewerIds: [idOf(1)], date: dayAhead(10) };
  const fields = (values: Partial<ScheduleManyValues>) =>
    scheduleManyForm.safeParse({ ...right, ...values }).error?.issues.map(({ path }) => path.join());
  expect(fields({})).toBeUndefined();
  expect(fields({ until: '09:30' })).toEqual(['until']);
  expect(fields({ weekdays: [] })).toEqual(['weekdays']);
  expect(fields({ date: '2020-01-01' })).toEqual(['date']);
  expect(fields({ location: '' })).toEqual(['location']);
});
