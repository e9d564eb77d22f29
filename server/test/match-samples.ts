import { fading } from '@prova/contract/matching/formula';
import { match } from '@prova/contract/matching/match';
import type { MatchJob, MatchProfile } from '@prova/contract/matching/match-input';
import { weightOf } from '@prova/contract/matching/skills-part';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { PROFICIENCIES } from '@prova/contract/spoken-languages';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import fc from 'fast-check';
import { type DatedSkill, reachOf } from '../src/modules/matching/reach.ts';
import { ranksOf } from '../src/modules/matching/refresh.ts';

const SKILLS = ['React', 'TypeScript', 'JavaScript', 'SQL', 'PostgreSQL', 'Git'];
const RELATED: Readonly<Record<string, readonly { to: string; strength: number }[]>> = {
  React: [{ to: 'JavaScript', strength: 0.85 }],
  TypeScript: [{ to: 'JavaScript', strength: 0.9 }],
  PostgreSQL: [{ to: 'SQL', strength: 0.9 }],
  SQL: [{ to: 'PostgreSQL', strength: 0.6 }],
};
const related = (skill: string) => RELATED[skill] ?? [];
const strength = (has: string, wanted: string) => related(has).find(({ to }) => to === wanted)?.strength ?? 0;

export const NOW = new Date('2026-11-20T12:00:00Z');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const languages = fc.uniqueArray(
  fc.record({ code: fc.constantFrom('pt', 'en', 'es'), proficiency: fc.constantFrom(...PROFICIENCIES) }),
  { maxLength: 3, selector: ({ code }) => code },
);
const place = {
  city: maybe(fc.constantFrom('campinas', 'sao paulo', 'recife')),
  state: maybe(fc.constantFrom('sp', 'pe')),
  country: maybe(fc.constantFrom('BR', 'PT', 'US')),
};
const currency = fc.constantFrom('BRL', 'USD');
const skill: fc.Arbitrary<DatedSkill> = fc.record({
  skill: fc.constantFrom(...SKILLS),
  level: maybe(fc.constantFrom(...SKILL_LEVELS)),
  proof: maybe(
    fc.record({
      score: fc.integer({ min: 0, max: 100 }).map((score) => score / 100),
      provenAt: fc.date({ min: new Date('2022-01-01'), max: NOW, noInvalidDate: true }),
    }),
  ),
});
export const talent = fc.record({
  skills: fc.uniqueArray(skill, { maxLength: 5, selector: (each) => each.skill }),
  seniority: maybe(fc.constantFrom(...SENIORITIES)),
  languages,
  workModel: maybe(fc.constantFrom(...LOCATION_MODELS)),
  ...place,
  payExpected: maybe(fc.integer({ min: 1, max: 3_000_000 })),
  currency,
});
export const job: fc.Arbitrary<MatchJob> = fc.record({
  needs: fc.array(
    fc.record({
      skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 2 }),
      level: fc.constantFrom(...SKILL_LEVELS),
      required: fc.boolean(),
      weight: fc.constantFrom(0.3, 0.5, 0.7, 1),
    }),
    { maxLength: 6 },
  ),
  seniority: maybe(fc.constantFrom(...SENIORITIES)),
  languages,
  locationModel: maybe(fc.constantFrom(...LOCATION_MODELS)),
  ...place,
  payMax: maybe(fc.integer({ min: 1, max: 3_000_000 })),
  currency,
});

export const numbered = (kind: string, number: number) =>
  `0198f000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;
const skillId = (name: string) => numbered('5', SKILLS.indexOf(name));

export type SampleTalent = typeof talent extends fc.Arbitrary<infer T> ? T : never;

/** What is stored of languages, and of the skills that somebody has or comes near to. */
export const storedLanguages = ranksOf;
export const storedReach = ({ skills }: SampleTalent) =>
  [...reachOf(skills, related)].map(([name, worth]) => ({ skillId: skillId(name), ...worth }));

/** The rows of `match_needs` of a job. */
export function needRowsOf({ needs }: MatchJob, jobId: string) {
  const all = needs.reduce((sum, need) => sum + weightOf(need), 0);
  return needs.flatMap((need, number) =>
    need.skills.map((name) => ({
      jobId,
      need: number,
      skillId: skillId(name),
      level: need.level,
      weight: weightOf(need) / all,
      sole: need.skills.length === 1,
    })),
  );
}

/** What the explanation says at a moment. */
export function explainedScore({ skills, ...rest }: SampleTalent, of: MatchJob, now: Date): number | null {
  const known = skills.map(({ proof, ...each }) => ({
    ...each,
    proof: proof ? { score: proof.score, fading: fading(proof.provenAt, now) } : null,
  }));
  return match({ ...rest, skills: known } as MatchProfile, of, strength).score;
}
