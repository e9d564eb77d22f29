import type { Feature } from '../../lib/feature.ts';

/** The interview itself is a page for visitors: see `public-pages.ts`. */
export const aiInterviews: Feature = {};
