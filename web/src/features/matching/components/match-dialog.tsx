import { matchWithJob } from '@prova/contract/matching/matching';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { MatchExplained } from './match-explained.tsx';

type Props = {
  job: { id: string; title: string };
  /** As the list has it, until the explanation has come. */
  score: number | null;
  onClose: () => void;
};

/** What the match of the reader with a job stands on, as it is now. */
export function MatchDialog({ job, score: listed, onClose }: Props) {
  const { t } = useTranslation('matching');
  const { percent } = useFormat();
  const found = useQuery({ ...queryOf(matchWithJob, { params: { id: job.id } }), staleTime: 0 });
  const score = found.data ? found.data.score : listed;
  return (
    <Dialog
      open
      title={score === null ? t('unknown') : t('title', { percent: percent(score / 100) })}
      description={job.title}
      onClose={onClose}
    >
      <QueryView
        query={found}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-40 w-full" />
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'JOB_NOT_FOUND') && (
            <EmptyState level={3} title={t('gone')}>
              {t('goneText')}
            </EmptyState>
          )
        }
      >
        {(explanation) => <MatchExplained explanation={explanation} />}
      </QueryView>
    </Dialog>
  );
}
