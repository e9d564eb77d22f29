import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import type { Card } from '@prova/contract/funnel/funnel';
import { bandOf } from '@prova/contract/matching/formula';
import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { daysSince } from '../../../lib/calendar-day.ts';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuGroup } from '../../../ui/menu-group.ts';
import { applicationState, replyOf } from '../board-state.ts';
import { LockedBadge } from '../components/locked-application.tsx';
import { MessagesChip } from '../components/messages-chip.tsx';
import { OfferChip } from '../components/offer-chip.tsx';
import { ReplyChip } from '../components/reply-chip.tsx';
import { useSourceName } from '../components/source-name.ts';
import { StandingChips, saysStanding } from '../components/standing-chips.tsx';
import { UnwantedAnswers } from '../components/unwanted-answers.tsx';
import { PickBox } from '../selection/pick-box.tsx';
import { refusalOf } from '../selection/plan.ts';
import type { Stage } from '../use-changes.ts';

export const KEYS_HELP_ID = 'board-keys';

export type FocusRequest = { id: string; stageId?: string };

export type CardHandlers = {
  /** The card that is to take the focus as soon as it is drawn, and in which column, if that matters. */
  focusRequest: RefObject<FocusRequest | null>;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, card: Card) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, card: Card) => void;
  /** Null where nothing can be done with them. */
  menuOf: ((card: Card) => readonly MenuGroup[]) | null;
  /** Chooses it, or one that was chosen no more. `range`: and all from the last one to it. */
  onPick: (card: Card, range: boolean) => void;
};

/** How a card takes part in choosing several: not at all, if it is asked, by its box, or wherever it is tapped. */
export type Picking = 'never' | 'asked' | 'box' | 'tap';

type Props = CardHandlers & {
  card: Card;
  stageType: Stage['type'];
  /** The one card that Tab comes to. */
  current: boolean;
  /** Its panel is open. */
  open: boolean;
  /** Carried by pointer or keyboard. */
  lifted: boolean;
  /** Was dropped here a moment ago. */
  landed: boolean;
  selected: boolean;
  picking: Picking;
  /** Changes with every request for the focus. */
  focusTurn: number;
};

/** Who it is, from where, since when, and what waits. */
export const BoardCard = memo(function BoardCard({
  card,
  stageType,
  current,
  open,
  lifted,
  landed,
  selected,
  picking,
  focusTurn,
  focusRequest,
  onOpen,
  onFocus,
  onKeyDown,
  onPointerDown,
  menuOf,
  onPick,
}: Props) {
  const { t } = useTranslation('funnel');
  const button = useRef<HTMLButtonElement>(null);
  const factsId = `facts-${card.id}`;
  const { id, stageId } = card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is looked at, also by a card that is new here.
  useLayoutEffect(() => {
    const wanted = focusRequest.current;
    if (wanted?.id !== id || (wanted.stageId ?? stageId) !== stageId) return;
    focusRequest.current = null;
    button.current?.focus();
  }, [focusTurn, focusRequest, id, stageId]);
  // Drawn in another column while it has the focus, because somebody else has moved it: the one there takes it over.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement !== element) return;
      const handed = { id };
      focusRequest.current = handed;
      queueMicrotask(() => {
        if (focusRequest.current === handed) focusRequest.current = null;
      });
    };
  }, [focusRequest, id]);
  return (
    <div
      data-card={card.id}
      onPointerDown={(event) => onPointerDown(event, card)}
      className={cx(
        'group/card relative rounded-card border px-3 py-2.5 transition-colors select-none hover:border-border-strong [-webkit-touch-callout:none]',
        'has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:outline-offset-2 has-[[data-open]:focus-visible]:outline-brand',
        // The left edge is drawn inside, so that an open card is no wider.
        selected ? 'bg-brand-soft' : 'bg-surface',
        open ? 'border-brand shadow-[inset_3px_0_0_var(--brand)]' : 'border-border',
        lifted && 'border-dashed border-brand opacity-60',
        landed && 'animate-landed',
      )}
    >
      <div className="flex items-start justify-between gap-1">
        <button
          ref={button}
          type="button"
          data-open={card.id}
          tabIndex={current ? 0 : -1}
          aria-current={open || undefined}
          aria-describedby={`${factsId} ${KEYS_HELP_ID}`}
          onClick={(event) => {
            const { shiftKey, ctrlKey, metaKey, detail } = event;
            // By keyboard Enter opens in any case.
            const tapped = picking === 'tap' && detail > 0;
            if (picking !== 'never' && (shiftKey || ctrlKey || metaKey || tapped)) onPick(card, shiftKey);
            else onOpen(card.id);
          }}
          onFocus={() => onFocus(card.id)}
          onKeyDown={(event) => onKeyDown(event, card)}
          className="min-w-0 text-left font-semibold wrap-break-word !outline-none after:absolute after:inset-0"
        >
          {card.name || t('erased')}
        </button>
        {menuOf && (
          <span
            data-no-drag
            className={cx(
              'relative z-[1] -mt-1 -mr-1.5 -mb-2 pointer-coarse:-mb-4',
              // A finger has space for one of the two.
              picking === 'tap' && 'pointer-coarse:invisible',
            )}
          >
            <Menu
              size="sm"
              iconOnly
              label={t('card.menu', { name: card.name })}
              groups={() => menuOf(card)}
              tabStop={current}
              className="text-muted"
            />
          </span>
        )}
      </div>
      <div className="relative">
        <div id={factsId}>
          <CardFacts card={card} boxed={picking === 'never' ? false : picking === 'asked' ? 'asked' : true} />
          <CardChips card={card} stageType={stageType} />
        </div>
        {picking !== 'never' && (
          <span
            data-no-drag
            className={cx(
              'absolute top-px right-0 z-[1] rounded-sm',
              picking === 'asked' &&
                'bg-surface opacity-0 group-hover/card:opacity-100 group-has-[:focus-visible]/card:opacity-100 pointer-coarse:hidden',
            )}
          >
            <PickBox
              label={t('select.one', { name: card.name || t('erased') })}
              checked={selected}
              able={selected || refusalOf(applicationState(card, stageType)) === null}
              tabStop={current}
              onPick={(range) => onPick(card, range)}
            />
          </span>
        )}
      </div>
    </div>
  );
});

const roomForBox = (boxed: boolean | 'asked'): string =>
  cx(
    boxed === true && 'pr-6',
    boxed === 'asked' && 'group-hover/card:pr-6 group-has-[:focus-visible]/card:pr-6 pointer-coarse:!pr-0',
  );

/** @param boxed space is left for what stands at the end of the first line, always or while it shows */
export function CardFacts({ card, boxed = false }: { card: Card; boxed?: boolean | 'asked' }) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const nameOf = useSourceName();
  if (card.locked)
    return (
      <div className="text-small text-muted">
        <p className={roomForBox(boxed)}>{t('locked.applied', { day: format.date(card.appliedAt) })}</p>
        <p>{t('card.inStage', { count: daysSince(card.stageSince) })}</p>
      </div>
    );
  return (
    <div className="text-small text-muted">
      <p className={cx('truncate first-letter:uppercase', roomForBox(boxed))}>
        {card.unopened && (
          <>
            <span className="font-semibold text-amber">{t('card.unopened')}</span>
            {' · '}
          </>
        )}
        {[card.city, nameOf(card.source ?? DIRECT_SOURCE)].filter(Boolean).join(' · ')}
      </p>
      <p>
        <time dateTime={card.stageSince} title={t('appliedAt', { when: format.dateTime(card.appliedAt) })}>
          {t('card.inStage', { count: daysSince(card.stageSince) })}
        </time>
      </p>
      {card.match !== null && (
        <p className="tabular">
          <span className="font-semibold text-text">
            {t('card.match', { percent: format.percent(card.match / 100) })}
          </span>
          {` · ${t(`listedBands.${bandOf(card.match)}`)}`}
        </p>
      )}
    </div>
  );
}

export function CardChips({ card, stageType }: { card: Card; stageType: Stage['type'] }) {
  const reply = replyOf(card);
  const more = saysStanding(card, stageType);
  const pressing = reply && reply.state !== 'due';
  if (
    !card.locked &&
    !more &&
    !pressing &&
    !card.offerSentAt &&
    card.unwanted.length === 0 &&
    card.unreadMessages === 0
  )
    return null;
  return (
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      {card.locked && <LockedBadge />}
      <StandingChips application={card} stageType={stageType} />
      <MessagesChip count={card.unreadMessages} />
      <OfferChip card={card} />
      {(pressing || card.locked) && <ReplyChip card={card} />}
      <UnwantedAnswers answers={card.unwanted} />
    </div>
  );
}
