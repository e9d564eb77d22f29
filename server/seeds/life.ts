import type { RejectionStatus } from '@prova/contract/applications/application-status';
import { isRejection, REJECTION_STATUSES } from '@prova/contract/applications/application-status';
import type { Random } from './random.ts';
import {
  ACCEPT_NOTES,
  DECLINE_NOTES,
  HOLD_REASONS,
  NOTES,
  OFFER_MESSAGES,
  REASONS,
  WITHDRAW_REASONS,
} from './texts.ts';
import { atWork, DAY, dayOf, MINUTE, mondayAfter } from './time.ts';
import { type Actor, type Stage, Walk } from './walk.ts';

export const OFFER_OUTCOMES = [
  'offer_sent',
  'offer_viewed',
  'offer_declined',
  'offer_expired',
  'offer_cancelled',
  'hired',
] as const;
export type Outcome = 'new' | 'resting' | 'rejected' | 'held' | 'withdrawn' | (typeof OFFER_OUTCOMES)[number];

/** A row of `offers`, without what its application says. */
export interface DrawnOffer {
  readonly id: string;
  readonly recruiterId: string;
  readonly payMin: number;
  readonly startOn: string;
  readonly validUntil: Date;
  readonly message: string;
  readonly createdAt: Date;
  status: 'sent' | 'viewed' | 'approved' | 'declined' | 'expired' | 'cancelled';
  viewedAt: Date | null;
  respondedAt: Date | null;
  responseNote: string | null;
  endedAt: Date | null;
}

export interface DrawnNote {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  readonly at: Date;
}

export interface Life {
  readonly walk: Walk;
  readonly offer: DrawnOffer | null;
  readonly notes: readonly DrawnNote[];
}

export interface Circumstances {
  readonly random: Random;
  readonly now: Date;
  readonly stages: readonly Stage[];
  readonly appliedAt: Date;
  readonly candidate: Actor;
  /** Who recruits for this job; the first one does most of it. */
  readonly recruiters: readonly [Actor, ...Actor[]];
  /** Centavos a month. */
  readonly pay: number;
  /** Index in `stages` where it ends; left out: drawn. */
  readonly end?: number;
}

const system: Actor = { kind: 'system', id: null, label: null };

/** What becomes of an application of this age. Old ones have been answered, fresh ones mostly wait. */
export function drawOutcome(random: Random, ageDays: number): Outcome {
  const draw = random.next();
  if (ageDays < 6) return draw < 0.72 ? 'new' : 'resting';
  if (ageDays < 14) return draw < 0.3 ? 'new' : draw < 0.78 ? 'resting' : draw < 0.95 ? 'rejected' : 'withdrawn';
  return draw < 0.015 ? 'new' : draw < 0.42 ? 'resting' : draw < 0.88 ? 'rejected' : draw < 0.93 ? 'held' : 'withdrawn';
}

type Step = (at: Date) => void;

/** Lives an application through, from the application to its outcome, between `appliedAt` and `now`. */
export function live(outcome: Outcome, given: Circumstances): Life {
  const { random, stages, candidate } = given;
  const walk = new Walk(stages, given.appliedAt, candidate);
  const notes: DrawnNote[] = [];
  let offer: DrawnOffer | null = null;
  const recruiter = () => (random.chance(0.75) ? given.recruiters[0] : random.pick(given.recruiters));
  const steps: Step[] = [];

  const note = (topic: keyof typeof NOTES, probability: number) => {
    if (!random.chance(probability)) return;
    steps.push((at) => {
      const author = recruiter();
      if (!author.id) throw new Error('notes are written by people');
      const row = { id: random.id(at), authorId: author.id, body: random.pick(NOTES[topic]), at };
      notes.push(row);
      walk.note('noted', at, author, { noteId: row.id });
    });
  };

  const toOffer = stages.findIndex((stage) => stage.type === 'offer');
  const wantsOffer = (OFFER_OUTCOMES as readonly string[]).includes(outcome);
  const first = outcome === 'new' || outcome === 'rejected' || outcome === 'withdrawn' ? 0 : 1;
  const end = outcome === 'new' ? 0 : wantsOffer ? toOffer - 1 : (given.end ?? drawEnd(random, first, toOffer - 1));
  for (const [index, stage] of stages.slice(1, end + 1).entries()) {
    steps.push((at) => walk.moveTo(stage, at, recruiter()));
    passThrough(stage, wantsOffer || index + 1 < end, steps, walk, recruiter, random);
    note(noteTopic(stage), 0.3);
  }

  const [finalNote, probability] = wantsOffer
    ? (['offer', 0.5] as const)
    : (['closing', outcome === 'rejected' ? 0.25 : 0] as const);
  if (outcome === 'rejected') steps.push(reject);
  if (outcome === 'held')
    steps.push((at) => walk.act('hold', 'status_changed', at, recruiter(), {}, { reason: random.pick(HOLD_REASONS) }));
  if (outcome === 'withdrawn')
    steps.push((at) => walk.act('withdraw', 'withdrawn', at, candidate, {}, { reason: random.pick(WITHDRAW_REASONS) }));
  if (wantsOffer) steps.push(sendOffer);
  note(finalNote, probability);
  if (wantsOffer && outcome !== 'offer_sent' && outcome !== 'offer_cancelled') steps.push(viewOffer);
  if (wantsOffer && outcome !== 'offer_sent' && outcome !== 'offer_viewed') steps.push(endOffer);

  runSteps(steps, given, spanOf(outcome, given));
  return { walk, offer, notes };

  function reject(at: Date): void {
    const kind = drawRejection(random, walk.standing.stageType === 'new');
    walk.act('reject', 'rejected', at, recruiter(), { rejection: kind }, { reason: random.pick(REASONS[kind]) });
  }

  function sendOffer(at: Date): void {
    const author = given.recruiters[0];
    if (!author.id) throw new Error('offers are sent by people');
    const days = outcome === 'offer_expired' ? 9 : 12;
    offer = {
      id: random.id(at),
      recruiterId: author.id,
      payMin: given.pay,
      startOn: dayOf(mondayAfter(new Date(at.getTime() + 30 * DAY))),
      validUntil: endOfDay(new Date(at.getTime() + days * DAY)),
      message: random.pick(OFFER_MESSAGES),
      createdAt: at,
      status: 'sent',
      viewedAt: null,
      respondedAt: null,
      responseNote: null,
      endedAt: null,
    };
    walk.act('send_offer', 'offer', at, author, {}, { data: { offerId: offer.id, status: 'sent' } });
  }

  function viewOffer(at: Date): void {
    const current = theOffer();
    current.status = 'viewed';
    current.viewedAt = at;
    walk.note('offer', at, { ...candidate, kind: 'offer' }, { offerId: current.id, status: 'viewed' });
  }

  function endOffer(at: Date): void {
    const current = theOffer();
    const by: Actor = { ...candidate, kind: 'offer' };
    if (outcome === 'hired' || outcome === 'offer_declined') {
      const accepted = outcome === 'hired';
      current.status = accepted ? 'approved' : 'declined';
      current.respondedAt = at;
      current.responseNote = random.pick(accepted ? ACCEPT_NOTES : DECLINE_NOTES);
      walk.happen(accepted ? 'offer_accepted' : 'offer_declined', 'offer', at, by, {
        data: { offerId: current.id, status: current.status },
      });
      // In the same transaction, and after it in the history.
      if (accepted) walk.act('hire', 'moved', new Date(at.getTime() + 1), by, {}, { data: { offerId: current.id } });
    } else if (outcome === 'offer_cancelled') {
      current.status = 'cancelled';
      current.endedAt = at;
      const from = walk.stages[toOffer - 1];
      walk.act(
        'cancel_offer',
        'offer',
        at,
        given.recruiters[0],
        { cameFrom: from ? { stageType: from.type, stageId: from.id } : null },
        {
          reason: 'O orçamento da vaga mudou; voltamos a conversar em breve.',
          data: { offerId: current.id, status: 'cancelled' },
        },
      );
    } else {
      current.status = 'expired';
      // The task that ends offers runs within minutes after the last day.
      current.endedAt = current.validUntil;
      walk.happen('offer_expired', 'offer', current.validUntil, system, {
        data: { offerId: current.id, status: 'expired' },
      });
    }
  }

  function theOffer(): DrawnOffer {
    if (!offer) throw new Error('no offer has been sent');
    return offer;
  }
}

/** Half of those who leave the first stages do so early; every stage on the way keeps some. */
function drawEnd(random: Random, first: number, last: number): number {
  let end = first;
  while (end < last && random.chance(0.58)) end += 1;
  return end;
}

function drawRejection(random: Random, early: boolean): RejectionStatus {
  if (early) return random.pick(['rejected', 'not_a_fit', 'not_qualified', 'not_qualified']);
  const drawn = random.pick(REJECTION_STATUSES);
  return isRejection(drawn) ? drawn : 'rejected';
}

const noteTopic = (stage: Stage) =>
  stage.type === 'test' ? 'test' : stage.type === 'interview' ? 'interview' : 'review';

/** What happens inside a stage; whoever goes on has finished it. */
function passThrough(
  stage: Stage,
  goesOn: boolean,
  steps: Step[],
  walk: Walk,
  recruiter: () => Actor,
  random: Random,
): void {
  const begins = goesOn || random.chance(0.55);
  const finishes = goesOn || random.chance(0.5);
  const candidate = walk.history[0]?.actor ?? system;
  if (stage.type === 'test' && begins) {
    steps.push((at) => walk.act('send_test', 'test', at, recruiter()));
    if (finishes) steps.push((at) => walk.happen('test_submitted', 'test', at, candidate));
  }
  if (stage.type === 'interview' && begins) {
    steps.push((at) => walk.act('schedule_interview', 'interview', at, recruiter()));
    if (finishes) steps.push((at) => walk.happen('interview_ended', 'interview', at, system));
  }
  if (stage.type === 'interview_ia' && begins) {
    steps.push((at) => walk.act('schedule_ai_interview', 'ai_interview', at, recruiter()));
    if (finishes) steps.push((at) => walk.happen('ai_interview_completed', 'ai_interview', at, system));
  }
}

/**
 * The days over which the steps spread; null: as long as they take by themselves. Who still waits has been heard of
 * lately, an open offer is fresh, and one that expired was sent long enough ago.
 */
function spanOf(outcome: Outcome, { random, appliedAt, now }: Circumstances): number | null {
  const age = (now.getTime() - appliedAt.getTime()) / DAY;
  if (outcome === 'resting' || outcome === 'held') {
    const idle = random.chance(0.93) ? random.next() * 4 : age * random.next() * 0.5;
    return Math.max(age - idle, age * 0.3);
  }
  if (outcome === 'offer_sent' || outcome === 'offer_viewed') return age - Math.min(2.5, age * 0.1);
  if (outcome === 'offer_expired') return age - 14;
  return null;
}

const endOfDay = (at: Date) => new Date(`${dayOf(at)}T23:59:59-03:00`);

/** Runs the steps at believable moments, each later than the one before and none in the future. */
function runSteps(steps: readonly Step[], { random, appliedAt, now }: Circumstances, span: number | null): void {
  const gaps = steps.map(() => (0.15 + random.next() * 3.2) * DAY);
  const available = (now.getTime() - appliedAt.getTime()) * 0.96;
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const scale = Math.min(span === null ? 1 : (span * DAY) / Math.max(total, 1), available / Math.max(total, 1));
  let planned = appliedAt.getTime();
  let last = appliedAt.getTime();
  for (const [index, step] of steps.entries()) {
    planned += (gaps[index] ?? 0) * scale;
    const earliest = last + random.int(3, 25) * MINUTE;
    let at = Math.max(atWork(new Date(planned), random.int(0, 59)).getTime(), earliest);
    // Not even the last minutes before now may be exceeded.
    if (at >= now.getTime() - (steps.length - index) * MINUTE)
      at = last + (now.getTime() - last) / (steps.length - index + 1);
    step(new Date(Math.floor(at)));
    last = at;
  }
}
