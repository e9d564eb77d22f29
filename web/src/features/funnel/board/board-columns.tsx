import { mayAct } from '@prova/contract/applications/application-status';
import type { Board, Card } from '@prova/contract/funnel/funnel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import type { MenuGroup } from '../../../ui/menu-group.ts';
import { toast } from '../../../ui/toast-store.ts';
import { applicationState, findCard, moveTargets } from '../board-state.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import type { Stage } from '../use-changes.ts';
import { type FocusRequest, KEYS_HELP_ID } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { DragGhost } from './drag-ghost.tsx';
import type { BoardPicks } from './use-board-picks.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useFillHeight } from './use-fill-height.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  board: Board;
  /** Another one: the columns begin at their top again. */
  filterPrint: string;
  isFiltered: boolean;
  /** What shows is still by the filters before. */
  busy: boolean;
  openId: string | null;
  /** Card to be focused, with a number that changes for each request. */
  focus: { id: string; turn: number } | null;
  /** A phone shows this column alone. */
  onlyStage: string | null;
  /** Asked for by a swipe. */
  onStage: (stageId: string) => void;
  onOpen: (id: string) => void;
  onMove: (card: Card, stage: Stage) => void;
  onMore: (stageId: string) => void;
  menuOf: ((card: Card) => readonly MenuGroup[]) | null;
  /** What the keys do on a card, where that is less than on the team's own board. */
  keysHelp?: string;
  picks: BoardPicks;
};

/** The columns side by side, and carrying cards between them by mouse, finger and keyboard. */
export function BoardColumns({
  board,
  filterPrint,
  isFiltered,
  busy,
  openId,
  focus,
  onlyStage,
  onStage,
  onOpen,
  onMove,
  onMore,
  menuOf,
  keysHelp,
  picks,
}: Props) {
  const { t } = useTranslation('funnel');
  const texts = useRefusalTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  /** The card that was dropped last: it shows where it has come to. */
  const [landedId, setLandedId] = useState<string | null>(null);
  const focusRequest = useRef<FocusRequest | null>(null);
  const height = useFillHeight(scroller);
  const shown = onlyStage ? board.columns.filter(({ stage }) => stage.id === onlyStage) : board.columns;
  const moveFocus = useCallback((id: string, stageId?: string) => {
    focusRequest.current = stageId === undefined ? { id } : { id, stageId };
    setChosenId(id);
    setTurn((before) => before + 1);
  }, []);
  useEffect(() => {
    if (focus) moveFocus(focus.id);
  }, [focus, moveFocus]);

  const stageOf = (id: string) => board.columns.find(({ stage }) => stage.id === id)?.stage;
  const canLift = (card: Card): boolean => {
    const type = stageOf(card.stageId)?.type;
    const permission = type && mayAct('move', applicationState(card, type));
    // Whose role moves no cards is not told why this one could not be moved.
    if (!board.job.can.move) return false;
    if (!permission || permission.allowed) return permission !== undefined;
    toast.info(t('drag.cannot', { name: card.name }), { description: texts[permission.reason] ?? '' });
    return false;
  };
  const drop = (lifted: Card, stageId: string) => {
    const stage = stageOf(stageId);
    const card = findCard(board, lifted.id) ?? lifted;
    const permission = moveTargets(board, card).get(stageId);
    if (!stage || !permission) return;
    if (!permission.allowed) {
      if (permission.reason !== 'SAME_STAGE') {
        toast.info(t('drag.cannot', { name: card.name }), { description: texts[permission.reason] ?? '' });
      }
      return;
    }
    setSaid(t('drag.dropped', { name: card.name, stage: stage.name }));
    setLandedId(card.id);
    onMove(card, stage);
    moveFocus(card.id, stageId);
  };

  const { drag, ghost, begin, cancel } = usePointerDrag({ scroller, onLift: canLift, onDrop: drop });
  const { lift, putDown, onKeyDown } = useCardKeys({
    board,
    onFocus: (id) => moveFocus(id),
    onLift: (card) => {
      const may = canLift(card);
      if (may) setSaid(t('drag.lifted', { name: card.name, stage: stageOf(card.stageId)?.name }));
      return may;
    },
    onDrop: drop,
    onAim: (_, stageId, permission) => {
      const stage = stageOf(stageId)?.name;
      scroller.current
        ?.querySelector(`[data-stage="${stageId}"]`)
        ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      if (permission && !permission.allowed && permission.reason !== 'SAME_STAGE')
        setSaid(t('drag.overRefused', { stage, reason: texts[permission.reason] }));
      else setSaid(t('drag.over', { stage }));
    },
    onRefused: (reason) => setSaid(texts[reason] ?? ''),
    onCancel: (card) => setSaid(t('drag.cancelled', { name: card.name, stage: stageOf(card.stageId)?.name })),
    onPick: picks.pick,
    onPickColumn: picks.pickColumn,
  });

  // The cards are drawn again only when something of theirs changes; what they call is always the latest.
  const latest = useRef({ onOpen, onKeyDown, begin, menuOf, picks });
  useEffect(() => {
    latest.current = { onOpen, onKeyDown, begin, menuOf, picks };
  });
  const hasMenu = menuOf !== null;
  const pickColumn = useCallback((stageId: string) => latest.current.picks.pickColumn(stageId), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menus follow the stages and the language.
  const handlers = useMemo(
    () => ({
      focusRequest,
      onOpen: (id: string) => latest.current.onOpen(id),
      onFocus: setChosenId,
      onKeyDown: (...args: Parameters<typeof onKeyDown>) => latest.current.onKeyDown(...args),
      onPointerDown: (...args: Parameters<typeof begin>) => latest.current.begin(...args),
      menuOf: hasMenu ? (card: Card) => latest.current.menuOf?.(card) ?? [] : null,
      onPick: (card: Card, range: boolean) => latest.current.picks.pick(card, range),
    }),
    [t, texts, board.job, hasMenu],
  );

  const carried = findCard(board, drag?.card.id ?? lift?.id ?? null);
  const from = drag?.card.stageId ?? lift?.from;
  // Somebody else has moved or ended it meanwhile: what is carried is no longer there.
  const overtaken = from !== undefined && carried?.stageId !== from;
  const carriedName = drag?.card.name ?? carried?.name ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens.
  useEffect(() => {
    if (!overtaken) return;
    cancel();
    putDown();
    toast.warning(t('stale', { name: carriedName }), { duration: 8000 });
  }, [overtaken]);
  const swipe = useSwipe((step) => {
    const place = board.columns.findIndex(({ stage }) => stage.id === onlyStage);
    const next = board.columns[place + step]?.stage.id;
    if (onlyStage && next && !drag) onStage(next);
  });
  const targets = carried && moveTargets(board, carried);
  const over = drag ? drag.over : (lift?.over ?? null);
  return (
    <>
      <p id={KEYS_HELP_ID} hidden>
        {keysHelp ?? t('drag.help')}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <div
        ref={scroller}
        {...(onlyStage
          ? { role: 'tabpanel', 'aria-labelledby': `tab-${onlyStage}`, ...swipe }
          : { role: 'group', 'aria-label': t('columns') })}
        aria-busy={busy || undefined}
        style={{ height }}
        className={cx(
          '-mx-1 flex min-h-96 gap-3 overflow-x-auto px-1 pb-1 transition-opacity',
          busy && 'opacity-60',
          openId && 'lg:pr-[min(56rem,calc(100vw-1.5rem))]',
        )}
      >
        {shown.map((column) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            group={board.group}
            filterPrint={filterPrint}
            isFiltered={isFiltered}
            handlers={handlers}
            chosenId={chosenId}
            openId={openId}
            liftedId={carried?.id ?? null}
            focusTurn={turn}
            permission={targets?.get(column.stage.id) ?? null}
            over={over === column.stage.id && carried !== undefined}
            landing={over === column.stage.id && carried !== undefined ? carried : null}
            landedId={landedId}
            picking={picks.picking}
            choice={picks.choice}
            onPickColumn={pickColumn}
            onMore={onMore}
            alone={onlyStage !== null}
            className={onlyStage ? 'w-full' : 'min-w-54 flex-1 basis-0'}
          />
        ))}
      </div>
      {drag && <DragGhost ref={ghost} drag={drag} stageType={stageOf(drag.card.stageId)?.type ?? 'review'} />}
    </>
  );
}
