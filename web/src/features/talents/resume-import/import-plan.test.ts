import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import { profileInput, type TalentProfile, talentProfileInput } from '@prova/contract/talents/talents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, changeOf, tooMany, undoOf } from './import-change.ts';
import { allFound, firstChoice, planImport } from './import-plan.ts';
import { PROFILE, READ } from './imported.fixture.ts';

const TODAY = new Date('2026-03-10T12:00:00Z');
const planned = (read: Partial<ImportedProfile>, profile: Partial<TalentProfile> = {}) =>
  planImport({ ...PROFILE, ...profile }, { ...READ, ...read }, TODAY);
const valueIn = (plan: ReturnType<typeof planned>, name: string) => plan.values.find((value) => value.name === name);
const chosen = (ids: Iterable<string>): Choice => ({ ids: new Set(ids), levels: {}, proficiencies: {}, placed: {} });
const [work] = READ.experience;
if (!work) throw new Error('the fixture has work');
const course = { institution: 'UFPE', degree: 'Graduação', field: 'Design', current: false };
const language = (name: string) => ({ name, proficiency: null });
const skill = (name: string, known = true) => ({ name, known, sentence: null, level: null, yearsOfExperience: null });

test.each([
  ['phone', 'a combinar'],
  ['linkedinUrl', 'https://exemplo.com/caio'],
  ['githubUrl', 'https://gitlab.com/caio'],
  ['portfolioUrl', 'ftp://caio.example'],
  ['city', 'X'],
  ['title', 'D'],
  ['country', 'Brasil'],
  ['experienceYears', 90],
] as const)('a %s that the profile refuses is shown and not chosen', (name, value) => {
  const plan = planned({ [name]: value });
  const found = valueIn(plan, name);
  expect(found).toMatchObject({ found: value, fits: false });
  expect(firstChoice(plan).has(found?.id ?? '')).toBe(false);
});

test('work that ends in the future and courses that have not begun are left for the hand', () => {
  const plan = planned({
    experience: [
      { ...work, endDate: '2026-12' },
      { ...work, company: 'Outra', startDate: '2027' },
      { ...work, company: 'Boa', startDate: '2019', endDate: '2020' },
    ],
    education: [
      { ...course, startYear: 2027, endYear: null },
      { ...course, degree: 'Técnico', startYear: 2024, endYear: 2045 },
      { ...course, degree: 'Mestrado', startYear: 2024, endYear: 2028 },
    ],
  });
  expect(plan.experience.map(({ fits }) => fits)).toEqual([false, false, true]);
  expect(plan.education.map(({ fits }) => fits)).toEqual([false, false, true]);
  const ids = firstChoice(plan);
  expect([...plan.experience, ...plan.education].map(({ id }) => ids.has(id))).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  ['phone', '+5519987654321', '(19) 98765-4321'],
  ['githubUrl', 'https://github.com/caio', 'http://www.github.com/caio/'],
  ['linkedinUrl', 'https://www.linkedin.com/in/caio', 'linkedin.com/in/caio/'],
  ['portfolioUrl', 'https://caio.example', 'www.caio.example'],
  ['city', 'São Paulo', 'SAO  PAULO'],
  ['state', 'PR', 'Paraná'],
  ['bio', 'Faço mapas.', 'Faço\nmapas.'],
] as const)('a %s that says the same otherwise is not offered', (name, now, found) => {
  const plan = planned({ [name === 'bio' ? 'summary' : name]: found }, { [name]: now });
  expect(valueIn(plan, name)).toBeUndefined();
});

test('one language under two names is one, in the profile and in the résumé', () => {
  const languages = [language('English'), language('Espanhol'), language('Spanish'), language('Klingon')];
  const plan = planned({ languages }, { languages: [{ name: 'Inglês', proficiency: 'fluent' }] });
  expect(plan.languages.map(({ entry }) => entry.name)).toEqual(['Espanhol', 'Klingon']);
});

test('skills that nobody knows are offered, and not chosen', () => {
  const plan = planned({ skills: [skill('TypeScript'), skill('Proatividade', false)] });
  expect(plan.skills.map(({ id, isKnown }) => [isKnown, firstChoice(plan).has(id)])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a value that another device changes meanwhile is not chosen any more, others are', () => {
  const before = firstChoice(planned({}));
  const after = planned({}, { city: 'Santos' });
  const city = valueIn(after, 'city');
  expect(city).toMatchObject({ now: 'Santos', found: 'Campinas' });
  expect(before.has(city?.id ?? '')).toBe(false);
  expect(changeOf({ ...PROFILE, city: 'Santos' }, after, chosen(before))).not.toHaveProperty('city');
  expect(before.has(valueIn(after, 'phone')?.id ?? '')).toBe(true);
});

test('what only an export says is taken over, pay with its currency', () => {
  const said = { seniority: 'senior', experienceYears: 9, availability: 'employed', workModel: 'remote' } as const;
  const plan = planned({ ...said, payExpected: 1_200_000, currency: 'USD' });
  const change = changeOf(PROFILE, plan, chosen(firstChoice(plan)));
  expect(change).toMatchObject({ ...said, payExpected: 1_200_000, currency: 'USD' });
  expect(undoOf(PROFILE, change)).toMatchObject({ seniority: null, payExpected: null, currency: null });
});

test('how well somebody knows something is what they say, where the résumé says nothing', () => {
  const plan = planned({ skills: [skill('CSS')], languages: [language('Inglês')] });
  const [css, english] = [plan.skills[0]?.id ?? '', plan.languages[0]?.id ?? ''];
  const choice: Choice = {
    ids: new Set([css, english]),
    levels: { [css]: 'ADVANCED' },
    proficiencies: { [english]: 'fluent' },
    placed: {},
  };
  expect(changeOf(PROFILE, plan, choice)).toEqual({
    languages: [{ name: 'Inglês', proficiency: 'fluent' }],
    skills: [
      { name: 'React', level: 'ADVANCED', yearsOfExperience: 4 },
      { name: 'CSS', level: 'ADVANCED', yearsOfExperience: 0 },
    ],
  });
});

test('counts by how many a list would be too long', () => {
  const languages = Array.from({ length: TALENT_LIMITS.languages + 3 }, (_, index) => language(`Língua ${index}`));
  const plan = planned({ languages });
  const all = plan.languages.map(({ id }) => id);
  expect(tooMany(PROFILE, plan, chosen(all))).toEqual([{ list: 'languages', by: 3, max: TALENT_LIMITS.languages }]);
  expect(tooMany(PROFILE, plan, chosen(all.slice(3)))).toEqual([]);
});

const text = fc.oneof(fc.string({ maxLength: 30, unit: 'grapheme' }), fc.constantFrom('', ' ', 'SP', 'x'.repeat(2500)));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc.oneof(
  fc.integer({ min: 1800, max: 2090 }).map(String),
  fc.integer({ min: 1, max: 12 }).map((month) => `2021-${String(month).padStart(2, '0')}`),
);
const read: fc.Arbitrary<ImportedProfile> = fc.record({
  ...Object.fromEntries(
    ['name', 'title', 'summary', 'email', 'phone', 'city', 'state', 'country', 'currency'].map((name) => [
      name,
      maybe(text),
    ]),
  ),
  ...Object.fromEntries(
    ['linkedinUrl', 'githubUrl', 'portfolioUrl'].map((name) => [name, maybe(fc.oneof(text, fc.webUrl()))]),
  ),
  experience: fc.array(
    fc.record({
      company: text,
      position: text,
      startDate: maybe(date),
      endDate: maybe(date),
      current: fc.boolean(),
      description: text,
      technologies: fc.array(text, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
  education: fc.array(
    fc.record({
      institution: text,
      degree: text,
      field: text,
      startYear: maybe(fc.integer({ min: 1500, max: 2100 })),
      endYear: maybe(fc.integer({ min: 1500, max: 2100 })),
      current: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  languages: fc.array(fc.record({ name: text, proficiency: maybe(fc.constant('basic' as const)) }), { maxLength: 4 }),
  skills: fc.array(
    fc.record({
      name: text,
      known: fc.boolean(),
      sentence: maybe(text),
      level: maybe(fc.constant('ADVANCED' as const)),
      yearsOfExperience: maybe(fc.integer({ min: 0, max: 80 })),
    }),
    { maxLength: 6 },
  ),
  unread: fc.array(fc.record({ heading: maybe(text), text }), { maxLength: 3 }),
  seniority: maybe(fc.constant('senior' as const)),
  experienceYears: maybe(fc.integer({ min: 0, max: 90 })),
  availability: maybe(fc.constant('employed' as const)),
  workModel: maybe(fc.constant('remote' as const)),
  payExpected: maybe(fc.nat()),
}) as fc.Arbitrary<ImportedProfile>;

test('whatever a résumé says, all of it that can be chosen is saved at once', () => {
  fc.assert(
    fc.property(read, (said) => {
      const plan = planImport(PROFILE, said, TODAY);
      const ids = allFound(plan).flatMap(({ id, fits }) => (fits ? [id] : []));
      const change = changeOf(PROFILE, plan, chosen(ids));
      expect(profileInput.safeParse({ ...change, version: 7 }).error?.issues ?? []).toEqual([]);
      expect(talentProfileInput(TODAY).safeParse(change).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
