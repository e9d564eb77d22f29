import { applicationPaths } from '@prova/contract/applications/paths';
import type { Unscheduled } from '@prova/contract/interviews/interviews';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysSince } from '../../../lib/calendar-day.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLastPage } from '../../../lib/page-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ListRows } from '../../../widgets/list-page.tsx';
import { unscheduledQuery } from '../interviews.queries.ts';

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import('../components/schedule-interview-dialog.tsx')).ScheduleInterviewDialog,
}));

type Props = {
  /** Of this job alone. */
  jobId: string | null;
};

/** Who stands in a stage of interviews and waits for a time; nothing where nobody does. */
export function UnscheduledPeople({ jobId }: Props) {
  const { t } = useTranslation('interviews');
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState<Unscheduled>();
  const people = useQuery(unscheduledQuery({ jobId, page }));
  useLastPage(page, people, setPage);
  return (
    <QueryView
      query={people}
      skeleton={null}
      failure={{ title: t('unscheduled.loadError') }}
      isEmpty={({ meta }) => meta.total === 0}
      empty={null}
    >
      {({ data, meta }) => (
        <section aria-labelledby="unscheduled" className="flex flex-col gap-3">
          <h2 id="unscheduled" className="text-h5">
            {t('unscheduled.title', { count: meta.total })}
          </h2>
          <ListRows label={t('unscheduled.list')} busy={people.isPlaceholderData}>
            {data.map((person) => (
              <Person key={person.applicationId} person={person} onSchedule={() => setAsking(person)} />
            ))}
          </ListRows>
          <Pagination page={page} totalPages={meta.totalPages} onPage={setPage} />
          <Suspense>
            {asking && (
              <ScheduleInterviewDialog
                candidate={{ applicationId: asking.applicationId, name: asking.candidateName || t('hidden') }}
                onClose={() => setAsking(undefined)}
              />
            )}
          </Suspense>
        </section>
      )}
    </QueryView>
  );
}

function Person({ person, onSchedule }: { person: Unscheduled; onSchedule: () => void }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const { applicationId, candidateName, jobTitle, stageName, since, notAsked } = person;
  return (
    <Card
      as="li"
      aria-labelledby={`unscheduled-${applicationId}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0">
        <h3 id={`unscheduled-${applicationId}`} className="text-h5 wrap-break-word">
          <Link
            href={to(applicationPaths.candidate, { id: applicationId })}
            className="rounded-sm hover:text-brand hover:underline"
          >
            {candidateName || t('hidden')}
          </Link>
        </h3>
        <p className="mt-1 text-sm wrap-anywhere">{[jobTitle, stageName].join('\u00a0· ')}</p>
        <p className="text-small text-muted">
          <time dateTime={since} title={format.dateTime(since)}>
            {t('unscheduled.since', { count: daysSince(since) })}
          </time>
        </p>
        {notAsked && (
          <p className="text-small text-muted">
            {t('unscheduled.notAsked', { reason: t(`unscheduled.reasons.${notAsked}`) })}
          </p>
        )}
      </div>
      {person.can.schedule && (
        <Button icon={<CalendarPlus className="size-4" />} onClick={onSchedule}>
          {t('schedule')}
        </Button>
      )}
    </Card>
  );
}
