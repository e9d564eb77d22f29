import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [{ name: 'not-found', path: '/no-such-page' }];
