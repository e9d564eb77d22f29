import { UNSAID_LEVEL } from '@prova/contract/skills/skill-levels';
import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import { talentLanguage, talentSkill } from '@prova/contract/talents/talent-fields';
import { type TalentProfile, talentProfileInput } from '@prova/contract/talents/talents';
import { fold } from './fold.ts';
import { type FoundValue, foundValues } from './found-value.ts';
import { languageKey } from './language-key.ts';

export const LISTS = ['experience', 'education', 'languages', 'skills'] as const;
export type ListName = (typeof LISTS)[number];

export type Work = TalentProfile['experience'][number];
export type Course = TalentProfile['education'][number];
export type Language = TalentProfile['languages'][number];
export type Skill = Pick<TalentProfile['skills'][number], 'name' | 'level' | 'yearsOfExperience'>;

export interface FoundEntry<T> {
  readonly id: string;
  readonly entry: T;
  /** Whether the profile takes it as it stands: else something is missing, lies in the future or is too long. */
  readonly fits: boolean;
}
export type FoundLanguage = FoundEntry<Language> & {
  /** The résumé says how well. */
  readonly isRated: boolean;
};
export type FoundSkill = FoundEntry<Skill> & {
  readonly isRated: boolean;
  /** Whether the dictionary has it. */
  readonly isKnown: boolean;
  /** What it was found in; null where it came as a name alone. */
  readonly sentence: string | null;
};

/** What a résumé says that the profile does not. */
export interface ImportPlan {
  readonly values: readonly FoundValue[];
  readonly experience: readonly FoundEntry<Work>[];
  readonly education: readonly FoundEntry<Course>[];
  readonly languages: readonly FoundLanguage[];
  readonly skills: readonly FoundSkill[];
  /** What it says beside these: text that somebody may give a place. */
  readonly unread: readonly UnreadPart[];
}

export type UnreadPart = ImportedProfile['unread'][number] & { readonly id: string };

/** "2020" and "2020-03" as the day they begin with: profiles have days, and show months. */
const dayOf = (date: string | null) => date && `${date}-01-01`.slice(0, 10);

export function planImport(profile: TalentProfile, read: ImportedProfile, today: Date): ImportPlan {
  const input = talentProfileInput(today);
  return {
    values: foundValues(profile, read),
    experience: onlyNew('experience', profile.experience, read.experience.map(workOf), workKey).map((found) => ({
      ...found,
      fits: input.safeParse({ experience: [found.entry] }).success,
    })),
    education: onlyNew('education', profile.education, read.education.map(courseOf), courseKey).map((found) => ({
      ...found,
      fits: input.safeParse({ education: [found.entry] }).success,
    })),
    languages: onlyNew('languages', profile.languages, read.languages.map(languageOf), ({ name }) =>
      languageKey(name),
    ).map(({ index, ...found }) => ({
      ...found,
      fits: talentLanguage.safeParse(found.entry).success,
      isRated: read.languages[index]?.proficiency != null,
    })),
    skills: onlyNew('skills', profile.skills.map(skillOf), read.skills.map(skillOf), ({ name }) => fold(name)).map(
      ({ index, ...found }) => ({
        ...found,
        fits: talentSkill.safeParse(found.entry).success,
        isRated: read.skills[index]?.level != null,
        isKnown: read.skills[index]?.known === true,
        sentence: read.skills[index]?.sentence ?? null,
      }),
    ),
    unread: read.unread.map((part, index) => ({ ...part, id: `unread:${index}` })),
  };
}

const workOf = ({ startDate, endDate, current, ...work }: ImportedProfile['experience'][number]): Work => ({
  ...work,
  startDate: dayOf(startDate) ?? '',
  endDate: current ? null : dayOf(endDate),
  current,
});
const courseOf = ({ startYear, endYear, current, ...course }: ImportedProfile['education'][number]): Course => ({
  ...course,
  startYear: startYear ?? 0,
  endYear: current ? null : endYear,
  current,
});
/** Of how well somebody speaks, the least where nothing is said; it is asked before it is saved. */
const languageOf = ({ name, proficiency }: ImportedProfile['languages'][number]): Language => ({
  name,
  proficiency: proficiency ?? 'basic',
});
export const skillOf = ({
  name,
  level,
  yearsOfExperience,
}: Pick<ImportedProfile['skills'][number], 'name' | 'level' | 'yearsOfExperience'>): Skill => ({
  name,
  level: level ?? UNSAID_LEVEL,
  yearsOfExperience: yearsOfExperience ?? 0,
});

const workKey = ({ company, position, startDate }: Work) => fold([company, position, startDate.slice(0, 4)].join('|'));
const courseKey = ({ institution, degree }: Course) => fold([institution, degree].join('|'));

/** Entries that the profile does not have, each once, with their place among those that were read. */
function onlyNew<T>(list: ListName, known: readonly T[], read: readonly T[], keyOf: (entry: T) => string) {
  const seen = new Set(known.map(keyOf));
  return read.flatMap((entry, index) => {
    const key = keyOf(entry);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ id: `${list}:${key}`, index, entry }];
  });
}

/** What is chosen at first: all that the profile takes and does not say otherwise, and is known to be what it says. */
export function firstChoice({ values, skills, unread: _text, ...lists }: ImportPlan): ReadonlySet<string> {
  return new Set(
    [
      ...values.filter(({ now }) => now === null),
      ...[...lists.experience, ...lists.education, ...lists.languages],
      ...skills.filter(({ isKnown }) => isKnown),
    ]
      .filter(({ fits }) => fits)
      .map(({ id }) => id),
  );
}

export const allFound = (plan: ImportPlan) => [plan.values, ...LISTS.map((list) => plan[list])].flat();
