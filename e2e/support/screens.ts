/** Rows of the demo that screens are opened with. */
export type DemoIds = {
  jobId: string;
  jobSlug: string;
  draftId: string;
};

export type Screen = {
  /** Name of the picture. */
  name: string;
  path: string | ((demo: DemoIds) => string);
  /** Who is signed in; left out, nobody. */
  as?: 'recruiter' | 'talent';
};

/** Every screen of the product. A new screen comes with its line here. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/auth/forget-password' },
  { name: 'jobs-public', path: '/jobs' },
  { name: 'job-public', path: ({ jobSlug }) => `/jobs/${jobSlug}` },
  { name: 'job-apply', path: ({ jobSlug }) => `/jobs/${jobSlug}/apply` },
  { name: 'recruiter-home', path: '/admin/recruiter/home', as: 'recruiter' },
  { name: 'recruiter-jobs', path: '/admin/recruiter/jobs', as: 'recruiter' },
  { name: 'wizard-new', path: '/admin/recruiter/jobs/new', as: 'recruiter' },
  { name: 'wizard-draft', path: ({ draftId }) => `/admin/recruiter/jobs/${draftId}/edit`, as: 'recruiter' },
  { name: 'recruiter-job', path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}`, as: 'recruiter' },
  { name: 'board', path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}/board`, as: 'recruiter' },
  { name: 'talent-home', path: '/admin/potential/home', as: 'talent' },
  { name: 'gallery', path: '/dev/ui' },
];
