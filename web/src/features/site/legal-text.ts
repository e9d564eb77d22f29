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
  /** What is other than in the version before, in a clause: whoever accepts again has this to read. */
  readonly changes?: string;
  readonly sections: readonly LegalSection[];
}
