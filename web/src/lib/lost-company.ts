import { homeOf } from '@prova/contract/pages';
import { leaveTo } from './leave.ts';

import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';
import { chooseCompany } from './tokens.ts';

const KEY = 'prova.company-lost';

/** This window was about a company that its reader is no longer part of: it goes on with the one they last worked for. */
export function leaveLostCompany(): void {
  chooseCompany(null);
  keepInTab(KEY, true);
  leaveTo(homeOf('RECRUITER'));
}

/** Whether this page took the place of one about a company that was lost; true once, for whoever tells the reader. */
export function hasLostCompany(): boolean {
  const lost = keptInTab(KEY) !== null;
  forgetInTab(KEY);
  return lost;
}
