import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'failure', path: '/500' },
];
