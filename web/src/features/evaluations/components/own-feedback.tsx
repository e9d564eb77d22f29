import { ownApplicationStatus } from '@prova/contract/applications/applications';
import { listFeedbacks } from '@prova/contract/evaluations/feedbacks';
import { ownFeedbackTopic } from '@prova/contract/evaluations/realtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/query-view.tsx';
import { feedbackQuery } from '../feedbacks.queries.ts';
import { ReceivedFeedback } from './received-feedback.tsx';
import { useLiveFeedback } from './use-live-feedback.ts';

/** The history says it, too. */
const SHOWN = [listFeedbacks, ownApplicationStatus];

/** What was shared about the signed-in talent's own application. */
export function OwnFeedback({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('application-status');
  const feedbacks = useQuery(feedbackQuery(applicationId));
  useLiveFeedback(ownFeedbackTopic, applicationId, { isShown: feedbacks.data !== undefined, endpoints: SHOWN });
  return (
    <QueryView query={feedbacks} skeleton={null} failure={{ title: t('feedbackError') }}>
      {(data) => <ReceivedFeedback feedbacks={data} />}
    </QueryView>
  );
}
