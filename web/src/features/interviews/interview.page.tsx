import { applicationPaths } from '@prova/contract/applications/paths';
import { funnelPaths } from '@prova/contract/funnel/paths';
import type { InterviewOfPage } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { to } from '@prova/contract/paths';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Fill } from '../../lib/slots.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NotFoundPage } from '../site/components/not-found-page.tsx';
import { InterviewActions } from './components/interview-actions.tsx';
import { interviewAnalysisSlot } from './components/interview-analysis-slot.ts';
import { interviewConversationSlot } from './components/interview-conversation-slot.ts';
import { InterviewPart, InterviewSkeleton, InterviewWhen } from './components/interview-parts.tsx';
import { PlacePart } from './components/interview-place.tsx';
import { interviewRecordingsSlot } from './components/interview-recordings-slot.ts';
import { interviewResultsSlot } from './components/interview-results-slot.ts';
import { InterviewStatusBadge } from './components/interview-status-badge.tsx';
import { OpenPoints } from './components/open-points.tsx';
import { OwnAnswer } from './components/own-answer.tsx';
import { ParticipantList } from './components/participant-list.tsx';
import { ScheduleAnother } from './components/schedule-another.tsx';
import { SentApplication } from './components/sent-application.tsx';
import { interviewQuery } from './interviews.queries.ts';

/** An interview: when, where, who comes, and what can be done with it. */
export function InterviewPage() {
  const { t } = useTranslation('interviews');
  const { id = '' } = useParams();
  const interview = useQuery(interviewQuery(id));
  const { data, error } = interview;
  useLiveMessage(notificationNew, () => void interview.refetch());
  useLiveMessage(resync, () => void interview.refetch());
  const title = data && t('page.title', { name: data.candidateName || t('hidden') });
  usePageTitle(title ?? (error ? t('page.loadError') : undefined));
  return (
    <QueryView
      query={interview}
      skeleton={<InterviewSkeleton />}
      failure={{ level: 1, title: t('page.loadError') }}
      refusal={(error) => isApiError(error) && error.status === 404 && <NotFoundPage />}
    >
      {(data) => <Ready interview={data} title={title ?? ''} />}
    </QueryView>
  );
}

function Ready({ interview, title }: { interview: InterviewOfPage; title: string }) {
  const { t } = useTranslation('interviews');
  const { id, status, applicationId, jobId, candidateLocale, can } = interview;
  const ahead = status === 'scheduled' || status === 'in_progress';
  const awaited = ahead && !interview.open.includes('outcome');
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
      <PageHeader
        title={title}
        crumbs={[{ label: t('page.back'), href: interviewPaths.interviews }, { label: title }]}
        badge={<InterviewStatusBadge interview={interview} />}
        facts={[interview.jobTitle, t('page.organiser', { name: interview.organiserName || t('erased') })].join(
          '\u00a0· ',
        )}
      />
      <OpenPoints interview={interview} />
      <OwnAnswer interview={interview} />
      <InterviewActions interview={interview} />
      <ScheduleAnother interview={interview} />
      <Card className="flex flex-col gap-5">
        <InterviewWhen interview={interview} />
        <PlacePart {...interview} />
        {interview.notes && (
          <InterviewPart title={t('page.notes')}>
            <p className="whitespace-pre-line wrap-anywhere">{interview.notes}</p>
          </InterviewPart>
        )}
        {interview.reason && (
          <InterviewPart title={t('page.reason')}>
            <p className="whitespace-pre-line wrap-anywhere">{interview.reason}</p>
          </InterviewPart>
        )}
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="text-h5">{t('page.who')}</h2>
        <ParticipantList participants={interview.participants} awaited={awaited} />
        {ahead && (
          <p className="text-small text-muted">
            {t('page.language', { language: t(`page.languages.${candidateLocale}`) })}
          </p>
        )}
      </Card>
      {/* Its own room is open before the hour comes: what was recorded and written there belongs to it, too. */}
      {(interview.startedAt !== null || interview.roomCode !== null) && (
        <>
          <Fill slot={interviewRecordingsSlot} interviewId={id} />
          <Fill
            slot={interviewConversationSlot}
            interviewId={id}
            held={status === 'completed' && interview.roomCode !== null}
          />
        </>
      )}
      {interview.startedAt !== null && <Fill slot={interviewAnalysisSlot} interviewId={id} />}
      {can.readApplication && (
        <>
          <SentApplication interviewId={id} />
          <Fill slot={interviewResultsSlot} interviewId={id} />
        </>
      )}
      {can.openApplication && (
        <div className="flex flex-wrap gap-2">
          <LinkButton href={to(applicationPaths.candidate, { id: applicationId })}>
            {t('page.openCandidate')}
          </LinkButton>
          <LinkButton href={to(funnelPaths.board, { id: jobId }, { application: applicationId })}>
            {t('page.openBoard')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
