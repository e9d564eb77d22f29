import type { Locale } from '@prova/contract/common';
import { slugify } from '@prova/contract/slug';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { findInText } from './dictionary/find-in-text.ts';
import { lookUp, spelled } from './dictionary/lookup.ts';
import { skillName } from './skill-name.ts';
import { NEW_SKILLS } from './skills.budgets.ts';
import { deleteSkill, insertAlias, insertProposed, PROPOSED, plainOf, selectAliases } from './skills.queries.ts';

export { dictionaryBrought, skillsRevised } from './bring-dictionary.ts';
export { splitBundle } from './dictionary/bundles.ts';
export { theDictionary } from './dictionary/dictionary.ts';
export type { SkillInText } from './dictionary/find-in-text.ts';
export { related, relationStrength, standingFor } from './dictionary/relations.ts';
export { levelBeside, levelWritten, OPTIONAL_WORDS } from './level-words.ts';
export { isSkill, otherNames, searchTerms, skillMeant } from './search-terms.ts';
export { namedFor, skillName } from './skill-name.ts';
export { skillKind, skillNamed } from './skills-in-text.ts';
export { findInText };

export interface Skill {
  readonly id: string;
  /** As the dictionary writes it, in Portuguese: `namedFor` knows the reader’s. */
  readonly name: string;
  /** People use it, the dictionary does not know it. */
  readonly proposed: boolean;
}

const LONGEST_SLUG = 72;

/** As the dictionary calls it, else as it was typed. */
const meant = (name: string) => lookUp(name)?.name ?? name.trim().replace(/\s+/g, ' ');

/**
 * The skills that names mean: "React.js", "ReactJS 18" and "Reat.js" are React. A name that the dictionary does not know
 * enters as proposed, in the transaction of `ctx`; there is an end to how many a person brings in a day.
 * @param names as people typed them, 1 to 80 characters each
 * @returns a skill for each given name
 * @throws AppError BUDGET_REACHED
 */
export async function resolveSkills(ctx: Ctx, names: readonly string[]): Promise<Map<string, Skill>> {
  const typed = [...new Set(names)];
  if (typed.length === 0) return new Map();
  return ctx.transaction(async (ctx) => {
    const written = typed.map(meant);
    const aliases = await plainOf(ctx, written);
    const known = new Map((await selectAliases(ctx, aliases)).map(({ alias, ...skill }) => [alias, skill]));
    await noteProposals(ctx, new Set(aliases.filter((alias) => !known.has(alias))).size);
    const found = new Map<string, Skill>();
    for (const [index, name] of typed.entries()) {
      const alias = aliases[index] ?? '';
      const skill = known.get(alias) ?? (await propose(ctx, written[index] ?? name, alias));
      known.set(alias, skill);
      found.set(name, skill);
    }
    return found;
  });
}

/** The name under which a skill is kept that somebody reads or writes in either language; what nobody knows is its own. */
export const keptName = (name: string): string => spelled(name)?.name ?? name.trim();

/** The skills that somebody claims in a text such as a résumé, as the reader calls them, each once and in their order. */
export function skillsInText(locale: Locale, text: string): string[] {
  const claimed = findInText(text).filter(({ negated }) => !negated);
  return [...new Set(claimed.map(({ name }) => skillName(locale, name)))];
}

/**
 * The skills that these spellings mean, by their ids: of those that there are, whether in the dictionary or proposed. Nothing
 * enters it.
 */
export async function skillIdsOf(ctx: Ctx, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const aliases = await plainOf(
    ctx,
    names.map((name) => spelled(name)?.name ?? name),
  );
  const known = new Map((await selectAliases(ctx, [...new Set(aliases)])).map(({ alias, id }) => [alias, id]));
  return new Map(
    names.flatMap((name, index) => {
      const id = known.get(aliases[index] ?? '');
      return id ? [[name, id] as const] : [];
    }),
  );
}

/** Which names they were is in nobody's log. @throws AppError BUDGET_REACHED */
async function noteProposals(ctx: Ctx, count: number): Promise<void> {
  if (count === 0 || ctx.actor.kind !== 'user') return;
  await requireCapacity(ctx, NEW_SKILLS, [ctx.actor.userId], { rows: count });
  await audit(ctx, { action: PROPOSED, data: { count } });
}

async function propose(ctx: Ctx, name: string, alias: string): Promise<Skill> {
  const skill = { id: newId(ctx), name };
  const slug = slugify(name, 'tecnologia').slice(0, LONGEST_SLUG);
  // Two spellings may share an address ("C++ 20", "C++20"): the second one carries the end of its id.
  if (!(await insertProposed(ctx, { ...skill, slug })))
    await insertProposed(ctx, { ...skill, slug: `${slug}-${skill.id.slice(-7)}` });
  if (await insertAlias(ctx, alias, skill.id)) return { ...skill, proposed: true };
  await deleteSkill(ctx, skill.id);
  const [first] = await selectAliases(ctx, [alias]);
  return first ?? { ...skill, proposed: true };
}
