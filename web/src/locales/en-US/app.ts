import type { Phrases } from '../phrases.ts';
import type { app as ptApp } from '../pt-BR/app.ts';

export const app: Phrases<typeof ptApp> = {
  companyLost: 'You no longer belong to the company you were working in here.',
  nav: {
    label: 'Main navigation',
  },
  search: 'Search',
  userMenu: {
    label: 'Your account',
    talent: 'Talent',
    recruiter: 'Recruiter',
    expert: 'Test grader',
    signOut: 'Sign out',
  },
  accountLanguage: {
    other: 'Language saved in your account: {{language}}.',
    keep: 'Save {{language}} to your account',
    readFailed: 'Your language preference could not be loaded',
  },
  auth: {
    brand: 'Prova',
    sloganOver: 'Knowledge',
    sloganUnder: 'above experience',
    tagline: 'Join the first HR-tech company that puts real technical skills first, not years on the job.',
  },
};
