import { slugify } from '@prova/contract/slug';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { deleteSkill, insertAlias, insertProposed, plainOf, selectAliases } from './skills.queries.ts';

export interface Skill {
  readonly id: string;
  /** As the dictionary writes it. */
  readonly name: string;
}

const LONGEST_SLUG = 72;

/**
 * The skills that names mean: "React.js" and "ReactJS" are React. A name that the dictionary does not know enters it as
 * proposed, in the transaction of `ctx`.
 * @param names as people typed them, 1 to 80 characters each
 * @returns a skill for each given name
 */
export async function resolveSkills(ctx: Ctx, names: readonly string[]): Promise<Map<string, Skill>> {
  const typed = [...new Set(names)];
  if (typed.length === 0) return new Map();
  return ctx.transaction(async (ctx) => {
    const aliases = await plainOf(
      ctx,
      typed.map((name) => name.trim().replace(/\s+/g, ' ')),
    );
    const known = new Map((await selectAliases(ctx, aliases)).map(({ alias, id, name }) => [alias, { id, name }]));
    const found = new Map<string, Skill>();
    for (const [index, name] of typed.entries()) {
      const alias = aliases[index] ?? '';
      const skill = known.get(alias) ?? (await propose(ctx, name.trim(), alias));
      known.set(alias, skill);
      found.set(name, skill);
    }
    return found;
  });
}

/**
 * Those of these names that the dictionary knows, as it writes them; nothing enters it.
 * @returns the skill of each name that is one
 */
export async function knownSkills(ctx: Ctx, names: readonly string[]): Promise<Map<string, string>> {
  const aliases = await plainOf(ctx, names);
  const known = new Map((await selectAliases(ctx, [...new Set(aliases)])).map(({ alias, name }) => [alias, name]));
  return new Map(
    names.flatMap((name, index) => {
      const skill = known.get(aliases[index] ?? '');
      return skill ? [[name, skill] as const] : [];
    }),
  );
}

async function propose(ctx: Ctx, name: string, alias: string): Promise<Skill> {
  const skill = { id: newId(ctx), name };
  const slug = slugify(name, 'tecnologia').slice(0, LONGEST_SLUG);
  // Two spellings may share an address ("C++ 20", "C++20"): the second one carries the end of its id.
  if (!(await insertProposed(ctx, { ...skill, slug })))
    await insertProposed(ctx, { ...skill, slug: `${slug}-${skill.id.slice(-7)}` });
  if (await insertAlias(ctx, alias, skill.id)) return skill;
  await deleteSkill(ctx, skill.id);
  const [first] = await selectAliases(ctx, [alias]);
  return first ?? skill;
}
