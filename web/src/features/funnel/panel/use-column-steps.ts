import type { Board } from '@prova/contract/funnel/funnel';
import { useEffect, useRef } from 'react';

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
  const before = column?.cards[place - 1]?.id;
  const after = column?.cards[place + 1]?.id;
  // Whoever no longer fits the filters leaves the board while they are read: one goes on from where they stood.
  const stood = useRef<{ id: string; before: string | undefined; after: string | undefined }>(undefined);
  useEffect(() => {
    if (column) stood.current = { id, before, after };
  });
  const go = (way: 'before' | 'after') => () => {
    const next = stood.current?.id === id ? stood.current[way] : undefined;
    if (next) onOpen(next);
  };
  return {
    place: column ? place + 1 : null,
    total: column?.total ?? 0,
    previous: column && !before ? undefined : go('before'),
    next: column && !after ? undefined : go('after'),
    after,
  };
}
