const KEY = 'account-closed';

/** Notes in this tab that the account was closed: however the page is left, the login says so. */
export function noteFarewell(): void {
  sessionStorage.setItem(KEY, 'yes');
}

/** Whether this tab comes from closing an account. */
export const hasFarewell = () => sessionStorage.getItem(KEY) !== null;

export function forgetFarewell(): void {
  sessionStorage.removeItem(KEY);
}
