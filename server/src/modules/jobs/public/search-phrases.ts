import { plain } from '@prova/contract/folded-text';

/** Words that say nothing about a job, in both languages. */
const SAYS_NOTHING = new Set(
  `a as o os um uma de da do das dos e ou em no na nos nas com por pra para que como
  vaga vagas emprego empregos oportunidade oportunidades procuro busco quero
  the an of in at for with and to job jobs position positions opening openings`.split(/\s+/),
);
const BETWEEN = /[\s\-/.]+/;

/** Whether a word tells no job from another. */
export const saysNothing = (word: string): boolean => SAYS_NOTHING.has(plain(word));

/** What a word is in any gender and number: "programadoras" and "programador", "técnica" and "técnico". */
function stemOf(part: string): string {
  const one = part.length > 3 ? part.replace(/(?<!s)s$/, '') : part;
  return one.replace(/or[ae]$/, 'or').replace(/a$/, 'o');
}

/** Words as phrases are compared by. */
const partsOf = (text: string): string[] =>
  plain(text)
    .split(BETWEEN)
    .filter((part) => part !== '' && !SAYS_NOTHING.has(part))
    .map(stemOf);

/** What a run of words means. */
export interface Meant<T> {
  /** The words, as they were written. */
  readonly words: readonly string[];
  /** Left out for a word that means nothing of these. */
  readonly meaning?: T;
}

/** Finds phrases in the words of a search. */
export class Phrases<T> {
  readonly #meanings = new Map<string, T>();
  #longest = 1;

  constructor(phrases: Iterable<readonly [text: string, meaning: T]>) {
    for (const [text, meaning] of phrases) {
      const parts = partsOf(text);
      this.#longest = Math.max(this.#longest, parts.length);
      this.#meanings.set(parts.join(' '), meaning);
    }
  }

  /** All the words, those that mean something together taken together, as many at once as possible. */
  in(words: readonly string[]): Meant<T>[] {
    const found: Meant<T>[] = [];
    for (let at = 0; at < words.length; ) {
      const run = this.#runAt(words, at);
      found.push(run);
      at += run.words.length;
    }
    return found;
  }

  #runAt(words: readonly string[], at: number): Meant<T> {
    // Small words between those of a phrase are none of it.
    for (let end = Math.min(words.length, at + 2 * this.#longest); end > at; end--) {
      const run = words.slice(at, end);
      if (saysNothing(run[0] ?? '') || (run.length > 1 && saysNothing(run.at(-1) ?? ''))) continue;
      const meaning = this.#meanings.get(partsOf(run.join(' ')).join(' '));
      if (meaning !== undefined) return { words: run, meaning };
    }
    return { words: words.slice(at, at + 1) };
  }
}
