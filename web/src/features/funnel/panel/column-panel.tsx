import type { Board } from '@prova/contract/funnel/funnel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery, markCardOpened } from '../funnel.queries.ts';
import { CandidatePanel, type PanelProps } from './candidate-panel.tsx';
import { PanelSteps } from './panel-steps.tsx';
import { useColumnSteps } from './use-column-steps.ts';
import { useReadAhead } from './use-read-ahead.ts';

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
  const { after, ...steps } = useColumnSteps(id, board, { onOpen, onMore });
  useReadAhead(shown, after);
  return <CandidatePanel {...panel} controls={<PanelSteps {...steps} />} />;
}
