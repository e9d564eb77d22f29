import type { Locale } from '@prova/contract/common';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import type { FirstPage } from '@prova/contract/pages';
import { boardPhrases } from '../features/funnel/phrases.ts';

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

/** What the server names in the head of these pages. */
export function firstPages(): FirstPage[] {
  return FIRST_PAGES.map(({ path, source, phrases }) => {
    const sources = (locale: Locale) => [
      `src/features/${source}`,
      ...[...SHELL_PHRASES, ...phrases].map((name) => `src/locales/${locale}/${name}.ts`),
    ];
    return { path, sources: { 'pt-BR': sources('pt-BR'), 'en-US': sources('en-US') } };
  });
}
