import { ALL_TIME_UNITS, type TimeUnit, timeAgo } from '@prova/contract/time-ago';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One clock for every relative time on the page; a component draws again only when its words change. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= setInterval(() => {
    for (const one of listeners) one();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

/**
 * "há 5 minutos" for a moment in the past; past the last unit, the date.
 * @param now word for less than a minute
 */
export function timeAgoText(
  from: Date,
  now: Date,
  { locale, units, nowWord }: { locale: string; units: readonly TimeUnit[]; nowWord: string },
): string {
  const ago = timeAgo(from, now, units);
  if (ago.unit === 'now') return nowWord;
  if (ago.unit === 'date') return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(ago.value);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-ago.value, ago.unit);
}

/** A relative time that keeps itself up to date; the exact date shows on hover and is read by screen readers' users. */
export function TimeAgo({
  date,
  units = ALL_TIME_UNITS,
  className,
}: {
  /** ISO 8601, or a Date. */
  date: string | Date;
  units?: readonly TimeUnit[];
  className?: string;
}) {
  const { t, i18n } = useTranslation('widgets');
  const from = new Date(date);
  const locale = i18n.language;
  const nowWord = t('timeAgo.now');
  const time = from.getTime();
  const read = useCallback(
    () => timeAgoText(new Date(time), new Date(), { locale, units, nowWord }),
    [time, locale, units, nowWord],
  );
  const text = useSyncExternalStore(subscribe, read, read);
  return (
    <time
      dateTime={from.toISOString()}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(from)}
      className={className}
    >
      {text}
    </time>
  );
}
