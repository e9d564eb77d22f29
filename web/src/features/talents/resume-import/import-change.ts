import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { TalentProfile } from '@prova/contract/talents/talents';
import type { ValueName } from './found-value.ts';
import {
  type Course,
  type FoundEntry,
  type ImportPlan,
  type Language,
  LISTS,
  type Skill,
  skillOf,
  type Work,
} from './import-plan.ts';

/**
 * Where somebody puts a part that was not read, or the entry that they made of one: at the end of what they say of
 * themselves, at the end of a job's description, or as an entry of its own. null is one whose form is still open.
 */
export type Placed =
  | { readonly to: 'bio' }
  | { readonly to: 'work'; readonly id: string }
  | { readonly to: 'experience'; readonly entry: Work | null }
  | { readonly to: 'education'; readonly entry: Course | null };

/** What somebody makes of a plan: the ids of what is to be added, and how well where the résumé does not say it. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  readonly levels: Readonly<Record<string, Skill['level']>>;
  readonly proficiencies: Readonly<Record<string, Language['proficiency']>>;
  /** By the id of the part that was not read, or of the entry that the profile does not take as it stands. */
  readonly placed: Readonly<Record<string, Placed>>;
}

export const NOTHING: Choice = { ids: new Set(), levels: {}, proficiencies: {}, placed: {} };

/** The choice with a part in another place; undefined leaves it out. */
export function placing(choice: Choice, id: string, placed: Placed | undefined): Choice {
  const { [id]: _before, ...others } = choice.placed;
  return { ...choice, placed: placed ? { ...others, [id]: placed } : others };
}

/** How much is to be added. */
export const countOf = (plan: ImportPlan, { ids, placed }: Choice) =>
  [plan.values, ...LISTS.map((list) => plan[list])].flat().filter(({ id }) => ids.has(id)).length +
  Object.values(placed).filter((each) => !('entry' in each) || each.entry !== null).length;

/** Whether a form is open: what is typed in it is in no entry yet. */
export const isUnfinished = ({ placed }: Choice) =>
  Object.values(placed).some((each) => 'entry' in each && each.entry === null);

/** Lists that would be longer than a profile may have them, with how many are too many. */
export function tooMany(profile: TalentProfile, plan: ImportPlan, choice: Choice) {
  return LISTS.flatMap((list) => {
    const made = Object.values(choice.placed).filter(({ to }) => to === list).length;
    const length = profile[list].length + plan[list].filter(({ id }) => choice.ids.has(id)).length + made;
    return length > TALENT_LIMITS[list] ? [{ list, by: length - TALENT_LIMITS[list], max: TALENT_LIMITS[list] }] : [];
  });
}

const TEXT_MAX = 2_000;

/** Whether a text to which parts are added has space for them. */
export function isTooLong(profile: TalentProfile, plan: ImportPlan, choice: Choice): boolean {
  const { bio, experience = [] } = changeOf(profile, plan, choice);
  return (bio?.length ?? 0) > TEXT_MAX || experience.some(({ description }) => description.length > TEXT_MAX);
}

/** The fields to save: values as found, lists whole, with what is new at their end. */
export function changeOf(profile: TalentProfile, plan: ImportPlan, choice: Choice) {
  const { ids, levels, proficiencies } = choice;
  const chosen = <F extends { readonly id: string }>(list: readonly F[]) => list.filter(({ id }) => ids.has(id));
  const values = chosen(plan.values).flatMap(({ name, found, currency }) => [
    [name, found] as const,
    ...(currency === null ? [] : [['currency', currency] as const]),
  ]);
  const found = Object.fromEntries(values) as Partial<Pick<TalentProfile, ValueName | 'currency'>>;
  const about = textsFor(plan, choice, ({ to }) => to === 'bio');
  const experience = [
    ...chosen(plan.experience).map((each) => withTexts(each, plan, choice)),
    ...made(choice, 'experience'),
  ];
  const education = [...chosen(plan.education).map(({ entry }) => entry), ...made(choice, 'education')];
  const languages = chosen(plan.languages).map(({ id, entry }) => ({
    ...entry,
    proficiency: proficiencies[id] ?? entry.proficiency,
  }));
  const skills = chosen(plan.skills).map(({ id, entry }) => ({ ...entry, level: levels[id] ?? entry.level }));
  return {
    ...found,
    ...(about.length > 0 && { bio: [found.bio ?? profile.bio, ...about].filter(Boolean).join('\n\n') }),
    ...(experience.length > 0 && { experience: [...profile.experience, ...experience] }),
    ...(education.length > 0 && { education: [...profile.education, ...education] }),
    ...(languages.length > 0 && { languages: [...profile.languages, ...languages] }),
    ...(skills.length > 0 && { skills: [...profile.skills.map(skillOf), ...skills] }),
  };
}

/** The parts that were not read which belong somewhere, in the order of the résumé. */
const textsFor = (plan: ImportPlan, { placed }: Choice, belongs: (place: Placed) => boolean) =>
  plan.unread.flatMap(({ id, text }) => (placed[id] && belongs(placed[id]) ? [text] : []));

function withTexts({ id, entry }: FoundEntry<Work>, plan: ImportPlan, choice: Choice): Work {
  const texts = textsFor(plan, choice, (place) => place.to === 'work' && place.id === id);
  return texts.length === 0
    ? entry
    : { ...entry, description: [entry.description, ...texts].filter(Boolean).join('\n') };
}

/** Entries that were made by hand. */
function made<L extends 'experience' | 'education'>({ placed }: Choice, list: L) {
  type Entry = L extends 'experience' ? Work : Course;
  return Object.values(placed).flatMap((each) =>
    each.to === list && 'entry' in each && each.entry ? [each.entry as Entry] : [],
  );
}

/** The same fields as the profile has them: what undoes the change. */
export function undoOf(profile: TalentProfile, change: ReturnType<typeof changeOf>) {
  const before = { ...profile, skills: profile.skills.map(skillOf) };
  return Object.fromEntries(
    (Object.keys(change) as (keyof typeof change)[]).map((name) => [name, before[name]]),
  ) as Partial<Pick<typeof before, keyof typeof change>>;
}
