import type { Board } from '@prova/contract/funnel/funnel';
import { useEffect } from 'react';
import { useLastPlace } from './use-last-place.ts';

/** So many before the last loaded card of a column, the next ones are loaded. */
const AHEAD = 3;

/** Who stands before and after somebody in their column. */
export function useColumnSteps(
  id: string,
  board: Board | undefined,
  { onOpen, onMore }: { onOpen: (id: string) => void; onMore: (stageId: string) => void },
) {
  const column = board?.columns.find(({ cards }) => cards.some((card) => card.id === id));
  const place = column?.cards.findIndex((card) => card.id === id) ?? -1;
  const wanted = column?.nextCursor && place >= column.cards.length - AHEAD ? column.stage.id : null;
  useEffect(() => {
    if (wanted) onMore(wanted);
  }, [wanted, onMore]);
  const { before, after } =
    useLastPlace(id, column && { before: column.cards[place - 1]?.id, after: column.cards[place + 1]?.id }) ?? {};
  const go = (next: string | undefined) => (next === undefined ? undefined : () => onOpen(next));
  return {
    place: column ? place + 1 : null,
    total: column?.total ?? 0,
    previous: go(before),
    next: go(after),
    after,
  };
}
