/** The shape of a translation: the keys of the original, any text as a leaf. */
export type Phrases<T> = { readonly [K in keyof T]: T[K] extends string ? string : Phrases<T[K]> };
