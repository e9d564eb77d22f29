import type { DataOf } from '@prova/contract/endpoint';
import { jobPaths } from '@prova/contract/jobs/paths';
import { FIGURES } from '@prova/contract/metrics/figures';
import type { recruiterCharts, recruiterReports } from '@prova/contract/metrics/reports';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { chartsQuery, reportQuery } from './metrics.queries.ts';
import { FigureCard } from './reports/figure-card.tsx';
import { NotForYou } from './reports/not-for-you.tsx';
import { casesHref, type ReportFilters, reportAddress } from './reports/report-address.ts';
import { ReportHeader } from './reports/report-header.tsx';

const loadSections = () => import('./reports/report-sections.tsx');
const ReportSections = lazy(async () => ({ default: (await loadSections()).ReportSections }));

type Report = DataOf<typeof recruiterReports>;
type Charts = DataOf<typeof recruiterCharts>;

/** What the numbers of the company say, each with the cases that it rests on. */
export function MetricsPage() {
  const { t } = useTranslation('reports');
  usePageTitle(t('title'));
  const { filters, change } = useListAddress(reportAddress, { stays: true });
  const report = useQuery(reportQuery(filters));
  useEffect(() => {
    // Beside the numbers, so that neither waits for the other. What fails here is asked for once more where it is shown.
    loadSections().catch(() => undefined);
  }, []);
  useLiveMessage(resync, () => void report.refetch());
  if (isApiError(report.error, 'NO_COMPANY')) return <FoundCompany level={1} />;
  return (
    <div className="flex flex-col gap-5">
      <ReportHeader filters={filters} report={report.data} onChange={change} />
      <QueryView
        query={report}
        skeleton={<ReportSkeleton />}
        failure={{ title: t('loadError'), text: t('loadErrorText') }}
        refusal={(error) => isApiError(error, 'FORBIDDEN') && <NotForYou />}
      >
        {(data) => (
          <Shown report={data} filters={filters} busy={report.isPlaceholderData} onSort={(sort) => change({ sort })} />
        )}
      </QueryView>
    </div>
  );
}

type ShownProps = {
  report: Report;
  filters: ReportFilters;
  /** What shows is still of the span before. */
  busy: boolean;
  onSort: (sort: ReportFilters['sort']) => void;
};

function Shown({ report, filters: { period, job, sort }, busy, onSort }: ShownProps) {
  const { t } = useTranslation('reports');
  const counted = { period, job, until: report.until };
  const charts = useQuery({ ...chartsQuery(counted), enabled: !busy });
  if (job === null && isUntouched(report)) {
    // Whether there is anything at all, the charts know.
    if (charts.isPending) return <ReportSkeleton />;
    if (charts.data && isBlank(charts.data)) return <NothingYet />;
  }
  return (
    <div aria-busy={busy} className={cx('flex flex-col gap-4 transition-opacity', busy && 'opacity-60')}>
      <section aria-labelledby="figures">
        <h2 id="figures" className="sr-only">
          {t('figures')}
        </h2>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
          {FIGURES.map((figure) => (
            <FigureCard
              key={figure}
              figure={figure}
              reading={report.figures[figure]}
              href={casesHref(figure, counted)}
            />
          ))}
        </div>
      </section>
      <QueryView
        query={charts}
        skeleton={<SectionSkeletons />}
        failure={{ title: t('chartsError'), text: t('loadErrorText'), level: 2 }}
      >
        {(data) => (
          <Suspense fallback={<SectionSkeletons />}>
            <ReportSections charts={data} counted={counted} sort={sort} onSort={onSort} />
          </Suspense>
        )}
      </QueryView>
    </div>
  );
}

/** No figure of a company has a case yet, in this span and the one before. */
function isUntouched({ figures }: Report): boolean {
  return FIGURES.every((figure) => figures[figure].cases === 0 && figures[figure].former.cases === 0);
}

function isBlank({ technologies, jobs, compatible }: Charts): boolean {
  return (
    jobs.every(({ applications, interviews }) => applications === 0 && interviews === 0) &&
    technologies.length + compatible.total === 0
  );
}

function NothingYet() {
  const { t } = useTranslation('reports');
  const runs = useWorkingCompany()?.runsJobs ?? false;
  return (
    <EmptyState
      title={t('empty')}
      icon={<ChartNoAxesCombined />}
      action={
        runs ? (
          <LinkButton variant="primary" href={jobPaths.newJob}>
            {t('newJob')}
          </LinkButton>
        ) : (
          <LinkButton href={jobPaths.recruiterJobs}>{t('toJobs')}</LinkButton>
        )
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

function ReportSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <SkeletonGroup className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {FIGURES.map((figure) => (
          <Skeleton key={figure} className="h-36 w-full" />
        ))}
      </SkeletonGroup>
      <SectionSkeletons />
    </div>
  );
}

function SectionSkeletons() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <div className="grid gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </SkeletonGroup>
  );
}
