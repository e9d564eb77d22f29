import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

/** With it this tab comes back into its place after a reload: it is kept in the tab alone, and no longer than the call. */
export const resumeToken = (code: string) => {
  const key = `prova.room.${code}`;
  return {
    read: () => keptInTab<string>(key) ?? undefined,
    keep: (token: string) => void keepInTab(key, token),
    forget: () => forgetInTab(key),
  };
};
