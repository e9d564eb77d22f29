/** The shape of a translation: the keys of the original, any text as a leaf. */
export type Phrases<T> = { readonly [K in keyof T]: Phrase<T[K]> };

/** Lists count as plain lists: as tuples, every position of a long document would become a key to be checked. */
type Phrase<T> = T extends string ? string : T extends readonly (infer Item)[] ? readonly Phrase<Item>[] : Phrases<T>;

/**
 * The files of phrases by name: each of pt-BR adds itself, so that keys are checked and a screen can only ask for phrases
 * that exist.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files.
export interface PhraseFiles {}

/** What a file of phrases exports: its phrases, under its name. */
export type PhraseFile = Record<string, Record<string, unknown>>;
