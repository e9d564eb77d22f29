import type { FirstVisit } from '../../lib/first-visit.ts';

/** The shell and at most 50 kB beside it: a dialog alone would be 45. */
const LIMIT_KB = 208;
const SHELL = ['lib', 'ui', 'app', 'parts', 'notifications', 'language-switch'];

export const firstVisits: readonly FirstVisit[] = [
  {
    name: "a talent's own profile",
    limitKb: LIMIT_KB,
    entry: 'index',
    pages: ['talents/talent-profile.page.tsx'],
    phrases: [...SHELL, 'talent-profile', 'talent-view', 'widgets'],
  },
  {
    name: 'a profile at its public address',
    limitKb: 110,
    entry: 'public',
    pages: ['talents/public-talent.page.tsx'],
    phrases: ['lib', 'ui', 'site', 'language-switch', 'talent-view', 'parts'],
  },
];
