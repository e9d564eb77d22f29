import { useCallback, useSyncExternalStore } from 'react';
import { useFormat } from '../lib/format.ts';

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

/** A relative time that keeps itself up to date; the exact one shows on hover and is read by screen readers' users. */
export function TimeAgo({
  date,
  sentence = false,
  className,
}: {
  /** ISO 8601, or a Date. */
  date: string | Date;
  /** Words stand before it: "Atualizada em 12 de nov.". */
  sentence?: boolean;
  className?: string;
}) {
  const format = useFormat();
  const time = new Date(date).getTime();
  const read = useCallback(() => (sentence ? format.relative(time) : format.ago(time)), [time, sentence, format]);
  const text = useSyncExternalStore(subscribe, read, read);
  return (
    <time dateTime={new Date(time).toISOString()} title={format.dateTime(time)} className={className}>
      {text}
    </time>
  );
}
