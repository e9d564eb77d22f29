import type { JobHints } from '@prova/contract/jobs/public-jobs';
import { LOCATION_MODELS } from '@prova/contract/work-fields';
import { BellRing, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { JobCard } from '../components/job-card.tsx';
import type { useJobMarks } from '../matching.queries.ts';
import { AlertsButton } from './alerts-button.tsx';
import type { TalentSearch } from './use-talent-search.ts';

type RemoteProps = {
  /** Undefined while they are not known. */
  hints: JobHints | undefined;
  onChange: (change: Partial<TalentSearch>) => void;
};

/** A place leaves out remote jobs, which take people from there, too: says so, and shows them. */
export function RemoteToo({ hints, onChange }: RemoteProps) {
  const { t } = useTranslation('talent-jobs');
  const { remote = 0, place = null } = hints ?? {};
  const any = remote > 0 && place !== null;
  return (
    // Only words that come into a status which is there already are read out; without them it takes no space.
    <div
      className={any ? 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken px-4 py-2 text-sm' : '-mt-3'}
    >
      <p role="status" className="min-w-0 flex-1 basis-60 wrap-break-word">
        {any && t('hints.remote', { count: remote, place })}
      </p>
      {any && (
        <Button size="sm" onClick={() => onChange({ remote: false, locationModel: [...LOCATION_MODELS] })}>
          {t('hints.showRemote')}
        </Button>
      )}
    </div>
  );
}

/** Nothing is as it is looked for: the ways on from there. */
export function NothingFound({ asked, onClear }: { asked: TalentSearch; onClear: () => void }) {
  const { t } = useTranslation('talent-jobs');
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title={t('none')}
      action={
        <>
          <AlertsButton variant="primary" icon={<BellRing className="size-4" />} asked={asked} isFiltered>
            {t('hints.alert')}
          </AlertsButton>
          <Button onClick={onClear}>{t('filters.clear')}</Button>
        </>
      }
    >
      {t('noneText')}
    </EmptyState>
  );
}

type NearestProps = {
  jobs: JobHints['nearest'];
  marks: ReturnType<typeof useJobMarks>;
  hrefOf: (slug: string) => string;
  current: string | undefined;
  beside: boolean;
};

/** Jobs that have the most of what is looked for. */
export function NearestJobs({ jobs, marks, hrefOf, current, beside }: NearestProps) {
  const { t } = useTranslation('talent-jobs');
  if (jobs.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h4">{t('hints.nearest')}</h2>
      <ul aria-label={t('hints.nearest')} className="flex flex-col gap-3">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            score={marks.scoreOf(job.id)}
            applicationId={marks.applicationTo(job.id)}
            saved={marks.isSaved(job.id)}
            href={hrefOf(job.slug)}
            current={job.slug === current}
            beside={beside}
          />
        ))}
      </ul>
    </section>
  );
}
