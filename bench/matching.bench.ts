import { fileURLToPath } from 'node:url';
import { match } from '@prova/contract/matching/match';
import { relationStrength } from '../server/src/modules/skills/dictionary/relations.ts';
import { bm25, keywordOverlap } from './matching/baselines.ts';
import { explain } from './matching/explain.ts';
import { ndcg10, type Pair, pairsOf } from './matching/order-quality.ts';
import { matchJobOf, matchProfileOf } from './matching/read-example.ts';
import { type MatchingSet, readSet, type SetJob, type SetProfile } from './matching/set.ts';
import type { MeasureSet } from './support/bench.ts';

const OWN_SET = fileURLToPath(new URL('matching/set', import.meta.url));

type Score = (profile: SetProfile, job: SetJob) => number;

/**
 * How well the match orders jobs for people, beside what others do. On the repository's own set the shares are held to
 * limits; on another folder every pair in the wrong order is printed, with both explanations.
 */
export const measureSet: MeasureSet = async ({ folder }) => {
  const set = await readSet(folder ?? OWN_SET);
  const profiles = new Map(set.profiles.map((profile) => [profile, matchProfileOf(profile)]));
  const jobs = new Map(set.jobs.map((job) => [job, matchJobOf(job)]));
  const matchOf = (profile: SetProfile, job: SetJob) =>
    match(profiles.get(profile) ?? matchProfileOf(profile), jobs.get(job) ?? matchJobOf(job), relationStrength);
  // Where too little is known there is no percentage, and no place before anything else.
  const score: Score = (profile, job) => exactScore(matchOf(profile, job));

  const own = judge(set, score);
  if (folder !== undefined) {
    for (const { profile, pair } of own.wrong) process.stdout.write(explain(set, profile, pair, matchOf));
  }
  const others = { 'keyword overlap': judge(set, keywordOverlap), BM25: judge(set, bm25(set.jobs)) };
  const rivals = Object.entries(others).flatMap(([name, { pairs, ndcg }]) => [
    { name: `pairs in the right order, more than ${name} (${percent(pairs)})`, value: own.pairs, limit: pairs },
    { name: `NDCG@10, more than ${name} (${ndcg.toFixed(3)})`, value: own.ndcg, limit: ndcg },
  ]);
  const limits = [
    { name: 'pairs in the right order', value: own.pairs, limit: 0.975 },
    { name: 'NDCG@10', value: own.ndcg, limit: 0.93 },
  ];
  return [...limits, ...rivals].map((figure) => ({ ...figure, unit: '', better: 'higher' as const }));
};

/** Before rounding: two jobs of the same percentage have an order still. */
function exactScore({ score, parts, othersCount, entryShare }: ReturnType<typeof match>): number {
  if (score === null) return -1;
  const counted = parts.filter(({ share }) => typeof share === 'number');
  const sum = counted.reduce((total, { weight }) => total + weight, 0);
  const worth = counted.map(
    ({ part, share, weight }) => Number(share) * weight * (part === 'skills' ? 1 : othersCount),
  );
  return (entryShare * worth.reduce((total, each) => total + each, 0)) / (sum || 1);
}

function judge({ profiles, jobs, orders }: MatchingSet, score: Score) {
  const profileOf = new Map(profiles.map((profile) => [profile.id, profile]));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const ids = jobs.map(({ id }) => id);
  let [right, all, gained] = [0, 0, 0];
  const wrong: { profile: SetProfile; pair: Pair }[] = [];
  for (const order of orders) {
    const profile = profileOf.get(order.profile);
    if (!profile) continue;
    const scores = new Map(jobs.map((job) => [job.id, score(profile, job)]));
    const scoreOf = (id: string) => (jobOf.has(id) ? (scores.get(id) ?? 0) : 0);
    const pairs = pairsOf(order, scoreOf);
    all += pairs.length;
    right += pairs.filter((pair) => pair.right).length;
    wrong.push(...pairs.filter((pair) => !pair.right).map((pair) => ({ profile, pair })));
    gained += ndcg10(order, ids, scoreOf);
  }
  return { pairs: right / (all || 1), ndcg: gained / (orders.length || 1), wrong };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
