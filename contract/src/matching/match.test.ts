import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { PROFICIENCIES, SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import {
  BAND_MINIMA,
  BEGINNER_OTHERS,
  bandOf,
  DECLARED_MAX,
  EXCELLENT_MIN,
  fading,
  highestWith,
  MATCH_PARTS,
  SKILLS_ENOUGH,
  WEIGHTS,
} from './formula.ts';
import { match } from './match.ts';
import { type KnownSkill, type MatchJob, type MatchProfile, type Need, placeKey, stateKey } from './match-input.ts';
import { leastOthers } from './other-parts.ts';
import { raisesOf } from './raises.ts';

const SKILLS = ['React', 'TypeScript', 'JavaScript', 'Node.js', 'SQL', 'PostgreSQL', 'Git'];
const STRENGTHS: Readonly<Record<string, number>> = {
  'React>JavaScript': 0.85,
  'TypeScript>JavaScript': 0.9,
  'PostgreSQL>SQL': 0.9,
  'SQL>PostgreSQL': 0.6,
};
const related = (has: string, wanted: string) => STRENGTHS[`${has}>${wanted}`] ?? 0;

const NOBODY: MatchProfile = {
  skills: [],
  seniority: null,
  languages: [],
  workModel: null,
  city: null,
  state: null,
  country: null,
  payExpected: null,
  currency: null,
};
const NOTHING: MatchJob = {
  needs: [],
  seniority: null,
  languages: [],
  locationModel: null,
  city: null,
  state: null,
  country: null,
  payMax: null,
  currency: null,
};
const need = (skill: string, level: Need['level'], rest: Partial<Need> = {}): Need => ({
  skills: [skill],
  level,
  required: true,
  weight: 1,
  ...rest,
});
const declared = (skill: string, level: KnownSkill['level']): KnownSkill => ({ skill, level, proof: null });
const proven = (skill: string, score: number, level: KnownSkill['level'] = null): KnownSkill => ({
  skill,
  level,
  proof: { score, fading: 1 },
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const level = fc.constantFrom(...SKILL_LEVELS);
const languages = fc.uniqueArray(
  fc.record({ code: fc.constantFrom(...SPOKEN_LANGUAGES), proficiency: fc.constantFrom(...PROFICIENCIES) }),
  { maxLength: 3, selector: ({ code }) => code },
);
const city = fc.option(fc.constantFrom('campinas', 'sao paulo', 'recife'), { nil: null });
const state = fc.option(fc.constantFrom('sp', 'pe'), { nil: null });
const country = fc.option(fc.constantFrom('BR', 'PT', 'US'), { nil: null });
const money = fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: null });
const currency = fc.option(fc.constantFrom('BRL', 'USD'), { nil: null });
const known: fc.Arbitrary<KnownSkill> = fc.record({
  skill: fc.constantFrom(...SKILLS),
  level: fc.option(level, { nil: null }),
  proof: fc.option(fc.record({ score: share, fading: share }), { nil: null }),
});
const profiles: fc.Arbitrary<MatchProfile> = fc.record({
  skills: fc.uniqueArray(known, { maxLength: 6, selector: ({ skill }) => skill }),
  seniority: fc.option(fc.constantFrom(...SENIORITIES), { nil: null }),
  languages,
  workModel: fc.option(fc.constantFrom(...LOCATION_MODELS), { nil: null }),
  city,
  state,
  country,
  payExpected: money,
  currency,
});
const jobs: fc.Arbitrary<MatchJob> = fc.record({
  needs: fc.array(
    fc.record({
      skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 2 }),
      level,
      required: fc.boolean(),
      weight: fc.double({ min: 0.2, max: 1, noNaN: true }),
    }),
    { maxLength: 6 },
  ),
  seniority: fc.option(fc.constantFrom(...SENIORITIES), { nil: null }),
  languages,
  locationModel: fc.option(fc.constantFrom(...LOCATION_MODELS), { nil: null }),
  city,
  state,
  country,
  payMax: money,
  currency,
});

const scoreOf = (profile: MatchProfile, job: MatchJob) => match(profile, job, related).score;

test('the weights are a hundred points', () => {
  expect(MATCH_PARTS.reduce((sum, part) => sum + WEIGHTS[part], 0)).toBe(100);
});

test('no score is higher than its skills let it be, and less of them never let it be higher', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const { score, parts } = match(profile, job, related);
      const skills = parts.find(({ part }) => part === 'skills')?.share;
      if (score !== null && typeof skills === 'number')
        expect(score).toBeLessThanOrEqual(highestWith(skills, leastOthers(profile, job)));
    }),
  );
  fc.assert(
    fc.property(share, share, (one, other) => {
      expect(highestWith(Math.min(one, other))).toBeLessThanOrEqual(highestWith(Math.max(one, other)));
    }),
  );
});

test('a score lies from 0 to 100, and its parts add up to it', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const { score, known, parts } = match(profile, job, related);
      expect(known).toBeGreaterThanOrEqual(0);
      expect(known).toBeLessThanOrEqual(1);
      if (score === null) return;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(parts.reduce((sum, { pointsMax }) => sum + pointsMax, 0)).toBe(100);
      for (const { points, pointsMax } of parts) expect(points).toBeLessThanOrEqual(pointsMax);
    }),
    { numRuns: 2000 },
  );
});

test('one skill more, a higher level or a better proof never lowers it', () => {
  fc.assert(
    fc.property(profiles, jobs, known, (profile, job, more) => {
      const before = scoreOf(profile, job);
      const own = profile.skills.find(({ skill }) => skill === more.skill);
      const better: KnownSkill = {
        skill: more.skill,
        level: highest(own?.level ?? null, more.level),
        proof: bestProof(own?.proof ?? null, more.proof),
      };
      const skills = [...profile.skills.filter(({ skill }) => skill !== more.skill), better];
      const after = scoreOf({ ...profile, skills }, job);
      if (before !== null) expect(after).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 3000 },
  );
});

function highest(one: KnownSkill['level'], other: KnownSkill['level']): KnownSkill['level'] {
  const rank = (each: KnownSkill['level']) => (each === null ? -1 : SKILL_LEVELS.indexOf(each));
  return rank(one) >= rank(other) ? one : other;
}

function bestProof(one: KnownSkill['proof'], other: KnownSkill['proof']): KnownSkill['proof'] {
  if (!one || !other) return one ?? other;
  return one.score * one.fading >= other.score * other.fading ? one : other;
}

test('the order of entries changes nothing', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const turned = {
        ...profile,
        skills: profile.skills.toReversed(),
        languages: profile.languages.toReversed(),
      };
      const turnedJob = { ...job, needs: job.needs.toReversed(), languages: job.languages.toReversed() };
      expect(match(turned, turnedJob, related).score).toBe(scoreOf(profile, job));
    }),
    { numRuns: 2000 },
  );
});

test('the same skill proven at the asked level outweighs it declared at any', () => {
  for (const asked of SKILL_LEVELS) {
    for (const own of SKILL_LEVELS) {
      const job = { ...NOTHING, needs: [need('React', asked)] };
      const said = scoreOf({ ...NOBODY, skills: [declared('React', own)] }, job);
      const shown = scoreOf({ ...NOBODY, skills: [proven('React', 0.9)] }, job);
      expect(shown).toBeGreaterThan(said ?? 100);
    }
  }
});

test('a weak proof takes nothing away from what is declared', () => {
  const job = { ...NOTHING, needs: [need('React', 'ADVANCED')] };
  const said = scoreOf({ ...NOBODY, skills: [declared('React', 'ADVANCED')] }, job);
  expect(scoreOf({ ...NOBODY, skills: [proven('React', 0.1, 'ADVANCED')] }, job)).toBe(said);
});

test('without any proof nothing is excellent where skills are asked', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      fc.pre(job.needs.length > 0);
      const skills = profile.skills.map((each) => ({ ...each, proof: null }));
      const score = scoreOf({ ...profile, skills }, job);
      if (score !== null) expect(score).toBeLessThan(EXCELLENT_MIN);
    }),
    { numRuns: 3000 },
  );
});

const SUITED: MatchProfile = {
  ...NOBODY,
  seniority: 'mid',
  languages: [{ code: 'en', proficiency: 'fluent' }],
  workModel: 'remote',
  payExpected: 1,
  currency: 'BRL',
};
const SUITING: MatchJob = {
  ...NOTHING,
  needs: [need('React', 'ADVANCED'), need('SQL', 'ADVANCED'), need('Git', 'ADVANCED')],
  seniority: 'mid',
  languages: [{ code: 'en', proficiency: 'fluent' }],
  locationModel: 'remote',
  payMax: 1,
  currency: 'BRL',
};

test('the right place, level, language and pay are nothing where the skills are missing', () => {
  const { score, othersCount, parts } = match(
    { ...SUITED, skills: [declared('Node.js', 'ADVANCED')] },
    SUITING,
    related,
  );
  expect([score, othersCount]).toEqual([0, 0]);
  expect(parts.map(({ share, points }) => [share, points])).toEqual([0, 1, 1, 1, 1].map((each) => [each, 0]));
});

test('the other parts count as far as the skills reach', () => {
  const some = match({ ...SUITED, skills: [declared('React', 'ADVANCED')] }, SUITING, related);
  const third = DECLARED_MAX / 3;
  expect(some.othersCount).toBeCloseTo(third / SKILLS_ENOUGH);
  expect(some.score).toBe(Math.round(WEIGHTS.skills * third + (100 - WEIGHTS.skills) * (third / SKILLS_ENOUGH)));
  const all = ['React', 'SQL', 'Git'].map((skill) => declared(skill, 'ADVANCED'));
  expect(match({ ...SUITED, skills: all }, SUITING, related)).toMatchObject({
    score: EXCELLENT_MIN - 1,
    othersCount: 1,
  });
});

test('where no skills are asked, the others count in full', () => {
  expect(match(SUITED, { ...SUITING, needs: [] }, related)).toMatchObject({ score: 100, othersCount: 1 });
});

const beyond = fc.constantFrom(...SENIORITIES.filter((each) => each !== 'trainee' && each !== 'junior'));

test('an internship is a good match for nobody who began long ago, whatever else fits', () => {
  fc.assert(
    fc.property(profiles, jobs, beyond, (profile, job, seniority) => {
      const internship: MatchJob = { ...job, seniority: 'trainee' };
      expect(scoreOf({ ...profile, seniority }, internship) ?? 0).toBeLessThanOrEqual(BAND_MINIMA.fair);
    }),
  );
});

test('nobody matches an internship better for having come further', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const scores = (['trainee', 'junior', 'mid', 'senior', 'director'] as const).map((seniority) =>
        scoreOf({ ...profile, seniority }, { ...job, seniority: 'trainee' }),
      );
      expect(scores).toEqual(scores.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    }),
  );
});

test('who begins is told no less of a post that is there to begin than of the same for a junior', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const student: MatchProfile = { ...profile, seniority: 'trainee' };
      const [begin, junior] = (['trainee', 'junior'] as const).map((seniority) =>
        scoreOf(student, { ...job, seniority }),
      );
      expect(begin ?? 0).toBeGreaterThanOrEqual(junior ?? 0);
    }),
  );
});

test('a student who knows one of five things that a trainee programme teaches is not told that it is nothing for them', () => {
  const needs = ['React', 'SQL', 'Git', 'Node.js', 'TypeScript'].map((skill) => need(skill, 'INTERMEDIATE'));
  const student: MatchProfile = { ...SUITED, seniority: 'trainee', skills: [declared('Git', 'INTERMEDIATE')] };
  const programme: MatchJob = { ...SUITING, seniority: 'trainee', needs };
  expect(match(student, programme, related)).toMatchObject({ score: 42, othersCount: BEGINNER_OTHERS, entryShare: 1 });
  const mid = { ...SUITED, skills: needs.map(({ skills: [name = ''] }) => declared(name, 'INTERMEDIATE')) };
  expect(match(mid, programme, related)).toMatchObject({ score: 28, entryShare: 0.4 });
});

test('what must be mastered weighs more than what is asked at a lower level', () => {
  const job = { ...NOTHING, needs: [need('React', 'ADVANCED'), need('SQL', 'BEGINNING')] };
  const [first, second] = match({ ...NOBODY, skills: [declared('React', 'ADVANCED')] }, job, related).needs;
  expect(first?.weight).toBeCloseTo(2 * (second?.weight ?? 0));
});

test('what would raise it is what the formula then gives', () => {
  fc.assert(
    fc.property(profiles, jobs, (profile, job) => {
      const before = match(profile, job, related);
      fc.pre(before.score !== null);
      for (const raise of raisesOf(before, profile, job)) {
        if (raise.kind !== 'learn' && raise.kind !== 'prove') continue;
        const others = profile.skills.filter(({ skill }) => skill !== raise.skill);
        const level = profile.skills.find(({ skill }) => skill === raise.skill)?.level ?? null;
        const after = scoreOf({ ...profile, skills: [...others, proven(raise.skill, 1, level)] }, job) ?? 0;
        // The same skill may meet other needs, too; two roundings make a point.
        expect(after).toBeGreaterThanOrEqual((before.score ?? 0) + raise.gain - 1);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a related skill counts for its strength, and says so', () => {
  const job = { ...NOTHING, needs: [need('JavaScript', 'ADVANCED')] };
  const { needs, score } = match({ ...NOBODY, skills: [declared('TypeScript', 'ADVANCED')] }, job, related);
  expect(needs[0]?.evidence).toMatchObject({ skill: 'TypeScript', wanted: 'JavaScript', strength: 0.9 });
  expect(score).toBe(54);
});

test('any of several skills will do', () => {
  const job = { ...NOTHING, needs: [need('React', 'BEGINNING', { skills: ['React', 'SQL'] })] };
  expect(scoreOf({ ...NOBODY, skills: [proven('SQL', 1)] }, job)).toBe(100);
});

test('what the job does not ask is left out, and the rest weighed again', () => {
  const profile: MatchProfile = { ...NOBODY, skills: [proven('React', 1)], payExpected: 9_999_900, currency: 'BRL' };
  const job = { ...NOTHING, needs: [need('React', 'ADVANCED')] };
  const { score, parts } = match(profile, job, related);
  expect(score).toBe(100);
  expect(parts.find(({ part }) => part === 'pay')).toMatchObject({ share: 'not_asked', pointsMax: 0 });
});

test('under half of the weight there is no percentage', () => {
  const job: MatchJob = { ...NOTHING, needs: [need('React', 'ADVANCED')], seniority: 'senior' };
  const { score, known } = match({ ...NOBODY, seniority: 'senior' }, job, related);
  expect(score).toBeNull();
  expect(known).toBeCloseTo(14 / 66);
  expect(match(NOBODY, NOTHING, related)).toMatchObject({ score: null, known: 0 });
});

const partOf = (profile: Partial<MatchProfile>, job: Partial<MatchJob>, part: (typeof MATCH_PARTS)[number]) =>
  match({ ...NOBODY, ...profile }, { ...NOTHING, ...job }, related).parts.find((each) => each.part === part)?.share;

test.each([
  ['senior', 'senior', 1],
  ['mid', 'senior', 0.6],
  ['junior', 'senior', 0.2],
  ['trainee', 'senior', 0],
  ['senior', 'mid', 0.7],
  ['senior', 'junior', 0.4],
  ['director', 'trainee', 0.06],
  ['manager', 'senior', 0.42],
  ['lead', 'manager', 0.8],
] as const)('%s for %s', (own, asked, share) => {
  expect(partOf({ seniority: own }, { seniority: asked }, 'seniority')).toBeCloseTo(share);
});

test.each([
  [{ city: 'recife', state: 'pe' }, { city: 'recife', state: 'pe', locationModel: 'onsite' }, 1],
  [{ city: 'campinas', state: 'sp' }, { city: 'sao paulo', state: 'sp', locationModel: 'hybrid' }, 0.6],
  [{ city: 'recife', state: 'pe' }, { city: 'sao paulo', state: 'sp', locationModel: 'hybrid' }, 0.2],
  [{ city: 'lisboa', country: 'PT' }, { city: 'sao paulo', country: 'BR', locationModel: 'onsite' }, 0],
  [{ city: 'recife', workModel: 'remote' }, { city: 'recife', locationModel: 'onsite' }, 0.2],
  [{ workModel: 'remote' }, { city: 'recife', locationModel: 'remote' }, 1],
  [{}, { locationModel: 'remote' }, 'not_asked'],
  [{}, { city: 'recife', locationModel: 'onsite' }, 'unknown'],
] as const)('place: %j for %j', (own, asked, share) => {
  expect(partOf(own, asked, 'place')).toBe(share);
});

test.each([
  [1_000_000, 1_000_000, 1],
  [800_000, 1_000_000, 1],
  [1_200_000, 1_000_000, 0.5],
  [1_400_000, 1_000_000, 0],
  [3_000_000, 1_000_000, 0],
])('pay: %i wanted of %i', (payExpected, payMax, share) => {
  expect(partOf({ payExpected, currency: 'BRL' }, { payMax, currency: 'BRL' }, 'pay')).toBeCloseTo(share);
});

test('pay in another currency is not compared', () => {
  expect(partOf({ payExpected: 1, currency: 'USD' }, { payMax: 1, currency: 'BRL' }, 'pay')).toBe('unknown');
});

test('who lives in Brazil and names only English is not taken for somebody without Portuguese', () => {
  const asked = {
    languages: [{ code: 'pt', proficiency: 'native' } as const, { code: 'en', proficiency: 'fluent' } as const],
  };
  const own = { languages: [{ code: 'en', proficiency: 'intermediate' } as const] };
  expect(partOf(own, asked, 'languages')).toBe(0.5);
  expect(partOf({ ...own, country: 'US' }, asked, 'languages')).toBe(0.25);
});

test('a proof loses half of its worth in a year, and none before it was made', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  expect(fading(new Date('2025-06-01T00:00:00Z'), now)).toBeCloseTo(0.5);
  expect(fading(new Date('2027-06-01T00:00:00Z'), now)).toBe(1);
});

test.each([
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'fair'],
  [40, 'fair'],
  [39, 'low'],
  [20, 'low'],
  [19, 'minimal'],
  [0, 'minimal'],
])('%i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test.each([
  ['SP', 'sp'],
  ['São Paulo', 'sp'],
  ['Rio Grande do Sul', 'rs'],
  ['Distrito  Federal', 'df'],
  ['Estado de Minas Gerais', 'mg'],
  ['California', 'california'],
  [null, null],
])('the state %j is %j', (written, key) => {
  expect(stateKey(written)).toBe(key);
});

test.each([
  ['São Paulo', 'sao paulo'],
  ['  embu-guaçu ', 'embu guacu'],
  ['', null],
  [null, null],
])('the place %j is %j', (written, key) => {
  expect(placeKey(written)).toBe(key);
});
