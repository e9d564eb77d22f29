import { createHash } from 'node:crypto';
import { skillKey } from '@prova/contract/skills/skill-key';
import { slugify } from '@prova/contract/slug';
import { theDictionary } from './dictionary/dictionary.ts';
import { lookUp } from './dictionary/lookup.ts';
import type { DictionarySkill } from './dictionary/read-dictionary.ts';
import { related } from './dictionary/relations.ts';

/** A skill as the table has it. */
export interface StoredSkill {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly state: 'accepted' | 'proposed' | 'merged';
}

export interface DictionaryRow {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly slug: string;
  readonly category: DictionarySkill['category'];
  readonly emphasis: DictionarySkill['emphasis'];
}

export interface DictionaryPlan {
  readonly skills: readonly DictionaryRow[];
  /** Rows that mean the same as another one. */
  readonly merged: readonly { readonly id: string; readonly into: string }[];
  /** Rows that were there under another name. */
  readonly renamed: readonly string[];
  readonly spellings: readonly { readonly text: string; readonly skillId: string }[];
  readonly relations: readonly { readonly from: string; readonly to: string; readonly strength: number }[];
}

const LONGEST_SLUG = 72;

/**
 * What the tables have to hold. A row that is there keeps its id and address when its name is a spelling of a skill; one
 * that people proposed and that means a skill is merged into it.
 */
export function planDictionary(stored: readonly StoredSkill[]): DictionaryPlan {
  const { skills, byName } = theDictionary();
  const owners = ownersOf(stored);
  const taken = new Set(stored.map(({ slug }) => slug));
  const rows = skills.map((skill) => rowOf(skill, owners.get(skill.name), taken));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The dictionary has no skill ${name}`);
    return id;
  };
  const own = new Set(ids.values());
  return {
    skills: rows,
    merged: stored.flatMap(({ id, name, state }) => {
      const meant = state === 'merged' || own.has(id) ? null : state === 'proposed' ? lookUp(name) : exactly(name);
      return meant ? [{ id, into: idOf(meant.name) }] : [];
    }),
    renamed: [...owners].flatMap(([name, owner]) => (owner.name === name ? [] : [owner.id])),
    spellings: [...byName.values()].flatMap(({ name, spellings }) =>
      spellings.map(({ text }) => ({ text, skillId: idOf(name) })),
    ),
    relations: skills.flatMap(({ name }) =>
      related(name).map(({ to, strength }) => ({ from: idOf(name), to: idOf(to), strength })),
    ),
  };
}

const exactly = (name: string) => theDictionary().byKey.get(skillKey(name))?.skill ?? null;

/** The row of each skill: by its name, else the oldest accepted one by any spelling, else the oldest that was proposed. */
function ownersOf(stored: readonly StoredSkill[]): Map<string, StoredSkill> {
  const owners = new Map<string, StoredSkill>();
  const { byName } = theDictionary();
  const take = (skill: string | undefined, row: StoredSkill) => {
    if (skill !== undefined && !owners.has(skill)) owners.set(skill, row);
  };
  const standing = stored.filter(({ state }) => state !== 'merged').sort((one, other) => (one.id < other.id ? -1 : 1));
  const accepted = standing.filter(({ state }) => state === 'accepted');
  for (const row of accepted) take(byName.get(row.name)?.name, row);
  const taken = new Set([...owners.values()]);
  for (const row of accepted) if (!taken.has(row)) take(exactly(row.name)?.name, row);
  for (const row of standing) if (row.state === 'proposed') take(exactly(row.name)?.name, row);
  return owners;
}

function rowOf(skill: DictionarySkill, owner: StoredSkill | undefined, taken: Set<string>): DictionaryRow {
  const { name, nameInEnglish, category, emphasis } = skill;
  const id = owner?.id ?? idOfName(name);
  const slug = owner?.slug ?? freeSlug(name, id, taken);
  taken.add(slug);
  return { id, name, nameEn: nameInEnglish === name ? null : nameInEnglish, slug, category, emphasis };
}

/** Of a row that the dictionary makes: the same in every installation. */
function idOfName(name: string): string {
  return `00000000-0000-7000-8002-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
}

/** Two names may share an address ("F#", "F*"): the second one carries the end of its id. */
function freeSlug(name: string, id: string, taken: ReadonlySet<string>): string {
  const slug = slugify(name, 'tecnologia').slice(0, LONGEST_SLUG);
  return taken.has(slug) ? `${slug}-${id.slice(-7)}` : slug;
}
