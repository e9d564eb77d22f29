import { useMemo } from 'react';
import { useLocale } from '../../../lib/i18n.ts';

/** Hour and minute of an instant: what is said in a room is of today. */
export function useClockTime(): (instant: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      hour: locale === 'pt-BR' ? '2-digit' : 'numeric',
      minute: '2-digit',
    });
    return (instant) => format.format(new Date(instant));
  }, [locale]);
}
