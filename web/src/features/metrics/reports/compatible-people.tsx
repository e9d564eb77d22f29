import { applicationPaths } from '@prova/contract/applications/paths';
import type { DataOf } from '@prova/contract/endpoint';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { HIGH_COMPATIBILITY, type recruiterCharts } from '@prova/contract/metrics/reports';
import { to } from '@prova/contract/paths';
import { CalendarCheck, CalendarPlus, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ProofChip } from '../../../ui/proof-chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useRefusalTexts } from '../../funnel/components/use-refusal-texts.ts';
import { CandidateMatch } from '../../matching/components/candidate-match.tsx';
import { Definition } from './definition.tsx';
import { type Counted, casesHref } from './report-address.ts';
import { ReportSection } from './report-section.tsx';

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import('../../interviews/components/schedule-interview-dialog.tsx')).ScheduleInterviewDialog,
}));

type Compatible = DataOf<typeof recruiterCharts>['compatible'];
type Person = Compatible['people'][number];

/** The part of the page that they stand in, for what leads here. */
export const COMPATIBLE_ID = 'compatible';

/** Whom to talk to first, and how. */
export function CompatiblePeople({ compatible, counted }: { compatible: Compatible; counted: Counted }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const [asking, setAsking] = useState<Person>();
  const { total, people } = compatible;
  const percent = format.percent(HIGH_COMPATIBILITY / 100);
  return (
    <ReportSection
      title={t('compatible.title')}
      anchor={COMPATIBLE_ID}
      info={<Definition of="compatible" />}
      aside={
        total > 0 && (
          <Link
            href={casesHref('compatible', counted)}
            className="inline-flex items-center rounded-sm font-semibold text-brand hover:underline pointer-coarse:min-h-11"
          >
            {t('compatible.all', { count: total, percent })}
          </Link>
        )
      }
    >
      {people.length === 0 ? (
        <p className="px-4 pb-5 text-muted sm:px-5">{t('compatible.none', { percent })}</p>
      ) : (
        <ul aria-label={t('compatible.list')} className="divide-y divide-border border-t border-border">
          {people.map((person) => (
            <Row key={person.applicationId} person={person} onSchedule={() => setAsking(person)} />
          ))}
        </ul>
      )}
      <Suspense>
        {asking && (
          <ScheduleInterviewDialog
            candidate={{ applicationId: asking.applicationId, name: asking.name ?? t('compatible.hidden') }}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </ReportSection>
  );
}

function Row({ person, onSchedule }: { person: Person; onSchedule: () => void }) {
  const { t } = useTranslation('reports');
  const { applicationId, jobTitle, match, proofs } = person;
  const name = person.name ?? t('compatible.hidden');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 px-4 py-2 sm:px-5 md:grid-cols-[auto_minmax(0,4fr)_minmax(0,5fr)_auto_10rem]">
      {person.name === null ? (
        <span className="grid size-8 place-items-center rounded-full bg-sunken text-muted">
          <UserRound className="size-4" aria-hidden="true" />
        </span>
      ) : (
        <Avatar name={name} size="sm" />
      )}
      <div className="min-w-0">
        <Link
          href={to(applicationPaths.candidate, { id: applicationId })}
          className="rounded-sm font-semibold wrap-break-word underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        <p className="text-small text-muted wrap-break-word">{jobTitle}</p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-1 max-md:order-1 max-md:empty:hidden max-md:col-span-2 max-md:col-start-2">
        {proofs.map(({ skill, score }) => (
          <ProofChip key={skill} state="proven" skill={skill} score={score} />
        ))}
      </div>
      {/* Its words come with the first who is shown. */}
      <Suspense fallback={<Skeleton className="size-11" />}>
        <CandidateMatch application={{ id: applicationId, jobTitle }} name={name} score={match} band={false} />
      </Suspense>
      <div className="flex justify-end max-md:order-2 max-md:empty:hidden max-md:col-span-2 max-md:col-start-2 max-md:justify-start">
        <Next person={person} name={name} onSchedule={onSchedule} />
      </div>
    </li>
  );
}

/** The interview ahead, the way to one, or why there is none now. Whoever schedules none is told nothing of it. */
function Next({ person, name, onSchedule }: { person: Person; name: string; onSchedule: () => void }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const refusals = useRefusalTexts();
  const { interview, canSchedule, scheduleRefusal } = person;
  if (interview)
    return (
      <Link
        href={to(interviewPaths.interview, { id: interview.id })}
        className="group inline-flex min-w-0 items-center gap-2 rounded-sm text-small text-muted hover:text-text pointer-coarse:min-h-11"
      >
        <CalendarCheck className="size-4 shrink-0" aria-hidden="true" />
        <span className="md:text-right">
          <span className="group-hover:underline">{t('compatible.scheduled')}</span>{' '}
          <time dateTime={interview.startsAt} className="md:block">
            {format.dateTime(interview.startsAt)}
          </time>
        </span>
      </Link>
    );
  if (!canSchedule)
    return scheduleRefusal && <span className="text-small text-muted md:text-right">{refusals[scheduleRefusal]}</span>;
  return (
    <Button
      size="sm"
      icon={<CalendarPlus className="size-4" />}
      aria-label={t('compatible.scheduleWith', { name })}
      className="print:hidden"
      onClick={onSchedule}
    >
      {t('compatible.schedule')}
    </Button>
  );
}
