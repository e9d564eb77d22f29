import { applicationTimeline } from '@prova/contract/applications/applications';
import type { TimelineEvent } from '@prova/contract/applications/timeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { pagesQueryOf } from '../../../lib/query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useEventWords } from './event-words.ts';

/** Who did what and when, the newest first. */
export function TimelineSection({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('funnel');
  const history = useInfiniteQuery(pagesQueryOf(applicationTimeline, { params: { id: applicationId } }));
  return (
    <section>
      <h3 className="text-h5">{t('timeline.title')}</h3>
      <QueryView
        query={history}
        skeleton={
          <SkeletonGroup className="mt-2 flex flex-col gap-3">
            <Skeleton className="w-48" />
            <Skeleton className="w-40" />
            <Skeleton className="w-44" />
          </SkeletonGroup>
        }
        failure={{ level: 4, title: t('timeline.error'), className: 'mt-2' }}
      >
        {({ pages }) => (
          <ol className="mt-2 flex flex-col gap-3 border-l-2 border-border pl-4">
            {pages
              .flatMap(({ data }) => data)
              .map((event) => (
                <Event key={event.id} event={event} />
              ))}
          </ol>
        )}
      </QueryView>
      {history.hasNextPage && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-2"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('timeline.more')}
        </Button>
      )}
    </section>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const format = useFormat();
  const words = useEventWords();
  return (
    <li className="relative before:absolute before:top-1.5 before:-left-[1.3rem] before:size-2 before:rounded-full before:bg-border-strong">
      <p className="text-sm font-medium wrap-break-word">{words.what(event)}</p>
      {words.skipped(event) && <p className="mt-0.5 text-small text-amber">{words.skipped(event)}</p>}
      {words.notice(event) && <p className="mt-0.5 text-small wrap-break-word text-muted">{words.notice(event)}</p>}
      {event.reason && (
        <p className="mt-0.5 text-small whitespace-pre-line wrap-break-word text-muted">“{event.reason}”</p>
      )}
      <p className="text-small wrap-break-word text-muted">
        {event.actor.kind === 'member' && event.actor.name !== null && (
          <Avatar name={event.actor.name} src={event.actor.photoUrl} size="xs" className="mr-1.5 align-middle" />
        )}
        {words.who(event)} ·{' '}
        <time dateTime={event.at} title={format.dateTime(event.at)}>
          {format.ago(event.at)}
        </time>
      </p>
    </li>
  );
}
