import { AI_CONSENT_VERSION } from '@prova/contract/ai-interviews/ai-interview-fields';
import { getLinkedAiInterview } from '../../src/modules/ai-interviews/ai-interviews.service.ts';
import { schedule } from '../../src/modules/ai-interviews/schedule-ai-interview.ts';
import { answer } from '../../src/modules/ai-interviews/session/answer.ts';
import { begin } from '../../src/modules/ai-interviews/session/begin.ts';
import { askForPerson, pause } from '../../src/modules/ai-interviews/session/leave.ts';
import { confirmName, sayName } from '../../src/modules/ai-interviews/session/name.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/id.ts';
import {
  AI_ANSWERS,
  AI_FATES,
  AI_INVITATION,
  AI_WORDS,
  type AiInterviewFate,
  SHORT_ANSWERS,
} from '../ai-interviews.ts';
import type { Person } from '../people.ts';
import type { Until } from '../runner/agenda.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { DAY, dayOf, HOUR, MINUTE } from '../time.ts';
import type { SeededJob } from './jobs.ts';

const ZONE = 'America/Sao_Paulo';

/** Somebody who has come into a stage of interviews with the program. */
interface Invited {
  readonly job: SeededJob;
  readonly person: Person;
  readonly isTalent: boolean;
  readonly applicationId: string;
}

/** How many came into such a stage, and how many of them rest there. */
const turns = new WeakMap<ScenarioRunner, { all: number; resting: number }>();

/**
 * Whoever comes into a stage of interviews with the program is asked for one. Most have held it before anything else is done with
 * them; of those who rest there some have it open. Nothing is drawn, so that the rest of the scenario stays as it is.
 * @param rests whether they stay in this stage
 * @param next when something else is done with them
 */
export function aiInterviewInStage(
  runner: ScenarioRunner,
  invited: Invited,
  { rests, next }: { rests: boolean; next: Date | undefined },
): void {
  const turn = turns.get(runner) ?? { all: 0, resting: 0 };
  turns.set(runner, turn);
  const enteredAt = runner.clock.now();
  const invitedAt = new Date(enteredAt.getTime() + (6 + (turn.all % 5) * 3) * MINUTE);
  const end = (next ?? runner.now).getTime();
  const held = new Date(invitedAt.getTime() + (20 + (turn.all % 4) * 2) * HOUR);
  const variant = turn.all++;
  if (!rests || next) {
    // Who goes on at once was known well enough.
    if (held.getTime() + 2 * HOUR < end) play(runner, { ...invited, variant, fate: 'held', invitedAt, held });
    return;
  }
  if (invitedAt.getTime() > runner.now.getTime() - HOUR) return;
  const fate = AI_FATES[turn.resting];
  if (!fate) return;
  turn.resting += 1;
  play(runner, { ...invited, variant, fate, invitedAt, held: new Date(Math.min(held.getTime(), end - HOUR)) });
}

interface Act extends Invited {
  readonly variant: number;
  readonly fate: AiInterviewFate;
  readonly invitedAt: Date;
  /** When the candidate comes. */
  readonly held: Date;
}

function play(runner: ScenarioRunner, { job, person, applicationId, variant, fate, invitedAt, held }: Act): void {
  const days = fate === 'expired' ? 1 : 5;
  runner.story(invitedAt, async (until) => {
    const date = dayOf(
      new Date(Math.max(invitedAt.getTime(), fate === 'open' ? runner.now.getTime() : 0) + days * DAY),
    );
    const deadline = { date, time: '20:00', timeZone: ZONE };
    await runner.as(
      job.demo.owner,
      (ctx) => schedule(ctx, { ...deadline, ...AI_INVITATION, applicationId }),
      job.companySlug,
    );
    if (fate === 'open' || fate === 'expired') return;
    await until(held);
    const asCandidate = <T>(work: (ctx: Ctx) => Promise<T>) =>
      runner.byLink({ email: person.email, mail: 'ai_interview_invited', token: 'interview' }, work);
    if (fate === 'asks_for_person') {
      await asCandidate((ctx) => askForPerson(ctx, AI_WORDS.person));
      return;
    }
    await hold({ person, fate, variant, until, held, asCandidate });
  });
}

interface Session {
  readonly person: Person;
  readonly fate: AiInterviewFate;
  readonly variant: number;
  readonly until: Until;
  readonly held: Date;
  readonly asCandidate: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/** The interview itself, answer by answer; one that is paused has come half the way. */
async function hold({ person, fate, variant, until, held, asCandidate }: Session): Promise<void> {
  const answers = fate === 'short' ? SHORT_ANSWERS : (AI_ANSWERS[variant % AI_ANSWERS.length] ?? []);
  const holder = await asCandidate(async (ctx) => newId(ctx));
  await asCandidate((ctx) => begin(ctx, { holder, way: 'text', consent: AI_CONSENT_VERSION }));
  await asCandidate((ctx) => sayName(ctx, holder, person.name));
  await asCandidate((ctx) => confirmName(ctx, holder, true));
  for (let minute = 2; ; minute += 2) {
    await until(new Date(held.getTime() + minute * MINUTE));
    const { session } = await asCandidate(getLinkedAiInterview);
    if (!session?.turn) return;
    const { number, kind, question } = session.turn;
    if (fate === 'paused' && question === 3) {
      await asCandidate((ctx) => pause(ctx, holder));
      return;
    }
    const text = kind === 'follow-up' ? AI_WORDS.follow : (answers[question - 1] ?? AI_WORDS.follow);
    const given = { holder, turn: number, text, way: 'text', seconds: 95, skipped: false } as const;
    await asCandidate((ctx) => answer(ctx, given));
  }
}
