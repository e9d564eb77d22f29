import type { Match } from '@prova/contract/matching/match';
import type { Pair } from './order-quality.ts';
import type { MatchingSet, SetJob, SetProfile } from './set.ts';

/** A pair in the wrong order, with what each of the two scores stands on. */
export function explain(
  { jobs }: MatchingSet,
  profile: SetProfile,
  { better, worse }: Pair,
  matchOf: (profile: SetProfile, job: SetJob) => Match,
): string {
  const lines = [better, worse].flatMap((id, index) => {
    const job = jobs.find((each) => each.id === id);
    return job
      ? [`  ${index === 0 ? 'should be first ' : 'should be second'} ${oneMatch(job, matchOf(profile, job))}`]
      : [];
  });
  return `${profile.id} (${profile.title ?? 'no title'})\n${lines.join('\n')}\n\n`;
}

function oneMatch(job: SetJob, { score, parts, needs }: Match): string {
  const summary = parts.map(({ part, share }) => `${part} ${typeof share === 'number' ? share.toFixed(2) : share}`);
  const skills = needs.map(({ need, share, evidence }) => {
    const by = evidence && evidence.skill !== evidence.wanted ? ` by ${evidence.skill}` : '';
    return `${need.skills.join('|')}${need.required ? '' : '?'} ${need.level[0]} ${share.toFixed(2)}${by}`;
  });
  return `${job.id} (${job.title ?? 'no title'}): ${score ?? 'too little is known'}\n    ${summary.join(', ')}\n    ${skills.join('; ')}`;
}
