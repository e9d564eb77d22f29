import type { WordStore } from './kept-words.ts';

/** One save on its way: part of a document, as typed. */
export interface Saving<Doc, Part, Finish> {
  /** What it builds on; null while there is nothing on the server yet. Its version goes along. */
  readonly doc: Doc | null;
  readonly part: Part;
  readonly data: object;
  /** `draft`: kept as typed, whatever it is worth. Otherwise somebody finished the part, and it is checked. */
  readonly as: 'draft' | Finish;
}

/** Both this browser and somebody else have changed the same part. */
export interface Conflict<Doc, Part> {
  readonly part: Part;
  readonly mine: object;
  /** The whole document as the server has it. */
  readonly theirs: Doc;
}

export type AutosaveState<Doc, Part> =
  /** `pending`: typed a moment ago. `offline`: kept here, and on its way as soon as there is a connection. */
  | { readonly status: 'idle' | 'pending' | 'saving' | 'offline' }
  | { readonly status: 'saved'; readonly at: Date }
  /** Refused, or the server failed; the `details` of an `ApiError` name the fields. */
  | { readonly status: 'failed'; readonly part: Part; readonly error: unknown }
  /** Nothing goes out until `resolve` was called. */
  | ({ readonly status: 'conflict' } & Conflict<Doc, Part>);

export interface AutosavePorts<Doc, Part, Finish> {
  /** The key under which a part is kept; it names the person where others may use the same tab. */
  readonly keyOf: (part: Part, doc: Doc | null) => string;
  /** What the document has of a part, in the shape in which it is typed and sent. */
  readonly partOf: (part: Part, doc: Doc | null) => object;
  /** What else of a part must not change unseen, such as whether it is finished. */
  readonly stateOf?: (part: Part, doc: Doc) => string;
  readonly remote?: Remote<Doc, Part, Finish>;
  /** This tab, unless said otherwise. */
  readonly store?: WordStore;
}

/** The server's side. Without one, what is typed is kept here alone. */
export interface Remote<Doc, Part, Finish> {
  /** The document as it is now. */
  readonly load: (doc: Doc) => Promise<Doc>;
  /** Saves and answers the document; throws `ApiError`, of which `VERSION_CONFLICT` says that it has changed. */
  readonly send: (saving: Saving<Doc, Part, Finish>, options: { keepalive: boolean }) => Promise<Doc>;
  /** The document as the server has it now. */
  readonly onDoc: (doc: Doc) => void;
  /** Which of both stands. Unless it says so, the person chooses: see `resolve`. */
  readonly onConflict?: (conflict: Conflict<Doc, Part>) => 'mine' | 'theirs' | 'ask';
  /** The document changed elsewhere, but not what is being typed: nothing is lost and nothing is to be done. */
  readonly onChangedElsewhere?: () => void;
}
