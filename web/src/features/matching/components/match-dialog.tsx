import { ownApplicationMatch } from '@prova/contract/applications/application-match';
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

/** What the match of the reader with a job stands on, as it is now; where they have applied, that of their application. */
export function MatchDialog({ applicationId, ...props }: Props) {
  return applicationId ? <OfApplication {...props} applicationId={applicationId} /> : <OfJob {...props} />;
}

function OfApplication({ job, applicationId, score: listed, onClose }: Props & { applicationId: string }) {
  const found = useQuery({ ...queryOf(ownApplicationMatch, { params: { id: applicationId } }), staleTime: 0 });
  return (
    <ExplainedDialog
      score={found.data ? found.data.score : listed}
      description={job.title}
      query={found}
      {...(found.data && { own: found.data })}
      reviewOf={{ title: job.title, applicationId }}
      onClose={onClose}
    />
  );
}

function OfJob({ job, score: listed, onClose }: Omit<Props, 'applicationId'>) {
  const { t } = useTranslation('matching');
  const found = useQuery({ ...queryOf(matchWithJob, { params: { id: job.id } }), staleTime: 0 });
  const application = found.data?.application;
  return (
    <ExplainedDialog
      score={found.data ? found.data.score : listed}
      description={job.title}
      query={found}
      {...(application && { own: { basis: application.basis, claims: [] } })}
      reviewOf={{ title: job.title, applicationId: application?.id }}
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
