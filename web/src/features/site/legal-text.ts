export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** With a list: the first paragraph stands above it, the others below. */
  readonly text: readonly string[];
  readonly list: readonly string[];
}

export interface LegalText {
  readonly title: string;
  readonly intro: string;
  /**
   * Each version, the newest first, with what is other than in the one before, in a clause: whoever accepts again has this to
   * read.
   */
  readonly history?: readonly { readonly version: string; readonly changes: string }[];
  readonly sections: readonly LegalSection[];
}
