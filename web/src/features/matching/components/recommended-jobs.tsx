import { dismissJob, type Recommendation, recommendJobs, undismissJob } from '@prova/contract/matching/matching';
import { talentPaths } from '@prova/contract/talents/paths';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleMinus, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ProveLink } from '../../talents/components/prove-link.tsx';
import { recommendedQuery, useJobMarks, useLiveMatches } from '../matching.queries.ts';
import { JobCard } from './job-card.tsx';

/** How many are shown at once. */
export const RECOMMENDED_SHOWN = 3;
const REASONS_SHOWN = 3;

type Props = {
  hrefOf: (slug: string) => string;
  /** The slug of the job that stands open beside the list. */
  current?: string | undefined;
  beside?: boolean;
  /** Nothing is told of the reader yet, and the page leads to that already. */
  first?: boolean;
};

/** The jobs that suit the reader best, with what speaks for each and what is missing. */
export function RecommendedJobs({ hrefOf, current, beside = false, first = false }: Props) {
  const { t } = useTranslation('talent-jobs');
  const found = useQuery(recommendedQuery(RECOMMENDED_SHOWN));
  useLiveMatches();
  const marks = useJobMarks(found.data?.map(({ job }) => job.id) ?? []);
  return (
    <QueryView
      query={found}
      skeleton={<CardsSkeleton count={RECOMMENDED_SHOWN} />}
      failure={{ level: 3, title: t('recommended.loadError') }}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          level={3}
          icon={<Sparkles />}
          title={t('recommended.none')}
          action={!first && <LinkButton href={talentPaths.profile}>{t('profile')}</LinkButton>}
        >
          {t('recommended.noneText')}
        </EmptyState>
      }
    >
      {(list) => (
        <ul aria-label={t('recommended.title')} className="flex flex-col gap-3">
          {list.map((each) => (
            <JobCard
              key={each.job.id}
              job={each.job}
              score={each.score}
              saved={marks.isSaved(each.job.id)}
              href={hrefOf(each.job.slug)}
              current={each.job.slug === current}
              beside={beside}
            >
              <Reasons of={each} />
            </JobCard>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Reasons({ of: { job, reasons, missing } }: { of: Recommendation }) {
  const { t } = useTranslation(['talent-jobs', 'ui']);
  const params = { params: { id: job.id } };
  const undismiss = useCall(undismissJob, {
    invalidates: [recommendJobs],
    onSuccess: () => toast.info(t('recommended.restored', { title: job.title })),
  });
  const dismiss = useCall(dismissJob, {
    invalidates: [recommendJobs],
    onSuccess: () =>
      toast.success(t('recommended.dismissed', { title: job.title }), {
        action: { label: t('ui:undo'), onAction: () => undismiss.mutate(params) },
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-border pt-2 text-sm">
      <ul className="contents">
        {reasons.slice(0, REASONS_SHOWN).map((reason) => (
          <Reason key={reason.wanted} reason={reason} />
        ))}
        {missing.slice(0, REASONS_SHOWN).map((skill) => (
          <li key={skill} className="inline-flex max-w-full items-center gap-1.5 text-muted">
            <CircleMinus aria-hidden="true" className="size-4 shrink-0" />
            <ProveLink
              skill={skill}
              label={t('recommended.missingTests', { skill })}
              className="relative z-1 min-w-0 rounded-sm wrap-break-word underline decoration-dashed"
            >
              {t('recommended.missing', { skill })}
            </ProveLink>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        className="relative z-1 ml-auto text-muted"
        aria-label={t('recommended.notForMeNamed', { title: job.title })}
        busy={dismiss.isPending}
        onClick={() => dismiss.mutate(params)}
      >
        {t('recommended.notForMe')}
      </Button>
    </div>
  );
}

/** Solid with a check where it is proven at the asked level; everything else is dashed, and says what it is. */
function Reason({ reason: { standing, skill, wanted, level, asked } }: { reason: Recommendation['reasons'][number] }) {
  const { t } = useTranslation('talent-jobs');
  return (
    <li className="inline-flex max-w-full items-center gap-1.5">
      {standing === 'proven' ? (
        <Check aria-hidden="true" className="size-4 shrink-0 text-brand" strokeWidth={2.5} />
      ) : (
        <span
          aria-hidden="true"
          className="size-3.5 shrink-0 rounded-full border-2 border-dashed border-border-strong"
        />
      )}
      <span className="min-w-0 wrap-break-word">
        {t(`recommended.reasons.${standing}`, {
          ...{ skill, wanted },
          level: level && t(`recommended.levels.${level}`),
          asked: asked && t(`recommended.levels.${asked}`),
        })}
      </span>
    </li>
  );
}

export function CardsSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never change.
        <Skeleton key={index} className="h-44 w-full" />
      ))}
    </SkeletonGroup>
  );
}
