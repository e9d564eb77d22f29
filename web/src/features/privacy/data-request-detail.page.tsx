import { notificationNew } from '@prova/contract/notifications/realtime';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { RequestCase } from './components/request-case.tsx';
import { companyRequestQuery } from './privacy.queries.ts';

const POLL_MS = 5_000;

/** One request in the queue of a company: what is asked, what the company holds, and what to do about it. */
export function DataRequestDetailPage() {
  const { t } = useTranslation('company-privacy');
  usePageTitle(t('title'));
  const { id = '' } = useParams();
  const request = useQuery({
    ...companyRequestQuery(id),
    // While the copy is made; nothing else tells when it is there.
    refetchInterval: ({ state }) => (state.data?.copy === 'working' ? POLL_MS : false),
  });
  useLiveMessage(notificationNew, () => void request.refetch());
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
      <QueryView
        query={request}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-5">
            <Skeleton className="h-10 w-1/2" />
            <Skeleton className="h-64 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'NOT_FOUND', 'FORBIDDEN') && (
            <EmptyState
              level={1}
              title={t('detail.notFound')}
              action={<LinkButton href={privacyPaths.recruiterDataRequests}>{t('queueLink')}</LinkButton>}
            >
              {t(error.code === 'FORBIDDEN' ? 'ownersOnlyText' : 'detail.notFoundText')}
            </EmptyState>
          )
        }
      >
        {(data) => <RequestCase request={data} />}
      </QueryView>
    </div>
  );
}
