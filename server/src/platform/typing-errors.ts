/** A thing that is found by one of its spellings. */
export interface Typable<T> {
  readonly key: string;
  readonly of: T;
}

interface Entry<T> extends Typable<T> {
  readonly letters: number;
  readonly signs: string;
}

const FROM_ONE = 5;
const FROM_TWO = 9;
const LONGEST = 60;
const SIGNS = /[^\d+#]+/g;

/** Finds what was meant by a spelling with typing errors. */
export class TypingErrors<T> {
  readonly #byLength: Entry<T>[][] = [];

  constructor(spellings: Iterable<Typable<T>>) {
    for (const { key, of } of spellings) {
      if (key.length < FROM_ONE - 1 || key.length > LONGEST) continue;
      let entries = this.#byLength[key.length];
      if (!entries) {
        entries = [];
        this.#byLength[key.length] = entries;
      }
      entries.push({ key, of, letters: lettersOf(key), signs: key.replace(SIGNS, '') });
    }
  }

  /**
   * The one whose spelling is nearest: one error from five letters on, two from nine. Nothing where two are as near, and
   * never across digits, + or #, which tell one thing from another.
   */
  nearest(key: string): T | null {
    if (key.length < FROM_ONE || key.length > LONGEST) return null;
    const most = key.length >= FROM_TWO ? 2 : 1;
    const letters = lettersOf(key);
    const signs = key.replace(SIGNS, '');
    let found: T | null = null;
    let errors = most + 1;
    // Two letters more or fewer are no slip, but often a word: "engenharia de" is no "engenharia de IA".
    for (let length = key.length - 1; length <= key.length + 1; length++) {
      for (const entry of this.#byLength[length] ?? []) {
        if (bits(entry.letters ^ letters) > 2 * most || entry.signs !== signs) continue;
        const distance = typingErrors(key, entry.key, Math.min(errors, most));
        if (distance > errors || distance > most || !likely(key, entry.key, distance)) continue;
        if (distance === errors && found !== entry.of) found = null;
        if (distance < errors) found = entry.of;
        errors = distance;
      }
    }
    return found;
  }
}

/** The shorter, the likelier another word: "reach" is no React, while "raect" is. */
function likely(typed: string, meant: string, distance: number): boolean {
  const shorter = Math.min(typed.length, meant.length);
  if (distance === 2 && shorter < FROM_TWO) return false;
  if (distance < 2 && shorter > 6) return true;
  return typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
}

/** Which letters a key has, as bits, to pass over most without looking closer. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let index = 0; index < key.length; index++) letters |= 1 << (key.charCodeAt(index) % 32);
  return letters;
}

function bits(number: number): number {
  let rest = number;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}

/** Letters added, left out, changed, or swapped with their neighbour (optimal string alignment); `most` + 1 for more. */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      line.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    before = last;
    last = line;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}
