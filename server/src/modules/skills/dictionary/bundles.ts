import { foldText, plain } from '@prova/contract/folded-text';
import { type Item, itemsOf } from './bundle-items.ts';
import { jointSpellingsIn, sureIn } from './find-in-text.ts';
import { lookUp, spelled, spelledWhole } from './lookup.ts';
import type { DictionarySkill } from './read-dictionary.ts';

export interface Bundle {
  /** Names of the skills in it, in their order, each once. */
  readonly skills: string[];
  /** What the dictionary does not know, as it was written. */
  readonly unknown: string[];
  /** Whether one of them is enough: "JavaScript ou TypeScript". */
  readonly alternatives: boolean;
}

const LONGEST = 2_000;
const LONGEST_NAME = 80;

/**
 * The skills in what an advertisement bundles: "HTML/CSS", "AWS (EC2, S3, Lambda)", "Java, Spring Boot e Hibernate". What
 * is a spelling as a whole ("CI/CD", "PL/SQL") stays one skill.
 */
export function splitBundle(written: string): Bundle {
  const skills = new Set<string>();
  const unknown = new Set<string>();
  const joints = new Set<Joint>();
  let hasOuter = false;
  for (const item of itemsOf(
    foldText(written.slice(0, LONGEST)),
    (text) => text.length <= LONGEST_NAME && spelledWhole(text) !== null,
  )) {
    const { found, joints: own } = readItem(item);
    // "Python (Django ou Flask)": Python is asked whatever else is enough.
    if (!item.isInner || !hasOuter) for (const joint of own) joints.add(joint);
    for (const each of found) {
      if (typeof each === 'string') unknown.add(each);
      else skills.add(each.name);
    }
    hasOuter ||= !item.isInner && found.some((each) => typeof each !== 'string');
  }
  return { skills: [...skills], unknown: [...unknown], alternatives: joints.has('or') && !joints.has('and') };
}

type Joint = 'or' | 'and' | 'sign';
type Found = DictionarySkill | string;

function readItem({ text }: Item): { found: Found[]; joints: Joint[] } {
  const whole = spelledWhole(text);
  const atoms = atomsOf(text);
  if (whole && (atoms.length < 2 || !areEachASkill(atoms))) return { found: [whole], joints: [] };
  return { found: readAtoms(text, atoms), joints: atoms.flatMap(({ joint }) => joint ?? []) };
}

interface Atom {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** What joins it to the one before. */
  readonly joint: Joint | undefined;
}

const JOINTS: Readonly<Record<string, Joint>> = {
  ou: 'or',
  or: 'or',
  'e/ou': 'or',
  'and/or': 'or',
  e: 'and',
  and: 'and',
  com: 'and',
  with: 'and',
  '&': 'sign',
  '+': 'sign',
  '/': 'sign',
  '-': 'sign',
  '–': 'sign',
  '—': 'sign',
  '>': 'sign',
};
const WORDS = /\S+/g;

/** What "/", "&", "e", "ou" … join. */
function atomsOf(item: string): Atom[] {
  const whole = jointSpellingsIn(item);
  const atoms: Atom[] = [];
  let at = -1;
  let end = -1;
  let joint: Joint | undefined;
  const close = (next: Joint) => {
    if (at >= 0) atoms.push({ text: item.slice(at, end), at, end, joint });
    joint = at >= 0 || joint === undefined ? next : joint;
    at = -1;
  };
  for (const { 0: word, index } of item.matchAll(WORDS)) {
    const joining = whole.some((each) => index > each.at && index < each.end) ? undefined : JOINTS[plain(word)];
    if (joining) {
      close(joining);
      continue;
    }
    let from = 0;
    for (let char = 0; char <= word.length; char++) {
      const place = index + char;
      const splits = joins(word, char) && !whole.some((each) => place > each.at && place < each.end);
      if (char < word.length && !splits) continue;
      if (char > from) {
        if (at < 0) at = index + from;
        end = place;
      }
      if (splits) close('sign');
      from = char + 1;
    }
  }
  close('sign');
  return atoms;
}

/** A slash or "&" inside of a word joins; a plus only before a letter ("Java+Spring"), not in "C++" and "2+". */
function joins(word: string, at: number): boolean {
  const char = word.charAt(at);
  if (char === '/' || char === '&' || char === '\\') return true;
  return char === '+' && word.charAt(at - 1) !== '+' && /\p{L}/u.test(word.charAt(at + 1));
}

/** From the left, as many atoms as one spelling takes, else each by itself. */
function readAtoms(item: string, atoms: readonly Atom[]): Found[] {
  const found: Found[] = [];
  for (let first = 0; first < atoms.length; ) {
    const run = longestRun(item, atoms, first);
    if (run) found.push(run.skill);
    else found.push(...readAtom(atoms[first]?.text ?? '', atoms[first - 1]?.text));
    first = run?.next ?? first + 1;
  }
  return found;
}

const MOST_JOINED = 4;

function longestRun(
  item: string,
  atoms: readonly Atom[],
  first: number,
): { skill: DictionarySkill; next: number } | null {
  const begin = atoms[first];
  for (let last = Math.min(atoms.length, first + MOST_JOINED) - 1; begin && last > first; last--) {
    const skill = spelledWhole(item.slice(begin.at, atoms[last]?.end));
    if (skill && !areEachASkill(atoms.slice(first, last + 1))) return { skill, next: last + 1 };
  }
  return null;
}

/** "CSS3/JS" is no CSS.js, and "Python/Django" asks for both. */
function areEachASkill(atoms: readonly Atom[]): boolean {
  if (atoms.some(({ joint }, index) => index > 0 && joint !== 'sign')) return false;
  const own = atoms.map(({ text }) => spelledWhole(text)?.name);
  return !own.includes(undefined) && new Set(own).size > 1;
}

function readAtom(text: string, before: string | undefined): Found[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const own = spelled(text);
  const leaning = leaningOn(text, before);
  if (leaning ?? own) return [leaning ?? own ?? text];
  const inside = sureIn(text);
  const meant = lookUp(text);
  if (meant && inside.length < 2) return [meant];
  return inside.length > 0 ? inside : [text];
}

const SMALL_BEFORE = /^(?:de|do|da|of)\s+(?=\S+$)/i;

/**
 * "Spring Boot/Cloud", "testes unitários/integração", "testes funcionais e de regressão": the second one may lean on the
 * first word of the one before.
 */
function leaningOn(text: string, before: string | undefined): DictionarySkill | null {
  const [first = '', second] = before?.split(' ') ?? [];
  return second === undefined || text.replace(SMALL_BEFORE, '').includes(' ') ? null : spelled(`${first} ${text}`);
}
