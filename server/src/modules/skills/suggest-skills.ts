import type { Locale } from '@prova/contract/common';
import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import { plain } from '@prova/contract/folded-text';
import { skillKey } from '@prova/contract/skills/skill-key';
import type { suggestSkills as contract } from '@prova/contract/skills/skills';
import type { Ctx } from '../../platform/context.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { theDictionary } from './dictionary/dictionary.ts';
import { lookUp } from './dictionary/lookup.ts';
import type { DictionarySkill } from './dictionary/read-dictionary.ts';
import { skillName } from './skill-name.ts';
import { plainOf, selectAliases } from './skills.queries.ts';

type Suggestion = ResultOf<typeof contract>[number];

/** Skills for what somebody types; of those that people added, the one with this name alone: others' words are no suggestions. */
export async function suggestSkills(ctx: Ctx, { search, limit }: QueryOf<typeof contract>): Promise<Suggestion[]> {
  const typed = searchWords(search).join(' ');
  if (typed === '') return [];
  const skills = startingWith(typed, ctx.locale, limit);
  const [own = '', ...aliases] = await plainOf(ctx, [typed, ...skills.map(({ name }) => name)]);
  const rows = new Map((await selectAliases(ctx, [own, ...aliases])).map((row) => [row.alias, row]));
  const found = skills.flatMap(({ name, category }, index): Suggestion[] => {
    const row = rows.get(aliases[index] ?? '');
    return row ? [{ id: row.id, name: skillName(ctx.locale, name), category, proposed: false }] : [];
  });
  const added = rows.get(own);
  if (!added?.proposed) return found;
  return [{ id: added.id, name: added.name, category: null, proposed: true }, ...found].slice(0, limit);
}

interface Typable {
  readonly skill: DictionarySkill;
  readonly plain: string;
  readonly key: string;
  readonly isName: Readonly<Record<Locale, boolean>>;
}

let typable: readonly Typable[] | undefined;

function allTypable(): readonly Typable[] {
  typable ??= theDictionary().spellings.map(({ text, skill }) => ({
    skill,
    plain: plain(text),
    key: skillKey(text),
    isName: { 'pt-BR': text === skill.name, 'en-US': text === skill.nameInEnglish },
  }));
  return typable;
}

/** First what is it, then names that begin so, other spellings, later words of a name; short ones before long ones. */
function startingWith(typed: string, locale: Locale, limit: number): DictionarySkill[] {
  const words = plain(typed);
  const key = skillKey(typed);
  const ranks = new Map<DictionarySkill, number>();
  for (const each of allTypable()) {
    const rank = rankOf(each, words, key, locale);
    if (rank < (ranks.get(each.skill) ?? Number.POSITIVE_INFINITY)) ranks.set(each.skill, rank);
  }
  const meant = ranks.size < limit ? lookUp(typed) : null;
  if (meant && !ranks.has(meant)) ranks.set(meant, FAR);
  return [...ranks]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || (one.name < other.name ? -1 : 1))
    .slice(0, limit)
    .map(([skill]) => skill);
}

/** So much further back than any length of a spelling. */
const STEP = 100;
const FAR = 4 * STEP;

function rankOf(spelling: Typable, words: string, key: string, locale: Locale): number {
  const length = spelling.plain.length;
  if (key !== '' && spelling.key === key) return 0;
  const begins = spelling.plain.startsWith(words) || (key !== '' && spelling.key.startsWith(key));
  if (begins) return (spelling.isName[locale] ? STEP : 2 * STEP) + length;
  const later = spelling.isName[locale] && spelling.plain.includes(` ${words}`);
  return later ? 3 * STEP + length : Number.POSITIVE_INFINITY;
}
