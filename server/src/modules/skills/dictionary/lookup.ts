import { plain } from '@prova/contract/folded-text';
import { skillKey } from '@prova/contract/skills/skill-key';
import { TypingErrors } from '../../../platform/typing-errors.ts';
import { theDictionary } from './dictionary.ts';
import { looseKey } from './loose-key.ts';
import { undressed } from './ornaments.ts';
import { plainWords } from './plain-words.ts';
import { type DictionarySkill, readOrdinaryWords } from './read-dictionary.ts';

const LONGEST = 200;
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

/**
 * The skill that one written name means, as it stands in a form or in a list: whatever its case, accents, dots, number,
 * version and ornaments ("conhecimento avançado em Java 17"), and with a typing error or two.
 */
export function lookUp(written: string): DictionarySkill | null {
  return written.length > LONGEST ? null : (spelled(written) ?? mistyped(written));
}

/** The same without typing errors. */
export function spelled(written: string): DictionarySkill | null {
  if (written.length > LONGEST) return null;
  const { byKey } = theDictionary();
  const whole = byKey.get(skillKey(written));
  if (whole) return whole.skill;
  for (const variant of variantsOf(written)) {
    const found = byKey.get(skillKey(variant.join(' '))) ?? byKey.get(skillKey(variant.join('')));
    if (found) return found.skill;
  }
  const loose = looseSpellings();
  for (const variant of [plainWords(written), ...variantsOf(written)]) {
    const found = loose.get(looseKey(variant));
    if (found) return found;
  }
  return null;
}

/** The same for what may be a bundle: its words as they stand, without ornaments and versions. */
export function spelledWhole(written: string): DictionarySkill | null {
  if (written.length > LONGEST) return null;
  const { byKey } = theDictionary();
  const whole = byKey.get(skillKey(written));
  if (whole) return whole.skill;
  for (const variant of undressed(plainWords(written))) {
    const found = byKey.get(skillKey(variant.join(' ')));
    if (found) return found.skill;
  }
  return null;
}

/** What a name with typing errors means. */
export function mistyped(written: string): DictionarySkill | null {
  const whole = nearest(plainWords(written));
  if (whole) return whole;
  for (const variant of variantsOf(written)) {
    const found = nearest(variant);
    if (found) return found;
  }
  return null;
}

function* variantsOf(written: string): Generator<readonly string[]> {
  yield* undressed(plainWords(written));
  const bare = written.replace(IN_BRACKETS, ' ');
  if (bare === written) return;
  const words = plainWords(bare);
  yield words;
  yield* undressed(words);
}

let loose: ReadonlyMap<string, DictionarySkill> | undefined;

function looseSpellings(): ReadonlyMap<string, DictionarySkill> {
  if (loose) return loose;
  const owners = new Map<string, DictionarySkill | null>();
  for (const { text, skill } of theDictionary().spellings) {
    const key = looseKey(text);
    const owner = owners.get(key);
    owners.set(key, owner === undefined || owner === skill ? skill : null);
  }
  // What two skills share says nothing.
  loose = new Map([...owners].flatMap(([key, skill]) => (key !== '' && skill ? [[key, skill] as const] : [])));
  return loose;
}

interface Errors {
  readonly ordinary: ReadonlySet<string>;
  readonly all: TypingErrors<DictionarySkill>;
  /** Those that people write with "js" behind, which their keys leave out. */
  readonly withJs: TypingErrors<DictionarySkill>;
}

let errors: Errors | undefined;

function errorsIn(): Errors {
  if (errors) return errors;
  const { byKey } = theDictionary();
  const typable = [...byKey].map(([key, { skill }]) => ({ key, of: skill }));
  errors = {
    ordinary: readOrdinaryWords(),
    all: new TypingErrors(typable),
    withJs: new TypingErrors(
      typable
        .filter(({ of }) => of.relations.some(({ to }) => to === 'JavaScript'))
        .map(({ key, of }) => ({ key: `${key}js`, of })),
    ),
  };
  return errors;
}

const BETWEEN = /[^\p{L}\p{N}+#]+/gu;

function nearest(words: readonly string[]): DictionarySkill | null {
  const key = plain(words.join('')).replace(BETWEEN, '');
  const { ordinary, all, withJs } = errorsIn();
  if (ordinary.has(key)) return null;
  return all.nearest(key) ?? (key.endsWith('js') ? (all.nearest(key.slice(0, -2)) ?? withJs.nearest(key)) : null);
}
