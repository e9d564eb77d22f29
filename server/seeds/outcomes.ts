import type { Random } from './random.ts';
import type { SeededJob } from './scenarios/jobs.ts';
import { awake, DAY, MINUTE } from './time.ts';

export type Outcome =
  | 'new'
  | 'resting'
  | 'rejected'
  | 'held'
  | 'withdrawn'
  | 'offer_pending'
  | 'offer_sent'
  | 'offer_viewed'
  | 'offer_declined'
  | 'offer_expired'
  | 'offer_cancelled'
  | 'hired';

/** Outcomes that each job must have. */
const PROMISED: Record<string, readonly Outcome[]> = {
  front: ['hired', 'hired', 'offer_viewed', 'offer_declined', 'offer_expired', 'offer_cancelled'],
  back: ['hired', 'offer_pending', 'offer_sent', 'offer_declined'],
  dados: ['hired', 'offer_viewed', 'offer_expired'],
  plataforma: ['offer_sent'],
  sre: ['hired'],
  cais: ['hired'],
};

/** Days that must have passed since the application. */
const DAYS_NEEDED: Partial<Record<Outcome, number>> = {
  offer_expired: 26,
  offer_pending: 10,
  offer_sent: 10,
  offer_viewed: 10,
};
const DAYS_NEEDED_OTHERWISE = 18;

export const leadsToOffer = (outcome: Outcome) => outcome === 'hired' || outcome.startsWith('offer');

/** When so many people apply to a job, and what becomes of each. */
export function drawOutcomes(
  random: Random,
  { demo, publishedAt, openUntil, endsAt }: SeededJob,
  count: number,
): { appliedAt: Date; outcome: Outcome }[] {
  const span = openUntil.getTime() - publishedAt.getTime();
  const moments = Array.from({ length: count }, (_, index) => {
    // The newest came within the last two days, so that the board is alive.
    const age = index < 3 && count > 10 ? random.next() * Math.min(2 * DAY, span) : span * (1 - random.next() ** 1.5);
    const latest = new Date(openUntil.getTime() - 6 * MINUTE);
    const at = Math.max(openUntil.getTime() - Math.max(age, 11 * MINUTE), publishedAt.getTime() + 5 * MINUTE);
    return awake(new Date(Math.floor(at)), latest);
  }).sort((a, b) => a.getTime() - b.getTime());
  const outcomes = moments.map((appliedAt) => ({
    appliedAt,
    outcome: drawOutcome(random, (endsAt.getTime() - appliedAt.getTime()) / DAY),
  }));
  for (const outcome of PROMISED[demo.key] ?? []) {
    const needed = DAYS_NEEDED[outcome] ?? DAYS_NEEDED_OTHERWISE;
    const free = outcomes.filter(
      (each) => !leadsToOffer(each.outcome) && endsAt.getTime() - each.appliedAt.getTime() > needed * DAY,
    );
    random.pick(free).outcome = outcome;
  }
  return outcomes;
}

/** Old applications have been answered, fresh ones mostly wait. */
function drawOutcome(random: Random, ageDays: number): Outcome {
  const draw = random.next();
  if (ageDays < 6) return draw < 0.72 ? 'new' : 'resting';
  if (ageDays < 14) return draw < 0.3 ? 'new' : draw < 0.78 ? 'resting' : draw < 0.95 ? 'rejected' : 'withdrawn';
  return draw < 0.015 ? 'new' : draw < 0.42 ? 'resting' : draw < 0.88 ? 'rejected' : draw < 0.93 ? 'held' : 'withdrawn';
}
