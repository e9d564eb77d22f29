import { applicationPaths } from '@prova/contract/applications/paths';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageQueryOf } from '../../../lib/query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { CandidateMatch } from '../../matching/components/candidate-match.tsx';
import { HomeSection } from './home-section.tsx';

const SHOWN = 5;
/** Open, at the beginning of their way, and a match that a word can be said of. */
const TOP = { show: 'open', stage: 'new,review', match: 'excellent,good', sort: 'match' } as const;

/** Whom to look at first: who fits best of those that nobody has gone on with. A part that loads and fails by itself. */
export function TopCandidates() {
  const { t } = useTranslation('metrics');
  const top = useQuery(pageQueryOf(listCandidates, { query: { ...TOP, limit: SHOWN } }));
  return (
    <HomeSection
      title={t('home.top.title')}
      aside={
        (top.data?.meta.total ?? 0) > SHOWN && (
          <Link href={to(applicationPaths.candidates, {}, TOP)} className="font-semibold text-brand hover:underline">
            {t('home.jobs.all')}
          </Link>
        )
      }
    >
      <QueryView
        query={top}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-72 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('home.top.loadError') }}
        isEmpty={({ data }) => data.length === 0}
        // One line: nobody to point out is no news.
        empty={<p className="text-muted">{t('home.top.empty')}</p>}
      >
        {({ data }) => (
          <Card padded={false}>
            <ul className="divide-y divide-border">
              {data.map(({ id, name, application }) => (
                <li key={id} className="relative flex items-center gap-3 px-4 py-2 hover:bg-sunken">
                  <Avatar name={name} size="sm" />
                  <div className="min-w-0 flex-1">
                    <Link
                      href={to(funnelPaths.board, { id: application.jobId }, { application: application.id })}
                      className="font-semibold wrap-break-word after:absolute after:inset-0 hover:underline"
                    >
                      {name}
                    </Link>
                    <p className="truncate text-muted">{[application.jobTitle, application.stage.name].join(' · ')}</p>
                  </div>
                  {application.match !== null && (
                    <CandidateMatch application={application} name={name} score={application.match} />
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </HomeSection>
  );
}
