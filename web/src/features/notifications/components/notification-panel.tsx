import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { groupNotifications } from '../group-notifications.ts';
import { LIST_PAGES } from '../notification-addresses.ts';
import { notificationList } from '../notifications.queries.ts';
import { useNotificationActions } from '../use-notification-actions.ts';
import { NotificationRow } from './notification-row.tsx';

/** The list under the bell; it scrolls from a height of 20 rem on, between its title and the way to all of them. */
export function NotificationPanel({ unread, onOpened }: { unread: number; onOpened: () => void }) {
  const { t } = useTranslation('notification-list');
  const { role } = useUser();
  const list = useInfiniteQuery(notificationList());
  const { open, readAll } = useNotificationActions();
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b px-4 py-1.5">
        <h2 className="text-h5">{t('title')}</h2>
        {unread > 0 && (
          <Button size="sm" variant="ghost" className="text-brand" onClick={readAll}>
            {t('markAllRead')}
          </Button>
        )}
      </div>
      <div className="max-h-80 overflow-y-auto">
        <QueryView
          query={list}
          skeleton={<SkeletonRows rows={5} lead="icon" framed={false} />}
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
              {groupNotifications(pages.flatMap(({ data }) => data))
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <NotificationRow
                    key={row.id}
                    row={row}
                    onOpen={(entry) => {
                      open(entry);
                      onOpened();
                    }}
                  />
                ))}
            </ul>
          )}
        </QueryView>
      </div>
      <Link
        href={LIST_PAGES[role]}
        onClick={onOpened}
        className="flex min-h-11 items-center justify-center border-t px-4 font-semibold text-brand -outline-offset-2 hover:bg-sunken"
      >
        {t('all')}
      </Link>
    </>
  );
}
