import { listActivity } from '@prova/contract/accounts/activity';
import type { DataOf } from '@prova/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { pagesQueryOf } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

/** What was done to get into the account and to keep it safe. */
export function ActivityPage() {
  const { t } = useTranslation('security');
  usePageTitle(t('activity.title'));
  const { pathname } = useLocation();
  const list = useInfiniteQuery(pagesQueryOf(listActivity));
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader
        title={t('activity.title')}
        crumbs={[{ label: t('title'), href: pathname.replace(/\/activity$/, '') }, { label: t('activity.title') }]}
        facts={t('activity.intro')}
      />
      <QueryView
        query={list}
        skeleton={
          <SkeletonRows
            rows={8}
            lines={1}
            trail
            framed={false}
            className="border-y border-border"
            rowClassName="py-3"
          />
        }
        failure={{ title: t('activity.failed') }}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={<EmptyState title={t('activity.none')} />}
      >
        {({ pages }) => (
          <ul className="flex flex-col divide-y divide-border border-y border-border">
            {pages
              .flatMap(({ data }) => data)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </ul>
        )}
      </QueryView>
      {list.hasNextPage && (
        <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('activity.more')}
        </Button>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: DataOf<typeof listActivity>[number] }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const { activity, address, createdAt } = entry;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-3">
      <span className="min-w-0 flex-1 basis-56 font-semibold">{t(`activity.names.${activity}`)}</span>
      <span className="text-sm text-muted wrap-anywhere">
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        {address && ` · ${t('activity.from', { address })}`}
      </span>
    </li>
  );
}
