import { listOwnAiInterviews } from '@prova/contract/ai-interviews/session';
import {
  appliedAmong,
  decideOwnBankConsent,
  listApplications,
  ownApplicationStatus,
  undoWithdrawal,
  withdrawOwn,
} from '@prova/contract/applications/applications';
import { applicationPaths } from '@prova/contract/applications/paths';
import { listOwnInterviews } from '@prova/contract/interviews/interviews';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { resync } from '@prova/contract/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate, queryOf, useCall } from '../../lib/query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { OwnAiInterviews } from '../ai-interviews/components/own-ai-interviews.tsx';
import { Overview } from '../applications/components/application-overview.tsx';
import { OverviewSkeleton } from '../applications/components/overview-skeleton.tsx';
import { ApplicationTests } from '../attempts/components/application-tests.tsx';
import { OwnThread } from '../conversations/components/own-thread.tsx';
import { OwnFeedback } from '../evaluations/components/own-feedback.tsx';
import { ApplicationInterviews } from '../interviews/components/application-interviews.tsx';
import { ApplicationOffer } from './components/application-offer.tsx';
import { NextTime } from './components/next-time.tsx';
import { OwnMatch } from './components/own-match.tsx';

/** Where an application of the signed-in talent stands: what the link of its mail shows, and the offer. */
export function OwnApplicationPage() {
  const { t } = useTranslation('application-status');
  const { id = '' } = useParams();
  const client = useQueryClient();
  const status = useQuery(queryOf(ownApplicationStatus, { params: { id } }));
  usePageTitle(status.data?.jobTitle ?? t('title'));
  const reload = () =>
    void invalidate(client, [ownApplicationStatus, listApplications, listOwnInterviews, listOwnAiInterviews]);
  useLiveMessage(notificationNew, reload);
  useLiveMessage(resync, reload);
  const changes = { invalidates: [ownApplicationStatus, listApplications, appliedAmong], meta: { quiet: true } };
  const withdraw = useCall(withdrawOwn, changes);
  const undo = useCall(undoWithdrawal, changes);
  const decide = useCall(decideOwnBankConsent, changes);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Link href={applicationPaths.talentApplications} className="self-start text-sm font-semibold text-brand">
        {t('all')}
      </Link>
      <QueryView
        query={status}
        skeleton={<OverviewSkeleton />}
        failure={{ level: 1, title: t('loadError'), text: t('loadErrorText') }}
        refusal={(error) =>
          isApiError(error, 'APPLICATION_NOT_FOUND', 'NOT_FOUND') && (
            <EmptyState
              level={1}
              title={t('notFound')}
              action={
                <LinkButton variant="primary" href={applicationPaths.talentApplications}>
                  {t('all')}
                </LinkButton>
              }
            >
              {t('notFoundText')}
            </EmptyState>
          )
        }
      >
        {(data) => (
          <Overview
            status={data}
            entry={{
              withdraw: (body) => withdraw.mutateAsync({ params: { id }, body }),
              undoWithdrawal: (eventId) => undo.mutateAsync({ params: { id }, body: { eventId } }),
              decideBank: (consent) => decide.mutateAsync({ params: { id }, body: { consent } }),
            }}
            onChange={reload}
            allHere
            offer={
              // Its words come after the page, which is not to go for them.
              <Suspense fallback={null}>
                <ApplicationInterviews applicationId={id} />
                <OwnAiInterviews applicationId={id} />
                {data.withdrawnAt === null && <ApplicationOffer applicationId={id} />}
                <ApplicationTests applicationId={id} />
              </Suspense>
            }
            feedback={
              <>
                <OwnFeedback applicationId={id} />
                {(data.status === 'rejected' || data.closedAt !== null) && (
                  <Suspense fallback={null}>
                    <NextTime application={data} />
                  </Suspense>
                )}
              </>
            }
            conversation={
              <Suspense fallback={null}>
                <OwnMatch application={data} />
                <OwnThread key={id} applicationId={id} />
              </Suspense>
            }
          />
        )}
      </QueryView>
    </div>
  );
}
