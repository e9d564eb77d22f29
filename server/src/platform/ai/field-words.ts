import type { FieldOfWork } from './fields-of-work.ts';

/** What a kind of work is about, in one language: what it is for, what is done, and what shows that one can do it. */
interface FieldWords {
  readonly purpose: string;
  readonly work: readonly string[];
  readonly show: readonly string[];
}
export type FieldPhrases = Readonly<Record<FieldOfWork, FieldWords>>;
