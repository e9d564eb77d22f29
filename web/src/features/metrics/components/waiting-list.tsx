import { applicationPaths } from '@prova/contract/applications/paths';
import type { DataOf } from '@prova/contract/endpoint';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { interviewPaths } from '@prova/contract/interviews/paths';
import type { recruiterHome } from '@prova/contract/metrics/metrics';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import {
  ArrowRight,
  CalendarPlus,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  ClipboardList,
  Clock,
  FileClock,
  FileText,
  FileX,
  Inbox,
  type LucideIcon,
  MailX,
  ShieldQuestion,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';

type Waiting = DataOf<typeof recruiterHome>['waiting'];

type Kind = {
  name: Exclude<keyof Waiting, `${string}Job${string}` | 'offersOpen' | 'next'>;
  icon: LucideIcon;
  tone: string;
  href?: string;
};

const KINDS = [
  { name: 'overdue', icon: Clock, tone: 'text-red' },
  { name: 'unopened', icon: Inbox, tone: 'text-amber' },
  {
    name: 'offersDeclined',
    icon: FileX,
    tone: 'text-amber',
    href: to(applicationPaths.candidates, {}, { status: 'offer_declined' }),
  },
  {
    name: 'offersExpired',
    icon: FileClock,
    tone: 'text-amber',
    href: to(applicationPaths.candidates, {}, { status: 'offer_expired' }),
  },
  {
    name: 'toSchedule',
    icon: CalendarPlus,
    tone: 'text-amber',
    href: to(interviewPaths.interviews, {}, { view: 'undecided' }),
  },
  {
    name: 'toTest',
    icon: ClipboardList,
    tone: 'text-amber',
    href: to(applicationPaths.candidates, {}, { status: 'open_to_test' }),
  },
  { name: 'dataRequests', icon: ShieldQuestion, tone: 'text-amber', href: privacyPaths.recruiterDataRequests },
  { name: 'mailsFailed', icon: MailX, tone: 'text-red' },
] as const satisfies readonly Kind[];

const ROW = 'flex items-center gap-3 px-4 py-3';

/** Whether anything may wait for the reader at all: not for who only meets people. */
export const hasWork = (waiting: Waiting): boolean => KINDS.some(({ name }) => waiting[name] !== null);

/** What waits for the reader, in words, and apart from it what waits for candidates. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  return (
    <div className="flex flex-col gap-2">
      <ForReader waiting={waiting} />
      <ForCandidates offers={waiting.offersOpen ?? 0} />
    </div>
  );
}

/** Offers without an answer. Who decides about them is a candidate, so nothing here asks for anything. */
function ForCandidates({ offers }: { offers: number }) {
  const { t } = useTranslation('metrics');
  if (offers === 0) return null;
  return (
    <Link
      href={to(applicationPaths.candidates, {}, { status: 'offer_sent' })}
      className="flex min-h-9 items-center gap-3 rounded-control px-4 text-muted hover:text-text hover:underline pointer-coarse:min-h-11"
    >
      <FileText className="size-5 shrink-0" aria-hidden="true" />
      {t('home.waiting.offersOpen', { count: offers })}
    </Link>
  );
}

/** Nothing that is zero. What waits in jobs unfolds job by job. */
function ForReader({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('metrics');
  const present = KINDS.flatMap((kind) => {
    const count = waiting[kind.name] ?? 0;
    return count > 0 ? [{ ...kind, count }] : [];
  });
  if (present.length === 0) {
    return (
      <Card look="dashed" className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
        <div>
          <p className="font-semibold">{t('home.waiting.nothing')}</p>
          <p className="text-muted">{t('home.waiting.nothingText')}</p>
        </div>
      </Card>
    );
  }
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {present.map(({ icon: Icon, tone, count, ...kind }) => {
          const { name } = kind;
          const words = (
            <>
              <Icon className={`size-5 shrink-0 ${tone}`} aria-hidden="true" />
              <span>{t(`home.waiting.${name}`, { count })}</span>
            </>
          );
          return (
            <li key={name} className="flex flex-col md:flex-row md:items-start">
              <div className="min-w-0 flex-1">
                {name === 'overdue' || name === 'unopened' ? (
                  <ByJob name={name} waiting={waiting}>
                    {words}
                  </ByJob>
                ) : 'href' in kind ? (
                  <Link href={kind.href} className={`${ROW} -outline-offset-2 hover:bg-sunken`}>
                    {words}
                    <ChevronRight className="ml-auto size-4 shrink-0 text-muted" aria-hidden="true" />
                  </Link>
                ) : (
                  <p className={ROW}>{words}</p>
                )}
              </div>
              <NextPerson work={name} waiting={waiting} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Who has waited longest, one press away: the board stays beside them, with the others who wait. */
function NextPerson({ work, waiting }: { work: string; waiting: Waiting }) {
  const { t } = useTranslation('metrics');
  const next = waiting.next.find((each) => each.work === work);
  if (!next) return null;
  const among = work === 'overdue' || work === 'unopened' ? { [work]: '1' } : {};
  return (
    <Link
      href={to(funnelPaths.board, { id: next.jobId }, { ...among, application: next.applicationId })}
      className="group flex min-h-11 min-w-0 items-center gap-2 py-2 pr-4 pl-12 -outline-offset-2 hover:bg-sunken max-md:-mt-2 md:w-2/5 md:border-l md:py-3 md:pl-4"
    >
      <span className="min-w-0 flex-1 md:truncate">
        <span className="font-semibold wrap-break-word text-link group-hover:underline">
          {t('home.waiting.nextPerson', { name: next.name })}
        </span>
        <span className="text-muted max-md:hidden"> · </span>
        <span className="text-muted max-md:block max-md:truncate">{next.jobTitle}</span>
      </span>
      <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </Link>
  );
}

type ByJobProps = { name: 'overdue' | 'unopened'; waiting: Waiting; children: ReactNode };

/** The jobs where it waits, each a way to those very people. */
function ByJob({ name, waiting, children }: ByJobProps) {
  const { t } = useTranslation('metrics');
  const format = useFormat();
  // Who interviews has boards, and no list of everybody.
  const lists = useWorkingCompany()?.role !== 'interviewer';
  const jobs = waiting.byJob.filter((job) => job[name] > 0).sort((one, other) => other[name] - one[name]);
  const more = waiting[name === 'overdue' ? 'overdueJobs' : 'unopenedJobs'] - jobs.length;
  const hrefOf = (jobId: string) => to(funnelPaths.board, { id: jobId }, { [name]: '1' });
  return (
    <details className="group">
      <summary
        className={`${ROW} cursor-pointer list-none -outline-offset-2 hover:bg-sunken [&::-webkit-details-marker]:hidden`}
      >
        {children}
        <ChevronDown
          className="ml-auto size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="border-t border-border pb-1">
        {jobs.map((job) => (
          <li key={job.jobId}>
            <Link
              href={hrefOf(job.jobId)}
              className="flex min-h-9 items-center justify-between gap-4 py-1 pr-4 pl-12 -outline-offset-2 hover:bg-sunken hover:underline pointer-coarse:min-h-11"
            >
              <span className="min-w-0 wrap-break-word">{job.title}</span>
              <span className="tabular shrink-0 font-semibold">
                {format.number(job[name])}
                <span className="sr-only"> {t(`home.waiting.inJob.${name}`, { count: job[name] })}</span>
              </span>
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li className="py-1 pr-4 pl-12 text-muted">
            {lists ? (
              <Link
                href={to(applicationPaths.candidates, {}, { [name]: 'true' })}
                className="inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
              >
                {t('home.waiting.moreJobs', { count: more })}
              </Link>
            ) : (
              t('home.waiting.moreJobs', { count: more })
            )}
          </li>
        )}
      </ul>
    </details>
  );
}
