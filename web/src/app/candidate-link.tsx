import { getApplication } from '@prova/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { NotFoundPage } from '../features/site/not-found.page.tsx';
import { isApiError, messageOf } from '../lib/api-error.ts';
import { queryOf } from '../lib/query.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingPage } from './loading-page.tsx';
import { paths, to } from './paths.ts';

/** Where notifications and mails lead: the candidate, opened on the board of the job. */
export function CandidateLink() {
  const { id = '' } = useParams();
  const application = useQuery(queryOf(getApplication, { params: { id } }));
  if (application.data) {
    const { jobId } = application.data;
    return <Navigate to={to(paths.board, { id: jobId }, { application: id })} replace />;
  }
  if (isApiError(application.error) && application.error.status === 404) return <NotFoundPage />;
  if (application.isError) {
    return (
      <ErrorState retrying={application.isFetching} onRetry={() => void application.refetch()}>
        {messageOf(application.error)}
      </ErrorState>
    );
  }
  return <LoadingPage />;
}
