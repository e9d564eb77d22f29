import { useCallback } from 'react';
import { useApplicationDialogs } from './use-application-dialogs.tsx';
import { type BoardRead, useBoard } from './use-board.ts';
import { useChanges } from './use-changes.ts';

/** Of the board nothing is drawn but its stages: one card a column, which is as few as it gives. */
const STAGES: Omit<BoardRead, 'jobId'> = { filters: { perColumn: 1 }, show: 'open', isFiltered: true };

type Props = {
  /** Empty while it is not known. */
  jobId: string;
  /** What is read of the board; left out, its stages. */
  reads?: Omit<BoardRead, 'jobId'>;
  /** Something beside the board shows what was changed. */
  onChange: () => void;
  /** Whose step was taken back. */
  onUndone?: (id: string) => void;
  /** Called when somebody begins to be decided; what it answers, once they are. */
  goOnFrom: (id: string) => () => void;
};

/** All that is done with an application where its board is not on the screen, and the dialogs that ask before. */
export function useDecisions({ jobId, reads = STAGES, onChange, onUndone, goOnFrom }: Props) {
  const loaded = useBoard({ ...reads, jobId, enabled: jobId !== '' });
  const board = loaded.isPlaceholderData ? undefined : loaded.data;
  const { touch } = loaded;
  const touchAll = useCallback(() => {
    touch();
    onChange();
  }, [touch, onChange]);
  const changes = useChanges(jobId, { ...loaded, touch: touchAll }, onUndone);
  const { move, ask, dialogs } = useApplicationDialogs({ board, changes, goOnFrom });
  return { loaded, board, changes, move, ask, dialogs };
}
