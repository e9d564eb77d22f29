import { press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

const profile = (tab: string) => `/admin/potential/profile?tab=${tab}`;
const tab = (name: string): Screen => ({ name: `talent-profile-${name}`, path: profile(name), as: 'talent' });

export const screens: readonly Screen[] = [
  ...['skills', 'experience', 'education', 'contact', 'languages'].map(tab),
  {
    name: 'talent-profile-new-skill',
    path: profile('skills'),
    as: 'talent',
    action: press(/^(Adicionar habilidade|Add a skill)$/),
  },
  {
    name: 'talent-profile-pay',
    path: '/admin/potential/profile',
    as: 'talent',
    action: press(/^(Pretensão salarial|Expected pay): /),
  },
  { name: 'potential-tests-prove', path: '/admin/potential/tests/choose?skill=TypeScript', as: 'talent' },
  { name: 'potential-tests-prove-none', path: '/admin/potential/tests/choose?skill=Kubernetes', as: 'talent' },
  {
    name: 'potential-jobs-match',
    path: '/admin/potential/jobs',
    as: 'talent',
    action: async (page) => {
      await page
        .getByRole('button', { name: /Ver por quê|See why/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('list').first().waitFor();
    },
  },
  { name: 'talent-preview-applied', path: '/admin/potential/profile/preview?as=applied', as: 'talent' },
  { name: 'talents-proven', path: '/admin/recruiter/talents?order=proven', as: 'recruiter' },
  { name: 'talents-none', path: '/admin/recruiter/talents?search=zzzzzz', as: 'recruiter' },
  {
    name: 'talent',
    path: '/admin/recruiter/talents?order=proven',
    as: 'recruiter',
    action: async (page) => {
      await page.locator('main ul a').first().click();
      await page.locator('article h1').waitFor();
    },
  },
  { name: 'talent-unknown', path: '/admin/recruiter/talents/01a0af8b-b2d2-724c-b367-e2de7a7b21aa', as: 'recruiter' },
  { name: 'talent-public-unknown', path: '/talentos/nobody-here' },
];
