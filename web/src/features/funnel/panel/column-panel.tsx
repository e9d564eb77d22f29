import type { Board } from '@prova/contract/funnel/funnel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applicationQuery, markCardOpened } from '../funnel.queries.ts';
import { CandidatePanel, type PanelProps } from './candidate-panel.tsx';
import { PanelSteps } from './panel-steps.tsx';
import { useReadAhead } from './use-read-ahead.ts';

/** So many before the last loaded card of a column, the next ones are loaded. */
const AHEAD = 3;

type Props = Omit<PanelProps, 'board' | 'controls' | 'name' | 'boardState'> & {
  board: Board;
  onOpen: (id: string) => void;
  onMore: (stageId: string) => void;
};

/** An application beside the board, with the ways to the one before and the one after in the column. */
export function ColumnPanel({ onOpen, onMore, ...panel }: Props) {
  const { id, board } = panel;
  const client = useQueryClient();
  const detail = useQuery(applicationQuery(id)).data;
  const shown = detail?.id === id ? id : undefined;
  useEffect(() => {
    if (shown) markCardOpened(client, shown);
  }, [client, shown]);
  const column = board.columns.find(({ cards }) => cards.some((card) => card.id === id));
  const place = column?.cards.findIndex((card) => card.id === id) ?? -1;
  const wanted = column?.nextCursor && place >= column.cards.length - AHEAD ? column.stage.id : null;
  useEffect(() => {
    if (wanted) onMore(wanted);
  }, [wanted, onMore]);
  const before = column?.cards[place - 1]?.id;
  const after = column?.cards[place + 1]?.id;
  useReadAhead(shown, after);
  // Whoever no longer fits the filters leaves the board while they are read: one goes on from where they stood.
  const stood = useRef<{ id: string; before: string | undefined; after: string | undefined }>(undefined);
  useEffect(() => {
    if (column) stood.current = { id, before, after };
  });
  const go = (way: 'before' | 'after') => () => {
    const next = stood.current?.id === id ? stood.current[way] : undefined;
    if (next) onOpen(next);
  };
  return (
    <CandidatePanel
      {...panel}
      controls={
        <PanelSteps
          place={column ? place + 1 : null}
          total={column?.total ?? 0}
          previous={column && !before ? undefined : go('before')}
          next={column && !after ? undefined : go('after')}
        />
      }
    />
  );
}
