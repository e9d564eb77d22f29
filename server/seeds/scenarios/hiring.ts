import { statusOfCause, withSentence } from '@prova/contract/funnel/rejection-causes';
import { applicationDetail } from '../../src/modules/applications/detail.ts';
import { revealApplication } from '../../src/modules/applications/reveal-application.ts';
import { withdrawByToken } from '../../src/modules/applications/withdraw.ts';
import { addNote } from '../../src/modules/evaluations/evaluations.service.ts';
import { actOnCandidate } from '../../src/modules/funnel/act-on-candidate.ts';
import { moveCandidate } from '../../src/modules/funnel/move-candidate.ts';
import { previewRejection } from '../../src/modules/funnel/rejection-mail.ts';
import { cancelOffer } from '../../src/modules/offers/cancel-offer.ts';
import { createOffer } from '../../src/modules/offers/create-offer.ts';
import { markViewed, respondToOffer } from '../../src/modules/offers/respond-to-offer.ts';
import { sendOffer } from '../../src/modules/offers/send-offer.ts';
import { leadsToOffer, type Outcome } from '../outcomes.ts';
import type { Person } from '../people.ts';
import type { Random } from '../random.ts';
import type { Until } from '../runner/agenda.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { COLLEAGUES, SECOND_COMPANY } from '../team.ts';
import {
  ACCEPT_NOTES,
  DECLINE_NOTES,
  HOLD_REASONS,
  NOTES,
  OFFER_MESSAGES,
  REJECTION_DETAILS,
  WITHDRAW_REASONS,
} from '../texts.ts';
import { atWork, DAY, dayOf, MINUTE, mondayAfter } from '../time.ts';
import { aiInterviewInStage } from './ai-interviews.ts';
import { interviewInStage } from './interviews.ts';
import type { SeededJob } from './jobs.ts';
import { takeTest } from './taking.ts';

/** An application that will be made, and what becomes of it. */
export interface PlannedApplication {
  readonly job: SeededJob;
  readonly person: Person;
  readonly appliedAt: Date;
  readonly outcome: Outcome;
  readonly isTalent: boolean;
  /** How far it goes, as an index of the stages; left out: drawn. */
  readonly end?: number;
}

/** Why somebody is named whom the job hides. */
const OFFER_REVEAL = 'A oferta é nominal: precisamos do nome completo para preparar a carta.';

/** Whoever is rejected at once has shown the application alone. */
const CAUSES = {
  early: ['pay', 'profile', 'skills', 'skills'],
  later: ['other_chosen', 'place', 'skills', 'over_qualified'],
} as const;

/** @param next when the one after it comes; undefined for the last */
type Step = (next: Date | undefined) => Promise<unknown>;

/** Plays what recruiters and the candidate do after an application, until its outcome. */
export async function runHiring(runner: ScenarioRunner, until: Until, application: PlannedApplication): Promise<void> {
  const steps = stepsOf(runner, await applicationId(runner, application), application);
  const moments = drawMoments(runner, application, steps.length);
  for (const [index, step] of steps.entries()) {
    const at = moments[index];
    if (!at) throw new Error('A step has no moment');
    await until(at);
    await step(moments[index + 1]);
  }
}

export async function applicationId(runner: ScenarioRunner, { job, person }: PlannedApplication): Promise<string> {
  const { id } = await runner.platform.database
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select('applications.id')
    .where('applications.jobId', '=', job.detail.id)
    .where('candidates.email', '=', person.email)
    .executeTakeFirstOrThrow();
  return id;
}

function stepsOf(runner: ScenarioRunner, id: string, planned: PlannedApplication): Step[] {
  const { job, person, outcome, end: given } = planned;
  const { random } = runner;
  const { demo, detail, companySlug } = job;
  const { stages } = detail;
  const recruiters = [demo.owner, ...recruitersOf(demo.company).filter((email) => email !== demo.owner)];
  const recruiter = () => (random.chance(0.75) ? demo.owner : random.pick(recruiters));
  const asRecruiter = (work: Parameters<ScenarioRunner['as']>[1], email = recruiter()) =>
    runner.as(email, work, companySlug);
  const steps: Step[] = [];
  const note = (topic: keyof typeof NOTES, probability: number) => {
    const body = random.pick(NOTES[topic]);
    if (random.chance(probability)) steps.push(() => asRecruiter((ctx) => addNote(ctx, id, body)));
  };

  const toOffer = stages.findIndex((stage) => stage.type === 'offer');
  const wantsOffer = leadsToOffer(outcome);
  const first = outcome === 'new' || outcome === 'rejected' || outcome === 'withdrawn' ? 0 : 1;
  const end = outcome === 'new' ? 0 : wantsOffer ? toOffer - 1 : (given ?? drawEnd(random, first, toOffer - 1));
  for (const stage of stages.slice(1, end + 1)) {
    steps.push(async (next) => {
      await asRecruiter((ctx) => moveCandidate(ctx, id, { targetStageId: stage.id }));
      const rests = outcome === 'resting' && stage === stages[end];
      if (stage.type === 'test') await takeTest(runner, id, planned, { rests, next });
      if (stage.type === 'interview_ia') aiInterviewInStage(runner, { ...planned, applicationId: id }, { rests, next });
      if (stage.type === 'interview')
        interviewInStage(runner, { ...planned, applicationId: id, minutes: stage.minutes ?? 60 }, { rests, next });
    });
    note(stage.type === 'test' || stage.type === 'interview' ? stage.type : 'review', 0.3);
  }

  if (outcome === 'rejected') {
    const cause = random.pick(CAUSES[end === 0 ? 'early' : 'later']);
    const reason = random.pick<string>(REJECTION_DETAILS[cause]);
    const mailed = random.chance(0.75);
    steps.push(() =>
      asRecruiter(async (ctx) => {
        const { subject, body, editable, sentences } = await previewRejection(ctx, id);
        const mail = { subject, body: withSentence(body, editable ? sentences[cause] : '') };
        const status = statusOfCause(cause);
        await actOnCandidate(ctx, id, { action: 'reject', status, cause, reason, mail: mailed ? mail : null });
      }),
    );
    note('closing', 0.25);
  }
  if (outcome === 'held') {
    const reason = random.pick(HOLD_REASONS);
    steps.push(() => asRecruiter((ctx) => actOnCandidate(ctx, id, { action: 'hold', reason })));
  }
  if (outcome === 'withdrawn') {
    const reason = random.pick(WITHDRAW_REASONS) || undefined;
    const link = { email: person.email, mail: 'application_received', token: 'application_status' } as const;
    steps.push(() => runner.byLink(link, (ctx) => withdrawByToken(ctx, reason)));
  }
  if (wantsOffer) offer();
  const [begin, ...rest] = steps;
  if (!begin) return [];
  // Whoever decides on somebody has read of them.
  const open = () => runner.as(demo.owner, (ctx) => applicationDetail(ctx, id), companySlug);
  return [(next) => open().then(() => begin(next)), ...rest];

  function offer(): void {
    let offerId = '';
    const link = { email: person.email, mail: 'offer_sent', token: 'offer' } as const;
    const message = random.pick(OFFER_MESSAGES);
    const payMin = drawPay(random, demo.pay);
    const days = outcome === 'offer_expired' ? 9 : 12;
    steps.push(() =>
      asRecruiter(async (ctx) => {
        const now = runner.clock.now().getTime();
        const validUntil = dayOf(new Date(now + days * DAY));
        const startOn = dayOf(mondayAfter(new Date(now + 30 * DAY)));
        const input = {
          applicationId: id,
          position: demo.title,
          payMin,
          currency: 'BRL',
          startOn,
          validUntil,
          message,
        };
        if (demo.blind) await revealApplication(ctx, id, OFFER_REVEAL);
        offerId = await createOffer(ctx, input, []);
        if (outcome !== 'offer_pending') await sendOffer(ctx, offerId);
      }, demo.owner),
    );
    note('offer', 0.5);
    if (outcome === 'offer_cancelled') {
      const reason = 'O orçamento da vaga mudou; voltamos a conversar em breve.';
      steps.push(() => asRecruiter((ctx) => cancelOffer(ctx, offerId, reason), demo.owner));
    }
    if (['offer_pending', 'offer_sent', 'offer_cancelled'].includes(outcome)) return;
    steps.push(() => runner.byLink(link, (ctx) => markViewed(ctx)));
    if (outcome !== 'hired' && outcome !== 'offer_declined') return;
    const accepted = outcome === 'hired';
    const answer = accepted ? { note: random.pick(ACCEPT_NOTES), reason: null } : random.pick(DECLINE_NOTES);
    steps.push(() => runner.byLink(link, (ctx) => respondToOffer(ctx, { ...answer, accepted })));
  }
}

/** E-mails of those who recruit for a company, beside its owner. */
function recruitersOf(company: string): string[] {
  const invited = COLLEAGUES.filter((each) => each.company === company && each.role === 'recruiter');
  return [...invited, ...(SECOND_COMPANY.company === company ? [SECOND_COMPANY] : [])].map(({ email }) => email);
}

/** Half of those who leave the first stages do so early; every stage on the way keeps some. */
function drawEnd(random: Random, first: number, last: number): number {
  let end = first;
  while (end < last && random.chance(0.58)) end += 1;
  return end;
}

/** Centavos a month. */
function drawPay(random: Random, pay: readonly number[]): number {
  const [min = 19_000, max = min] = pay;
  return (min + Math.round((random.next() * (max - min)) / 250) * 250) * 100;
}

/**
 * The days over which the steps spread; null: as long as they take by themselves. Who still waits has been heard of
 * lately, an open offer is fresh, and one that expires is sent long enough before the end.
 */
function drawSpan({ random }: ScenarioRunner, { job, outcome, appliedAt }: PlannedApplication): number | null {
  const age = (job.endsAt.getTime() - appliedAt.getTime()) / DAY;
  if (outcome === 'resting' || outcome === 'held') {
    const idle = random.chance(0.93) ? random.next() * 4 : age * random.next() * 0.5;
    return Math.max(age - idle, age * 0.3);
  }
  if (['offer_pending', 'offer_sent', 'offer_viewed'].includes(outcome)) return age - Math.min(2.5, age * 0.1);
  if (outcome === 'offer_expired') return age - 15;
  return null;
}

/** Believable moments for so many steps, each later than the one before and none after the job has ended. */
function drawMoments(runner: ScenarioRunner, application: PlannedApplication, count: number): Date[] {
  const { random } = runner;
  const end = application.job.endsAt.getTime();
  const span = drawSpan(runner, application);
  const gaps = Array.from({ length: count }, () => (0.15 + random.next() * 3.2) * DAY);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const available = (end - application.appliedAt.getTime()) * 0.96;
  const scale = Math.min(span === null ? 1 : (span * DAY) / Math.max(total, 1), available / Math.max(total, 1));
  let planned = application.appliedAt.getTime();
  let last = planned;
  return gaps.map((gap, index) => {
    planned += gap * scale;
    let at = Math.max(atWork(new Date(planned), random.int(0, 59)).getTime(), last + random.int(3, 25) * MINUTE);
    // Not even the last minutes before the end may be exceeded.
    if (at >= end - (count - index) * MINUTE) at = last + (end - last) / (count - index + 1);
    last = Math.floor(at);
    return new Date(last);
  });
}
