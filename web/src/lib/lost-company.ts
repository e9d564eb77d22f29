import { leaveTo } from './leave.ts';
import { homeOf } from './places.ts';
import { chooseCompany } from './tokens.ts';

const KEY = 'prova.company-lost';

/** This window was about a company that its reader is no longer part of: it goes on with the one they last worked for. */
export function leaveLostCompany(): void {
  chooseCompany(null);
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage may be forbidden: then the next page says nothing of it.
  }
  leaveTo(homeOf('RECRUITER'));
}

/** Whether this page took the place of one about a company that was lost; true once, for whoever tells the reader. */
export function hasLostCompany(): boolean {
  try {
    const lost = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return lost;
  } catch {
    return false;
  }
}
