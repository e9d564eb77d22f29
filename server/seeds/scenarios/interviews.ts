import { localTimeAt } from '@prova/contract/interviews/local-time';
import { revealApplication } from '../../src/modules/applications/reveal-application.ts';
import { type Answer, answerByLink, answerSignedIn } from '../../src/modules/interviews/answer-interview.ts';
import { changeInterview } from '../../src/modules/interviews/change-interview.ts';
import { completeInterview, markNoShow } from '../../src/modules/interviews/end-interview.ts';
import { getInterview } from '../../src/modules/interviews/interviews.service.ts';
import { schedule } from '../../src/modules/interviews/schedule-interview.ts';
import type { Ctx } from '../../src/platform/context.ts';
import {
  type DemoMeeting,
  FATES_AHEAD,
  INTERVIEW_WORDS,
  type InterviewFate,
  MEETINGS,
  OBSERVER,
  PANELS,
  PAST_FATES,
  TALENT_MEETING,
} from '../interviews.ts';
import type { Person } from '../people.ts';
import type { Until } from '../runner/agenda.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { atTime, DAY, dayOf, daysBefore, HOUR, isWeekday, lastAtWork, MINUTE, tuesdayAfter } from '../time.ts';
import type { SeededJob } from './jobs.ts';

const ZONE = 'America/Sao_Paulo';

/** When conversations begin, in Brasília. */
const STARTS = ['10:00', '11:15', '14:00', '15:15', '16:30'];
const AHEAD: readonly InterviewFate[] = ['soon', 'later_today', 'ahead'];
const ACCEPTED = { answer: 'accepted', note: null } as const;
const ANSWERS: Partial<Record<InterviewFate, Answer>> = {
  declined: { answer: 'declined', note: INTERVIEW_WORDS.declined },
  another_time: { answer: 'another_time', note: INTERVIEW_WORDS.anotherTime },
};

/** Somebody who has come into a stage of interviews. */
interface Invited {
  readonly job: SeededJob;
  readonly person: Person;
  readonly isTalent: boolean;
  readonly applicationId: string;
  readonly minutes: number;
}

/** What a scenario has scheduled so far. */
interface Diary {
  /** How many came into such a stage. */
  turn: number;
  past: number;
  ahead: number;
  /** Starts that are taken: nobody sits in two meetings. */
  readonly starts: Set<number>;
}
const diaries = new WeakMap<ScenarioRunner, Diary>();

function diaryOf(runner: ScenarioRunner): Diary {
  const diary = diaries.get(runner) ?? { turn: 0, past: 0, ahead: 0, starts: new Set<number>() };
  diaries.set(runner, diary);
  return diary;
}

/**
 * Whoever comes into a stage of interviews at Aurora is invited to one, and so is the talent of the demo at Maré. Most meet
 * before anything else is done with them; of those who rest there some have it ahead. Nothing is drawn, so that the rest of
 * the scenario stays as it is.
 * @param rests whether they stay in this stage
 * @param next when something else is done with them
 */
export function interviewInStage(
  runner: ScenarioRunner,
  invited: Invited,
  { rests, next }: { rests: boolean; next: Date | undefined },
): void {
  const enteredAt = runner.clock.now();
  const { job, isTalent } = invited;
  if (isTalent && rests) agreedWithTalent(runner, invited, enteredAt);
  if (job.companySlug !== 'aurora-sistemas') return;
  const diary = diaryOf(runner);
  const turn = diary.turn++;
  const invitedAt = new Date(enteredAt.getTime() + (8 + (turn % 5) * 4) * MINUTE);
  if (!rests || next) {
    const startsAt = slotWithin(diary, invited, { invitedAt, end: next ?? runner.now });
    // Who goes on at once was known well enough, and some conversations are planned elsewhere.
    if (startsAt && turn % 2 === 0) play(runner, { ...invited, turn, fate: 'held', invitedAt, startsAt });
    return;
  }
  // Some time must be left to answer in.
  if (invitedAt.getTime() > runner.now.getTime() - HOUR) return;
  const past = PAST_FATES[diary.past];
  const begun = past && slotWithin(diary, invited, { invitedAt, end: new Date(runner.now.getTime() - HOUR) });
  if (begun) {
    diary.past += 1;
    play(runner, { ...invited, turn, fate: past, invitedAt, startsAt: begun });
    return;
  }
  const fate = FATES_AHEAD[diary.ahead];
  if (!fate) return;
  diary.ahead += 1;
  play(runner, { ...invited, turn, fate, invitedAt, startsAt: slotAhead(runner, diary, fate) });
}

interface Act extends Invited {
  readonly turn: number;
  readonly fate: InterviewFate;
  readonly invitedAt: Date;
  readonly startsAt: Date;
}

/** The invitation, what is answered, and what comes of it. */
function play(runner: ScenarioRunner, act: Act): void {
  const { job, person, isTalent, applicationId, minutes, turn, fate, invitedAt, startsAt } = act;
  const asOwner = <T>(work: (ctx: Ctx) => Promise<T>) => runner.as(job.demo.owner, work, job.companySlug);
  const panel = PANELS[job.demo.key] ?? [];
  const colleague = panel[turn % panel.length] ?? job.demo.owner;
  const { location = person.phone, ...meeting } = meetingOf(fate, turn);
  const known = Math.min(startsAt.getTime(), runner.now.getTime()) - invitedAt.getTime();
  const share = (part: number) => new Date(invitedAt.getTime() + Math.min(known, 30 * HOUR) * part);
  runner.story(invitedAt, async (until) => {
    const team = turn % 2 === 0 ? [job.demo.owner, colleague] : [colleague];
    const interviewerIds = await userIdsOf(runner, team);
    const observerIds = await userIdsOf(runner, observersOf(act));
    const chosen = { scheduledAt: startsAt.toISOString(), timeZone: ZONE, minutes };
    const id = await asOwner(async (ctx) => {
      // Whoever is met is known by name.
      if (job.demo.blind) await revealApplication(ctx, applicationId, INTERVIEW_WORDS.reveal);
      return schedule(ctx, { ...chosen, ...meeting, location, applicationId, interviewerIds, observerIds });
    });
    if (fate === 'ahead' && turn % 2 === 0) return;
    await until(share(0.4));
    const answer = ANSWERS[fate] ?? ACCEPTED;
    await (isTalent
      ? runner.as(person.email, (ctx) => answerSignedIn(ctx, id, answer))
      : runner.byLink({ email: person.email, mail: 'interview_invited', token: 'interview' }, (ctx) =>
          answerByLink(ctx, answer),
        ));
    await goOn(runner, act, { id, colleague, until, asOwner, later: share(0.7) });
  });
}

/** Experts look on where they grade nothing. */
const observersOf = ({ job, fate }: Act): string[] =>
  AHEAD.includes(fate) && job.demo.stages.every(({ type }) => type !== 'test') ? [OBSERVER] : [];

function meetingOf(fate: InterviewFate, turn: number): DemoMeeting {
  const meeting = MEETINGS[fate === 'soon' ? 0 : turn % MEETINGS.length];
  if (!meeting) throw new RangeError('There is no such meeting');
  return meeting;
}

interface Stage {
  readonly id: string;
  readonly colleague: string;
  readonly later: Date;
  readonly until: Until;
  readonly asOwner: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

async function goOn(runner: ScenarioRunner, act: Act, { id, colleague, later, until, asOwner }: Stage): Promise<void> {
  const { fate, startsAt, minutes, job } = act;
  switch (fate) {
    case 'held':
      await until(new Date(startsAt.getTime() + (minutes + 6) * MINUTE));
      await asOwner((ctx) => completeInterview(ctx, id));
      return;
    case 'no_show':
      await until(new Date(startsAt.getTime() + 25 * MINUTE));
      await asOwner((ctx) => markNoShow(ctx, id, { absent: 'candidate', reason: INTERVIEW_WORDS.noShow }));
      return;
    case 'moved': {
      await until(later);
      const start = freeSlot(diaryOf(runner), new Date(startsAt.getTime() + 2 * HOUR));
      const clock = localTimeAt(start, ZONE);
      await asOwner(async (ctx) => {
        const { version } = await getInterview(ctx, id);
        await changeInterview(ctx, id, { version, date: clock.day, time: clock.time, timeZone: ZONE });
      });
      return;
    }
    case 'colleague_declined':
    case 'soon': {
      await until(later);
      const declined = { answer: 'declined', note: INTERVIEW_WORDS.colleagueDeclined } as const;
      const answer = fate === 'soon' ? ACCEPTED : declined;
      await runner.as(colleague, (ctx) => answerSignedIn(ctx, id, answer), job.companySlug);
      return;
    }
    default:
  }
}

/** Right after the team has written to the talent when they meet. */
function agreedWithTalent(runner: ScenarioRunner, { job, applicationId }: Invited, enteredAt: Date): void {
  const written = lastAtWork(daysBefore(runner.now, 0.9), 24).getTime() + 8 * MINUTE;
  const latest = runner.now.getTime() - 3 * MINUTE;
  const invitedAt = new Date(Math.min(Math.max(written, enteredAt.getTime() + 20 * MINUTE), latest));
  const { time, ...meeting } = TALENT_MEETING;
  runner.story(invitedAt, async () => {
    const date = dayOf(tuesdayAfter(new Date(runner.now.getTime() + 6 * HOUR), time));
    await runner.as(
      job.demo.owner,
      (ctx) => schedule(ctx, { ...meeting, date, time, timeZone: ZONE, applicationId }),
      job.companySlug,
    );
  });
}

async function userIdsOf(runner: ScenarioRunner, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const users = await runner.platform.database
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  return emails.flatMap((email) => users.find((each) => each.email === email)?.id ?? []);
}

/** A start between the invitation and an end, a day after the first where there is time; null where there is none. */
function slotWithin(
  diary: Diary,
  { minutes }: Invited,
  { invitedAt, end }: { invitedAt: Date; end: Date },
): Date | null {
  const latest = end.getTime() - (minutes + 15) * MINUTE;
  for (const hours of [20, 3]) {
    const start = freeSlot(diary, new Date(invitedAt.getTime() + hours * HOUR));
    if (start.getTime() <= latest) return start;
    diary.starts.delete(start.getTime());
  }
  return null;
}

function slotAhead({ now }: ScenarioRunner, diary: Diary, fate: InterviewFate): Date {
  const quarter = 15 * MINUTE;
  const soon = new Date(Math.ceil((now.getTime() + 20 * MINUTE) / quarter) * quarter);
  if (fate === 'soon') return soon;
  if (fate !== 'later_today') return freeSlot(diary, new Date(now.getTime() + (0.8 + diary.ahead * 0.6) * DAY));
  // The longest of them takes 75 minutes.
  const office = freeSlot(diary, new Date(soon.getTime() + 90 * MINUTE));
  return dayOf(office) === dayOf(now) ? office : new Date(soon.getTime() + 2 * HOUR);
}

/** The first start in office hours from a moment on that nobody has taken; it is taken then. */
function freeSlot({ starts }: Diary, from: Date): Date {
  for (let day = from; ; day = new Date(day.getTime() + DAY)) {
    if (!isWeekday(day)) continue;
    for (const time of STARTS) {
      const start = atTime(dayOf(day), time);
      if (start < from || starts.has(start.getTime())) continue;
      starts.add(start.getTime());
      return start;
    }
  }
}
