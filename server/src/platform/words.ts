/** What another language has to say where one says `W`: each phrase, with the same gaps. */
export type Words<W> = W extends string
  ? string
  : W extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : { readonly [Phrase in keyof W]: Words<W[Phrase]> };
