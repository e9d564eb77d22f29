import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { NavigationEntry } from '../lib/feature.ts';
import { useLocale } from '../lib/i18n.ts';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/link.tsx';
import { scrollRow } from '../ui/scroll-row.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { isActive } from './navigation.ts';

/** Beside the logo on wide screens. */
export function TopNav({ items, className }: { items: readonly NavigationEntry[]; className?: string }) {
  const { t } = useTranslation('app');
  const locale = useLocale();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // On a small phone, or in large type, the bar is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move.
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]');
    if (bar.current && link) scrollRow(bar.current, link);
  }, [pathname]);
  return (
    <nav ref={bar} aria-label={t('nav.label')} className={className}>
      <ul className="flex sm:gap-1">
        {items.map((item) => {
          const active = isActive(item, pathname);
          return (
            <li key={item.to} className={item.inPhoneMenu === undefined ? 'max-sm:grow' : 'max-sm:hidden'}>
              <Tooltip text={item.hint[locale]}>
                <Link
                  href={item.to}
                  aria-current={active ? 'page' : undefined}
                  className={cx(
                    // Six names fit on a phone under their icons.
                    'inline-flex min-h-control w-full items-center gap-2 rounded-control px-3 text-body font-medium whitespace-nowrap sm:max-lg:gap-1.5 sm:max-lg:px-2 max-sm:min-h-12 max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-1 max-sm:text-xs',
                    active ? 'bg-brand-soft font-semibold text-brand' : 'text-muted hover:bg-sunken hover:text-text',
                  )}
                >
                  <item.icon className="size-[1.15em] max-sm:size-4.5" />
                  {item.name[locale]}
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** At the foot of a talent's phone: four columns; what has no room there stands in the user menu. */
export function BottomNav({ items }: { items: readonly NavigationEntry[] }) {
  const { t } = useTranslation('app');
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-4">
        {items
          .filter(({ inPhoneMenu }) => inPhoneMenu === undefined)
          .map((item) => {
            const active = isActive(item, pathname);
            return (
              <li key={item.to}>
                <Link
                  href={item.to}
                  title={item.hint[locale]}
                  aria-current={active ? 'page' : undefined}
                  className={cx(
                    'flex min-h-14 flex-col items-center justify-center gap-1 text-xs font-semibold -outline-offset-2',
                    active ? 'text-brand' : 'text-muted',
                  )}
                >
                  <item.icon className="size-5" />
                  {item.name[locale]}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
