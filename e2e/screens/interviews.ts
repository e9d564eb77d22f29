import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'interview-unknown', path: `/admin/interview/invitations/${'x'.repeat(43)}` },
];
