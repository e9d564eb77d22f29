import { skillKey } from '@prova/contract/skills/skill-key';
import { type DictionarySkill, readDictionary, type Spelling } from './read-dictionary.ts';

/** A spelling, and whose it is. */
export interface OwnedSpelling extends Spelling {
  readonly skill: DictionarySkill;
}

interface Dictionary {
  readonly skills: readonly DictionarySkill[];
  readonly byName: ReadonlyMap<string, DictionarySkill>;
  /** By `skillKey` of the spelling. */
  readonly byKey: ReadonlyMap<string, OwnedSpelling>;
  readonly spellings: readonly OwnedSpelling[];
}

let built: Dictionary | undefined;

/** The dictionary, read and indexed when it is first asked for. */
export function theDictionary(): Dictionary {
  built ??= build(readDictionary());
  return built;
}

function build(skills: readonly DictionarySkill[]): Dictionary {
  const spellings = skills.flatMap((skill) => skill.spellings.map((spelling) => ({ ...spelling, skill })));
  const byKey = new Map<string, OwnedSpelling>();
  for (const spelling of spellings) {
    const key = skillKey(spelling.text);
    // Of two spellings under one key ("Go?", "golang") the one that can be trusted by itself counts.
    if (byKey.get(key)?.needsContext ?? true) byKey.set(key, spelling);
  }
  return { skills, byName: new Map(skills.map((skill) => [skill.name, skill])), byKey, spellings };
}
