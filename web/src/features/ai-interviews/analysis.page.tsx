import type { InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { applicationPaths } from '@prova/contract/applications/paths';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { to } from '@prova/contract/paths';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { FileText, RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { NotFoundPage } from '../site/components/not-found-page.tsx';
import { interviewAnalysisQuery } from './ai-interviews.queries.ts';
import { AnalysisState } from './analysis/analysis-state.tsx';
import { AnalysisView } from './analysis/analysis-view.tsx';
import { OpenTranscript } from './analysis/quotes.tsx';
import type { Place } from './components/transcript-line.tsx';
import { useAnalyse } from './components/use-analyse.ts';
import { useRecordFacts } from './components/use-record-facts.ts';

const TranscriptDialog = lazy(async () => ({
  default: (await import('./components/transcript-dialog.tsx')).TranscriptDialog,
}));

/** What an analysis says of one interview, and the words that it rests on. */
export function AnalysisPage() {
  const { t } = useTranslation('interview-analysis');
  const { id = '' } = useParams();
  const interview = useQuery(interviewAnalysisQuery(id));
  const { data, error } = interview;
  // That it has ended, or was analysed, comes with a notification.
  useLiveMessage(notificationNew, () => void interview.refetch());
  useLiveMessage(resync, () => void interview.refetch());
  const title = data && t('page.title', { name: data.candidateName || t('nameless') });
  usePageTitle(title ?? (error ? t('page.loadError') : undefined));
  return (
    <QueryView
      query={interview}
      skeleton={<AnalysisSkeleton />}
      failure={{ level: 1, title: t('page.loadError') }}
      refusal={(error) => isApiError(error) && error.status === 404 && <NotFoundPage />}
    >
      {(data) => <Ready key={data.id} interview={data} title={title ?? ''} />}
    </QueryView>
  );
}

function Ready({ interview, title }: { interview: InterviewAnalysis; title: string }) {
  const { t } = useTranslation('interview-analysis');
  const facts = useRecordFacts();
  const [opened, setOpened] = useState<Place | 'beginning' | null>(null);
  const analyse = useAnalyse(interview.id);
  const { id, kind, applicationId, candidateName, jobTitle, seconds, hasTranscript, analysis, can } = interview;
  const { analysisState, analyses } = interview;
  const done = analysis?.state === 'done' ? analysis : null;
  const { text, tone } = facts.standing(interview);
  const said = [
    jobTitle,
    t(`kind.${kind}`),
    facts.when(interview),
    ...(seconds === null ? [] : [facts.length(seconds)]),
  ];
  return (
    <OpenTranscript value={setOpened}>
      <div className="flex flex-col gap-5">
        <PageHeader
          title={title}
          crumbs={[
            { label: t('page.interviews'), href: interviewPaths.interviews },
            { label: t('title'), href: aiInterviewPaths.analyses },
            { label: candidateName || t('nameless') },
          ]}
          badge={<Badge tone={tone}>{text}</Badge>}
          facts={said.join('\u00a0· ')}
          actions={
            <>
              {kind === 'live' && (
                <LinkButton href={to(interviewPaths.interview, { id })}>{t('page.openInterview')}</LinkButton>
              )}
              {can.openApplication && (
                <LinkButton href={to(applicationPaths.candidate, { id: applicationId })}>
                  {t('page.openCandidate')}
                </LinkButton>
              )}
              {done?.isCurrent && analysisState === 'done' && can.analyse && (
                <Button icon={<RotateCw className="size-4" />} busy={analyse.isBusy} onClick={analyse.run}>
                  {t('again')}
                </Button>
              )}
              {hasTranscript && (
                <Button icon={<FileText className="size-4" />} onClick={() => setOpened('beginning')}>
                  {t('transcript.title')}
                </Button>
              )}
            </>
          }
        />
        <AnalysisState interview={interview} analyse={analyse} />
        {done && <AnalysisView interview={interview} analysis={done} analyses={analyses} />}
      </div>
      <Suspense>
        {opened && (
          <TranscriptDialog
            interviewId={id}
            candidateName={candidateName}
            at={opened === 'beginning' ? undefined : opened}
            flags={done?.flags ?? []}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </OpenTranscript>
  );
}

function AnalysisSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-8 w-96 max-w-full" />
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-28 w-full" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </SkeletonGroup>
  );
}
