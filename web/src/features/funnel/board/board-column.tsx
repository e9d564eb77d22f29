import type { Permission } from '@prova/contract/applications/application-status';
import type { Column } from '@prova/contract/funnel/funnel';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Lock, Mail } from 'lucide-react';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useRefusalTexts } from '../use-refusal-texts.ts';
import { BoardCard, type CardHandlers } from './board-card.tsx';

const CARD_PX = 86;
const AHEAD = 4;
/** Grey cards at the end of what is loaded. */
const COMING = 3;

type Props = {
  column: Column;
  filterPrint: string;
  handlers: CardHandlers;
  /** Where the keyboard was last. */
  chosenId: string | null;
  openId: string | null;
  liftedId: string | null;
  focusTurn: number;
  /** While a card is carried: whether it may be dropped here. */
  permission: Permission | null;
  over: boolean;
  onMore: (stageId: string) => void;
  className?: string;
};

/** A stage with its cards, of which only those on screen are drawn. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, filterPrint, handlers, chosenId, openId, liftedId, focusTurn, permission, over, onMore, className } =
    props;
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const { stage, cards, nextCursor, total } = column;
  const scroller = useRef<HTMLDivElement>(null);
  // Tab comes to one card of each column; the arrows walk from there.
  const currentIndex =
    cards.length === 0
      ? -1
      : Math.max(
          0,
          cards.findIndex(({ id }) => id === chosenId),
        );
  const count = cards.length + (nextCursor ? COMING : 0);
  // What is to be seen comes first.
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(AHEAD)), []);
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: ahead,
    // The card with the focus stays, however far one scrolls.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (currentIndex < 0 || shown.includes(currentIndex)) return shown;
      return [...shown, currentIndex].sort((a, b) => a - b);
    },
  });
  const items = list.getVirtualItems();
  const last = items.findLast(({ index }) => index !== currentIndex)?.index ?? 0;
  const wanted = nextCursor !== null && last >= cards.length - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time more cards have come, there may be need of more.
  useEffect(() => {
    if (wanted) onMore(stage.id);
  }, [wanted, cards.length, nextCursor, onMore, stage.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the filters.
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [filterPrint]);
  const refused = permission !== null && !permission.allowed && permission.reason !== 'SAME_STAGE';
  return (
    <section
      data-stage={stage.id}
      aria-labelledby={`stage-${stage.id}`}
      className={cx(
        'flex min-h-0 flex-col rounded-panel bg-sunken transition-shadow',
        over && !refused && 'shadow-[inset_0_0_0_2px_var(--brand)]',
        over && refused && 'shadow-[inset_0_0_0_2px_var(--border-strong)]',
        className,
      )}
    >
      <header className="relative flex items-baseline gap-2 px-4 pt-3.5 pb-2.5">
        <h2
          id={`stage-${stage.id}`}
          className="min-w-0 font-sans text-sm font-semibold tracking-normal wrap-break-word"
        >
          {stage.name}{' '}
          <span className="tabular ml-1 text-small font-semibold text-muted">
            {format.number(total)}
            <span className="sr-only"> {t('column.cards', { count: total })}</span>
          </span>
        </h2>
      </header>
      {refused && <Refusal reason={permission.reason} />}
      {permission?.allowed && stage.mails && (
        <p className="mx-2.5 mb-1.5 flex items-start gap-1.5 rounded-control bg-surface px-2.5 py-1.5 text-small text-muted">
          <Mail className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {t('move.mails')}
        </p>
      )}
      <div ref={scroller} className={cx('min-h-0 flex-1 overflow-y-auto px-2.5 pb-2', refused && 'opacity-45')}>
        {count === 0 ? (
          <p className="px-1.5 py-2 text-small text-muted">{t('column.empty')}</p>
        ) : (
          <ul className="relative" style={{ height: list.getTotalSize() }}>
            {items.map((item) => {
              const card = cards[item.index];
              return (
                <li
                  key={item.key}
                  ref={list.measureElement}
                  data-index={item.index}
                  aria-posinset={item.index + 1}
                  aria-setsize={total}
                  aria-hidden={card ? undefined : true}
                  className="absolute inset-x-0 top-0 py-1"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {card ? (
                    <BoardCard
                      {...handlers}
                      card={card}
                      stageType={stage.type}
                      current={item.index === currentIndex}
                      open={card.id === openId}
                      lifted={card.id === liftedId}
                      focusTurn={card.id === chosenId ? focusTurn : 0}
                    />
                  ) : (
                    <Skeleton className="h-19 w-full rounded-card" />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
});

function Refusal({ reason }: { reason: Extract<Permission, { allowed: false }>['reason'] }) {
  const texts = useRefusalTexts();
  return (
    <p className="mx-2.5 mb-1.5 flex items-start gap-1.5 rounded-control bg-surface px-2.5 py-1.5 text-small text-muted">
      <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {texts[reason]}
    </p>
  );
}
