import { isRejection } from '@prova/contract/applications/application-status';
import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { Feedback } from '@prova/contract/evaluations/feedbacks';
import { teamFeedbackTopic } from '@prova/contract/evaluations/realtime';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { changedByFeedback, feedbackQuery } from '../feedbacks.queries.ts';
import { FeedbackDialog, isFeedbackKept } from './feedback-dialog.tsx';
import { FeedbackItem } from './feedback-item.tsx';
import { useLiveFeedback } from './use-live-feedback.ts';

export type FeedbackSectionProps = {
  application: Pick<ApplicationDetail, 'id' | 'status' | 'closedAt' | 'candidate'>;
};

/** What the team writes to the candidate about how they did: drafts, and what was shared. */
export function FeedbackSection({ application }: FeedbackSectionProps) {
  const { id: applicationId, status, closedAt, candidate } = application;
  const { t } = useTranslation('feedback');
  const headingId = useId();
  const feedbacks = useQuery(feedbackQuery(applicationId));
  useLiveFeedback(teamFeedbackTopic, applicationId, {
    isShown: feedbacks.data !== undefined,
    endpoints: changedByFeedback,
  });
  /** What is being written, as it was read: the list may lose it meanwhile. */
  const [writing, setWriting] = useState<Feedback | 'new' | null>(null);
  /** A closed dialog keeps what was typed, which is known once it has gone. */
  const [kept, setKept] = useState(() => isFeedbackKept(applicationId));
  useEffect(() => {
    if (writing === null) setKept(isFeedbackKept(applicationId));
  }, [writing, applicationId]);
  const name = candidate.name || t('candidate');
  // Ended by the company, which owes more than a no.
  const ended = isRejection(status) || closedAt !== null;
  const begin = () => setWriting('new');
  const write = (
    <Button size="sm" icon={<MessageCircleHeart className="size-4" />} className="self-start" onClick={begin}>
      {t(kept ? 'goOn' : 'write')}
    </Button>
  );
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="text-h5">
        {t('title')}
      </h3>
      <QueryView
        query={feedbacks}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-8 w-40 rounded-control" />
          </SkeletonGroup>
        }
        failure={{ level: 4, title: t('loadError') }}
      >
        {(all) => (
          <>
            {all.length === 0 &&
              (ended ? (
                <Callout kind="plain" title={t('offerTitle')} action={write}>
                  {t('offerText', { name })}
                </Callout>
              ) : (
                write
              ))}
            {all.length > 0 && (
              <>
                <ul className="flex flex-col gap-3">
                  {all.map((feedback) => (
                    <FeedbackItem
                      key={feedback.id}
                      feedback={feedback}
                      name={name}
                      onEdit={() => setWriting(feedback)}
                    />
                  ))}
                </ul>
                <Button size="sm" variant="quiet" className="self-start" onClick={begin}>
                  {t(kept ? 'goOn' : 'another')}
                </Button>
              </>
            )}
          </>
        )}
      </QueryView>
      {writing && (
        <FeedbackDialog
          key={writing === 'new' ? 'new' : writing.id}
          applicationId={applicationId}
          feedback={writing === 'new' ? null : writing}
          name={name}
          onClose={() => setWriting(null)}
        />
      )}
    </section>
  );
}
