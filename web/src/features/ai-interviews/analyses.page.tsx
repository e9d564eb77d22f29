import type { InterviewRecord } from '@prova/contract/ai-interviews/analysis';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { CardRowsSkeleton, Listing, ListRows } from '../../widgets/list-page.tsx';
import { SimilarNames } from '../../widgets/similar-names.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { analysisStatsQuery, interviewRecordsQuery } from './ai-interviews.queries.ts';
import { AnalysisFigures, FiguresSkeleton } from './analysis/analysis-figures.tsx';
import { AnalysisFilterBar } from './analysis/analysis-filter-bar.tsx';
import { type AnalysisList, analysisFilters, DAYS, type Days } from './analysis/analysis-filters.ts';
import { RecordRow } from './analysis/record-row.tsx';

const TranscriptDialog = lazy(async () => ({
  default: (await import('./components/transcript-dialog.tsx')).TranscriptDialog,
}));

/** The interviews of the last days, of both kinds, with what their analyses say. */
export function AnalysesPage() {
  const { t } = useTranslation('interview-analysis');
  usePageTitle(t('title'));
  const company = useWorkingCompany();
  const list = useListAddress(analysisFilters);
  if (!company) return <FoundCompany level={1} />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('page.interviews'), href: interviewPaths.interviews }, { label: t('title') }]}
        facts={t('lead')}
        actions={
          <RadioGroup<Days>
            label={t('days')}
            hideLabel
            look="segments"
            className="flex"
            value={list.filters.days}
            onChange={(days) => list.change({ days })}
            options={DAYS.map((value) => ({ value, label: t('lastDays', { count: Number(value) }) }))}
          />
        }
      />
      <Shown list={list} />
    </div>
  );
}

function Shown({ list }: { list: AnalysisList }) {
  const { t } = useTranslation('interview-analysis');
  const [read, setRead] = useState<InterviewRecord | null>(null);
  const { days, jobId } = list.filters;
  const records = useQuery(interviewRecordsQuery(list.query));
  const stats = useQuery(analysisStatsQuery({ days, ...(jobId && { jobId }) }));
  const again = () => {
    void records.refetch();
    void stats.refetch();
  };
  // That one has ended, or was analysed, comes with a notification.
  useLiveMessage(notificationNew, again);
  useLiveMessage(resync, again);
  return (
    <>
      {/* What fails together is said once, and tried again together. */}
      {!(records.error && !records.data) && (
        <QueryView query={stats} skeleton={<FiguresSkeleton />} failure={{ title: t('figures.loadError') }}>
          {(data) => data.total > 0 && <AnalysisFigures stats={data} busy={stats.isPlaceholderData} />}
        </QueryView>
      )}
      <Listing
        list={list}
        query={{ ...records, refetch: again }}
        bar={(total) => <AnalysisFilterBar list={list} total={total} />}
        skeleton={<CardRowsSkeleton />}
        failure={t('loadError')}
        empty={<NothingYet days={days} onWiden={() => list.change({ days: '90' })} />}
        noMatch={{ title: t('list.noMatch'), text: t('list.noMatchText') }}
      >
        {(rows, busy) => (
          <>
            {rows.some(({ similarName }) => similarName) && <SimilarNames search={list.filters.search} />}
            <ListRows label={t('list.label')} busy={busy}>
              {rows.map((record) => (
                <RecordRow key={record.id} record={record} onTranscript={() => setRead(record)} />
              ))}
            </ListRows>
          </>
        )}
      </Listing>
      <Suspense>
        {read && (
          <TranscriptDialog interviewId={read.id} candidateName={read.candidateName} onClose={() => setRead(null)} />
        )}
      </Suspense>
    </>
  );
}

function NothingYet({ days, onWiden }: { days: Days; onWiden: () => void }) {
  const { t } = useTranslation('interview-analysis');
  return (
    <EmptyState
      level={2}
      icon={<ChartNoAxesColumn />}
      title={t('empty.title', { count: Number(days) })}
      action={
        days === '90' ? (
          <LinkButton href={interviewPaths.interviews}>{t('empty.toInterviews')}</LinkButton>
        ) : (
          <Button onClick={onWiden}>{t('empty.widen')}</Button>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
