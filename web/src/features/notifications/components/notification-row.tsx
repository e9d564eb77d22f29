import type { Notification } from '@prova/contract/notifications/notifications';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import type { NotificationRow as Row } from '../group-notifications.ts';
import { NotificationIcon } from './notification-icon.tsx';

type Open = (entry: Notification) => void;

/** A piece of news, or several that unfold. */
export function NotificationRow({ row, onOpen }: { row: Row; onOpen: Open }) {
  const [newest] = row.entries;
  return <li>{row.several ? <Several row={row} onOpen={onOpen} /> : <One entry={newest} onOpen={onOpen} />}</li>;
}

const look = (read: boolean) =>
  cx(
    'flex w-full items-start gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-sunken',
    !read && 'bg-brand-soft/50',
  );

/** A click marks it as read and opens what it is about. */
function One({ entry, onOpen }: { entry: Notification; onOpen: Open }) {
  const content = <Words entry={entry} title={entry.title} message={entry.message} />;
  return entry.link ? (
    <Link href={entry.link} onClick={() => onOpen(entry)} className={look(entry.read)}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={() => onOpen(entry)} className={look(entry.read)}>
      {content}
    </button>
  );
}

function Several({ row: { title, message, entries }, onOpen }: { row: Row; onOpen: Open }) {
  const [open, setOpen] = useState(false);
  const [newest] = entries;
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={look(newest.read)}>
        <Words
          entry={newest}
          title={title}
          message={message}
          end={<ChevronDown className={cx('size-4 text-muted', open && 'rotate-180')} aria-hidden="true" />}
        />
      </button>
      {open && (
        <ul className="divide-y border-t pl-6">
          {entries.map((entry) => (
            <li key={entry.id}>
              <One entry={entry} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Words({
  entry,
  title,
  message,
  end,
}: {
  entry: Notification;
  title: string;
  message: string;
  end?: ReactNode;
}) {
  const { t } = useTranslation('notification-list');
  return (
    <>
      <NotificationIcon type={entry.type} />
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('min-w-0 wrap-break-word', entry.read ? 'font-medium' : 'font-semibold')}>
            {!entry.read && <span className="sr-only">{t('isUnread')}: </span>}
            {title}
          </span>
          <TimeAgo date={entry.createdAt} className="shrink-0 text-small text-muted" />
        </span>
        <span className="block wrap-break-word text-muted">{message}</span>
      </span>
      <span className="flex w-4 shrink-0 flex-col items-center gap-2 pt-1.5">
        {!entry.read && <span className="size-2 rounded-full bg-brand" aria-hidden="true" />}
        {end}
      </span>
    </>
  );
}
