import type { Board } from '@prova/contract/funnel/funnel';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { scrollRow } from '../../../ui/scroll-row.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = { columns: Board['columns']; stageId: string; onChange: (stageId: string) => void };

/** The stages of a phone, of which one shows: a strip that is swiped sideways. */
export function StageTabs({ columns, stageId, onChange }: Props) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another stage shows, its tab is in sight.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (strip.current && tab) scrollRow(strip.current, tab, 'center');
    if (byKey.current) tab?.focus();
    byKey.current = false;
  }, [stageId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = columns.findIndex(({ stage }) => stage.id === stageId);
    const next = columns[place + (STEPS[event.key] ?? 0)]?.stage.id;
    if (!STEPS[event.key] || !next) return;
    event.preventDefault();
    byKey.current = true;
    onChange(next);
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={t('stages')}
      onKeyDown={onKeyDown}
      className="-mx-4 flex overflow-x-auto border-b border-border px-4 [scrollbar-width:none]"
    >
      {columns.map(({ stage, total }) => {
        const selected = stage.id === stageId;
        return (
          <button
            key={stage.id}
            type="button"
            role="tab"
            id={`tab-${stage.id}`}
            aria-selected={selected}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(stage.id)}
            className={cx(
              '-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2',
              selected ? 'border-brand font-semibold text-brand' : 'border-transparent text-muted',
            )}
          >
            {stage.name}
            <span className="tabular text-small">{format.number(total)}</span>
          </button>
        );
      })}
    </div>
  );
}
