import type { Notification } from '@prova/contract/notifications/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { notificationList, useReadAllNotifications, useReadNotification } from '../notifications.queries.ts';
import { NotificationItem } from './notification-item.tsx';

/** The list under the bell; it scrolls from a height of 20 rem on. */
export function NotificationPanel({ unread, onOpened }: { unread: number; onOpened: (entry: Notification) => void }) {
  const { t } = useTranslation('notifications');
  const tellFailure = () => toast.error(t('actionError'));
  const list = useInfiniteQuery(notificationList);
  const readOne = useReadNotification(tellFailure);
  const readAll = useReadAllNotifications(tellFailure);
  const open = (entry: Notification) => {
    if (!entry.read) readOne.mutate(entry.id);
    onOpened(entry);
  };
  return (
    <div className="w-[min(24rem,calc(100vw-1.5rem))]">
      <div className="flex min-h-12 items-center justify-between gap-3 border-b px-4 py-1.5">
        <h2 className="text-h5">{t('title')}</h2>
        {unread > 0 && (
          <Button size="sm" variant="ghost" className="text-brand" onClick={() => readAll.mutate()}>
            {t('markAllRead')}
          </Button>
        )}
      </div>
      <div className="max-h-80 overflow-y-auto">
        <QueryView
          query={list}
          skeleton={<SkeletonRows rows={4} lead="icon" framed={false} />}
          failure={{ title: t('loadError'), level: 3, className: 'border-0' }}
          isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
          empty={
            <EmptyState title={t('emptyTitle')} level={3} icon={<Bell />} className="border-0">
              {t('empty')}
            </EmptyState>
          }
        >
          {({ pages }) => (
            <ul className="divide-y">
              {pages
                .flatMap(({ data }) => data)
                .map((entry) => (
                  <li key={entry.id}>
                    <NotificationItem entry={entry} onOpen={() => open(entry)} />
                  </li>
                ))}
            </ul>
          )}
        </QueryView>
        {list.hasNextPage && (
          <div className="border-t p-2 text-center">
            <Button size="sm" variant="ghost" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
