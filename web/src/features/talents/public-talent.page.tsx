import { jobPaths } from '@prova/contract/jobs/paths';
import type { getPublicTalent } from '@prova/contract/talents/talents';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRead } from '../../lib/use-read.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TalentView } from './components/talent-view.tsx';
import { ViewSkeleton } from './components/view-skeleton.tsx';

/** A profile that its talent opened to everybody. */
export function PublicTalentPage() {
  const { t } = useTranslation('talent-view');
  const { slug = '' } = useParams();
  const talent = useRead<typeof getPublicTalent>('/api/v1/public/talents/:slug', { params: { slug } });
  usePageTitle(talent.data ? [talent.data.name, talent.data.title].filter(Boolean).join(', ') : undefined);
  return (
    <div className="mx-auto w-full max-w-[68rem] px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={talent}
        skeleton={<ViewSkeleton />}
        failure={{ level: 1, title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'NOT_FOUND') && (
            <EmptyState
              level={1}
              title={t('notFound')}
              action={<LinkButton href={jobPaths.publicJobs}>{t('jobs')}</LinkButton>}
            >
              {t('notFoundText')}
            </EmptyState>
          )
        }
      >
        {(data) => <TalentView talent={data} />}
      </QueryView>
    </div>
  );
}
