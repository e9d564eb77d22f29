import { useMemo } from 'react';
import { formatRelative } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';

const WEEK_MS = 7 * 86_400_000;

/** "há 2 dias"; from the seventh day on the date, without the year while it is this one. */
export function useShortDate(): (when: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    return (when) => {
      const date = new Date(when);
      const now = new Date();
      const old = now.getTime() - date.getTime() >= WEEK_MS;
      return old && date.getFullYear() === now.getFullYear() ? short.format(date) : formatRelative(date, locale, now);
    };
  }, [locale]);
}
