import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadCode } from '../../../lib/load-code.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { CountBadge } from '../../../ui/badge.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { askToNotify, notifyOutside } from '../browser-notification.ts';
import { useLiveNotifications, useUnreadCount } from '../notifications.queries.ts';

const loadPanel = async () => ({
  default: (await loadCode(() => import('./notification-panel.tsx'))).NotificationPanel,
});
const NotificationPanel = lazy(loadPanel);
/** What a click opens is there before it. Where it fails, the click tries again. */
const loadAhead = () => void loadPanel().catch(() => undefined);

/** The bell of the top bar: how many are unread, and the list in a panel. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const unread = useUnreadCount();
  useEffect(() => void askToNotify(), []);
  useEffect(() => whenIdle(loadAhead), []);
  useLiveNotifications((entry, browser) => {
    if (browser) notifyOutside(entry, () => entry.link && void navigate(entry.link));
  });
  const label = unread === 0 ? t('none') : unread > 99 ? t('unreadCapped') : t('unread', { count: unread });
  return (
    <Popover
      label={label}
      nameTrigger
      variant="ghost"
      square
      align="end"
      trigger={
        <>
          <Bell className="size-5" />
          <CountBadge count={unread} />
        </>
      }
      className="relative"
      panelClassName="!p-0 !max-w-none"
    >
      {(close) => (
        <div className="w-[min(26rem,calc(100vw-1.5rem))]">
          <Suspense fallback={<div aria-busy="true" className="h-[26rem]" />}>
            <NotificationPanel unread={unread} onOpened={close} />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
