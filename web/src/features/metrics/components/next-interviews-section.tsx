import { interviewPaths } from '@prova/contract/interviews/paths';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NextInterviews } from '../../interviews/components/next-interviews.tsx';
import type { useNextInterviews } from '../../interviews/components/use-next-interviews.ts';
import { HomeSection } from './home-section.tsx';

/** Whom the team meets next. A part that loads and fails by itself. */
export function NextInterviewsSection({ next }: { next: ReturnType<typeof useNextInterviews> }) {
  const { t } = useTranslation('interviews');
  return (
    <HomeSection
      title={t('next.title')}
      aside={
        <Link href={interviewPaths.interviews} className="font-semibold text-brand hover:underline">
          {t('next.all')}
        </Link>
      }
    >
      <QueryView
        query={next}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-20 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('next.loadError') }}
        isEmpty={({ interviews }) => interviews.length === 0}
        // One line: a day without interviews is no news.
        empty={<p className="text-muted">{t('next.empty')}</p>}
      >
        {({ interviews }) => <NextInterviews interviews={interviews} />}
      </QueryView>
    </HomeSection>
  );
}
