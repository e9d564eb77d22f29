import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterReports } from '@prova/contract/metrics/reports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { JobField } from '../../jobs/components/job-field.tsx';
import type { ReportFilters } from './report-address.ts';
import { PERIODS, type Period } from './report-period.ts';

type Props = {
  filters: Pick<ReportFilters, 'period' | 'job'>;
  /** Undefined until it has come. */
  report: DataOf<typeof recruiterReports> | undefined;
  onChange: (change: { period: Period } | { job: string | null }) => void;
};

/** What the metrics are of: the days and those they are compared with, in words, and the jobs. */
export function ReportHeader({ filters: { period, job }, report, onChange }: Props) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  return (
    <PageHeader
      title={t('title')}
      facts={
        // Keeps its place while it is not known: nothing jumps when it comes.
        <span className={report ? undefined : 'invisible'}>
          {t('span', {
            since: report ? date(report.since, report.timeZone) : '',
            until: report ? date(report.until, report.timeZone) : '',
            formerSince: report ? date(report.formerSince, report.timeZone) : '',
            formerUntil: report ? date(report.formerUntil, report.timeZone) : '',
          })}
        </span>
      }
      actions={
        <search aria-label={t('filters')} className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
          <JobField
            label={t('job')}
            hideLabel
            placeholder={t('anyJob')}
            value={job}
            onChange={(next) => onChange({ job: next })}
            className="w-full sm:w-56"
          />
          <RadioGroup<Period>
            label={t('period')}
            hideLabel
            look="segments"
            className="flex"
            value={period}
            onChange={(next) => onChange({ period: next })}
            options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          />
        </search>
      }
    />
  );
}
