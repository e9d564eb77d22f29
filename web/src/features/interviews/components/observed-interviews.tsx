import type { ObservedInterview } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { to } from '@prova/contract/paths';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useLiveMessage } from '../../../lib/live.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { observedListQuery } from '../interviews.queries.ts';
import { AnswerBadge } from './participant-list.tsx';
import { useInterviewTimes } from './use-interview-times.ts';

/** What an expert observes next. A part that loads and fails by itself. */
export function ObservedInterviews() {
  const { t } = useTranslation('interviews');
  const interviews = useQuery(observedListQuery());
  useLiveMessage(notificationNew, () => void interviews.refetch());
  useLiveMessage(resync, () => void interviews.refetch());
  // Whoever was taken out of the last company observes nothing.
  if (isApiError(interviews.error, 'NO_COMPANY')) return null;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-h4">{t('observed.title')}</h2>
      <QueryView
        query={interviews}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-20 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('next.loadError') }}
        isEmpty={(data) => data.length === 0}
        empty={<p className="text-muted">{t('observed.empty')}</p>}
      >
        {(data) => (
          <Card padded={false}>
            <ul className="divide-y divide-border">
              {data.map((interview) => (
                <Row key={interview.id} interview={interview} />
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </section>
  );
}

function Row({ interview }: { interview: ObservedInterview }) {
  const { t } = useTranslation('interviews');
  const times = useInterviewTimes();
  const { id, startsAt, status, type, jobTitle, answer } = interview;
  const name = interview.candidateName || t('hidden');
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3 hover:bg-sunken">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-48">
        <Link
          href={to(interviewPaths.observed, { id })}
          className="font-semibold wrap-break-word after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-small wrap-break-word first-letter:uppercase">
          <time dateTime={startsAt}>{times.when(interview)}</time>
        </p>
        <p className="truncate text-small text-muted">{[t(`type.${type}`), jobTitle].join('\u00a0· ')}</p>
      </div>
      <span className="max-sm:ml-11">
        {status === 'in_progress' ? (
          <Badge tone="amber">{t('status.in_progress')}</Badge>
        ) : (
          <AnswerBadge answer={answer} />
        )}
      </span>
    </li>
  );
}
