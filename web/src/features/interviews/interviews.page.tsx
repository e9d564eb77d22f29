import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { INTERVIEW_VIEWS, type InterviewView } from '@prova/contract/interviews/interview-fields';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { resync } from '@prova/contract/realtime';
import { roomPaths } from '@prova/contract/rooms/paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus, ChartNoAxesColumn, Video } from 'lucide-react';
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
import { Tabs } from '../../ui/tabs.tsx';
import { CardRowsSkeleton, Listing, ListRows } from '../../widgets/list-page.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { interviewListQuery, unscheduledQuery } from './interviews.queries.ts';
import { InterviewFilterBar } from './list/interview-filter-bar.tsx';
import { type InterviewList, interviewFilters } from './list/interview-filters.ts';
import { InterviewRow } from './list/interview-row.tsx';
import { UnscheduledPeople } from './list/unscheduled-people.tsx';

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import('./components/schedule-interview-dialog.tsx')).ScheduleInterviewDialog,
}));

/** The interviews of the company: today's, those that come, those that were, and what waits for a decision. */
export function InterviewsPage() {
  const { t } = useTranslation('interviews');
  usePageTitle(t('title'));
  const [asking, setAsking] = useState(false);
  const company = useWorkingCompany();
  const list = useListAddress(interviewFilters);
  const { view } = list.filters;
  if (!company) return <FoundCompany level={1} />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton href={aiInterviewPaths.analyses} icon={<ChartNoAxesColumn className="size-4" />}>
              {t('analyses')}
            </LinkButton>
            {company.runsJobs && (
              <>
                <LinkButton href={roomPaths.entry} icon={<Video className="size-4" />}>
                  {t('room.open')}
                </LinkButton>
                <Button variant="primary" icon={<CalendarPlus className="size-4" />} onClick={() => setAsking(true)}>
                  {t('schedule')}
                </Button>
              </>
            )}
          </>
        }
      />
      <Tabs
        label={t('list.views')}
        selected={view}
        onSelect={(next) => list.change({ view: next as InterviewView })}
        items={INTERVIEW_VIEWS.map((id) => ({
          id,
          label: t(`list.view.${id}`),
          content: <Interviews list={list} />,
        }))}
      />
      <Suspense>{asking && <ScheduleInterviewDialog onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}

/** A part of them. Another part begins anew: the rows of one are none of the other. */
function Interviews({ list }: { list: InterviewList }) {
  const { t } = useTranslation('interviews');
  const interviews = useQuery(interviewListQuery(list.query));
  // Answers come with a notification.
  useLiveMessage(notificationNew, () => void interviews.refetch());
  useLiveMessage(resync, () => void interviews.refetch());
  const { view, jobId, type, interviewerId } = list.filters;
  const empty = `list.empty.${view}` as const;
  // Nobody interviews, nor is there a kind of interview, where none is scheduled.
  const showsUnscheduled = view === 'undecided' && !type && !interviewerId;
  const unscheduled = useQuery({ ...unscheduledQuery({ jobId, page: 1 }), enabled: showsUnscheduled });
  const somebodyWaits = showsUnscheduled && (unscheduled.data?.meta.total ?? 0) > 0;
  return (
    <div className="flex flex-col gap-5">
      {showsUnscheduled && <UnscheduledPeople key={jobId} jobId={jobId} />}
      <Listing
        list={list}
        query={interviews}
        bar={(total) => <InterviewFilterBar list={list} total={total} />}
        skeleton={<CardRowsSkeleton />}
        failure={t('list.loadError')}
        empty={
          !somebodyWaits && (
            <EmptyState level={2} title={t(`${empty}.title`)} icon={<CalendarClock />}>
              {t(`${empty}.text`)}
            </EmptyState>
          )
        }
        noMatch={{ title: t('list.noMatch'), text: t('list.noMatchText') }}
      >
        {(rows, busy) => (
          <ListRows label={t('list.label')} busy={busy}>
            {rows.map((interview) => (
              <InterviewRow key={interview.id} interview={interview} />
            ))}
          </ListRows>
        )}
      </Listing>
    </div>
  );
}
