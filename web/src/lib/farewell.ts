import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

const KEY = 'account-closed';

/** Notes in this tab that the account was closed: however the page is left, the login says so. */
export const noteFarewell = (): void => void keepInTab(KEY, true);

/** Whether this tab comes from closing an account. */
export const hasFarewell = (): boolean => keptInTab(KEY) !== null;

export const forgetFarewell = (): void => forgetInTab(KEY);
