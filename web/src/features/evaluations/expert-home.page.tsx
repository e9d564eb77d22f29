import { assessmentPaths } from '@prova/contract/assessments/paths';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { dayPart, today } from '../../lib/day-part.ts';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { gradingQuery } from '../attempts/attempts.queries.ts';
import { ObservedInterviews } from '../interviews/components/observed-interviews.tsx';

/** The evaluator's home: what waits to be graded, and the interviews that they observe. */
export function ExpertHomePage() {
  const { t } = useTranslation('expert');
  const format = useFormat();
  const user = useUser();
  const queue = useQuery(gradingQuery());
  usePageTitle(t('title'));
  const nothing = (
    <EmptyState title={t('nothing')} icon={<ClipboardCheck />}>
      {t('nothingText')}
    </EmptyState>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(dayPart(new Date()), { name: user.name.split(' ')[0] ?? '' })}
        facts={today(format.locale)}
      />
      <QueryView
        query={queue}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError') }}
        // Who was taken out of the last company has nothing to grade.
        refusal={(error) => isApiError(error, 'NO_COMPANY') && nothing}
        isEmpty={({ meta }) => meta.total === 0}
        empty={nothing}
      >
        {({ meta }) => (
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-h5">{t('waiting', { count: meta.total })}</h2>
              <p className="text-muted">{t('waitingText')}</p>
            </div>
            <LinkButton href={assessmentPaths.expertGrading} variant="primary">
              {t('grade')}
            </LinkButton>
          </Card>
        )}
      </QueryView>
      <ObservedInterviews />
    </div>
  );
}
