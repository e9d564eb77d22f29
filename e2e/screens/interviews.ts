import { press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  {
    name: 'recruiter-interviews-schedule',
    path: '/admin/recruiter/interviews',
    as: 'recruiter',
    action: press(/^(Agendar entrevista|Schedule interview)$/),
  },
  { name: 'recruiter-interviews-none', path: '/admin/recruiter/interviews?view=undecided', as: 'recruiter' },
  { name: 'interview-one', path: ({ interviewId }) => `/admin/recruiter/interviews/${interviewId}`, as: 'recruiter' },
  { name: 'interview-invitation', path: ({ links }) => links.interview },
  { name: 'interview-door', path: ({ links }) => `${links.interview}/room` },
  { name: 'interview-unknown', path: `/admin/interview/invitations/${'x'.repeat(43)}` },
];
