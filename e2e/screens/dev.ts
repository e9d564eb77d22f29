import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [{ name: 'gallery', path: '/dev/ui' }];
