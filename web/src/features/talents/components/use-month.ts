import { useMemo } from 'react';
import { useLocale } from '../../../lib/i18n.ts';

/** "mar. de 2022": the month of a calendar day, as people tell how long they worked somewhere. */
export function useMonth(): (day: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  }, [locale]);
}
