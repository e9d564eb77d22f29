import type { Locale } from '@prova/contract/common';
import { useCallback } from 'react';
import { formatRelative, ON } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';

const WEEK_MS = 7 * 86_400_000;
const formats = new Map<Locale, Intl.DateTimeFormat>();

// Every card has one, and making a formatter costs far more than using it.
function dayAndMonth(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  formats.set(locale, format);
  return format;
}

/** "há 2 dias"; from the seventh day on "em 12 de nov.", without the year while it is this one. */
export function useShortDate(): (when: string) => string {
  const locale = useLocale();
  return useCallback(
    (when) => {
      const date = new Date(when);
      const now = new Date();
      const old = now.getTime() - date.getTime() >= WEEK_MS;
      return old && date.getFullYear() === now.getFullYear()
        ? `${ON[locale]} ${dayAndMonth(locale).format(date)}`
        : formatRelative(date, locale, now);
    },
    [locale],
  );
}
