import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterReports } from '@prova/contract/metrics/reports';
import { CompatiblePeople } from './compatible-people.tsx';
import { Insights } from './insights.tsx';
import { JobPerformance } from './job-performance.tsx';
import type { Counted, JobSort } from './report-address.ts';
import { Technologies } from './technologies.tsx';

type Props = {
  report: DataOf<typeof recruiterReports>;
  counted: Counted;
  sort: JobSort;
  onSort: (sort: JobSort) => void;
};

/** What stands below the cards. */
export function ReportSections({ report, counted, sort, onSort }: Props) {
  return (
    <>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <Technologies technologies={report.technologies} counted={counted} />
        <JobPerformance
          jobs={report.jobs}
          mean={report.meanCompatibility}
          counted={counted}
          sort={sort}
          onSort={onSort}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <CompatiblePeople compatible={report.compatible} counted={counted} />
        <Insights counted={counted} />
      </div>
    </>
  );
}
