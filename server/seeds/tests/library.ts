import { BACKEND } from './backend.ts';
import { DATABASE } from './database.ts';
import { DEVOPS } from './devops.ts';
import { FRONTEND } from './frontend.ts';
import { FUNDAMENTALS } from './fundamentals.ts';
import { MOBILE } from './mobile.ts';
import type { LibraryTest } from './write.ts';

/** The tests that the demo begins with: two of each area. */
export const LIBRARY: readonly LibraryTest[] = [
  ...FRONTEND,
  ...BACKEND,
  ...DATABASE,
  ...FUNDAMENTALS,
  ...DEVOPS,
  ...MOBILE,
];
