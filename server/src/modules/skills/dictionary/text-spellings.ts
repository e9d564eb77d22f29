import { type OwnedSpelling, theDictionary } from './dictionary.ts';
import type { DictionarySkill } from './read-dictionary.ts';
import { type Token, tokensOf } from './text-tokens.ts';

/** A spelling as running text has it: the words without what is between them, and where something may be between. */
export interface TextSpelling {
  readonly skill: DictionarySkill;
  readonly text: string;
  readonly needsContext: boolean;
  /** Lengths of the key at which a word may end. */
  readonly gaps: ReadonlySet<number>;
  /** Those at which "/" or "&" may stand. */
  readonly joints: ReadonlySet<number>;
  /** A sign that is part of it: "." before NET, "*" behind F. */
  readonly before: string;
  readonly behind: string;
}

interface TextSpellings {
  readonly byKey: ReadonlyMap<string, readonly TextSpelling[]>;
  /** Beginnings of keys up to where a word may end. */
  readonly beginnings: ReadonlySet<string>;
}

let built: TextSpellings | undefined;

export function textSpellings(): TextSpellings {
  built ??= build();
  return built;
}

function build(): TextSpellings {
  const byKey = new Map<string, TextSpelling[]>();
  const beginnings = new Set<string>();
  for (const owned of theDictionary().spellings) {
    for (const { key, spelling } of formsOf(owned)) {
      byKey.set(key, [...(byKey.get(key) ?? []), spelling]);
      for (const gap of spelling.gaps) beginnings.add(key.slice(0, gap));
    }
  }
  return { byKey, beginnings };
}

interface Form {
  readonly key: string;
  readonly spelling: TextSpelling;
}

/** Names that end in "js" for another reason, or that nobody writes with it. */
const NEVER_JS = new Set(['TypeScript', 'jQuery', 'CoffeeScript', 'AJAX', 'JSON']);
const SHORTEST_WITHOUT_JS = 3;

function formsOf(owned: OwnedSpelling): Form[] {
  const form = formOf(owned);
  const { key, spelling } = form;
  if (key.endsWith('js') && key.length - 2 >= SHORTEST_WITHOUT_JS) {
    // "Next.js" is sure where "Next" is a word.
    const bare = key.slice(0, -2);
    return [
      { key, spelling: { ...spelling, needsContext: false } },
      { key: bare, spelling: { ...spelling, needsContext: spelling.needsContext || bare.length < 4 } },
    ];
  }
  const family = owned.skill.relations.some(({ to }) => to === 'JavaScript') && !NEVER_JS.has(owned.skill.name);
  if (!family || owned.text !== owned.skill.name || spelling.gaps.size > 0 || key.length < 2) return [form];
  return [form, { key: `${key}js`, spelling: { ...spelling, needsContext: false, gaps: new Set([key.length]) } }];
}

function formOf({ text, needsContext, skill }: OwnedSpelling): Form {
  const tokens = tokensOf(text);
  const gaps = new Set<number>();
  const joints = new Set<number>();
  let key = '';
  for (const token of tokens) {
    if (key !== '') gaps.add(key.length);
    if (key !== '' && token.gap === 'joint') joints.add(key.length);
    for (const hump of humpsOf(text, token)) gaps.add(key.length + hump);
    key += token.key;
  }
  const start = tokens[0]?.at ?? 0;
  const end = tokens.at(-1)?.end ?? text.length;
  const behind = text.slice(end);
  return {
    key,
    spelling: {
      skill,
      text,
      needsContext,
      gaps,
      joints,
      before: text.slice(0, start),
      behind: behind.startsWith(')') ? '' : behind,
    },
  };
}

/** Small words before a hump that are words of their own in a sentence: "no SQL Server" is no NoSQL. */
const SMALL = new Set(['no', 'a', 'o', 'e', 'de', 'da', 'do', 'in', 'on', 'to', 'as', 'the', 'i']);

/** Where a word such as "JavaScript" may be written as two. */
function humpsOf(text: string, { at, end, key }: Token): number[] {
  const word = text.slice(at, end);
  if (word.length !== key.length) return [];
  return Array.from(word, (_, index) => index).filter(
    (index) =>
      index > 1 &&
      /\p{Lu}/u.test(word.charAt(index)) &&
      /\p{Ll}/u.test(word.charAt(index - 1)) &&
      !SMALL.has(key.slice(0, index)),
  );
}
