import type { Notification } from '@prova/contract/notifications/notifications';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import { NotificationIcon } from './notification-icon.tsx';

/** One piece of news: a click marks it as read and opens what it is about. */
export function NotificationItem({ entry, onOpen }: { entry: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const look = cx(
    'flex w-full items-start gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-sunken',
    !entry.read && 'bg-brand-soft/50',
  );
  const content = (
    <>
      <NotificationIcon type={entry.type} />
      <span className="min-w-0 flex-1 text-sm">
        <span className={cx('block wrap-break-word', entry.read ? 'font-medium' : 'font-semibold')}>
          {!entry.read && <span className="sr-only">{t('isUnread')}: </span>}
          {entry.title}
        </span>
        <span className="block wrap-break-word text-muted">{entry.message}</span>
        <TimeAgo date={entry.createdAt} className="text-small text-muted" />
      </span>
      {!entry.read && <span className="mt-1.5 size-2 shrink-0 rounded-full bg-brand" aria-hidden="true" />}
    </>
  );
  return entry.link ? (
    <Link href={entry.link} onClick={onOpen} className={look}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={onOpen} className={look}>
      {content}
    </button>
  );
}
