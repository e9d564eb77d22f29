import type { SavedJob } from '@prova/contract/jobs/talent-jobs';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView, type Viewed } from '../../../ui/query-view.tsx';
import { JobCard } from '../components/job-card.tsx';
import { CardsSkeleton } from '../components/recommended-jobs.tsx';
import { useSaving } from '../components/save-button.tsx';
import type { useJobMarks } from '../matching.queries.ts';

type Props = {
  query: Viewed<{ data: readonly SavedJob[] }>;
  marks: ReturnType<typeof useJobMarks>;
  hrefOf: (slug: string) => string;
  current: string | undefined;
  beside: boolean;
  allHref: string;
};

/** What the reader keeps, with what became of each. */
export function SavedJobs({ query, marks, hrefOf, current, beside, allHref }: Props) {
  const { t } = useTranslation('talent-jobs');
  return (
    <QueryView
      query={query}
      skeleton={<CardsSkeleton count={3} />}
      failure={{ level: 3, title: t('loadError') }}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          level={3}
          icon={<Bookmark />}
          title={t('noneSaved')}
          action={<LinkButton href={allHref}>{t('showAll')}</LinkButton>}
        >
          {t('noneSavedText')}
        </EmptyState>
      }
    >
      {({ data }) => (
        <ul aria-label={t('savedTitle')} className="flex flex-col gap-3">
          {data.map((kept) =>
            kept.job ? (
              <JobCard
                key={kept.id}
                job={kept.job}
                score={marks.scoreOf(kept.id)}
                applicationId={marks.applicationTo(kept.id)}
                saved
                href={hrefOf(kept.job.slug)}
                current={kept.job.slug === current}
                beside={beside}
                badge={kept.state === 'closed' && <Badge tone="amber">{t('save.state.closed')}</Badge>}
              >
                <SavedWhen at={kept.savedAt} />
              </JobCard>
            ) : (
              <DeletedJob key={kept.id} kept={kept} />
            ),
          )}
        </ul>
      )}
    </QueryView>
  );
}

function SavedWhen({ at }: { at: string }) {
  const { t } = useTranslation('talent-jobs');
  const format = useFormat();
  return (
    <p className="text-small text-muted">
      <time dateTime={at}>{t('save.when', { when: format.relative(at) })}</time>
    </p>
  );
}

/** Nothing is left of it but its name: it cannot be opened, and does not come back once it is given up. */
function DeletedJob({ kept }: { kept: SavedJob }) {
  const { t } = useTranslation('talent-jobs');
  const { unsave, wanted } = useSaving(kept, { comesBack: false });
  return (
    <Card as="li" look="dashed" className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1.5">
        <h3 className="text-h5 wrap-break-word">{kept.title}</h3>
        <p className="wrap-break-word text-muted">{kept.companyName}</p>
        <p>
          <Badge>{t('save.state.deleted')}</Badge>
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('save.removeNamed', { title: kept.title })}
        busy={wanted !== undefined}
        onClick={unsave}
      >
        {t('save.remove')}
      </Button>
    </Card>
  );
}
