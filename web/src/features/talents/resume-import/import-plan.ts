import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import { talentEducation, talentExperience, talentLanguage, talentSkill } from '@prova/contract/talents/talent-fields';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { TalentProfile } from '@prova/contract/talents/talents';
import type * as z from 'zod';

export const TEXTS = [
  'title',
  'bio',
  'phone',
  'city',
  'state',
  'country',
  'linkedinUrl',
  'githubUrl',
  'portfolioUrl',
] as const;
export type TextName = (typeof TEXTS)[number];
export const LISTS = ['experience', 'education', 'languages', 'skills'] as const;
export type ListName = (typeof LISTS)[number];

export interface FoundText {
  readonly id: TextName;
  /** What the profile says now; null for nothing. */
  readonly now: string | null;
  readonly found: string;
}

export interface FoundEntry<T> {
  readonly id: string;
  readonly entry: T;
  /** What the profile asks for is not there (a date, a field of study), or is too long: it is added by hand. */
  readonly isWhole: boolean;
  /** The sentence of a skill. */
  readonly sentence: string | null;
}

type Entries = {
  readonly experience: readonly FoundEntry<z.output<typeof talentExperience>>[];
  readonly education: readonly FoundEntry<z.output<typeof talentEducation>>[];
  readonly languages: readonly FoundEntry<z.output<typeof talentLanguage>>[];
  readonly skills: readonly FoundEntry<z.output<typeof talentSkill>>[];
};

/** What a résumé says that the profile does not. */
export interface ImportPlan extends Entries {
  readonly texts: readonly FoundText[];
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const same = (one: string, other: string) => fold(one) === fold(other);
/** "2020" and "2020-03" as the day they begin with: profiles have days, and show months. */
const dayOf = (date: string | null) => date && `${date}-01-01`.slice(0, 10);

export function planImport(profile: TalentProfile, read: ImportedProfile): ImportPlan {
  const texts = TEXTS.flatMap((id): FoundText[] => {
    const [now, found] = [profile[id], id === 'bio' ? read.summary : read[id]];
    return found && !(now && same(now, found)) ? [{ id, now, found }] : [];
  });
  return {
    texts,
    experience: entries('experience', talentExperience, read.experience, profile.experience, {
      toEntry: ({ startDate, endDate, current, ...work }) => ({
        ...work,
        startDate: dayOf(startDate) ?? '',
        endDate: current ? null : dayOf(endDate),
        current,
      }),
      keyOf: ({ company, position, startDate }) => [company, position, startDate.slice(0, 4)].join('|'),
    }),
    education: entries('education', talentEducation, read.education, profile.education, {
      toEntry: ({ startYear, endYear, current, ...course }) => ({
        ...course,
        startYear: startYear ?? 0,
        endYear: current ? null : endYear,
        current,
      }),
      keyOf: ({ institution, degree }) => [institution, degree].join('|'),
    }),
    languages: entries('languages', talentLanguage, read.languages, profile.languages, {
      toEntry: ({ name, proficiency }) => ({ name, proficiency: proficiency ?? ('basic' as const) }),
      keyOf: ({ name }) => name,
    }),
    skills: entries('skills', talentSkill, read.skills, profile.skills, {
      toEntry: ({ name, level, yearsOfExperience }) => ({
        name,
        level: level ?? ('BEGINNING' as const),
        yearsOfExperience: yearsOfExperience ?? 0,
      }),
      keyOf: ({ name }) => name,
    }),
  };
}

/** Those that the profile does not have, each once. */
function entries<R extends object, T extends object>(
  list: ListName,
  schema: z.ZodType<unknown, unknown>,
  found: readonly R[],
  known: readonly T[],
  { toEntry, keyOf }: { toEntry: (read: R) => T; keyOf: (entry: T) => string },
): FoundEntry<T>[] {
  const seen = new Set(known.map((entry) => fold(keyOf(entry))));
  return found.flatMap((read, index) => {
    const entry = toEntry(read);
    const key = fold(keyOf(entry));
    if (seen.has(key)) return [];
    seen.add(key);
    const sentence = 'sentence' in read && typeof read.sentence === 'string' ? read.sentence : null;
    return [{ id: `${list}.${index}`, entry, isWhole: schema.safeParse(entry).success, sentence }];
  });
}

/** What is chosen at first: all that the profile can take and does not say otherwise. */
export function firstChoice(plan: ImportPlan): ReadonlySet<string> {
  const texts = plan.texts.filter(({ now }) => !now).map(({ id }) => id);
  const whole = LISTS.flatMap((list) => plan[list].filter(({ isWhole }) => isWhole).map(({ id }) => id));
  return new Set([...texts, ...whole]);
}

/** Lists that would be longer than a profile may have them, with how many are too many. */
export function tooMany(profile: TalentProfile, plan: ImportPlan, chosen: ReadonlySet<string>) {
  return LISTS.flatMap((list) => {
    const length = profile[list].length + plan[list].filter(({ id }) => chosen.has(id)).length;
    return length > TALENT_LIMITS[list] ? [{ list, by: length - TALENT_LIMITS[list], max: TALENT_LIMITS[list] }] : [];
  });
}

/** The fields to save: texts as found, lists whole, with what is new at their end. */
export function changeOf(profile: TalentProfile, plan: ImportPlan, chosen: ReadonlySet<string>) {
  const texts = plan.texts.filter(({ id }) => chosen.has(id)).map(({ id, found }) => [id, found]);
  const taken = <T>(list: readonly FoundEntry<T>[]) =>
    list.filter(({ id }) => chosen.has(id)).map(({ entry }) => entry);
  const [experience, education] = [taken(plan.experience), taken(plan.education)];
  const [languages, skills] = [taken(plan.languages), taken(plan.skills)];
  return {
    ...(Object.fromEntries(texts) as Partial<Record<TextName, string>>),
    ...(experience.length > 0 && { experience: [...profile.experience, ...experience] }),
    ...(education.length > 0 && { education: [...profile.education, ...education] }),
    ...(languages.length > 0 && { languages: [...profile.languages, ...languages] }),
    ...(skills.length > 0 && { skills: [...skillsOf(profile), ...skills] }),
  };
}

/** The same fields as the profile has them: what undoes the change. */
export function undoOf(profile: TalentProfile, change: ReturnType<typeof changeOf>) {
  const before = { ...profile, skills: skillsOf(profile) };
  return Object.fromEntries(
    (Object.keys(change) as (keyof typeof change)[]).map((name) => [name, before[name]]),
  ) as Partial<Pick<typeof before, keyof typeof change>>;
}

const skillsOf = ({ skills }: TalentProfile) =>
  skills.map(({ name, level, yearsOfExperience }) => ({ name, level, yearsOfExperience }));
