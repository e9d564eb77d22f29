import type { Locale } from '@prova/contract/common';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import { boardPhrases } from '../features/funnel/phrases.ts';
import { matchPath } from '../lib/lean-router.tsx';

/** Of every page behind the login. */
const SHELL_PHRASES = ['lib', 'ui', 'app', 'parts', 'language-switch', 'notifications'];

/** Where people begin their day: the files of the page and of its phrases, which the browser is told of with the page. */
const FIRST_PAGES: readonly { path: string; source: string; phrases: readonly string[] }[] = [
  { path: funnelPaths.board, source: 'funnel/board.page.tsx', phrases: boardPhrases },
  {
    path: homePaths.recruiterHome,
    source: 'metrics/recruiter-home.page.tsx',
    phrases: ['metrics', 'jobs', 'recruiters'],
  },
  { path: jobPaths.recruiterJobs, source: 'jobs/recruiter-jobs.page.tsx', phrases: ['jobs'] },
  { path: homePaths.talentHome, source: 'metrics/talent-home.page.tsx', phrases: ['talents'] },
];

/** Sources of the files that a page of the application begins with, as the manifest of the build names them. */
export function firstSources(pathname: string, locale: Locale): readonly string[] {
  const page = FIRST_PAGES.find(({ path }) => matchPath(path, pathname));
  if (!page) return [];
  return [
    `src/features/${page.source}`,
    ...[...SHELL_PHRASES, ...page.phrases].map((name) => `src/locales/${locale}/${name}.ts`),
  ];
}
