import { press, submit } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'job-apply', path: ({ jobSlug }) => `/jobs/${jobSlug}/apply` },
  { name: 'job-apply-errors', path: ({ jobSlug }) => `/jobs/${jobSlug}/apply`, action: submit },
  { name: 'application', path: ({ links }) => links.application },
  {
    name: 'application-withdraw',
    path: ({ links }) => links.application,
    action: press(/^(Desistir da vaga|Withdraw application)/),
  },
  { name: 'application-ended', path: ({ links }) => links.endedApplication },
  { name: 'application-unknown', path: `/applications/${'x'.repeat(43)}` },
];
