import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

const KEY = 'prova.login-note';

/** What the login says to whoever is led there, however they come. */
export interface LoginNote {
  notice: 'verified' | 'passwordChanged' | 'closed';
  /** For its field. */
  email?: string;
}

/** For the next visit of the login in this tab. */
export const noteForLogin = (note: LoginNote): void => void keepInTab(KEY, note);

export const loginNote = (): LoginNote | null => keptInTab<LoginNote>(KEY);

export const forgetLoginNote = (): void => forgetInTab(KEY);
