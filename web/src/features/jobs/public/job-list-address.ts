import { jobPaths } from '@prova/contract/jobs/paths';
import { keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

const KEY = 'prova.jobs.search';

/** Remembers, in this tab, what was searched for. */
export const keepJobSearch = (search: string): boolean => keepInTab(KEY, search);

/** The list as it was last seen in this tab. */
export const jobListAddress = (): string => jobPaths.publicJobs + (keptInTab<string>(KEY) ?? '');
