import { getApplication } from '@prova/contract/applications';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { queryOf } from '../../lib/query.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { NotFoundPage } from '../site/components/not-found-page.tsx';

/** Where notifications and mails lead: the candidate, opened on the board of the job. */
export function CandidatePage() {
  const { id = '' } = useParams();
  const application = useQuery(queryOf(getApplication, { params: { id } }));
  if (application.data) {
    const { jobId } = application.data;
    return <Navigate to={to(funnelPaths.board, { id: jobId }, { application: id })} replace />;
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
