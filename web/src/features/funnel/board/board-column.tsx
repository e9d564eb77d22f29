import type { Permission } from '@prova/contract/applications/application-status';
import type { BoardGroup } from '@prova/contract/funnel/board-groups';
import type { Card, Column } from '@prova/contract/funnel/funnel';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Lock, Mail } from 'lucide-react';
import { memo, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { applicationState, dialogInto, placed, slotIn } from '../board-state.ts';
import { rowsOf } from '../card-groups.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import { useGroupName } from '../group-name.ts';
import type { Choice } from '../selection/choice.ts';
import { PickBox } from '../selection/pick-box.tsx';
import { refusalOf } from '../selection/plan.ts';
import { BoardCard, type CardHandlers, type Picking } from './board-card.tsx';

const CARD_PX = 94;
const HEADING_PX = 36;
const AHEAD = 4;
const NO_SLOT = -1;
/** Grey cards at the end of what is loaded. */
const COMING = 3;

type Props = {
  column: Column;
  group: BoardGroup;
  filterPrint: string;
  /** Some do not show. */
  isFiltered: boolean;
  handlers: CardHandlers;
  /** Where the keyboard was last. */
  chosenId: string | null;
  openId: string | null;
  liftedId: string | null;
  focusTurn: number;
  /** While a card is carried: whether it may be dropped here. */
  permission: Permission | null;
  over: boolean;
  /** The card that is held over this column: a slot shows where it would land. */
  landing: Card | null;
  /** The card that has just been dropped. */
  landedId: string | null;
  /** How its cards are chosen, and who is. */
  picking: Picking;
  choice: Choice;
  onPickColumn: (stageId: string) => void;
  onMore: (stageId: string) => void;
  /** Its tab above names it. */
  alone: boolean;
  className?: string;
};

/** A stage with its cards, of which only those on screen are drawn. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, group, filterPrint, isFiltered, handlers, chosenId, openId, liftedId, focusTurn, onMore, className } =
    props;
  const { permission, over, landing, landedId, alone, picking, choice, onPickColumn } = props;
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const groupName = useGroupName(group);
  const { stage, cards, nextCursor, total } = column;
  const able = useMemo(
    () => cards.filter((card) => refusalOf(applicationState(card, stage.type)) === null),
    [cards, stage.type],
  );
  const scroller = useRef<HTMLDivElement>(null);
  // Tab comes to one card of each column; the arrows walk from there.
  const currentIndex =
    cards.length === 0
      ? -1
      : Math.max(
          0,
          cards.findIndex(({ id }) => id === chosenId),
        );
  const slot = landing && permission?.allowed ? slotIn(column, placed(landing, stage), group) : null;
  const rows = rowsOf(column, slot, nextCursor ? COMING : 0);
  const slotRow = slot ? rows.findIndex(({ kind }) => kind === 'slot') : NO_SLOT;
  const currentRow = rows.findIndex((row) => row.kind === 'card' && row.place === currentIndex);
  // What is to be seen comes first.
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(AHEAD)), []);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? HEADING_PX : CARD_PX),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: ahead,
    // The card with the focus stays, however far one scrolls.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (currentRow < 0 || shown.includes(currentRow)) return shown;
      return [...shown, currentRow].sort((a, b) => a - b);
    },
  });
  // In a long column the slot may lie out of sight; whoever goes on to another one leaves it as it was.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (slotRow === NO_SLOT || !element) return;
    const top = element.scrollTop;
    list.scrollToIndex(slotRow, { align: 'auto' });
    return () => element.scrollTo?.({ top });
  }, [slotRow, list]);
  const items = list.getVirtualItems();
  const last = items.findLast(({ index }) => index !== currentRow)?.index ?? 0;
  const wanted = nextCursor !== null && last >= rows.length - COMING - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time more cards have come, there may be need of more.
  useEffect(() => {
    if (wanted) onMore(stage.id);
  }, [wanted, cards.length, nextCursor, onMore, stage.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the filters.
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [filterPrint]);
  const asks = dialogInto(stage.type);
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
      <header
        className={cx('group/head relative flex items-start gap-2', alone ? 'px-2.5 pt-1.5' : 'px-4 pt-3.5 pb-2.5')}
      >
        <h2
          id={`stage-${stage.id}`}
          className={cx('min-w-0 font-sans text-sm font-semibold tracking-normal wrap-break-word', alone && 'sr-only')}
        >
          {stage.name}{' '}
          <span className="tabular ml-1 text-small font-semibold text-muted">
            {format.number(total)}
            <span className="sr-only"> {t('column.cards', { count: total })}</span>
          </span>
        </h2>
        {picking !== 'never' && cards.length > 0 && (
          <PickColumn
            stage={stage.name}
            cards={able}
            choice={choice}
            asked={picking === 'asked'}
            alone={alone}
            onPick={() => onPickColumn(stage.id)}
          />
        )}
      </header>
      {refused && <Refusal reason={permission.reason} />}
      {permission?.allowed && (asks || stage.mails) && (
        <p className="mx-2.5 mb-1.5 flex items-start gap-1.5 rounded-control bg-surface px-2.5 py-1.5 text-small text-muted">
          {!asks && <Mail className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />}
          {t(asks ? `move.asks.${asks}` : 'move.mails')}
        </p>
      )}
      <div
        ref={scroller}
        className={cx(
          // The last card can be scrolled above the bar that stands there while some are chosen.
          'min-h-0 flex-1 scroll-pb-(--selection-bar) overflow-y-auto px-2.5 pb-[calc(0.5rem+var(--selection-bar,0px))]',
          refused && 'opacity-45',
        )}
      >
        {rows.length === 0 ? (
          <p className="px-1.5 py-2 text-small text-muted">{t(isFiltered ? 'column.noMatch' : 'column.empty')}</p>
        ) : (
          <ul className="relative" style={{ height: list.getTotalSize() }}>
            {items.map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              const place = row.kind === 'card' && { 'aria-posinset': row.place + 1, 'aria-setsize': total };
              return (
                <li
                  key={item.key}
                  ref={list.measureElement}
                  data-index={item.index}
                  {...place}
                  aria-hidden={row.kind === 'slot' || row.kind === 'coming' || undefined}
                  className="absolute inset-x-0 top-0 py-1"
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {row.kind === 'group' && (
                    <h3 className="flex items-baseline gap-1.5 px-1.5 pt-2 font-sans text-small font-semibold tracking-normal text-muted">
                      <span className="min-w-0 wrap-break-word first-letter:uppercase">{groupName(row.group.key)}</span>
                      <span className="tabular">{format.number(row.group.total)}</span>
                    </h3>
                  )}
                  {row.kind === 'slot' && (
                    <div
                      data-landing=""
                      className="h-19 rounded-card border-2 border-dashed border-brand bg-brand-soft"
                    />
                  )}
                  {row.kind === 'coming' && <Skeleton className="h-19 w-full rounded-card" />}
                  {row.kind === 'card' && (
                    <BoardCard
                      {...handlers}
                      card={row.card}
                      stageType={stage.type}
                      current={item.index === currentRow}
                      open={row.card.id === openId}
                      lifted={row.card.id === liftedId}
                      landed={row.card.id === landedId}
                      selected={choice.has(row.card.id)}
                      picking={picking}
                      focusTurn={row.card.id === chosenId ? focusTurn : 0}
                    />
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

type PickColumnProps = {
  stage: string;
  /** Those that can be chosen. */
  cards: readonly Card[];
  choice: Choice;
  /** Nobody is chosen yet: it shows to whoever comes near. */
  asked: boolean;
  alone: boolean;
  onPick: () => void;
};

function PickColumn({ stage, cards, choice, asked, alone, onPick }: PickColumnProps) {
  const { t } = useTranslation('funnel');
  const chosen = cards.filter(({ id }) => choice.has(id)).length;
  return (
    <PickBox
      label={alone ? t('select.columnShort') : t('select.column', { stage })}
      showLabel={alone}
      able={cards.length > 0}
      checked={chosen > 0 && chosen === cards.length}
      indeterminate={chosen > 0 && chosen < cards.length}
      tabStop={!asked}
      onPick={onPick}
      className={cx(
        alone ? 'py-1 text-muted' : 'ml-auto',
        asked && (alone ? 'hidden' : 'opacity-0 group-hover/head:opacity-100 pointer-coarse:hidden'),
      )}
    />
  );
}

function Refusal({ reason }: { reason: Extract<Permission, { allowed: false }>['reason'] }) {
  const texts = useRefusalTexts();
  return (
    <p className="mx-2.5 mb-1.5 flex items-start gap-1.5 rounded-control bg-surface px-2.5 py-1.5 text-small text-muted">
      <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {texts[reason]}
    </p>
  );
}
