import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

interface KeptPlace {
  readonly token: string;
  /** When this person first came in, in milliseconds: what they say is counted from there. */
  readonly since: number;
}

/** With it this tab comes back into its place after a reload: it is kept in the tab alone, and no longer than the call. */
export const keptPlace = (code: string) => {
  const key = `prova.room.${code}`;
  return {
    read: () => keptInTab<KeptPlace>(key) ?? undefined,
    keep: (place: KeptPlace) => void keepInTab(key, place),
    forget: () => forgetInTab(key),
  };
};
