import { choose, inTurn, press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

const jobMenu = press(/^(Ações de|Actions for)/);
const step = (number: number): Screen => ({
  name: `wizard-step-${number}`,
  path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}/edit?step=${number}`,
  as: 'recruiter',
});

export const screens: readonly Screen[] = [
  { name: 'jobs-public-none', path: '/jobs?search=zzzzzz' },
  { name: 'job-public', path: ({ jobSlug }) => `/jobs/${jobSlug}` },
  { name: 'job-public-unknown', path: '/jobs/no-such-job' },
  { name: 'company', path: '/companies/aurora-sistemas' },
  { name: 'company-unknown', path: '/companies/no-such-company' },
  { name: 'recruiter-jobs-none', path: '/admin/recruiter/jobs?search=zzzzzz', as: 'recruiter' },
  { name: 'job-menu', path: '/admin/recruiter/jobs', as: 'recruiter', action: jobMenu },
  {
    name: 'job-close',
    path: '/admin/recruiter/jobs?status=active',
    as: 'recruiter',
    action: inTurn(jobMenu, choose(/^(Encerrar|Close)/)),
  },
  {
    name: 'job-remove',
    path: '/admin/recruiter/jobs?status=draft',
    as: 'recruiter',
    action: inTurn(jobMenu, choose(/^(Excluir|Delete)/)),
  },
  { name: 'wizard-draft', path: ({ draftId }) => `/admin/recruiter/jobs/${draftId}/edit`, as: 'recruiter' },
  ...[1, 2, 3, 4, 5, 6, 7].map(step),
  {
    name: 'wizard-stage',
    path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}/edit?step=4`,
    as: 'recruiter',
    action: async (page) => page.locator('[data-stage]').nth(2).click(),
  },
  { name: 'recruiter-job', path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}`, as: 'recruiter' },
  { name: 'recruiter-job-unknown', path: '/admin/recruiter/jobs/no-such-job', as: 'recruiter' },
  { name: 'company-unverified', path: '/companies/estudio-cajuina' },
];
