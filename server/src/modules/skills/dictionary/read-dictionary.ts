import { readFileSync } from 'node:fs';
import { SKILL_CATEGORIES, type SkillCategory } from '@prova/contract/skills/skills';

/** A way to write a skill. */
export interface Spelling {
  readonly text: string;
  /** Also an ordinary word, or too short to be trusted in running text: counts there only among other skills. */
  readonly needsContext: boolean;
}

export interface Relation {
  /** The name of the other skill. */
  readonly to: string;
  /** What who has this skill can do at once of the other one, 0.2 to 0.95. */
  readonly strength: number;
  /** Whether it holds the other way round, too. */
  readonly mutual: boolean;
}

export interface DictionarySkill {
  readonly category: SkillCategory;
  /** In Portuguese, where the skill has a Portuguese name. */
  readonly name: string;
  readonly nameInEnglish: string;
  /** Its names first. */
  readonly spellings: readonly Spelling[];
  readonly relations: readonly Relation[];
  /** `common`: what nearly everybody in the field claims. `soft`: a quality of a person. */
  readonly emphasis: 'usual' | 'common' | 'soft';
}

const RELATION = /^(.+) ([>~]) (0\.\d+)$/;

/**
 * The dictionary of skills, as the text files beside this one have it: `dictionary/README.md` describes their format.
 * @throws Error that names file and line, for a line that is none
 */
export function readDictionary(): DictionarySkill[] {
  return SKILL_CATEGORIES.flatMap((category) => {
    const lines = readFileSync(new URL(`${category}.txt`, import.meta.url), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      try {
        return [readLine(category, line)];
      } catch (error) {
        throw new Error(`${category}.txt, line ${index + 1}: ${line}`, { cause: error });
      }
    });
  });
}

/** Words that are a typing error away from a skill and mean something else, plain: `ordinary-words.txt`. */
export function readOrdinaryWords(): Set<string> {
  const lines = readFileSync(new URL('ordinary-words.txt', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' ')));
}

function readLine(category: SkillCategory, line: string): DictionarySkill {
  const [names = '', aliases = '', relations = '', flag = '', ...rest] = line.split('|').map((column) => column.trim());
  if (rest.length > 0) throw new Error('more than four columns');
  const [first = '', english = first] = names.split(' = ').map((name) => name.trim());
  const name = spelling(first);
  const nameInEnglish = spelling(english);
  // A name that is an ordinary word in one language is marked once, and is seldom less ordinary in the other.
  const needsContext = name.needsContext || nameInEnglish.needsContext;
  const own = [...new Set([name.text, nameInEnglish.text])].map((text) => ({ text, needsContext }));
  return {
    category,
    name: name.text,
    nameInEnglish: nameInEnglish.text,
    spellings: [...own, ...listed(aliases).map(spelling)],
    relations: listed(relations).map(readRelation),
    emphasis: readFlag(flag),
  };
}

const listed = (column: string) =>
  column
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function spelling(written: string): Spelling {
  const needsContext = written.endsWith('?');
  const text = needsContext ? written.slice(0, -1).trimEnd() : written;
  if (text.length < 1 || text.length > 80) throw new Error(`not a spelling: ${JSON.stringify(written)}`);
  return { text, needsContext };
}

function readRelation(written: string): Relation {
  const [, to = '', sign, strength] = RELATION.exec(written) ?? [];
  if (to === '') throw new Error(`not a relation: ${JSON.stringify(written)}`);
  return { to, strength: Number(strength), mutual: sign === '~' };
}

function readFlag(flag: string): DictionarySkill['emphasis'] {
  if (flag === '') return 'usual';
  if (flag === 'common' || flag === 'soft') return flag;
  throw new Error(`not a flag: ${JSON.stringify(flag)}`);
}
