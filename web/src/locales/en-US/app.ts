import type { Phrases } from '../phrases.ts';
import type { app as ptApp } from '../pt-BR/app.ts';

export const app: Phrases<typeof ptApp> = {
  nav: {
    label: 'Main navigation',
    home: 'Home',
    homeHint: 'What is waiting for you',
    jobs: 'Jobs',
    jobsHint: 'Create, publish and follow jobs',
  },
  userMenu: { label: 'Your account', talent: 'Talent', recruiter: 'Recruiter', signOut: 'Sign out' },
  auth: {
    brand: 'Prova',
    sloganOver: 'Knowledge',
    sloganUnder: 'above experience',
    tagline: 'Join the first HR-tech that puts real technical skills first, not years on the job.',
  },
};
