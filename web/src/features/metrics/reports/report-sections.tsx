import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterCharts } from '@prova/contract/metrics/reports';
import { CompatiblePeople } from './compatible-people.tsx';
import { Insights } from './insights.tsx';
import { JobPerformance } from './job-performance.tsx';
import type { Counted, JobSort } from './report-address.ts';
import { Technologies } from './technologies.tsx';

type Props = {
  charts: DataOf<typeof recruiterCharts>;
  counted: Counted;
  sort: JobSort;
  onSort: (sort: JobSort) => void;
};

/** What stands below the cards. */
export function ReportSections({ charts, counted, sort, onSort }: Props) {
  return (
    <>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <Technologies technologies={charts.technologies} counted={counted} />
        <JobPerformance
          jobs={charts.jobs}
          mean={charts.meanCompatibility}
          counted={counted}
          sort={sort}
          onSort={onSort}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <CompatiblePeople compatible={charts.compatible} counted={counted} />
        <Insights counted={counted} />
      </div>
    </>
  );
}
