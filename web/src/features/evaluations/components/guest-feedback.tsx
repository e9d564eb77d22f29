import type { feedbacksByToken } from '@prova/contract/evaluations/feedbacks';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../../../lib/use-polling.ts';
import { useRead } from '../../../lib/use-read.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ReceivedFeedback } from './received-feedback.tsx';

/** A link opens no channel: its page asks. */
const POLL_MS = 60_000;

/** What was shared about an application, by the link of a mail. */
export function GuestFeedback({ token }: { token: string }) {
  const { t } = useTranslation('application-status');
  const feedbacks = useRead<typeof feedbacksByToken>('/api/v1/applications/status/:token/feedbacks', {
    params: { token },
  });
  usePolling(feedbacks.refetch, POLL_MS);
  return (
    // Most applications have none, and nothing is to jump for them.
    <QueryView query={feedbacks} skeleton={null} failure={{ title: t('feedbackError') }}>
      {(data) => <ReceivedFeedback feedbacks={data} />}
    </QueryView>
  );
}
