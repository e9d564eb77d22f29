import { ownApplicationMatch } from '@prova/contract/applications/application-match';
import type { ApplicationOverview } from '@prova/contract/applications/applications';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { queryOf } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MatchScore } from '../../matching/components/match-score.tsx';
import { useLiveMatches } from '../../matching/matching.queries.ts';

type Props = { application: Pick<ApplicationOverview, 'id' | 'jobId' | 'jobTitle'> };

/** How an application matches its job, as the company reads it, and the way to have a person look at it. */
export function OwnMatch({ application: { id, jobId, jobTitle } }: Props) {
  const { t } = useTranslation('application-status');
  const found = useQuery(queryOf(ownApplicationMatch, { params: { id } }));
  useLiveMatches();
  return (
    <QueryView
      query={found}
      skeleton={<Skeleton className="h-28 w-full" />}
      failure={{ title: t('match.loadError') }}
      // biome-ignore lint/complexity/noUselessFragments: nothing, which is not the same as no refusal.
      refusal={(error) => isApiError(error, 'APPLICATION_NOT_FOUND') && <></>}
    >
      {({ score, basis }) => (
        <Card as="section" className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 className="text-h4">{t('match.title')}</h2>
            <p className="mt-1 text-sm">{t(`match.basis.${basis}`)}</p>
            <p className="mt-1 text-sm text-muted">{t('match.text')}</p>
          </div>
          <MatchScore
            job={{ id: jobId, title: jobTitle }}
            applicationId={id}
            score={score}
            size="lg"
            className="shrink-0"
          />
        </Card>
      )}
    </QueryView>
  );
}
