import type { Permission, RefusalReason } from '@prova/contract/applications/application-status';
import type { Board, Card } from '@prova/contract/funnel/funnel';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { moveTargets } from '../board-state.ts';

type Lift = {
  id: string;
  /** The column it was lifted from. */
  from: string;
  over: string;
};

type Props = {
  board: Board;
  onFocus: (id: string) => void;
  onLift: (card: Card) => boolean;
  onDrop: (card: Card, stageId: string) => void;
  onAim: (card: Card, stageId: string, permission: Permission | undefined) => void;
  onRefused: (reason: RefusalReason) => void;
  onCancel: (card: Card) => void;
  onPick: (card: Card, range: boolean) => void;
  onPickColumn: (stageId: string) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The board by keyboard. Arrows walk through a column and across; Space lifts a card, arrows choose a column, Enter or
 * Space drops, Escape puts it back. Enter on a card that is not lifted opens it, as a click does. X chooses it, with Shift
 * all up to it, Ctrl A all of its column.
 */
export function useCardKeys(props: Props) {
  const { board, onFocus, onLift, onDrop, onAim, onRefused, onCancel, onPick, onPickColumn } = props;
  const [lift, setLift] = useState<Lift | null>(null);
  const { columns } = board;

  const walk = (key: string, card: Card): string | undefined => {
    const column = columns.findIndex(({ stage }) => stage.id === card.stageId);
    const cards = columns[column]?.cards ?? [];
    const place = cards.findIndex(({ id }) => id === card.id);
    if (key === 'ArrowDown') return cards[place + 1]?.id;
    if (key === 'ArrowUp') return cards[place - 1]?.id;
    if (key === 'Home') return cards[0]?.id;
    if (key === 'End') return cards.at(-1)?.id;
    const step = STEPS[key];
    if (!step) return undefined;
    for (let next = column + step; columns[next]; next += step) {
      const there = columns[next]?.cards ?? [];
      if (there.length > 0) return there[Math.min(place, there.length - 1)]?.id;
    }
    return undefined;
  };

  const carry = (event: KeyboardEvent, card: Card, over: string) => {
    const targets = moveTargets(board, card);
    const step = STEPS[event.key];
    if (step) {
      const place = columns.findIndex(({ stage }) => stage.id === over);
      const next = columns[place + step]?.stage.id;
      if (!next) return;
      setLift({ id: card.id, from: card.stageId, over: next });
      onAim(card, next, targets.get(next));
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      const permission = targets.get(over);
      if (over === card.stageId) {
        setLift(null);
        onCancel(card);
      } else if (permission?.allowed) {
        setLift(null);
        onDrop(card, over);
      } else if (permission) onRefused(permission.reason);
    }
    if (event.key === 'Escape') {
      // The panel beside the board stays open.
      event.stopPropagation();
      setLift(null);
      onCancel(card);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, card: Card) => {
    const letter = event.key.toLowerCase();
    if (!lift && !event.altKey && letter === (event.ctrlKey || event.metaKey ? 'a' : 'x')) {
      event.preventDefault();
      if (event.repeat) return;
      if (letter === 'a') onPickColumn(card.stageId);
      else onPick(card, event.shiftKey);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (lift && event.key === 'Tab') {
      setLift(null);
      onCancel(card);
      return;
    }
    const known = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' '].includes(event.key);
    if (lift?.id === card.id) {
      if (known || event.key === 'Enter' || event.key === 'Escape') {
        event.preventDefault();
        carry(event, card, lift.over);
      }
      return;
    }
    if (!known) return;
    event.preventDefault();
    if (event.key === ' ') {
      if (!event.repeat && onLift(card)) setLift({ id: card.id, from: card.stageId, over: card.stageId });
      return;
    }
    const next = walk(event.key, card);
    if (next) onFocus(next);
  };

  const putDown = useCallback(() => setLift(null), []);
  return { lift, putDown, onKeyDown };
}
