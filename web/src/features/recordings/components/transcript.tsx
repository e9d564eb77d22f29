import type { Recording } from '@prova/contract/recordings/recordings';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { clockOf } from '../player/timeline.ts';

type Line = Recording['transcript'][number];

interface TranscriptProps {
  readonly lines: readonly Line[];
  /** The line that is said; -1 before the first one. */
  readonly current: number;
  readonly onPick: (ms: number) => void;
}

/** What was said; the line that is said now is marked and kept in view, a press on another one plays it. */
export function Transcript({ lines, current, onPick }: TranscriptProps) {
  const { t } = useTranslation('recordings');
  const list = useRef<HTMLOListElement>(null);
  const isRead = useRef(false);
  useEffect(() => {
    const line = list.current?.children[current];
    // Whoever reads elsewhere in it is left there.
    if (!(line instanceof HTMLElement) || !list.current || isRead.current) return;
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current]);
  return (
    <section aria-label={t('transcript.title')} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{t('transcript.title')}</h3>
      {lines.length === 0 ? (
        <p className="text-small text-muted">{t('transcript.empty')}</p>
      ) : (
        <>
          <p className="text-small text-muted">{t('transcript.lead')}</p>
          <ol
            ref={list}
            onPointerEnter={() => (isRead.current = true)}
            onPointerLeave={() => (isRead.current = false)}
            onFocus={() => (isRead.current = true)}
            onBlur={() => (isRead.current = false)}
            className="relative max-h-80 overflow-y-auto rounded-card border border-border"
          >
            {lines.map((line, index) => (
              <TranscriptLine key={line.id} line={line} isCurrent={index === current} onPick={onPick} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const TranscriptLine = memo(function TranscriptLine({
  line: { name, text, startMs, provider },
  isCurrent,
  onPick,
}: {
  line: Line;
  isCurrent: boolean;
  onPick: (ms: number) => void;
}) {
  const { t } = useTranslation('recordings');
  return (
    <li className="border-border not-first:border-t">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onPick(startMs)}
        className={cx(
          'block w-full px-3 py-2 text-left hover:bg-hover',
          isCurrent && 'bg-brand-soft shadow-[inset_3px_0_0_var(--color-brand)]',
        )}
      >
        <span className="block text-small text-muted tabular-nums">
          {`${clockOf(startMs)}\u00a0· `}
          <span className="font-semibold text-text">{name ?? t('nameless')}</span>
          {provider === 'typed' && `\u00a0· ${t('transcript.typed')}`}
        </span>
        <span className="wrap-anywhere">{text}</span>
      </button>
    </li>
  );
});
