import { matchWithJob } from '@prova/contract/matching/matching';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { queryOf } from '../../../lib/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExplainedDialog } from './explained-dialog.tsx';

type Props = {
  job: { id: string; title: string };
  /** Of the reader, to this job. */
  applicationId?: string | undefined;
  /** As the list has it, until the explanation has come. */
  score: number | null;
  onClose: () => void;
};

/** What the match of the reader with a job stands on, as it is now. */
export function MatchDialog({ job, applicationId, score: listed, onClose }: Props) {
  const { t } = useTranslation('matching');
  const found = useQuery({ ...queryOf(matchWithJob, { params: { id: job.id } }), staleTime: 0 });
  return (
    <ExplainedDialog
      score={found.data ? found.data.score : listed}
      description={job.title}
      query={found}
      reviewOf={{ title: job.title, applicationId }}
      refusal={(error) =>
        isApiError(error, 'JOB_NOT_FOUND') && (
          <EmptyState level={3} title={t('gone')}>
            {t('goneText')}
          </EmptyState>
        )
      }
      onClose={onClose}
    />
  );
}
