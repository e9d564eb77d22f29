import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Bell, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ListFilterBar } from './components/list-filter-bar.tsx';
import { NotificationRow } from './components/notification-row.tsx';
import { groupNotifications } from './group-notifications.ts';
import { PREFERENCE_PAGES } from './notification-addresses.ts';
import { notificationList, useUnreadCount } from './notifications.queries.ts';
import { useListFilters } from './use-list-filters.ts';
import { useNotificationActions } from './use-notification-actions.ts';

/** All that a person was told, day by day, as far back as it is kept. */
export function NotificationsPage() {
  const { t } = useTranslation('notification-list');
  usePageTitle(t('title'));
  const { role } = useUser();
  const { filters, asked, isFiltered, change, clear } = useListFilters(role);
  const list = useInfiniteQuery({ ...notificationList(asked), placeholderData: keepPreviousData });
  const unread = useUnreadCount();
  const { open, readAll } = useNotificationActions();
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader
        title={t('title')}
        facts={<span className="max-sm:hidden">{t('intro')}</span>}
        actions={
          <>
            {unread > 0 && <Button onClick={readAll}>{t('markAllRead')}</Button>}
            <LinkButton href={PREFERENCE_PAGES[role]} icon={<Settings2 className="size-4" />}>
              <span className="max-sm:sr-only">{t('preferences')}</span>
            </LinkButton>
          </>
        }
      />
      <ListFilterBar role={role} filters={filters} onChange={change} />
      <QueryView
        query={list}
        skeleton={<SkeletonRows rows={8} lead="icon" />}
        failure={{ title: t('loadError') }}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={
          isFiltered ? (
            <EmptyState
              title={t(filters.unread && !filters.type ? 'noneUnread' : 'noneFound')}
              icon={<Bell />}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            >
              {t('noneFoundText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('emptyTitle')} icon={<Bell />}>
              {t('empty')}
            </EmptyState>
          )
        }
      >
        {({ pages }) =>
          groupNotifications(pages.flatMap(({ data }) => data)).map(({ at, rows }) => (
            <Day key={new Date(at).toDateString()} at={at}>
              {rows.map((row) => (
                <NotificationRow key={row.id} row={row} onOpen={open} />
              ))}
            </Day>
          ))
        }
      </QueryView>
      {list.hasNextPage && (
        <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

const DAY_MS = 86_400_000;

function Day({ at, children }: { at: string; children: ReactNode }) {
  const { t } = useTranslation('notification-list');
  const format = useFormat();
  const day = new Date(at).toDateString();
  const now = Date.now();
  const name =
    day === new Date(now).toDateString()
      ? t('today')
      : day === new Date(now - DAY_MS).toDateString()
        ? t('yesterday')
        : format.date(at);
  return (
    <section aria-label={name}>
      <h2 className="mb-2 text-h5 text-muted">{name}</h2>
      <ul className="divide-y overflow-hidden rounded-card border bg-surface">{children}</ul>
    </section>
  );
}
