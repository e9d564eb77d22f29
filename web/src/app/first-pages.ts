import type { authStatus } from '@prova/contract/accounts/accounts';
import type { Locale } from '@prova/contract/common';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import type { FirstPage } from '@prova/contract/pages';
import { boardReads } from '../features/funnel/funnel.early.queries.ts';
import { boardPhrases } from '../features/funnel/phrases.ts';
import { recruiterJobsReads } from '../features/jobs/jobs.early.queries.ts';
import { recruiterHomeReads, talentHomeReads } from '../features/metrics/metrics.early.queries.ts';
import type { FeatureRoute } from '../lib/feature.ts';

/** Of every page behind the login. */
const SHELL_PHRASES = ['lib', 'ui', 'app', 'parts', 'language-switch', 'notifications'];

/** Where people begin their day: the files of the page and of its phrases, which the browser is told of with the page. */
interface Beginning {
  readonly path: string;
  readonly source: string;
  readonly phrases: readonly string[];
  /** As the feature has it. */
  readonly reads: NonNullable<FeatureRoute['reads']>;
}

const FIRST_PAGES: readonly Beginning[] = [
  {
    path: funnelPaths.board,
    source: 'funnel/board.page.tsx',
    phrases: boardPhrases,
    reads: ({ params: { id = '' }, search }) => boardReads(id, search),
  },
  {
    path: homePaths.recruiterHome,
    source: 'metrics/recruiter-home.page.tsx',
    phrases: ['metrics', 'jobs', 'recruiters'],
    reads: ({ search }) => recruiterHomeReads(search),
  },
  {
    path: jobPaths.recruiterJobs,
    source: 'jobs/recruiter-jobs.page.tsx',
    phrases: ['jobs'],
    reads: ({ search }) => recruiterJobsReads(search),
  },
  {
    path: homePaths.talentHome,
    source: 'metrics/talent-home.page.tsx',
    phrases: ['talents'],
    reads: ({ search }) => talentHomeReads(search),
  },
];

/** Who is signed in is asked for after them: that is answered sooner. */
const SESSION: (typeof authStatus)['path'] = '/api/v1/auth/status';

/** What the server names in the head of these pages. */
export function firstPages(): FirstPage[] {
  return FIRST_PAGES.map(({ path, source, phrases, reads }) => {
    const sources = (locale: Locale) => [
      `src/features/${source}`,
      ...[...SHELL_PHRASES, ...phrases].map((name) => `src/locales/${locale}/${name}.ts`),
    ];
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([named, name]) => [name, named]));
    const queries = reads({ params, search: new URLSearchParams() });
    return {
      path,
      sources: { 'pt-BR': sources('pt-BR'), 'en-US': sources('en-US') },
      reads: [...queries.map(({ url }) => url.replaceAll('%3A', ':')), SESSION],
    };
  });
}
