import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { TalentProfile } from '@prova/contract/talents/talents';
import type { ValueName } from './found-value.ts';
import { type FoundEntry, type ImportPlan, type Language, LISTS, type Skill, skillOf } from './import-plan.ts';

/** What somebody makes of a plan: the ids of what is to be added, and how well where the résumé does not say it. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  readonly levels: Readonly<Record<string, Skill['level']>>;
  readonly proficiencies: Readonly<Record<string, Language['proficiency']>>;
}

/** Lists that would be longer than a profile may have them, with how many are too many. */
export function tooMany(profile: TalentProfile, plan: ImportPlan, { ids }: Choice) {
  return LISTS.flatMap((list) => {
    const length = profile[list].length + plan[list].filter(({ id }) => ids.has(id)).length;
    return length > TALENT_LIMITS[list] ? [{ list, by: length - TALENT_LIMITS[list], max: TALENT_LIMITS[list] }] : [];
  });
}

/** The fields to save: values as found, lists whole, with what is new at their end. */
export function changeOf(profile: TalentProfile, plan: ImportPlan, { ids, levels, proficiencies }: Choice) {
  const chosen = <F extends { readonly id: string }>(list: readonly F[]) => list.filter(({ id }) => ids.has(id));
  const added = <T>(list: readonly FoundEntry<T>[]) => chosen(list).map(({ entry }) => entry);
  const values = chosen(plan.values).flatMap(({ name, found, currency }) => [
    [name, found] as const,
    ...(currency === null ? [] : [['currency', currency] as const]),
  ]);
  const [experience, education] = [added(plan.experience), added(plan.education)];
  const languages = chosen(plan.languages).map(({ id, entry }) => ({
    ...entry,
    proficiency: proficiencies[id] ?? entry.proficiency,
  }));
  const skills = chosen(plan.skills).map(({ id, entry }) => ({ ...entry, level: levels[id] ?? entry.level }));
  return {
    ...(Object.fromEntries(values) as Partial<Pick<TalentProfile, ValueName | 'currency'>>),
    ...(experience.length > 0 && { experience: [...profile.experience, ...experience] }),
    ...(education.length > 0 && { education: [...profile.education, ...education] }),
    ...(languages.length > 0 && { languages: [...profile.languages, ...languages] }),
    ...(skills.length > 0 && { skills: [...profile.skills.map(skillOf), ...skills] }),
  };
}

/** The same fields as the profile has them: what undoes the change. */
export function undoOf(profile: TalentProfile, change: ReturnType<typeof changeOf>) {
  const before = { ...profile, skills: profile.skills.map(skillOf) };
  return Object.fromEntries(
    (Object.keys(change) as (keyof typeof change)[]).map((name) => [name, before[name]]),
  ) as Partial<Pick<typeof before, keyof typeof change>>;
}
