import { getApplication } from '@prova/contract/applications/applications';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { queryOf } from '../../lib/query.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NotFoundPage } from '../site/components/not-found-page.tsx';

/** Where notifications and mails lead: the candidate, opened on the board of the job. */
export function CandidatePage() {
  const { id = '' } = useParams();
  const application = useQuery(queryOf(getApplication, { params: { id } }));
  return (
    <QueryView
      query={application}
      skeleton={<LoadingPage />}
      refusal={(error) => isApiError(error) && error.status === 404 && <NotFoundPage />}
    >
      {({ jobId }) => <Navigate to={to(funnelPaths.board, { id: jobId }, { application: id })} replace />}
    </QueryView>
  );
}
