/** A row of a document in the order in which people read it, and how it looks. */
export interface DocumentLine {
  /** Pieces with a wide gap between them are separated by a tab. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Columns that go on over pages are one stream; what goes over the full width at the top of a page is another. */
  readonly stream: number;
  /** Where it begins, in points from the left. */
  readonly x: number;
  /** Height of its letters in points. */
  readonly size: number;
  readonly bold: boolean;
  /** The blank above it, in heights of its letters; 9 at the top of a column. */
  readonly gap: number;
  /** Where its links lead. */
  readonly links: readonly string[];
}

/** What a reader of documents finds. */
export interface DocumentLayout {
  readonly lines: readonly DocumentLine[];
  /** Of a PDF, also those left unread. */
  readonly pages?: number;
  /** A résumé as JSON that the document carries. */
  readonly attachedJson?: string;
}

export const LINES_MAX = 10_000;
export const LINE_MAX = 2_000;
export const LINKS_MAX = 20;
export const LINK_MAX = 500;
export const TOP_OF_COLUMN = 9;
