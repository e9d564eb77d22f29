import { type ProofWay, RETAKE_DAYS } from '@prova/contract/attempts/open-tests';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { keptName, relationStrength, skillName, standingFor } from '../../skills/skills.service.ts';
import { ownTalentId } from '../../talents/talents.service.ts';
import { selectTestsSeenBy } from '../right-answers/shown-answers.queries.ts';
import { countOfferedFor } from './open-tests.queries.ts';

/** A skill that gives less than this of another one is no way to prove that. */
const ENOUGH_OF_IT = 0.5;

/** Skills whose proof counts for this one, itself first. */
export const provingSkills = (skill: string): string[] => [
  skill,
  ...standingFor(skill)
    .filter(({ strength }) => strength >= ENOUGH_OF_IT)
    .map(({ to }) => to),
];

/** For each of these skills how the actor can prove it now: by itself, else by what gives most of it. */
export async function proofWays(ctx: Ctx, skills: readonly string[]): Promise<ProofWay[]> {
  const talentId = await ownTalentId(ctx);
  const wanted = skills.map((skill) => ({ skill, kept: keptName(skill) }));
  const names = [...new Set(wanted.flatMap(({ kept }) => provingSkills(kept)))];
  const seen = talentId ? [...(await selectTestsSeenBy(ctx, talentId))] : [];
  const takenSince = after(ctx.clock.now(), -RETAKE_DAYS * DAY);
  const offered = talentId ? await countOfferedFor(ctx, names, { talentId, takenSince, seen }) : [];
  const bySkill = new Map(offered.map((each) => [each.skill, each]));
  return wanted.map(({ skill, kept }) => {
    const found = provingSkills(kept).flatMap((name) => bySkill.get(name) ?? []);
    // What can be taken now comes before what cannot, however near that is.
    const best = found.find(({ free }) => free > 0) ?? found[0];
    if (!best) return { skill, by: null, strength: 0, tests: 0, testId: null, taken: false };
    return {
      skill,
      by: skillName(ctx.locale, best.skill),
      strength: relationStrength(best.skill, kept),
      tests: best.free,
      testId: best.free === 1 ? best.testId : null,
      taken: found.some(({ taken }) => taken > 0),
    };
  });
}
