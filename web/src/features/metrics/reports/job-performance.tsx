import type { DataOf } from '@prova/contract/endpoint';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { REPORTED_JOBS, type recruiterCharts } from '@prova/contract/metrics/reports';
import { to } from '@prova/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { SortButton } from '../../../ui/sort-button.tsx';
import { Definition } from './definition.tsx';
import { columnOf, JOB_COLUMNS, type JobColumn, type ReportedJob, sortedJobs, sortOf } from './job-sort.ts';
import { Bar, MeanDot, MeanMark } from './measure.tsx';
import { type Counted, casesHref, type JobSort } from './report-address.ts';
import { ReportSection } from './report-section.tsx';
import { useFigureText } from './use-figure-text.ts';

type Charts = DataOf<typeof recruiterCharts>;

/** Jobs that are seen at once; the others come on request. */
const SHOWN = 8;
const MEASURES = ['applications', 'compatibility', 'interviews'] as const;

type Props = {
  jobs: readonly ReportedJob[];
  mean: Charts['meanCompatibility'];
  counted: Counted;
  sort: JobSort;
  onSort: (sort: JobSort) => void;
};

/** What came of each job: three measures in a row, each with a scale of its own, and what all jobs are on average. */
export function JobPerformance({ jobs, mean, counted, sort, onSort }: Props) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const text = useFigureText();
  const narrow = useMedia(NARROW);
  const [all, setAll] = useState(false);
  const rows = sortedJobs(jobs, sort, format.locale);
  const shown = all ? rows : rows.slice(0, SHOWN);
  const most = {
    applications: Math.max(...jobs.map(({ applications }) => applications), 1),
    interviews: Math.max(...jobs.map(({ interviews }) => interviews), 1),
  };
  const lowest = Math.min(
    ...[mean.value, ...jobs.map((job) => job.compatibility.value)].filter((each) => each !== null),
    100,
  );
  // The quarter below the lowest, so that what lies close together is told apart.
  const from = Math.min(Math.floor((lowest - 1) / 25) * 25, 50);
  const cells = (job: ReportedJob) =>
    MEASURES.map((measure) => (
      <td key={measure} className={cx('align-middle', narrow ? 'pb-2 not-last:pr-3' : 'pr-4 last:pr-0')}>
        <Measure
          measure={measure}
          job={job}
          mean={mean.value}
          most={most}
          from={from}
          counted={counted}
          narrow={narrow}
        />
      </td>
    ));
  const head = (column: JobColumn, span?: number) => (
    <Head key={column} column={column} sort={sort} onSort={onSort} span={span} />
  );
  return (
    <ReportSection
      title={t('jobs.title')}
      info={<Definition of={['applications', 'jobCompatibility', 'interviews']} />}
      aside={
        mean.value !== null &&
        jobs.length > 0 && (
          <span className="inline-flex items-center gap-2">
            <MeanMark />
            {t('jobs.mean', { value: text.short('compatibility', mean.value) })}
          </span>
        )
      }
    >
      {jobs.length === 0 ? (
        <p className="px-4 pb-5 text-muted sm:px-5">{t('jobs.none')}</p>
      ) : (
        <div className="px-4 pb-4 sm:px-5">
          <table className="w-full table-fixed border-collapse text-sm">
            <caption className="sr-only">{t('jobs.caption')}</caption>
            {narrow && (
              // As wide as the heads: the longest word of them does not fit into a third.
              <colgroup>
                <col className="w-[34%]" />
                <col className="w-[39%]" />
                <col className="w-[27%]" />
              </colgroup>
            )}
            <thead>
              {narrow ? (
                // The title of a job has a row of its own there.
                <>
                  <tr>{head('title', MEASURES.length)}</tr>
                  <tr>{MEASURES.map((column) => head(column))}</tr>
                </>
              ) : (
                <tr>{JOB_COLUMNS.map((column) => head(column))}</tr>
              )}
            </thead>
            {narrow ? (
              shown.map((job) => (
                <tbody key={job.id} className="border-t border-border">
                  <tr>
                    <th scope="rowgroup" colSpan={MEASURES.length} className="pt-2 text-left font-semibold">
                      <JobLink job={job} />
                    </th>
                  </tr>
                  <tr>{cells(job)}</tr>
                </tbody>
              ))
            ) : (
              <tbody>
                {shown.map((job) => (
                  <tr key={job.id} className="hover:bg-sunken">
                    <th scope="row" className="py-1 pr-4 text-left font-semibold">
                      <JobLink job={job} />
                    </th>
                    {cells(job)}
                  </tr>
                ))}
              </tbody>
            )}
            {lowest < 100 && (
              // What the dots stand on; the bars have their numbers beside them.
              <tfoot aria-hidden="true" className="text-xs text-muted">
                <tr>
                  <td colSpan={narrow ? 1 : 2} />
                  <td className={narrow ? 'pr-3' : 'pr-4'}>
                    <span className={cx('tabular flex justify-between', !narrow && 'pl-14')}>
                      <span>{format.percent(from / 100)}</span>
                      <span>{format.percent(1)}</span>
                    </span>
                  </td>
                  <td />
                </tr>
              </tfoot>
            )}
          </table>
          <div className="flex flex-wrap items-center justify-between gap-2 pt-2 text-small text-muted empty:hidden">
            {jobs.length >= REPORTED_JOBS && <p>{t('jobs.most', { count: REPORTED_JOBS })}</p>}
            {rows.length > SHOWN && (
              <Button
                size="sm"
                variant="quiet"
                aria-expanded={all}
                className="-ml-3 print:hidden"
                onClick={() => setAll(!all)}
              >
                {all ? t('jobs.fewer') : t('jobs.all', { count: rows.length })}
              </Button>
            )}
          </div>
        </div>
      )}
    </ReportSection>
  );
}

type HeadProps = { column: JobColumn; sort: JobSort; onSort: (sort: JobSort) => void; span: number | undefined };

function Head({ column, sort, onSort, span }: HeadProps) {
  const { t } = useTranslation('reports');
  const sorted = columnOf(sort);
  const direction = sorted.column === column ? sorted.direction : undefined;
  return (
    <th
      scope="col"
      colSpan={span}
      aria-sort={direction}
      className="pr-2 pb-1.5 text-left max-sm:last:pr-0 align-bottom text-small font-medium text-muted max-sm:text-xs"
    >
      <SortButton
        label={t(`jobs.columns.${column}`)}
        direction={direction}
        first={column === 'title' ? 'ascending' : 'descending'}
        onSort={(next) => onSort(sortOf(column, next))}
        className={cx('text-left', direction && 'font-semibold text-text')}
      />
    </th>
  );
}

function JobLink({ job: { id, title } }: { job: ReportedJob }) {
  return (
    <Link
      href={to(funnelPaths.board, { id })}
      title={title}
      className="line-clamp-2 rounded-sm wrap-anywhere underline-offset-3 hover:underline"
    >
      {title}
    </Link>
  );
}

type MeasureProps = {
  measure: (typeof MEASURES)[number];
  job: ReportedJob;
  mean: number | null;
  /** What the longest bar stands for. */
  most: { applications: number; interviews: number };
  /** Where the scale of the match begins. */
  from: number;
  counted: Counted;
  narrow: boolean;
};

/** A number, which leads to what it counts, and what it looks like beside the others. */
function Measure({ measure, job, mean, most, from, counted, narrow }: MeasureProps) {
  const { t } = useTranslation('reports');
  const text = useFigureText();
  const drawn = narrow ? 'h-5 w-full' : 'h-9 min-w-0 flex-1';
  const ofJob = { ...counted, job: job.id };
  const { value, cases } = job.compatibility;
  const [number, href] =
    measure === 'compatibility'
      ? [value === null ? null : text.short('compatibility', value), casesHref('compatibility', ofJob)]
      : [text.number(job[measure]), casesHref(measure, ofJob)];
  const counts = measure === 'compatibility' ? cases : job[measure];
  const words = number ?? (cases > 0 ? t('jobs.few') : '–');
  return (
    <span className={narrow ? 'flex flex-col' : 'flex items-center gap-2'}>
      <span
        className={cx(
          'tabular shrink-0',
          !narrow && 'min-w-12 text-right',
          number === null && 'text-small whitespace-nowrap text-muted',
        )}
      >
        {counts > 0 ? (
          <Link
            href={href}
            className={cx(
              'inline-flex items-center rounded-sm underline-offset-3 hover:underline pointer-coarse:min-h-11',
              number !== null && 'font-semibold',
            )}
          >
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      {measure === 'compatibility' ? (
        // Words have the place of the dot.
        number !== null && <MeanDot value={value} mean={mean} from={from} className={drawn} />
      ) : (
        <Bar
          share={job[measure] / most[measure]}
          color={measure === 'applications' ? 'var(--border-strong)' : 'var(--blue)'}
          className={drawn}
        />
      )}
    </span>
  );
}
