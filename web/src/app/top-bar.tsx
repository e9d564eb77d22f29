import { type ReactNode, useEffect } from 'react';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import type { NavigationEntry } from '../lib/feature.ts';
import { live } from '../lib/live.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { TopNav } from './nav-links.tsx';
import { UserMenu } from './user-menu.tsx';

/** Logo, navigation, bell and user menu; the same bar for both roles. */
export function TopBar({
  home,
  items,
  below,
  search,
}: {
  home: string;
  items: readonly NavigationEntry[];
  /** A second row, which has the navigation where the bar has no room for all of it. */
  below?: ReactNode;
  search?: ReactNode;
}) {
  useEffect(() => {
    live.open();
    return live.close;
  }, []);
  return (
    <header className="sticky top-0 z-30 border-b bg-surface print:hidden">
      <div className="mx-auto flex min-h-14 max-w-page items-center gap-4 px-4 sm:px-6">
        <Link href={home} className="rounded-sm">
          <Logo />
        </Link>
        <TopNav items={items} className={below ? 'hidden xl:block' : 'hidden md:block'} />
        <div className="ml-auto flex items-center gap-2">
          {search}
          <NotificationBell />
          <UserMenu />
        </div>
      </div>
      {below}
    </header>
  );
}
