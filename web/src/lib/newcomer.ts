import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

const KEY = 'prova.newcomer';

interface Newcomer {
  readonly email: string;
  readonly name: string;
}

/** Carries a name to the registration in this tab: in an address it would stand in logs. */
export const keepNewcomer = (newcomer: Newcomer): boolean => keepInTab(KEY, newcomer);

/** The name that belongs to an address; '' where none was carried. Told once. */
export function takeNewcomer(email: string): string {
  const kept = keptInTab<Newcomer>(KEY);
  forgetInTab(KEY);
  return kept?.email === email ? kept.name : '';
}
