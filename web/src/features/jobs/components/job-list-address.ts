import { jobPaths } from '@prova/contract/jobs/paths';
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

const KEY = 'prova.jobs.search';

/** Remembers, in this tab, what was searched for. */
export const keepJobSearch = (search: string): boolean => keepInTab(KEY, search);

/** The list as it was last seen in this tab. */
export const jobListAddress = (): string => jobPaths.publicJobs + (keptInTab<string>(KEY) ?? '');

const WAY_BACK = 'prova.apply.from';

interface WayBack {
  readonly slug: string;
  readonly href: string;
  readonly scroll: number;
}

/** Remembers from which list, and where on it, somebody turned to the form of a job. */
export const keepWayBack = (slug: string): boolean =>
  keepInTab(WAY_BACK, { slug, href: location.pathname + location.search, scroll: scrollY } satisfies WayBack);

/** The list that the form of a job was opened from; null where it was reached otherwise. */
export function wayBackFrom(slug: string): string | null {
  const kept = keptInTab<WayBack>(WAY_BACK);
  return kept?.slug === slug ? kept.href : null;
}

/** How far down that list was, for whoever has come back to it; told once. */
export function takeScroll(): number | null {
  const kept = keptInTab<WayBack>(WAY_BACK);
  if (kept === null || kept.href !== location.pathname + location.search) return null;
  forgetInTab(WAY_BACK);
  return kept.scroll;
}
