import { forgetInTab, keepInTab, keptInTab } from '../tab-memory.ts';

/** A part as the server has it. */
export interface StoredPart {
  readonly values: object;
  /** What else must not change unseen, such as whether the part is finished. */
  readonly state?: string | undefined;
}

/** What was typed in one part of a document and has not arrived, beside what the server had then. */
export interface KeptWords {
  readonly values: object;
  /** What the server had when it was typed over; null when nobody knows. */
  readonly base: StoredPart | null;
  /** What was sent and never answered: the server may have any of it by now. */
  readonly sent?: readonly object[];
}

/** Where words wait in this browser; another place (a device, a database) is another one of these. */
export interface WordStore {
  /** False where nothing can be kept: storage is forbidden or full. */
  keep: (key: string, words: KeptWords) => boolean;
  read: (key: string) => KeptWords | null;
  forget: (key: string) => void;
}

/**
 * Words kept in this tab: through a reload, a lost connection, an expired session, and a closed tab that is opened again.
 * Whoever signs in to the tab as somebody else finds nothing of them.
 */
export const tabStore: WordStore = {
  keep: keepInTab,
  read: (key) => {
    const entry = keptInTab<object>(key);
    if (typeof entry !== 'object' || entry === null) return null;
    if ('values' in entry && 'base' in entry) return entry as KeptWords;
    // Of the version of the client before this one, in a tab that is still open: the values alone, and what they were
    // typed over in an entry of its own.
    const base = keptInTab<object>(formerBaseOf(key));
    return { values: entry, base: base && { values: base } };
  },
  forget: (key) => {
    forgetInTab(key);
    forgetInTab(formerBaseOf(key));
  },
};

const formerBaseOf = (key: string) => `${key}.base`;
