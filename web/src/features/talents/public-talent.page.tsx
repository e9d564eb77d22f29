import { jobPaths } from '@prova/contract/jobs/paths';
import type { getPublicTalent } from '@prova/contract/talents/talents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { useRead } from '../../lib/use-read.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TalentView } from './components/talent-view.tsx';
import { ViewSkeleton } from './components/view-skeleton.tsx';

/** How soon a window that stays open learns that the profile was hidden: no socket tells those who are not signed in. */
const LOOK_AGAIN_MS = 15_000;

/** A profile that its talent opened to everybody, for as long as they do. */
export function PublicTalentPage() {
  const { t } = useTranslation('talent-view');
  const { slug = '' } = useParams();
  const talent = useRead<typeof getPublicTalent>('/api/v1/public/talents/:slug', { params: { slug } });
  const [hidden, setHidden] = useState<{ slug: string; error: unknown } | null>(null);
  // Kept: while it is asked for again, or where two answers come in the wrong order, the former one would be back.
  if (isApiError(talent.error, 'NOT_FOUND') && hidden?.slug !== slug) setHidden({ slug, error: talent.error });
  const gone = hidden?.slug === slug;
  usePolling(() => gone || talent.refetch(), LOOK_AGAIN_MS);
  usePageTitle(talent.data && !gone ? [talent.data.name, talent.data.title].filter(Boolean).join(', ') : undefined);
  return (
    <div className="mx-auto w-full max-w-[68rem] px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        // What was loaded is theirs to take back, and not ours to keep on screen.
        query={gone ? { ...talent, data: undefined, error: hidden.error } : talent}
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
